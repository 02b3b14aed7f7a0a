//! Connections to the file, the lock on its folder, and copies of it.

use std::fs::{self, File, TryLockError};
use std::path::Path;
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags};

use super::file::{private, private_folder};
use super::mark;
use crate::{BackupError, OpenError, StoreError};

/// How long to wait for another process that reads the file.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long to wait for readers before the next attempt to empty the write-ahead log.
const SCRUB_PATIENCE: Duration = Duration::from_millis(100);

/// How often that is tried.
const SCRUB_ATTEMPTS: u32 = 20;

/// The largest database, in bytes, that is vacuumed while writers wait: it takes about a second.
const LARGEST_VACUUM: i64 = 64 << 20;

/// The lock on a folder.
#[derive(Debug)]
pub(super) struct Lock(File);

impl Drop for Lock {
    /// Releases the lock. Closing the file would not while a forked process, which has not yet executed
    /// its program, has the same file open.
    fn drop(&mut self) {
        let _ = self.0.unlock();
    }
}

/// Creates the folder if need be, and keeps all others out of it.
pub(super) fn lock(folder: &Path) -> Result<Lock, OpenError> {
    let refuse = |error: std::io::Error| OpenError::Folder { path: folder.into(), reason: error.to_string() };
    private_folder(folder).map_err(refuse)?;
    let file = private(&folder.join("wardroom.lock")).map_err(refuse)?;
    match file.try_lock() {
        Ok(()) => Ok(Lock(file)),
        Err(TryLockError::WouldBlock) => Err(OpenError::InUse(folder.into())),
        Err(TryLockError::Error(error)) => Err(refuse(error)),
    }
}

/// A connection that writes, and that has written to disk whatever it has committed.
pub(super) fn writer(path: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE;
    let connection = Connection::open_with_flags(path, flags | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
    connection.busy_timeout(PATIENCE)?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    // Without this macOS leaves data in the drive's cache.
    connection.pragma_update(None, "fullfsync", true)?;
    // What is deleted is overwritten with zeros.
    connection.pragma_update(None, "secure_delete", true)?;
    Ok(connection)
}

/// Brings what the write-ahead log has into the file, as far as no other program is reading it.
pub(super) fn checkpoint(connection: &Connection) -> rusqlite::Result<()> {
    connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()))
}

/// Refuses a database that is behind its mark. Its write-ahead log stays as it is, since it may be mended.
pub(super) fn check_mark(folder: &Path, path: &Path) -> Result<(), OpenError> {
    let refuse = |error: rusqlite::Error| OpenError::File { path: path.into(), reason: error.to_string() };
    let promised = mark::read(folder);
    let found = if path.exists() { version(path).map_err(refuse)? } else { 0 };
    if promised <= found {
        return Ok(());
    }
    let mark = folder.join(mark::FILE);
    Err(OpenError::CutShort { path: path.into(), missing: promised.abs_diff(found), mark })
}

/// How many commits a database has seen, read without changing a file.
fn version(path: &Path) -> rusqlite::Result<i64> {
    let connection = reader(path)?;
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
    let exists = "SELECT count(*) FROM sqlite_schema WHERE name = 'version'";
    match connection.query_row(exists, [], |row| row.get(0))? {
        0 => Ok(0),
        _ => connection.query_row("SELECT last FROM version", [], |row| row.get(0)),
    }
}

/// Wipes what was deleted or replaced; false if only a vacuum could do that and would take too long.
pub(super) fn scrub(path: &Path, may_take_long: bool) -> Result<bool, StoreError> {
    let connection = writer(path)?;
    let size = "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size";
    let size: i64 = connection.query_row(size, [], |row| row.get(0))?;
    let is_thorough = may_take_long || size <= LARGEST_VACUUM;
    if is_thorough {
        // Pages keep copies of what they held before they were split, which `secure_delete` does not see.
        connection.execute_batch("VACUUM")?;
    }
    // Writers have to wait meanwhile.
    connection.busy_timeout(SCRUB_PATIENCE)?;
    for _ in 1..SCRUB_ATTEMPTS {
        match empty_log(&connection) {
            Err(StoreError::Unavailable(_)) => std::thread::sleep(SCRUB_PATIENCE),
            done => return done.map(|()| is_thorough),
        }
    }
    empty_log(&connection).map(|()| is_thorough)
}

/// LogChanges the write-ahead log into the database and empties it. With it goes what was deleted.
fn empty_log(connection: &Connection) -> Result<(), StoreError> {
    let is_busy = connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get(0))?;
    match is_busy {
        false => Ok(()),
        true => Err(StoreError::Unavailable("its write-ahead log is in use".into())),
    }
}

/// A connection that only reads.
pub(super) fn reader(path: &Path) -> rusqlite::Result<Connection> {
    // Not opened read-only: the first one to come has to be able to set up the shared memory of the WAL.
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(PATIENCE)?;
    connection.pragma_update(None, "query_only", true)?;
    Ok(connection)
}

/// Copies the database as of one moment. The copy appears under its name only when it is whole.
pub(super) fn backup(path: &Path, to: &Path) -> Result<(), BackupError> {
    if to.exists() {
        return Err(BackupError::Exists(to.into()));
    }
    copy(path, to).map_err(|error| BackupError::Failed { path: to.into(), reason: error.to_string() })
}

fn copy(path: &Path, to: &Path) -> Result<(), Box<dyn std::error::Error>> {
    let mut part = to.as_os_str().to_owned();
    part.push(".part");
    if fs::exists(&part)? {
        // Left behind by a copy that was interrupted.
        fs::remove_file(&part)?;
    }
    // SQLite writes into an empty file, and leaves it to its owner.
    private(part.as_ref())?;
    let name = part.to_str().ok_or("its name is not UTF-8")?;
    writer(path)?.execute("VACUUM INTO ?1", [name])?;
    File::open(&part)?.sync_all()?;
    fs::rename(&part, to)?;
    // The new name is an entry of the folder, which has to reach the disk too.
    if let Some(folder) = to.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_released_lock_is_free_even_if_a_forked_process_still_has_its_file() {
        let folder = tempfile::tempdir().unwrap();
        let held = lock(folder.path()).unwrap();
        // Between fork and exec a child has every open file of its parent, as this copy does.
        let _inherited = held.0.try_clone().unwrap();
        drop(held);
        lock(folder.path()).unwrap();
    }

    #[test]
    fn a_commit_reaches_the_disk() {
        let folder = tempfile::tempdir().unwrap();
        let connection = writer(&folder.path().join("test.db")).unwrap();
        let pragma = |name| connection.pragma_query_value(None, name, |row| row.get::<_, i64>(0)).unwrap();
        assert_eq!(pragma("synchronous"), 2, "FULL");
        assert_eq!(pragma("fullfsync"), 1);
        assert_eq!(pragma("secure_delete"), 1);
        let mode: String = connection.pragma_query_value(None, "journal_mode", |row| row.get(0)).unwrap();
        assert_eq!(mode, "wal");
    }
}
