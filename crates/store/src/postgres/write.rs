//! What is written, by one task on each node.
//!
//! A batch reads what it stands on, is decided, and is written, in one transaction. Notes that exist are
//! locked by the reading. Entries and notes that do not exist cannot be: if another node has written one
//! of them in between, the batch starts over and finds it. All nodes lock in the same order.

use deadpool_postgres::{Client, Pool, Transaction};
use tokio_postgres::error::SqlState;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Error, IsolationLevel, Row};

use super::listen::{CHANNEL, EVERYTHING, messages};
use crate::batch::{Decision, Ground, Key, Touched, decide};
use crate::intake::Intake;
use crate::queue::Inbox;
use crate::{ImportError, StoreError, Write, WriteError};

type Verdicts = Vec<Result<(), WriteError>>;

/// Commits batch after batch until the store is closed.
pub(super) async fn run(pool: Pool, mut inbox: Inbox) {
    while let Some(batch) = inbox.gather().await {
        let outcome = match pool.get().await {
            Ok(mut client) => commit(&mut client, &batch.writes).await.map_err(StoreError::from),
            Err(error) => Err(error.into()),
        };
        batch.answer(outcome);
    }
}

async fn commit(client: &mut Client, writes: &[Write]) -> Result<Verdicts, Error> {
    loop {
        match attempt(client, writes).await {
            Ok(Some(verdicts)) => return Ok(verdicts),
            Ok(None) => {}
            // A note may come to be after one node has looked for it and before another does. Only then
            // can two nodes wait for each other.
            Err(error) if error.code() == Some(&SqlState::T_R_DEADLOCK_DETECTED) => {}
            Err(error) => return Err(error),
        }
    }
}

/// Writes and commits a batch; `None` if another node came in between.
async fn attempt(client: &mut Client, writes: &[Write]) -> Result<Option<Verdicts>, Error> {
    let transaction = start(client).await?;
    let Some(decision) = carry_out(&transaction, writes).await? else {
        return Ok(None);
    };
    let grown: Vec<(&str, u64)> = decision.grown().into_iter().collect();
    if !grown.is_empty() {
        notify(&transaction, &messages(&grown)).await?;
    }
    transaction.commit().await?;
    Ok(Some(decision.verdicts))
}

/// Writes everything that comes in, in one transaction. The writers of all nodes wait for it.
pub(super) async fn fill(client: &mut Client, mut intake: Intake) -> Result<(), ImportError> {
    let transaction = start(client).await?;
    if !is_empty(&transaction).await? {
        return Err(ImportError::NotEmpty);
    }
    while let Some(writes) = intake.gather().await? {
        let decision = carry_out(&transaction, &writes).await?;
        let decision = decision.expect("nobody can come in between while the tables are locked");
        intake.check(decision.verdicts)?;
    }
    notify(&transaction, &[EVERYTHING.into()]).await?;
    Ok(transaction.commit().await?)
}

/// Locks the tables, in the order in which batches do, and looks whether there is anything in them.
async fn is_empty(transaction: &Transaction<'_>) -> Result<bool, Error> {
    transaction.batch_execute("LOCK TABLE wardroom.note, wardroom.entry IN EXCLUSIVE MODE").await?;
    let sql = "SELECT NOT EXISTS (SELECT FROM wardroom.entry) AND NOT EXISTS (SELECT FROM wardroom.note)";
    transaction.query_one(sql, &[]).await?.try_get(0)
}

/// A transaction in which every statement sees what others have committed before it.
async fn start(client: &mut Client) -> Result<Transaction<'_>, Error> {
    client.build_transaction().isolation_level(IsolationLevel::ReadCommitted).start().await
}

/// Decides a batch and writes what is left of it; `None` if another node came in between.
async fn carry_out<'a>(
    transaction: &Transaction<'_>,
    writes: &'a [Write],
) -> Result<Option<Decision<'a>>, Error> {
    let ground = ground(transaction, &Touched::by(writes)).await?;
    let decision = decide(writes, &ground);
    let is_written =
        write_entries(transaction, &decision).await? && write_notes(transaction, &decision, &ground).await?;
    Ok(is_written.then_some(decision))
}

async fn ground<'a>(transaction: &Transaction<'_>, touched: &Touched<'a>) -> Result<Ground<'a>, Error> {
    let mut ground = Ground::default();
    let tables: Vec<&str> = touched.tables.iter().copied().collect();
    if !tables.is_empty() {
        let sql = "SELECT coalesce((SELECT max(seq) + 1 FROM wardroom.entry WHERE table_id = named.id), 0)
            FROM unnest($1::text[]) WITH ORDINALITY AS named (id, place) ORDER BY place";
        for (table, row) in tables.iter().zip(query(transaction, sql, &[&tables]).await?) {
            ground.lens.insert(table, row.try_get::<_, i64>(0)?.cast_unsigned());
        }
    }
    let notes: Vec<Key<'a>> = touched.notes.iter().copied().collect();
    if !notes.is_empty() {
        let (kinds, ids): (Vec<&str>, Vec<&str>) = notes.iter().copied().unzip();
        let sql = "SELECT place, version
            FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS named (kind, id, place)
            JOIN wardroom.note USING (kind, id) ORDER BY place FOR UPDATE OF note";
        for row in query(transaction, sql, &[&kinds, &ids]).await? {
            let place = row.try_get::<_, i64>(0)? as usize - 1;
            ground.versions.insert(notes[place], row.try_get::<_, i64>(1)?.cast_unsigned());
        }
    }
    Ok(ground)
}

