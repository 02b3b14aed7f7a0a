//! What goes by itself: codes that were not used, people who did not stay, tables that are used no more.
//!
//! Any node may sweep at any time. Whatever is deleted is deleted only if it still is what was looked at.

use store::{Expect, Found, MOST_FOUND, Put, Query, StoreError, Write, WriteError};
use table::PersonId;

use crate::error::ApiError;
use crate::live::registry::Tables;
use crate::live::remarks;
use crate::lobby::summary::{ALONE, RESTING, Summary};
use crate::node::{DAY, Node, time_tag};
use crate::notes::{find, put, read};
use crate::people::{NEW, person_tag};

/// How long a person is kept who has neither a name of their own nor a seat, and does not come again.
const NEW_LASTS: u64 = DAY;
/// How long a table is kept at which only its maker has ever sat, after anything has happened there.
const ALONE_LASTS: u64 = 14 * DAY;
/// How long other nodes are told who is gone.
const GONE_LASTS: u64 = DAY;

/// Deletes what has had its time.
pub(crate) async fn sweep(tables: &Tables, now: u64) -> Result<(), ApiError> {
    let node = &*tables.node;
    for (kind, before) in [("link", now), ("gone", now.saturating_sub(GONE_LASTS))] {
        for found in all(node, Query::of(kind).to(time_tag(before))).await? {
            node.store.write(Put::delete(kind, found.note.id).into()).await?;
        }
    }
    sweep_tables(tables, ALONE, now.saturating_sub(ALONE_LASTS)).await?;
    if let Some(lasts) = node.config.keep_tables {
        let lasts = u64::try_from(lasts.as_millis()).unwrap_or(u64::MAX);
        sweep_tables(tables, RESTING, now.saturating_sub(lasts)).await?;
    }
    sweep_people(node, now.saturating_sub(NEW_LASTS)).await
}

/// Deletes those who came before this time and left nothing behind.
async fn sweep_people(node: &Node, before: u64) -> Result<(), ApiError> {
    for Found { note, .. } in all(node, tagged_before("person", NEW, before)).await? {
        let id = PersonId(note.id);
        let (own, earlier) = (person_tag(&id), format!("{}/", person_tag(&id)));
        let is_there = |query: Query| async move { Ok::<_, StoreError>(!all(node, query).await?.is_empty()) };
        if is_there(Query::of("table").tagged(&own)).await? {
            // As long as there is a table there may be a seat.
        } else if is_there(Query::of("crew").tagged(&own)).await?
            || is_there(Query::of("match").from(&earlier).to(format!("{earlier}~"))).await?
        {
            node.people.settle(&id).await?;
        } else {
            let write = node.people.everything_of(&id, Expect::Version(note.version)).await?;
            unless_changed(node.store.write(write).await)?;
        }
    }
    Ok(())
}

/// Deletes tables with this tag that have not changed since, unless a person is there.
async fn sweep_tables(tables: &Tables, tag: &str, before: u64) -> Result<(), ApiError> {
    let node = &*tables.node;
    for Found { note, .. } in all(node, tagged_before("table", tag, before)).await? {
        let log = match node.store.log(&note.id, 0).await {
            // What is damaged may still be mended.
            Err(StoreError::Damaged(_)) => continue,
            log => log?,
        };
        let is_quiet = log.last().is_none_or(|entry| entry.at <= before);
        if !is_quiet || !tables.presence.at(&note.id).is_empty() {
            continue;
        }
        let (id, summary) = (&note.id, read::<Summary>(&note)?);
        // Those who were sent away may not read the records either, which stay.
        let table = match summary.sent_away.is_empty() {
            true => Put::delete("table", id),
            false => put("table", id, &summary),
        };
        let mut write = Write::removing(id, log.len() as u64)
            .with(table.expecting(Expect::Version(note.version)))
            .with(Put::delete("deadline", id));
        for said in all(node, remarks::at(id)).await? {
            write = write.with(Put::delete("remark", said.note.id));
        }
        // The code of a closed table may be another table's by now.
        if let Some((of, version)) = find::<String>(&*node.store, "code", &summary.code).await?
            && of == *id
        {
            write = write.with(Put::delete("code", &summary.code).expecting(Expect::Version(version)));
        }
        unless_changed(node.store.write(write).await)?;
    }
    Ok(())
}

/// The notes with a tag that ends with a time, up to this time.
fn tagged_before(kind: &str, tag: &str, before: u64) -> Query {
    Query::of(kind).from(tag).to(format!("{tag}{}", time_tag(before)))
}

/// Everything that a query finds.
async fn all(node: &Node, mut query: Query) -> Result<Vec<Found>, StoreError> {
    let mut all = Vec::new();
    loop {
        let found = node.store.notes(&query).await?;
        let is_last = found.len() < MOST_FOUND as usize;
        if let Some(last) = found.last() {
            query = query.after(last.cursor());
        }
        all.extend(found);
        if is_last {
            return Ok(all);
        }
    }
}

/// What has changed meanwhile is in use, or another node has swept it.
fn unless_changed(written: Result<(), WriteError>) -> Result<(), ApiError> {
    match written {
        Ok(()) | Err(WriteError::Changed { .. } | WriteError::Taken { .. }) => Ok(()),
        Err(error) => Err(error.into()),
    }
}
