//! What is written, by one task on each node.
//!
//! A batch reads what it stands on, is decided, and is written by one statement. That statement locks the
//! notes that exist and compares their versions; entries and notes that have come to be meanwhile are
//! refused by their primary keys. In both cases the batch starts over. So a node holds locks only while
//! the server works for it, never while the server waits for it: a paused node stops no other.

use std::time::Duration;

use deadpool_postgres::{Client, GenericClient, Pool};
use tokio::time::timeout;
use tokio_postgres::error::SqlState;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Error, IsolationLevel, Row};

use super::listen::{CHANNEL, EVERYTHING, messages};
use super::locked::{Locked, settle_around};
use super::session::Loan;
use crate::batch::{Decision, Ground, Key, Links, Touched, decide};
use crate::chain::{Tip, bytes};
use crate::import_batches::ImportBatches;
use crate::queue::Inbox;
use crate::{ImportError, Link, StoreError, Write, WriteError};

/// How long a batch may take before its connection is given up.
const PATIENCE: Duration = Duration::from_millis(3500);

/// Writes everything, if the notes that exist still have the versions that were read.
const WRITE: &str = "
    WITH known AS MATERIALIZED (
        SELECT note.kind, note.id
        FROM unnest($5::text[], $6::text[], $7::bigint[]) AS wanted (kind, id, version)
        JOIN wardroom.note USING (kind, id, version)
        ORDER BY note.kind, note.id FOR UPDATE OF note
    ), unchanged AS MATERIALIZED (
        SELECT FROM known HAVING count(*) = cardinality($5::text[])
    ), kept AS MATERIALIZED (
        SELECT * FROM unnest($8::text[], $9::text[], $10::text[]) AS kept (kind, id, body)
    ), tags AS MATERIALIZED (
        SELECT * FROM unnest($11::text[], $12::text[], $13::text[]) AS tags (kind, id, tag)
    ), entries_added AS (
        INSERT INTO wardroom.entry (table_id, seq, at, body, link)
        SELECT new.*
        FROM unchanged, unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $17::bytea[]) AS new
    ), logs_removed AS (
        DELETE FROM wardroom.entry USING unchanged WHERE entry.table_id = ANY($16::text[])
    ), tags_deleted AS (
        DELETE FROM wardroom.tag USING unchanged, known
        WHERE tag.kind = known.kind AND tag.id = known.id AND NOT EXISTS (
            SELECT FROM tags WHERE tags.kind = tag.kind AND tags.id = tag.id AND tags.tag = tag.tag
        )
    ), notes_deleted AS (
        DELETE FROM wardroom.note USING unchanged, known
        WHERE note.kind = known.kind AND note.id = known.id AND NOT EXISTS (
            SELECT FROM kept WHERE kept.kind = note.kind AND kept.id = note.id
        )
    ), notes_changed AS (
        UPDATE wardroom.note SET version = nextval('wardroom.version'), body = kept.body
        FROM unchanged, known JOIN kept USING (kind, id)
        WHERE note.kind = known.kind AND note.id = known.id
    ), notes_added AS (
        INSERT INTO wardroom.note (kind, id, version, body)
        SELECT kind, id, nextval('wardroom.version'), body FROM unchanged, kept
        WHERE NOT EXISTS (SELECT FROM known WHERE known.kind = kept.kind AND known.id = kept.id)
    ), tags_added AS (
        INSERT INTO wardroom.tag (kind, id, tag) SELECT tags.* FROM unchanged, tags ON CONFLICT DO NOTHING
    )
    SELECT EXISTS (SELECT FROM unchanged),
        (SELECT count(pg_notify($14, message)) FROM unchanged, unnest($15::text[]) AS message)";

pub(super) type Verdicts = Vec<Result<(), WriteError>>;

/// Commits batch after batch until the store is closed.
pub(super) async fn run(pool: Pool, mut inbox: Inbox) {
    let mut locked = Locked::default();
    while let Some(batch) = inbox.gather().await {
        let outcome = match timeout(PATIENCE, commit(&pool, &batch.writes, &mut locked)).await {
            Ok(outcome) => outcome,
            Err(_) => Err(StoreError::Unavailable("a commit was not answered".into())),
        };
        batch.answer(outcome);
    }
}

async fn commit(pool: &Pool, writes: &[Write], locked: &mut Locked) -> Result<Verdicts, StoreError> {
    let loan = Loan::of(pool).await?;
    let outcome = settle_around(locked, &loan, writes).await;
    loan.give_back();
    Ok(outcome?)
}

/// Writes and commits a batch, however often another node comes in between.
pub(super) async fn settle(client: &Client, writes: &[Write]) -> Result<Verdicts, Error> {
    loop {
        let news = |decision: &Decision<'_>| messages(&decision.grown().into_iter().collect::<Vec<_>>());
        match attempt(client, writes, Links::new(), news).await {
            Ok(Some(verdicts)) => return Ok(verdicts),
            Ok(None) => {}
            Err(error) if error.code() == Some(&SqlState::UNIQUE_VIOLATION) => {}
            Err(error) => return Err(error),
        }
    }
}

/// Writes everything that comes in, in one transaction. Other nodes can write nothing meanwhile.
pub(super) async fn fill(client: &mut Client, mut batches: ImportBatches) -> Result<(), ImportError> {
    let transaction =
        client.build_transaction().isolation_level(IsolationLevel::ReadCommitted).start().await?;
    if !is_empty(&transaction).await? {
        return Err(ImportError::NotEmpty);
    }
    while let Some((writes, links)) = batches.gather().await? {
        // Of equal messages in a transaction only one is sent.
        let verdicts = attempt(&transaction, &writes, links, |_| vec![EVERYTHING.into()]).await?;
        batches.check(verdicts.expect("no other session comes in between while the tables are locked"))?;
    }
    Ok(transaction.commit().await?)
}

