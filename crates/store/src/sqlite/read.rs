//! What is read, in SQL.

use std::collections::BTreeSet;

use rusqlite::{Connection, OptionalExtension, Row, params};
use tokio::sync::mpsc;

use crate::chain::{start, unlink};
use crate::{Contents, Entry, Found, Head, Json, LAYOUT, Line, Link, Linked, Note, Query, StoreError};

/// The columns of a note, as [`read_note`] takes them: its tags are a JSON list.
const NOTE: &str = "note.kind, note.id, note.version, note.body, (
    SELECT json_group_array(tag.tag) FROM tag WHERE tag.kind = note.kind AND tag.id = note.id
)";

/// The columns of an entry, as [`read_entry`] takes them.
const ENTRY: &str = "table_id, seq, at, body, link";

pub(super) fn log(connection: &Connection, table: &str, from: u64) -> Result<Vec<Entry>, StoreError> {
    let sql = format!("SELECT {ENTRY} FROM entry WHERE table_id = ?1 AND seq >= ?2 ORDER BY seq");
    let mut statement = connection.prepare_cached(&sql)?;
    let mut rows = statement.query(params![table, i64::try_from(start(from)).unwrap_or(i64::MAX)])?;
    let mut log = Vec::new();
    while let Some(row) = rows.next()? {
        log.push(read_entry(row)?);
    }
    unlink(from, log)
}

pub(super) fn note(connection: &Connection, kind: &str, id: &str) -> Result<Option<Note>, StoreError> {
    let mut statement =
        connection.prepare_cached(&format!("SELECT {NOTE} FROM note WHERE kind = ?1 AND id = ?2"))?;
    statement.query_row([kind, id], |row| Ok(read_note(row))).optional()?.transpose()
}

pub(super) fn notes(connection: &Connection, query: &Query) -> Result<Vec<Found>, StoreError> {
    let mut statement = connection.prepare_cached(&format!(
        "SELECT {NOTE}, hit.tag FROM tag AS hit JOIN note USING (kind, id)
         WHERE hit.kind = ?1 AND (hit.tag, hit.id) > (?2, ?3) AND hit.tag <= ?4
         ORDER BY hit.tag, hit.id LIMIT ?5"
    ))?;
    let (tag, id) = query.start();
    let mut rows = statement.query(params![query.kind, tag, id, query.to, query.limit])?;
    let mut found = Vec::new();
    while let Some(row) = rows.next()? {
        found.push(Found { note: read_note(row)?, tag: row.get(5)? });
    }
    Ok(found)
}

/// What SQLite finds wrong with the structure of its file.
pub(super) fn inspect(connection: &mut Connection) -> Result<Vec<String>, StoreError> {
    let mut statement = connection.prepare("PRAGMA integrity_check")?;
    let faults = statement.query_map([], |row| row.get::<_, String>(0))?;
    let faults = faults.collect::<Result<Vec<_>, _>>()?;
    Ok(faults.into_iter().filter(|fault| fault != "ok").collect())
}

/// Sends a snapshot of everything, until the receiver is dropped.
pub(super) fn scan(connection: &mut Connection, lines: &mpsc::Sender<Line>) -> Result<(), StoreError> {
    // All reads of a transaction see the database as its first one does.
    let transaction = connection.transaction()?;
    let count = |table| {
        transaction.query_row(&format!("SELECT count(*) FROM {table}"), [], |row| row.get::<_, i64>(0))
    };
    let head = Head {
        wardroom: LAYOUT,
        entries: count("entry")?.cast_unsigned(),
        notes: count("note")?.cast_unsigned(),
    };
    if lines.blocking_send(Line::Head(head)).is_err() {
        return Ok(());
    }
    let entries = format!("SELECT {ENTRY} FROM entry ORDER BY table_id, seq");
    let notes = format!("SELECT {NOTE} FROM note ORDER BY kind, id");
    send(&transaction, &entries, lines, |row| read_entry(row).map(Line::Entry))?;
    send(&transaction, &notes, lines, |row| read_note(row).map(Line::Note))
}

/// Counts everything.
pub(super) fn contents(connection: &Connection) -> Result<Contents, StoreError> {
    let count = |sql| connection.query_row(sql, [], |row| row.get::<_, i64>(0)).map(i64::cast_unsigned);
    let mut kinds = connection.prepare("SELECT kind, count(*) FROM note GROUP BY kind")?;
    let notes = kinds.query_map([], |row| Ok((row.get(0)?, row.get::<_, i64>(1)?.cast_unsigned())))?;
    Ok(Contents {
        tables: count("SELECT count(DISTINCT table_id) FROM entry")?,
        entries: count("SELECT count(*) FROM entry")?,
        notes: notes.collect::<Result<_, _>>()?,
    })
}

fn send(
    connection: &Connection,
    sql: &str,
    lines: &mpsc::Sender<Line>,
    read: impl Fn(&Row<'_>) -> Result<Line, StoreError>,
) -> Result<(), StoreError> {
    let mut statement = connection.prepare(sql)?;
    let mut rows = statement.query([])?;
    while let Some(row) = rows.next()? {
        if lines.blocking_send(read(row)?).is_err() {
            break;
        }
    }
    Ok(())
}

fn read_entry(row: &Row<'_>) -> Result<Linked, StoreError> {
    let link: Vec<u8> = row.get(4)?;
    Ok(Linked {
        table: row.get(0)?,
        seq: number(row, 1)?,
        at: number(row, 2)?,
        body: json(row, 3)?,
        link: Link::read(&link)?,
    })
}

fn read_note(row: &Row<'_>) -> Result<Note, StoreError> {
    let tags: BTreeSet<String> =
        json(row, 4)?.read().map_err(|error| StoreError::Damaged(error.to_string()))?;
    Ok(Note { kind: row.get(0)?, id: row.get(1)?, version: number(row, 2)?, body: json(row, 3)?, tags })
}

fn number(row: &Row<'_>, column: usize) -> Result<u64, StoreError> {
    Ok(row.get::<_, i64>(column)?.cast_unsigned())
}

fn json(row: &Row<'_>, column: usize) -> Result<Json, StoreError> {
    let text: String = row.get(column)?;
    text.parse().map_err(|error| StoreError::Damaged(format!("{text} is not JSON: {error}")))
}
