//! The version of the database, kept beside it in a file of its own.
//!
//! SQLite opens a write-ahead log that was cut short as if its last commits had never been. The mark tells:
//! a database whose version is below it has lost commits that were acknowledged. The mark is written after
//! the commit and reaches the disk later, so after a power cut it may be behind the database, never ahead.

use std::fs::{self, File};
use std::io::{Result, Seek, SeekFrom, Write};
use std::path::Path;

use super::file::private;

/// The file's name in the folder.
pub(super) const FILE: &str = "wardroom.mark";

/// After how many commits the mark is brought to disk.
const COMMITS_PER_SYNC: u32 = 64;

/// The mark, open for writing.
pub(super) struct Mark {
    file: File,
    n_unsynced: u32,
}

impl Mark {
    pub(super) fn open(folder: &Path) -> Result<Mark> {
        Ok(Mark { file: private(&folder.join(FILE))?, n_unsynced: 0 })
    }

    /// Notes the version after a commit.
    pub(super) fn set(&mut self, version: i64) {
        // A mark that cannot be written stays behind, and notices less: no reason to refuse a commit.
        let _ = self.write(version);
        self.n_unsynced += 1;
        if COMMITS_PER_SYNC <= self.n_unsynced {
            self.sync();
        }
    }

    /// Brings the mark to disk.
    pub(super) fn sync(&mut self) {
        let _ = self.file.sync_data();
        self.n_unsynced = 0;
    }

    fn write(&mut self, version: i64) -> Result<()> {
        self.file.seek(SeekFrom::Start(0))?;
        self.file.write_all(line(version).as_bytes())
    }
}

/// The version that was noted; 0 if there is no mark, or one that was not written by us.
pub(super) fn read(folder: &Path) -> i64 {
    let text = fs::read_to_string(folder.join(FILE)).unwrap_or_default();
    let version = text.split(' ').next().and_then(|number| number.parse().ok()).unwrap_or(0);
    if text == line(version) { version } else { 0 }
}

/// The mark's text, of the same length for every version. The number stands there twice: a damaged mark
/// must not refuse a sound database.
fn line(version: i64) -> String {
    format!("{version:019} {version:019}\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_is_read_as_it_was_set() {
        let folder = tempfile::tempdir().unwrap();
        assert_eq!(read(folder.path()), 0);
        for version in [1, 64, 65, i64::MAX, 7] {
            Mark::open(folder.path()).unwrap().set(version);
            assert_eq!(read(folder.path()), version);
        }
    }

    #[test]
    fn a_damaged_mark_says_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let sound = line(1234);
        for text in ["", "\0", "7", &sound[..30], &sound.replacen('4', "5", 1)] {
            fs::write(folder.path().join(FILE), text).unwrap();
            assert_eq!(read(folder.path()), 0, "{text:?}");
        }
    }
}
