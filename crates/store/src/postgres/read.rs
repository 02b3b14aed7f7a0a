//! What is read, in SQL.

use deadpool_postgres::{Client, Transaction};
use tokio::sync::mpsc;
use tokio_postgres::{IsolationLevel, Row};

use crate::chain::{start, unlink};
use crate::{Entry, Found, Head, Json, LAYOUT, Line, Link, Linked, Note, Query, StoreError};

/// How many rows of a scan are fetched at once.
const ROWS_AT_ONCE: i32 = 1000;

/// The columns of a note, as [`read_note`] takes them.
const NOTE: &str = "note.kind, note.id, note.version, note.body, ARRAY(
    SELECT tag.tag FROM wardroom.tag WHERE tag.kind = note.kind AND tag.id = note.id
)";

/// The columns of an entry, as [`read_entry`] takes them.
const ENTRY: &str = "table_id, seq, at, body, link";

pub(super) async fn log(client: &Client, table: &str, from: u64) -> Result<Vec<Entry>, StoreError> {
    let sql = format!("SELECT {ENTRY} FROM wardroom.entry WHERE table_id = $1 AND seq >= $2 ORDER BY seq");
    let statement = client.prepare_cached(&sql).await?;
    let start = i64::try_from(start(from)).unwrap_or(i64::MAX);
    let rows = client.query(&statement, &[&table, &start]).await?;
    unlink(from, rows.iter().map(read_entry).collect::<Result<_, _>>()?)
}

pub(super) async fn note(client: &Client, kind: &str, id: &str) -> Result<Option<Note>, StoreError> {
    let sql = format!("SELECT {NOTE} FROM wardroom.note WHERE kind = $1 AND id = $2");
    let statement = client.prepare_cached(&sql).await?;
    client.query_opt(&statement, &[&kind, &id]).await?.as_ref().map(read_note).transpose()
}

pub(super) async fn notes(client: &Client, query: &Query) -> Result<Vec<Found>, StoreError> {
    let sql = format!(
        "SELECT {NOTE}, hit.tag FROM wardroom.tag AS hit JOIN wardroom.note USING (kind, id)
         WHERE hit.kind = $1 AND (hit.tag, hit.id) > ($2, $3) AND hit.tag <= $4
         ORDER BY hit.tag, hit.id LIMIT $5"
    );
    let statement = client.prepare_cached(&sql).await?;
    let (tag, id) = query.start();
    let limit = i64::from(query.limit);
    let rows = client.query(&statement, &[&query.kind, &tag, &id, &query.to, &limit]).await?;
    rows.iter().map(|row| Ok(Found { note: read_note(row)?, tag: row.try_get(5)? })).collect()
}

/// Sends a snapshot of everything, until the receiver is dropped.
pub(super) async fn scan(client: &mut Client, lines: &mpsc::Sender<Line>) -> Result<(), StoreError> {
    // All statements of such a transaction see the database as its first one does.
    let snapshot = client.build_transaction().isolation_level(IsolationLevel::RepeatableRead).read_only(true);
    let transaction = snapshot.start().await?;
    let counts = "SELECT (SELECT count(*) FROM wardroom.entry), (SELECT count(*) FROM wardroom.note)";
    let counts = transaction.query_one(counts, &[]).await?;
    let head = Head { wardroom: LAYOUT, entries: number(&counts, 0)?, notes: number(&counts, 1)? };
    if lines.send(Line::Head(head)).await.is_err() {
        return Ok(());
    }
    let entries = format!("SELECT {ENTRY} FROM wardroom.entry ORDER BY table_id, seq");
    let notes = format!("SELECT {NOTE} FROM wardroom.note ORDER BY kind, id");
    send(&transaction, &entries, lines, |row| read_entry(row).map(Line::Entry)).await?;
    send(&transaction, &notes, lines, |row| read_note(row).map(Line::Note)).await
}

async fn send(
    transaction: &Transaction<'_>,
    sql: &str,
    lines: &mpsc::Sender<Line>,
    read: impl Fn(&Row) -> Result<Line, StoreError>,
) -> Result<(), StoreError> {
    let portal = transaction.bind(sql, &[]).await?;
    loop {
        let rows = transaction.query_portal(&portal, ROWS_AT_ONCE).await?;
        for row in &rows {
            if lines.send(read(row)?).await.is_err() {
                return Ok(());
            }
        }
        if rows.is_empty() {
            return Ok(());
        }
    }
}

fn read_entry(row: &Row) -> Result<Linked, StoreError> {
    Ok(Linked {
        table: row.try_get(0)?,
        seq: number(row, 1)?,
        at: number(row, 2)?,
        body: json(row, 3)?,
        link: Link::read(row.try_get(4)?)?,
    })
}

fn read_note(row: &Row) -> Result<Note, StoreError> {
    let tags: Vec<String> = row.try_get(4)?;
    Ok(Note {
        kind: row.try_get(0)?,
        id: row.try_get(1)?,
        version: number(row, 2)?,
        body: json(row, 3)?,
        tags: tags.into_iter().collect(),
    })
}

fn number(row: &Row, column: usize) -> Result<u64, StoreError> {
    Ok(row.try_get::<_, i64>(column)?.cast_unsigned())
}

fn json(row: &Row, column: usize) -> Result<Json, StoreError> {
    let text: &str = row.try_get(column)?;
    text.parse().map_err(|error| StoreError::Damaged(format!("{text} is not JSON: {error}")))
}
