//! The file that keeps a match in the terminal, rewritten after every action.

use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard};

use anyhow::{Context, Result};

use crate::location::home;

/// The keeper of a match; the file is created with the first action.
pub(crate) struct Keeper {
    folder: PathBuf,
    file: Mutex<Option<PathBuf>>,
}

impl Keeper {
    /// A keeper for a match, perhaps taken up from this file; a file elsewhere stays as it is.
    pub(crate) fn new(loaded: Option<&str>) -> Result<Keeper> {
        let folder = std::path::absolute(home().unwrap_or_default().join("kept"))?;
        let file = loaded.and_then(|path| fs::canonicalize(path).ok());
        let file = file.filter(|path| path.parent() == fs::canonicalize(&folder).ok().as_deref());
        Ok(Keeper { folder, file: Mutex::new(file) })
    }

    /// Writes the match as it stands.
    pub(crate) fn keep(&self, game: &str, text: &str) -> Result<()> {
        let mut file = self.file();
        // A file that could not be written completely must not be offered for going on.
        let path = match file.take() {
            Some(path) => path,
            None => claim(&self.folder, game)
                .with_context(|| format!("cannot write to {}", self.folder.display()))?,
        };
        let part = path.with_extension("part");
        fs::write(&part, text).with_context(|| format!("cannot write {}", part.display()))?;
        // The rename is atomic, so the file always holds a whole match.
        fs::rename(&part, &path).with_context(|| format!("cannot write {}", path.display()))?;
        *file = Some(path);
        Ok(())
    }

    /// Removes the file of a match that is over.
    pub(crate) fn forget(&self) {
        if let Some(path) = self.file().take() {
            // The file may have been moved away meanwhile.
            let _ = fs::remove_file(path);
        }
    }

    /// The command for going on, if a match is kept.
    pub(crate) fn way_back(&self) -> Option<String> {
        let path = self.file().as_ref()?.display().to_string();
        let program = std::env::args().next().unwrap_or_else(|| "wardroom".into());
        Some(format!("Kept in {path}.\nGo on with: {} play --load {}", quoted(&program), quoted(&path)))
    }

    fn file(&self) -> MutexGuard<'_, Option<PathBuf>> {
        self.file.lock().expect("no thread panics while it holds the file's name")
    }
}

/// Creates the first file of this game whose name is free.
fn claim(folder: &Path, game: &str) -> io::Result<PathBuf> {
    create_private(folder)?;
    let paths = (1..).map(|number: u32| folder.join(format!("{game}-{number}.json")));
    for path in paths {
        match File::create_new(&path) {
            Ok(_) => return Ok(path),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    Err(ErrorKind::StorageFull.into())
}

/// Creates a folder, and those above it, with access for this user only: a match holds secrets.
fn create_private(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(folder)
}

/// Quotes a word for a shell.
fn quoted(word: &str) -> String {
    let is_plain = |c: char| c.is_alphanumeric() || "/._-+:@%".contains(c);
    if word.chars().all(is_plain) { word.into() } else { format!("'{}'", word.replace('\'', r"'\''")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_quoted_for_a_shell() {
        assert_eq!(quoted("/home/ada/kept/smitten-1.json"), "/home/ada/kept/smitten-1.json");
        assert_eq!(quoted("/home/Ada's games/1.json"), r"'/home/Ada'\''s games/1.json'");
    }
}
