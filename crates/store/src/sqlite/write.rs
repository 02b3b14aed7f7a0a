//! What is written, by one thread.

use std::path::Path;

use rusqlite::{Connection, OptionalExtension, Transaction, TransactionBehavior, params};
use tokio::runtime::Handle;

use super::connection;
use super::file::DataFile;
use super::mark::Mark;
use crate::batch::{Decision, Ground, Links, Touched, decide};
use crate::chain::{Tip, bytes};
use crate::change_feed::ChangeFeed;
use crate::import_batches::ImportBatches;
use crate::queue::Inbox;
use crate::{ImportError, Link, LogChanged, StoreError, Write, WriteError};

/// Commits batch after batch until the store is closed.
pub(super) fn run(
    mut connection: Connection,
    mut mark: Mark,
    mut inbox: Inbox,
    feed: &ChangeFeed,
    file: &DataFile,
) {
    while let Some(batch) = inbox.blocking_gather() {
        let outcome = commit(&mut connection, &mut mark, &batch.writes, feed, file);
        batch.answer(outcome);
    }
    mark.sync();
}

fn commit(
    connection: &mut Connection,
    mark: &mut Mark,
    writes: &[Write],
    feed: &ChangeFeed,
    file: &DataFile,
) -> Result<Vec<Result<(), WriteError>>, StoreError> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let (decision, version) = carry_out(&transaction, writes, Links::new())?;
    if let Some(version) = version {
        file.check()?;
        transaction.commit()?;
        mark.set(version);
    }
    for (table, len) in decision.grown() {
        feed.send(LogChanged::Table { table: table.into(), len });
    }
    Ok(decision.verdicts)
}

/// Writes everything that comes in, in one transaction on a connection of its own. The writer's commits
/// wait for it, and give up if it takes too long.
pub(super) fn fill(path: &Path, mut batches: ImportBatches) -> Result<(), ImportError> {
    let mut connection = connection::writer(path)?;
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let is_empty = "SELECT NOT EXISTS (SELECT * FROM entry) AND NOT EXISTS (SELECT * FROM note)";
    if !transaction.query_row(is_empty, [], |row| row.get(0))? {
        return Err(ImportError::NotEmpty);
    }
    let runtime = Handle::current();
    while let Some((writes, links)) = runtime.block_on(batches.gather())? {
        let (decision, _) = carry_out(&transaction, &writes, links)?;
        batches.check(decision.verdicts)?;
    }
    Ok(transaction.commit()?)
}

/// Decides a batch, whose entries may bring links along, and writes what is left of it. Gives the version
/// that the database has then, if anything is left.
fn carry_out<'a>(
    transaction: &Transaction<'_>,
    writes: &'a [Write],
    links: Links,
) -> rusqlite::Result<(Decision<'a>, Option<i64>)> {
    let ground = Ground { links, ..ground(transaction, &Touched::by(writes))? };
    let decision = decide(writes, &ground);
    if decision.is_idle() {
        return Ok((decision, None));
    }
    let version = transaction
        .prepare_cached("UPDATE version SET last = last + 1 RETURNING last")?
        .query_row([], |row| row.get(0))?;
    remove_logs(transaction, &decision)?;
    write_entries(transaction, &decision)?;
    write_notes(transaction, &decision, version)?;
    Ok((decision, Some(version)))
}

fn ground<'a>(transaction: &Transaction<'_>, touched: &Touched<'a>) -> rusqlite::Result<Ground<'a>> {
    let mut ground = Ground::default();
    let mut tip = transaction
        .prepare_cached("SELECT seq + 1, link FROM entry WHERE table_id = ?1 ORDER BY seq DESC LIMIT 1")?;
    for &table in &touched.tables {
        let tip = tip.query_row([table], |row| Ok((row.get::<_, i64>(0)?, row.get::<_, Vec<u8>>(1)?)));
        if let Some((len, link)) = tip.optional()? {
            // A broken link is told when the log is read.
            let link = Link::read(&link).unwrap_or_default();
            ground.tips.insert(table, Tip { len: len.cast_unsigned(), link });
        }
    }
    let mut version = transaction.prepare_cached("SELECT version FROM note WHERE kind = ?1 AND id = ?2")?;
    for &(kind, id) in &touched.notes {
        if let Some(version) = version.query_row([kind, id], |row| row.get::<_, i64>(0)).optional()? {
            ground.versions.insert((kind, id), version.cast_unsigned());
        }
    }
    Ok(ground)
}

fn remove_logs(transaction: &Transaction<'_>, decision: &Decision<'_>) -> rusqlite::Result<()> {
    for table in &decision.removed {
        transaction.prepare_cached("DELETE FROM entry WHERE table_id = ?1")?.execute([table])?;
    }
    Ok(())
}

fn write_entries(transaction: &Transaction<'_>, decision: &Decision<'_>) -> rusqlite::Result<()> {
    let mut insert = transaction
        .prepare_cached("INSERT INTO entry (table_id, seq, at, body, link) VALUES (?1, ?2, ?3, ?4, ?5)")?;
    for (&(table, seq), (append, link)) in &decision.entries {
        let (seq, at) = (seq.cast_signed(), append.at.cast_signed());
        insert.execute(params![table, seq, at, append.body.as_str(), bytes(link)])?;
    }
    Ok(())
}

fn write_notes(transaction: &Transaction<'_>, decision: &Decision<'_>, version: i64) -> rusqlite::Result<()> {
    let mut forget_tags = transaction.prepare_cached("DELETE FROM tag WHERE kind = ?1 AND id = ?2")?;
    let mut delete = transaction.prepare_cached("DELETE FROM note WHERE kind = ?1 AND id = ?2")?;
    let mut write = transaction
        .prepare_cached("INSERT OR REPLACE INTO note (kind, id, version, body) VALUES (?1, ?2, ?3, ?4)")?;
    let mut tag = transaction.prepare_cached("INSERT INTO tag (kind, id, tag) VALUES (?1, ?2, ?3)")?;
    for (&(kind, id), content) in &decision.notes {
        forget_tags.execute([kind, id])?;
        let Some(content) = content else {
            delete.execute([kind, id])?;
            continue;
        };
        write.execute(params![kind, id, version, content.body.as_str()])?;
        for text in &content.tags {
            tag.execute([kind, id, text])?;
        }
    }
    Ok(())
}
