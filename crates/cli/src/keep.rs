//! The match in the terminal in a file of its own, which is written anew after every action.

use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard};

use anyhow::{Context, Result};

use crate::location::home;

/// Where the match is kept, once there is anything to keep.
pub(crate) struct Keeper {
    folder: PathBuf,
    file: Mutex<Option<PathBuf>>,
}

impl Keeper {
    /// Keeps a match, which may have been taken up from this file. A file elsewhere stays as it is.
    pub(crate) fn new(loaded: Option<&str>) -> Result<Keeper> {
        let folder = std::path::absolute(home().unwrap_or_default().join("kept"))?;
        let file = loaded.and_then(|path| fs::canonicalize(path).ok());
        let file = file.filter(|path| path.parent() == fs::canonicalize(&folder).ok().as_deref());
        Ok(Keeper { folder, file: Mutex::new(file) })
    }

    /// Writes the match down as it stands.
    pub(crate) fn keep(&self, game: &str, text: &str) -> Result<()> {
        let mut file = self.file();
        // A file that could not be written to the end is no way back.
        let path = match file.take() {
            Some(path) => path,
            None => claim(&self.folder, game)
                .with_context(|| format!("cannot write to {}", self.folder.display()))?,
        };
        let part = path.with_extension("part");
        fs::write(&part, text).with_context(|| format!("cannot write {}", part.display()))?;
        // Whenever this process ends, the file holds the whole match, before the action or after it.
        fs::rename(&part, &path).with_context(|| format!("cannot write {}", path.display()))?;
        *file = Some(path);
        Ok(())
    }

    /// Forgets a match that is over.
    pub(crate) fn forget(&self) {
        if let Some(path) = self.file().take() {
            // It may have been moved away meanwhile.
            let _ = fs::remove_file(path);
        }
    }

    /// How to go on, if anything is kept.
    pub(crate) fn way_back(&self) -> Option<String> {
        let path = self.file().as_ref()?.display().to_string();
        let program = std::env::args().next().unwrap_or_else(|| "wardroom".into());
        Some(format!("Kept in {path}.\nGo on with: {} play --load {}", quoted(&program), quoted(&path)))
    }

    fn file(&self) -> MutexGuard<'_, Option<PathBuf>> {
        self.file.lock().expect("no thread panics while it holds the file's name")
    }
}

/// Creates the first file of this game that is not there yet.
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

/// Creates a folder, and those above it, for this person alone: a match holds what is hidden in it.
fn create_private(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(folder)
}

/// A word for a shell.
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
