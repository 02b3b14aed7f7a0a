//! The database file: made for its owner only, and watched while it is in use.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use crate::{Location, StoreError};

/// The name of the database in its folder.
pub(crate) const NAME: &str = "wardroom.db";

/// The database file. It stays open for as long as there is a connection to it: closing any handle of a
/// file releases the locks that SQLite has on it in this process.
pub(super) struct DataFile {
    path: PathBuf,
    wal: PathBuf,
    file: File,
    /// How long it was when it was last found whole, in bytes.
    len: AtomicU64,
}

impl DataFile {
    /// Opens the file, which is created if it is missing.
    pub(super) fn open(path: &Path) -> io::Result<DataFile> {
        let mut wal = path.as_os_str().to_owned();
        wal.push("-wal");
        Ok(DataFile { path: path.into(), wal: wal.into(), file: private(path)?, len: AtomicU64::new(0) })
    }

    /// Refuses to go on with a file that a later start would not find, or could not read. SQLite itself
    /// writes on into a deleted file, and reads a page that it has in memory from no file at all.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        let what = if !is_at(&self.file, &self.path) || !self.wal.exists() {
            "has been deleted or replaced"
        } else if !self.is_whole().unwrap_or(false) {
            "has been cut short or overwritten"
        } else {
            return Ok(());
        };
        Err(StoreError::Damaged(format!("{} {what} while it was in use", self.path.display())))
    }

    /// Whether the file begins as a database does, and has not become shorter than its beginning says. It
    /// may always have been: an interrupted checkpoint leaves the rest in the write-ahead log.
    #[cfg(unix)]
    fn is_whole(&self) -> io::Result<bool> {
        use std::os::unix::fs::FileExt;

        let mut header = [0; 32];
        self.file.read_exact_at(&mut header, 0)?;
        let page_size = match u16::from_be_bytes([header[16], header[17]]) {
            1 => 65_536,
            size => u64::from(size),
        };
        let n_pages = u32::from_be_bytes([header[28], header[29], header[30], header[31]]);
        let len = self.file.metadata()?.len();
        let is_cut = len < self.len.load(Relaxed) && len < page_size * u64::from(n_pages);
        let is_whole = header.starts_with(b"SQLite format 3\0") && !is_cut;
        if is_whole {
            self.len.store(len, Relaxed);
        }
        Ok(is_whole)
    }

    #[cfg(not(unix))]
    fn is_whole(&self) -> io::Result<bool> {
        Ok(self.len.load(Relaxed) <= self.file.metadata()?.len())
    }
}

/// Opens a file that, if it is created, only its owner may read.
pub(super) fn private(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Creates a folder that only its owner may enter, unless there is one already.
pub(super) fn private_folder(path: &Path) -> io::Result<()> {
    if let Some(parent) = path.parent() {
        fs::create_dir_all(parent)?;
    }
    let mut builder = fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    match builder.create(path) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists || !path.is_dir() => Err(error),
        _ => Ok(()),
    }
}

/// What of a store other users of this machine may read or change, each with what to do about it.
#[cfg(unix)]
pub fn exposed(location: &Location) -> Vec<String> {
    use std::os::unix::fs::PermissionsExt;

    let Location::Folder(folder) = location else { return Vec::new() };
    let files = ["", "-wal", "-shm"].map(|end| (folder.join(format!("{NAME}{end}")), 0o600));
    let all = [(folder.clone(), 0o700)].into_iter().chain(files);
    all.filter_map(|(path, needed)| {
        let mode = fs::metadata(&path).ok()?.permissions().mode() & 0o777;
        let place = path.display();
        (mode & 0o077 != 0).then(|| {
            format!(
                "other users of this machine may open {place} (mode {mode:o}): run chmod {needed:o} '{place}'"
            )
        })
    })
    .collect()
}

/// What of a store other users of this machine may read or change: unknown on this system.
#[cfg(not(unix))]
pub fn exposed(_: &Location) -> Vec<String> {
    Vec::new()
}

/// Whether this very file is found at the path.
#[cfg(unix)]
fn is_at(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;

    let identity = |metadata: &fs::Metadata| (metadata.dev(), metadata.ino());
    matches!((&file.metadata(), &fs::metadata(path)), (Ok(a), Ok(b)) if identity(a) == identity(b))
}

#[cfg(not(unix))]
fn is_at(_: &File, path: &Path) -> bool {
    path.exists()
}
