//! What every database behind Wardroom must do.

use std::path::{Path, PathBuf};

use tokio::sync::mpsc;

use crate::{Entry, Found, ImportError, Json, Line, LogChanges, Note, Put, Query, Write, WriteError};

/// Logs and notes in a database, shared by all tasks of a node.
///
/// Names that could never have been written ([`Unfit`](crate::Unfit)) find nothing. Of a store that was
/// [opened](crate::open), writes and reads are answered within three seconds, probes within one.
#[async_trait::async_trait]
pub trait Store: Send + Sync {
    /// Writes everything or nothing. `Ok` means committed and on disk. An entry is linked to the one before
    /// it ([`Link`](crate::Link)).
    ///
    /// Writes that arrive while a commit is under way are committed together, each with its own answer.
    /// A write is carried out or refused even if its caller has gone away. One that got no
    /// answer in time is [`Unavailable`](WriteError::Unavailable), and may be carried out later.
    async fn write(&self, write: Write) -> Result<(), WriteError>;

    /// The log of a table from this entry on, if its chain is whole from there on; else it is
    /// [damaged](StoreError::Damaged). A table without entries has an empty log.
    async fn log(&self, table: &str, from: u64) -> Result<Vec<Entry>, StoreError>;

    /// One note.
    async fn note(&self, kind: &str, id: &str) -> Result<Option<Note>, StoreError>;

    /// The notes a query asks for.
    async fn notes(&self, query: &Query) -> Result<Vec<Found>, StoreError>;

    /// Whether anything can be written: writes a small note to see.
    async fn probe(&self) -> Result<(), StoreError> {
        let note = Put::new("health", "probe", Json::new("").expect("a text is JSON"));
        match self.write(note.into()).await {
            Err(WriteError::Unavailable(error)) => Err(error),
            _ => Ok(()),
        }
    }

    /// A feed of the logs that grow from now on, on this node or any other.
    fn log_changes(&self) -> LogChanges;

    /// What has been written since the store was opened.
    fn tally(&self) -> Tally;

    /// A copy of the database file at this path, made while the store goes on working.
    async fn backup(&self, to: &Path) -> Result<(), BackupError>;

    /// Leaves nothing of what was deleted or replaced so far in the files of SQLite. False if that would
    /// keep writers waiting for too long, unless it may. PostgreSQL has its own ways: old rows stay in its
    /// files until its vacuum, and in its log.
    async fn scrub(&self, may_take_long: bool) -> Result<bool, StoreError>;

    /// What the database itself finds wrong with its files, where it can say. [`verify`](crate::verify)
    /// asks for it.
    async fn inspect(&self) -> Result<Vec<String>, StoreError>;

    /// Sends everything as of one moment: [`Line::Head`], then all entries, then all notes.
    /// [`export`](crate::export) writes them down.
    async fn scan(&self, lines: mpsc::Sender<Line>) -> Result<(), StoreError>;

    /// Takes everything into an empty store, in one transaction: a failure among the lines is the answer
    /// and leaves the store empty. [`import`](crate::import) reads them.
    async fn fill(&self, lines: mpsc::Receiver<Result<Line, ImportError>>) -> Result<(), ImportError>;
}

/// What a store has written since it was opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Writes that were committed.
    pub writes: u64,
    /// Commits it took; the fewer, the better writes are gathered.
    pub commits: u64,
}

/// Why the database has no answer.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// It cannot be reached, or failed.
    #[error("the database does not answer: {0}")]
    Unavailable(String),
    /// It holds something that no wardroom has written.
    #[error("the database is damaged, restore a backup: {0}")]
    Damaged(String),
}

/// Why there is no backup.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BackupError {
    /// Something is there already.
    #[error("{} exists already: choose another name", .0.display())]
    Exists(PathBuf),
    /// The copy could not be written.
    #[error("cannot write the backup {}: {reason}", path.display())]
    Failed {
        /// Where it was to be.
        path: PathBuf,
        /// What went wrong.
        reason: String,
    },
    /// PostgreSQL has no file to copy.
    #[error("PostgreSQL is backed up with its own tools: use pg_dump")]
    UsePgDump,
}
