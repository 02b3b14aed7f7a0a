//! Steps: deciding, writing, catching up.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Instant;

use store::{Append, Expect, StoreError, Write, WriteError};
use table::{Command, Entry, PersonId, Table};

use super::actor::TableActor;
use crate::error::ApiError;
use crate::live::remarks;
use crate::lobby::summary;
use crate::metrics::Metrics;
use crate::node::Node;
use crate::notes::json;
use crate::random;

/// How often an actor decides anew because others were quicker.
const MOST_ATTEMPTS: usize = 8;

impl TableActor {
    /// Carries out what a person asks.
    pub(super) async fn command(
        &mut self,
        by: &PersonId,
        command: Command,
        version: Option<u64>,
    ) -> Result<u64, ApiError> {
        let fresh = random::seed();
        let done = self
            .step(|table| match version {
                Some(wanted) if wanted != table.version() => Err(stale()),
                _ => Ok(table.decide(by, command.clone(), fresh)?),
            })
            .await;
        let metrics = &self.node.metrics;
        Metrics::count(if done.is_ok() { &metrics.commands } else { &metrics.refusals });
        done
    }

    /// Takes a step: what `decide` says of the table as it is, written to the log before it is shown
    /// of it. Gives the version since.
    pub(super) async fn step(
        &mut self,
        decide: impl Fn(&Table) -> Result<Option<Entry>, ApiError>,
    ) -> Result<u64, ApiError> {
        if self.is_behind {
            self.catch_up().await?;
        }
        let mut is_sure = false;
        for _ in 0..MOST_ATTEMPTS {
            let entry = match decide(&self.table) {
                Ok(Some(entry)) => entry,
                Ok(None) => return Ok(self.table.version()),
                Err(refused) if is_sure => return Err(refused),
                Err(refused) => {
                    // The caller may have seen more of the log on another node than we have here.
                    let version = self.table.version();
                    self.is_behind = true;
                    self.catch_up().await?;
                    is_sure = true;
                    if version == self.table.version() {
                        return Err(refused);
                    }
                    continue;
                }
            };
            if self.append(&entry).await? {
                return Ok(self.table.version());
            }
            Metrics::count(&self.node.metrics.lost_races);
            self.is_behind = true;
            self.catch_up().await?;
        }
        Err(ApiError::busy())
    }

    /// Writes an entry with all that it changes; false if its number is taken.
    async fn append(&mut self, entry: &Entry) -> Result<bool, ApiError> {
        let at = self.node.time.now();
        let mut next = self.table.fork();
        next.evolve(entry, at);
        let append = Append { table: self.id.clone(), seq: self.table.version(), at, body: json(entry) };
        let mut notes = summary::changes(&self.id, &self.table, &next, at);
        if let Entry::Said { person, words, .. } = entry
            && let Some(quote) = words.quote()
        {
            notes.push(remarks::note(&self.id, append.seq, person, quote));
        }
        let started = Instant::now();
        match self.node.store.write(Write { log: Some(append), notes, ..Write::default() }).await {
            Ok(()) => {
                self.node.metrics.count_commit(started.elapsed());
                self.table = next;
                // If that fails, the next look at the log does it.
                self.is_behind = self.hear().await.is_err();
                Ok(true)
            }
            Err(WriteError::Taken { .. }) => Ok(false),
            // The log has ended: the table was removed.
            Err(WriteError::Gap { .. }) => Err(ApiError::no_such_table()),
            Err(error) => {
                // It may have been written all the same: the log will tell.
                self.is_behind = true;
                Err(error.into())
            }
        }
    }

    /// Takes what the log has and the replica has not.
    pub(super) async fn catch_up(&mut self) -> Result<(), ApiError> {
        if !self.is_behind {
            return Ok(());
        }
        for logged in self.node.store.log(&self.id, self.table.version()).await? {
            let entry = read(&self.id, &logged)?;
            self.table.evolve(&entry, logged.at);
        }
        self.hear().await?;
        self.is_behind = false;
        Ok(())
    }

    /// Looks up what was said, if that is not known.
    pub(super) async fn hear(&mut self) -> Result<(), StoreError> {
        hear(&mut self.table, &self.id, &self.node).await
    }

    /// Notes when the table has to be looked at again, after it was looked at because of such a note.
    pub(super) async fn set_alarm(&mut self) {
        // First the note, then the log: a step that another node takes meanwhile changes either the note,
        // and ours is refused, or nothing that matters to it.
        let Ok(Some(note)) = self.node.store.note("deadline", &self.id).await else { return };
        self.is_behind = true;
        if self.catch_up().await.is_err() {
            return;
        }
        let alarm = summary::alarm(&self.table, self.node.time.now());
        // The note says the truth, but the clock has jumped: this node waits for longer, others need not.
        if let (Some(at), Some(due)) = (alarm, self.node.time.due(&self.table))
            && read_alarm(&note) == Some(at)
        {
            return self.tables.delay_alarm(&self.id, note.version, due);
        }
        let alarm = summary::alarm_note(&self.id, alarm);
        let written = self.node.store.write(alarm.expecting(Expect::Version(note.version)).into()).await;
        if let Err(error @ WriteError::Unavailable(_)) = written {
            tracing::warn!(table = %self.id, %error, "an alarm could not be set");
        }
    }
}

fn read_alarm(note: &store::Note) -> Option<u64> {
    serde_json::from_str(note.body.as_str()).ok()
}

/// The table as its log has made it.
pub(super) async fn load(id: &str, node: &Node) -> Result<Table, ApiError> {
    let log = node.store.log(id, 0).await?;
    // A log that other rules have written does not replay; that is this table's trouble and no other's.
    let replayed = catch_unwind(AssertUnwindSafe(|| replay(id, &log)));
    let mut table = replayed.unwrap_or_else(|_| Err(ApiError::broken_table()))?;
    hear(&mut table, id, node).await?;
    Ok(table)
}

async fn hear(table: &mut Table, id: &str, node: &Node) -> Result<(), StoreError> {
    if table.unheard().next().is_some() {
        let found = remarks::find(&*node.store, id, table.unheard()).await?;
        table.hear(found);
    }
    Ok(())
}

fn replay(id: &str, log: &[store::Entry]) -> Result<Table, ApiError> {
    let mut entries = log.iter();
    let opening = entries.next().ok_or_else(ApiError::no_such_table)?;
    let mut table = Table::open(&read(id, opening)?).ok_or_else(ApiError::no_such_table)?;
    for logged in entries {
        table.evolve(&read(id, logged)?, logged.at);
    }
    Ok(table)
}

fn read(id: &str, logged: &store::Entry) -> Result<Entry, StoreError> {
    let damaged = |error| StoreError::Damaged(format!("entry {} of table {id}: {error}", logged.seq));
    serde_json::from_str(logged.body.as_str()).map_err(damaged)
}

fn stale() -> ApiError {
    let message = "the table has moved on: look at it again";
    ApiError::new(axum::http::StatusCode::CONFLICT, "stale", message)
}
