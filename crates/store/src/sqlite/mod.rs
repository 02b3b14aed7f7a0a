//! SQLite: one file in a folder, for one node.
//!
//! One thread writes, a few connections read; in WAL mode neither waits for the other. A lock file keeps
//! a second process out: two of them would be safe, but would not hear each other's news.

mod connection;
mod file;
mod mark;
mod read;
mod readers;
mod schema;
mod write;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread::JoinHandle;

use tokio::sync::mpsc;

use crate::change_feed::ChangeFeed;
use crate::import_batches::ImportBatches;
use crate::queue::Queue;
use crate::write::fits;
use crate::{
    BackupError, Contents, Entry, Found, ImportError, Line, LogChanged, LogChanges, Note, OpenError, Query,
    Store, StoreError, Tally, Write, WriteError,
};
use connection::Lock;
use file::DataFile;
pub(crate) use file::NAME as DATABASE;
pub use file::exposed;
use mark::Mark;
use readers::Readers;

/// A store in a folder.
pub(crate) struct Sqlite {
    /// There until the store is closed.
    queue: Option<Queue>,
    writer: Option<JoinHandle<()>>,
    readers: Arc<Readers>,
    feed: ChangeFeed,
    path: PathBuf,
    /// Released when dropped, or when the process is killed.
    _lock: Lock,
}

impl Sqlite {
    pub(crate) async fn open(folder: PathBuf) -> Result<Sqlite, OpenError> {
        blocking(move || Sqlite::open_now(&folder)).await
    }

    fn open_now(folder: &Path) -> Result<Sqlite, OpenError> {
        let lock = connection::lock(folder)?;
        let path = folder.join(DATABASE);
        let refuse =
            |error: rusqlite::Error| OpenError::File { path: path.clone(), reason: error.to_string() };
        connection::check_mark(folder, &path)?;
        let file = DataFile::open(&path)
            .map_err(|error| OpenError::File { path: path.clone(), reason: error.to_string() })?;
        let file = Arc::new(file);
        let mut connection = connection::writer(&path).map_err(refuse)?;
        schema::migrate(&mut connection, schema::MIGRATIONS, refuse)?;
        connection::checkpoint(&connection).map_err(refuse)?;
        let mark = Mark::open(folder)
            .map_err(|error| OpenError::Folder { path: folder.into(), reason: error.to_string() })?;

        let feed = ChangeFeed::new();
        let (queue, inbox) = Queue::new();
        let (news, own_file) = (feed.clone(), file.clone());
        let writer = std::thread::Builder::new()
            .name("store writer".into())
            .spawn(move || write::run(connection, mark, inbox, &news, &own_file))
            .map_err(|error| OpenError::File { path: path.clone(), reason: error.to_string() })?;
        Ok(Sqlite {
            queue: Some(queue),
            writer: Some(writer),
            readers: Arc::new(Readers::new(path.clone(), file)),
            feed,
            path,
            _lock: lock,
        })
    }

    fn queue(&self) -> &Queue {
        self.queue.as_ref().expect("the queue is there until the store is dropped")
    }
}

impl Drop for Sqlite {
    /// Waits for the writer, so that the folder can be opened again at once.
    fn drop(&mut self) {
        self.queue = None;
        if let Some(writer) = self.writer.take() {
            // A writer that panicked has said so already.
            let _ = writer.join();
        }
    }
}

#[async_trait::async_trait]
impl Store for Sqlite {
    async fn write(&self, write: Write) -> Result<(), WriteError> {
        self.queue().write(write).await
    }

    async fn log(&self, table: &str, from: u64) -> Result<Vec<Entry>, StoreError> {
        if !fits(table) {
            return Ok(Vec::new());
        }
        let table = table.to_owned();
        self.readers.read(move |connection| read::log(connection, &table, from)).await
    }

    async fn note(&self, kind: &str, id: &str) -> Result<Option<Note>, StoreError> {
        if !fits(kind) || !fits(id) {
            return Ok(None);
        }
        let (kind, id) = (kind.to_owned(), id.to_owned());
        self.readers.read(move |connection| read::note(connection, &kind, &id)).await
    }

    async fn notes(&self, query: &Query) -> Result<Vec<Found>, StoreError> {
        if !query.is_fit() {
            return Ok(Vec::new());
        }
        let query = query.clone();
        self.readers.read(move |connection| read::notes(connection, &query)).await
    }

    fn log_changes(&self) -> LogChanges {
        self.feed.listen()
    }

    fn tally(&self) -> Tally {
        self.queue().tally()
    }

    async fn backup(&self, to: &Path) -> Result<(), BackupError> {
        let (path, to) = (self.path.clone(), to.to_owned());
        blocking(move || connection::backup(&path, &to)).await
    }

    async fn scrub(&self, may_take_long: bool) -> Result<bool, StoreError> {
        let path = self.path.clone();
        blocking(move || connection::scrub(&path, may_take_long)).await
    }

    async fn inspect(&self) -> Result<Vec<String>, StoreError> {
        self.readers.read(read::inspect).await
    }

    async fn scan(&self, lines: mpsc::Sender<Line>) -> Result<(), StoreError> {
        self.readers.read(move |connection| read::scan(connection, &lines)).await
    }

    async fn fill(&self, lines: mpsc::Receiver<Result<Line, ImportError>>) -> Result<(), ImportError> {
        let path = self.path.clone();
        blocking(move || write::fill(&path, ImportBatches::new(lines))).await?;
        self.feed.send(LogChanged::Everything);
        Ok(())
    }
}

/// How much there is in a file that [`Store::backup`] has written.
pub fn contents_of_backup(path: &Path) -> Result<Contents, StoreError> {
    read::contents(&connection::reader(path)?)
}

/// Does blocking work away from the tasks.
async fn blocking<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
    match tokio::task::spawn_blocking(work).await {
        Ok(done) => done,
        Err(error) => match error.try_into_panic() {
            Ok(panic) => std::panic::resume_unwind(panic),
            Err(error) => panic!("the runtime was shut down: {error}"),
        },
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        use rusqlite::ErrorCode::{DatabaseCorrupt, NotADatabase};
        match error.sqlite_error_code() {
            Some(DatabaseCorrupt | NotADatabase) => StoreError::Damaged(error.to_string()),
            _ => StoreError::Unavailable(error.to_string()),
        }
    }
}

impl From<rusqlite::Error> for ImportError {
    fn from(error: rusqlite::Error) -> ImportError {
        ImportError::Store(error.into())
    }
}