/// Whether all entries could be written.
async fn write_entries(transaction: &Transaction<'_>, decision: &Decision<'_>) -> Result<bool, Error> {
    let entries = decision.entries.values();
    if entries.len() == 0 {
        return Ok(true);
    }
    let tables: Vec<&str> = entries.clone().map(|append| append.table.as_str()).collect();
    let seqs: Vec<i64> = entries.clone().map(|append| append.seq.cast_signed()).collect();
    let times: Vec<i64> = entries.clone().map(|append| append.at.cast_signed()).collect();
    let bodies: Vec<&str> = entries.map(|append| append.body.as_str()).collect();
    let sql = "INSERT INTO wardroom.entry (table_id, seq, at, body)
        SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[]) ON CONFLICT DO NOTHING";
    let n_written = execute(transaction, sql, &[&tables, &seqs, &times, &bodies]).await?;
    Ok(n_written == tables.len() as u64)
}

/// Whether all notes could be written. Those that exist are locked, so only these are touched unseen.
async fn write_notes(
    transaction: &Transaction<'_>,
    decision: &Decision<'_>,
    ground: &Ground<'_>,
) -> Result<bool, Error> {
    let is_known = |key: &Key<'_>| ground.versions.contains_key(key);
    let known: Vec<Key<'_>> = decision.notes.keys().copied().filter(is_known).collect();
    let deleted: Vec<Key<'_>> = known.iter().copied().filter(|key| decision.notes[key].is_none()).collect();
    delete(transaction, "tag", &known).await?;
    delete(transaction, "note", &deleted).await?;

    let kept = decision.notes.iter().filter_map(|(&key, &content)| Some((key, content?)));
    let bodies = kept.clone().map(|(key, content)| (key, content.body.as_str()));
    let tags =
        kept.flat_map(|(key, content)| content.tags.iter().map(move |tag| (key, tag.as_str()))).collect();
    let (changed, new): (Vec<_>, Vec<_>) = bodies.partition(|(key, _)| is_known(key));
    let update = "UPDATE wardroom.note SET version = nextval('wardroom.version'), body = new.body
        FROM unnest($1::text[], $2::text[], $3::text[]) AS new (kind, id, body)
        WHERE note.kind = new.kind AND note.id = new.id";
    let insert = "INSERT INTO wardroom.note (kind, id, version, body)
        SELECT kind, id, nextval('wardroom.version'), body
        FROM unnest($1::text[], $2::text[], $3::text[]) AS new (kind, id, body) ON CONFLICT DO NOTHING";
    let tag = "INSERT INTO wardroom.tag (kind, id, tag)
        SELECT * FROM unnest($1::text[], $2::text[], $3::text[])";
    Ok(write_texts(transaction, update, changed).await?
        && write_texts(transaction, insert, new).await?
        && write_texts(transaction, tag, tags).await?)
}

async fn delete(transaction: &Transaction<'_>, table: &str, keys: &[Key<'_>]) -> Result<(), Error> {
    if keys.is_empty() {
        return Ok(());
    }
    let (kinds, ids): (Vec<&str>, Vec<&str>) = keys.iter().copied().unzip();
    let sql = format!(
        "DELETE FROM wardroom.{table} WHERE (kind, id) IN (SELECT * FROM unnest($1::text[], $2::text[]))"
    );
    execute(transaction, &sql, &[&kinds, &ids]).await.map(|_| ())
}

/// Writes a body or a tag for each key. Whether all of them could be written.
async fn write_texts(
    transaction: &Transaction<'_>,
    sql: &str,
    texts: Vec<(Key<'_>, &str)>,
) -> Result<bool, Error> {
    if texts.is_empty() {
        return Ok(true);
    }
    let (keys, texts): (Vec<Key<'_>>, Vec<&str>) = texts.into_iter().unzip();
    let (kinds, ids): (Vec<&str>, Vec<&str>) = keys.into_iter().unzip();
    let n_written = execute(transaction, sql, &[&kinds, &ids, &texts]).await?;
    Ok(n_written == texts.len() as u64)
}

/// Tells all nodes, once the transaction is committed.
async fn notify(transaction: &Transaction<'_>, messages: &[String]) -> Result<(), Error> {
    let sql = "SELECT pg_notify($1, message) FROM unnest($2::text[]) AS message";
    query(transaction, sql, &[&CHANNEL, &messages]).await.map(|_| ())
}

async fn query(
    transaction: &Transaction<'_>,
    sql: &str,
    values: &[&(dyn ToSql + Sync)],
) -> Result<Vec<Row>, Error> {
    let statement = transaction.prepare_cached(sql).await?;
    transaction.query(&statement, values).await
}

async fn execute(
    transaction: &Transaction<'_>,
    sql: &str,
    values: &[&(dyn ToSql + Sync)],
) -> Result<u64, Error> {
    let statement = transaction.prepare_cached(sql).await?;
    transaction.execute(&statement, values).await
}