/// Locks the tables, in the order in which batches do, and looks whether there is anything in them.
async fn is_empty(client: &impl GenericClient) -> Result<bool, Error> {
    client.batch_execute("LOCK TABLE wardroom.note, wardroom.entry IN EXCLUSIVE MODE").await?;
    let sql = "SELECT NOT EXISTS (SELECT FROM wardroom.entry) AND NOT EXISTS (SELECT FROM wardroom.note)";
    client.query_one(sql, &[]).await?.try_get(0)
}

/// Decides a batch, whose entries may bring links along, and writes what is left of it, with the news; `None` if
/// another node came in between.
async fn attempt(
    client: &impl GenericClient,
    writes: &[Write],
    links: Links,
    news: impl Fn(&Decision<'_>) -> Vec<String>,
) -> Result<Option<Verdicts>, Error> {
    let ground = Ground { links, ..ground(client, &Touched::by(writes)).await? };
    let decision = decide(writes, &ground);
    let is_written = decision.is_idle() || write(client, &decision, &ground, &news(&decision)).await?;
    Ok(is_written.then_some(decision.verdicts))
}

async fn ground<'a>(client: &impl GenericClient, touched: &Touched<'a>) -> Result<Ground<'a>, Error> {
    let mut ground = Ground::default();
    let tables: Vec<&str> = touched.tables.iter().copied().collect();
    if !tables.is_empty() {
        let sql = "SELECT coalesce(last.seq + 1, 0), coalesce(last.link, '')
            FROM unnest($1::text[]) WITH ORDINALITY AS named (id, place) LEFT JOIN LATERAL (
                SELECT seq, link FROM wardroom.entry WHERE table_id = named.id ORDER BY seq DESC LIMIT 1
            ) AS last ON true ORDER BY place";
        for (table, row) in tables.iter().zip(query(client, sql, &[&tables]).await?) {
            // A broken link is told when the log is read.
            let link = Link::read(row.try_get(1)?).unwrap_or_default();
            ground.tips.insert(table, Tip { len: row.try_get::<_, i64>(0)?.cast_unsigned(), link });
        }
    }
    let notes: Vec<Key<'a>> = touched.notes.iter().copied().collect();
    if !notes.is_empty() {
        let (kinds, ids): (Vec<&str>, Vec<&str>) = notes.iter().copied().unzip();
        let sql = "SELECT place, version
            FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS named (kind, id, place)
            JOIN wardroom.note USING (kind, id)";
        for row in query(client, sql, &[&kinds, &ids]).await? {
            let place = row.try_get::<_, i64>(0)? as usize - 1;
            ground.versions.insert(notes[place], row.try_get::<_, i64>(1)?.cast_unsigned());
        }
    }
    Ok(ground)
}

/// Writes what was decided and tells all nodes; false if the ground has changed.
async fn write(
    client: &impl GenericClient,
    decision: &Decision<'_>,
    ground: &Ground<'_>,
    news: &[String],
) -> Result<bool, Error> {
    let entries = decision.entries.values();
    let tables: Vec<&str> = entries.clone().map(|(append, _)| append.table.as_str()).collect();
    let seqs: Vec<i64> = entries.clone().map(|(append, _)| append.seq.cast_signed()).collect();
    let times: Vec<i64> = entries.clone().map(|(append, _)| append.at.cast_signed()).collect();
    let bodies: Vec<&str> = entries.clone().map(|(append, _)| append.body.as_str()).collect();
    let links: Vec<&[u8]> = entries.map(|(_, link)| bytes(link)).collect();

    let known = decision.notes.keys().filter_map(|key| Some((key, ground.versions.get(key)?)));
    let (known, versions): (Vec<Key<'_>>, Vec<i64>) =
        known.map(|(&key, version)| (key, version.cast_signed())).unzip();
    let (known_kinds, known_ids): (Vec<&str>, Vec<&str>) = known.into_iter().unzip();

    let kept = decision.notes.iter().filter_map(|(&key, &content)| Some((key, content?)));
    let (kept_kinds, kept_ids, kept_bodies) =
        columns(kept.clone().map(|(key, content)| (key, content.body.as_str())));
    let tags = kept.flat_map(|(key, content)| content.tags.iter().map(move |tag| (key, tag.as_str())));
    let (tag_kinds, tag_ids, tags) = columns(tags);

    let removed: Vec<&str> = decision.removed.iter().copied().collect();
    let values: [&(dyn ToSql + Sync); 17] = [
        &tables,
        &seqs,
        &times,
        &bodies,
        &known_kinds,
        &known_ids,
        &versions,
        &kept_kinds,
        &kept_ids,
        &kept_bodies,
        &tag_kinds,
        &tag_ids,
        &tags,
        &CHANNEL,
        &news,
        &removed,
        &links,
    ];
    query(client, WRITE, &values).await?[0].try_get(0)
}

/// The kinds, ids and texts of notes.
fn columns<'a>(
    texts: impl Iterator<Item = (Key<'a>, &'a str)>,
) -> (Vec<&'a str>, Vec<&'a str>, Vec<&'a str>) {
    texts.map(|((kind, id), text)| (kind, id, text)).collect()
}

async fn query(
    client: &impl GenericClient,
    sql: &str,
    values: &[&(dyn ToSql + Sync)],
) -> Result<Vec<Row>, Error> {
    let statement = client.prepare_cached(sql).await?;
    client.query(&statement, values).await
}
