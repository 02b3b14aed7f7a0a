//! Locks that other sessions hold: who needs them is refused, and nothing else waits.

use std::collections::HashMap;
use std::time::Duration;

use deadpool_postgres::Client;
use tokio::time::Instant;
use tokio_postgres::Error;
use tokio_postgres::error::SqlState;

use super::write::{Verdicts, settle};
use crate::{StoreError, Write, WriteError};

/// How long the writes of a batch are tried one by one.
const ONE_BY_ONE: Duration = Duration::from_millis(1500);

/// How long a write that met a lock is refused without being tried again.
const RESPITE: Duration = Duration::from_secs(3);

/// Writes that met a lock, by their table or else their first note, and when.
#[derive(Default)]
pub(super) struct Locked(HashMap<(String, String), Instant>);

impl Locked {
    fn contains(&self, write: &Write) -> bool {
        !self.0.is_empty() && self.0.get(&Locked::key(write)).is_some_and(|at| at.elapsed() < RESPITE)
    }

    fn insert(&mut self, write: &Write) {
        self.0.retain(|_, at| at.elapsed() < RESPITE);
        self.0.insert(Locked::key(write), Instant::now());
    }

    fn key(write: &Write) -> (String, String) {
        match (&write.log, write.notes.first()) {
            (Some(append), _) => (String::new(), append.table.clone()),
            (None, Some(put)) => (put.kind.clone(), put.id.clone()),
            (None, None) => (String::new(), String::new()),
        }
    }
}

/// Commits a batch, or one by one those of its writes that meet no lock of another session.
pub(super) async fn settle_around(
    locked: &mut Locked,
    client: &Client,
    writes: &[Write],
) -> Result<Verdicts, Error> {
    if !writes.iter().any(|write| locked.contains(write)) {
        match settle(client, writes).await {
            Err(error) if is_about_locks(&error) => {}
            outcome => return outcome,
        }
    }
    let start = Instant::now();
    let mut verdicts = Vec::with_capacity(writes.len());
    for write in writes {
        if locked.contains(write) || ONE_BY_ONE < start.elapsed() {
            verdicts.push(Err(refusal()));
            continue;
        }
        match settle(client, std::slice::from_ref(write)).await {
            Ok(verdict) => verdicts.extend(verdict),
            Err(error) if is_about_locks(&error) => {
                locked.insert(write);
                verdicts.push(Err(refusal()));
            }
            Err(error) => return Err(error),
        }
    }
    Ok(verdicts)
}

fn is_about_locks(error: &Error) -> bool {
    matches!(error.code(), Some(&SqlState::LOCK_NOT_AVAILABLE | &SqlState::T_R_DEADLOCK_DETECTED))
}

fn refusal() -> WriteError {
    StoreError::Unavailable("another session of the database holds a lock on what is to be written".into())
        .into()
}
