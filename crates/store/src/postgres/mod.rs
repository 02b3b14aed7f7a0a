//! PostgreSQL: one database for any number of nodes.
//!
//! Each node has one connection that writes, a few that read, and one that listens to what all nodes
//! have written. None of them waits long for a lock, or holds one between two statements. They are not encrypted, and a pooler between node and database must keep sessions
//! (PgBouncer: `pool_mode = session`), because prepared statements and `LISTEN` live in them.

mod connection;
mod listen;
mod locked;
mod read;
mod schema;
mod session;
mod write;

use std::path::Path;

use deadpool_postgres::{Client, Pool, PoolError};
use tokio::sync::mpsc;
use tokio::task::AbortHandle;

use crate::change_feed::ChangeFeed;
use crate::import_batches::ImportBatches;
use crate::queue::Queue;
use crate::write::fits;
use crate::{
    BackupError, Entry, Found, ImportError, Line, LogChanges, Note, OpenError, Query, Store, StoreError,
    Tally, Write, WriteError,
};
pub(crate) use connection::place;
use connection::refusal;
use session::Loan;

/// How many may read at once.
const MOST_READERS: usize = 8;

/// A node's share of the database.
pub(crate) struct Postgres {
    queue: Queue,
    readers: Pool,
    unhurried: Pool,
    feed: ChangeFeed,
    listener: AbortHandle,
}

impl Postgres {
    pub(crate) async fn open(address: &str) -> Result<Postgres, OpenError> {
        let config = connection::configure(address)?;
        let unhurried = connection::unhurried(&config);
        let mut client = unhurried.get().await.map_err(|error| refusal(address, error))?;
        connection::check_settings(&client, address).await?;
        schema::migrate(&mut client, schema::MIGRATIONS, address).await?;
        // It has no limits, so it does not stay.
        drop(Client::take(client));

        let feed = ChangeFeed::new();
        let (queue, inbox) = Queue::new();
        let listener =
            listen::start(config.clone(), feed.clone()).await.map_err(|error| refusal(address, error))?;
        // A pool of one renews the writer's connection when it is lost.
        tokio::spawn(write::run(connection::pool(&config, 1), inbox));
        let readers = connection::pool(&config, MOST_READERS);
        Ok(Postgres { queue, readers, unhurried, feed, listener })
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.listener.abort();
    }
}

#[async_trait::async_trait]
impl Store for Postgres {
    async fn write(&self, write: Write) -> Result<(), WriteError> {
        self.queue.write(write).await
    }

    async fn log(&self, table: &str, from: u64) -> Result<Vec<Entry>, StoreError> {
        if !fits(table) {
            return Ok(Vec::new());
        }
        let loan = Loan::of(&self.readers).await?;
        let log = read::log(&loan, table, from).await;
        loan.give_back();
        log
    }

    async fn note(&self, kind: &str, id: &str) -> Result<Option<Note>, StoreError> {
        if !fits(kind) || !fits(id) {
            return Ok(None);
        }
        let loan = Loan::of(&self.readers).await?;
        let note = read::note(&loan, kind, id).await;
        loan.give_back();
        note
    }

    async fn notes(&self, query: &Query) -> Result<Vec<Found>, StoreError> {
        if !query.is_fit() {
            return Ok(Vec::new());
        }
        let loan = Loan::of(&self.readers).await?;
        let notes = read::notes(&loan, query).await;
        loan.give_back();
        notes
    }

    fn log_changes(&self) -> LogChanges {
        self.feed.listen()
    }

    fn tally(&self) -> Tally {
        self.queue.tally()
    }

    async fn backup(&self, _to: &Path) -> Result<(), BackupError> {
        Err(BackupError::UsePgDump)
    }

    async fn scrub(&self, _may_take_long: bool) -> Result<bool, StoreError> {
        Ok(true)
    }

    async fn inspect(&self) -> Result<Vec<String>, StoreError> {
        Ok(Vec::new())
    }

    async fn scan(&self, lines: mpsc::Sender<Line>) -> Result<(), StoreError> {
        read::scan(&mut self.unhurried.get().await?, &lines).await
    }

    async fn fill(&self, lines: mpsc::Receiver<Result<Line, ImportError>>) -> Result<(), ImportError> {
        write::fill(&mut self.unhurried.get().await?, ImportBatches::new(lines)).await
    }
}

impl From<tokio_postgres::Error> for StoreError {
    fn from(error: tokio_postgres::Error) -> StoreError {
        StoreError::Unavailable(connection::describe(&error))
    }
}

impl From<PoolError> for StoreError {
    fn from(error: PoolError) -> StoreError {
        StoreError::Unavailable(connection::describe(&error))
    }
}

impl From<tokio_postgres::Error> for ImportError {
    fn from(error: tokio_postgres::Error) -> ImportError {
        ImportError::Store(error.into())
    }
}

impl From<PoolError> for ImportError {
    fn from(error: PoolError) -> ImportError {
        ImportError::Store(error.into())
    }
}
