//! Matches that are over: history and records.

use game::{Record, Seat};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use store::{Cursor, MOST_FOUND, Query};
use table::{Moment, Occupant, PersonId, Players, SeatOccupant};

use crate::error::ApiError;
use crate::lobby::summary::{Finished, Summary};
use crate::lobby::{SeatLine, seat_lines};
use crate::node::{Node, latest_first};
use crate::notes::{find, read};
use crate::people::{face_in, person_tag};

/// How many matches a page of history holds.
const LONGEST_PAGE: usize = 100;

/// A match that is over.
#[derive(Serialize, JsonSchema)]
pub(crate) struct MatchLine {
    /// The table's id.
    pub(crate) table: String,
    /// Which match at that table, counted from one.
    pub(crate) number: u32,
    /// The game's id.
    pub(crate) game: String,
    /// The game's setup.
    pub(crate) setup: Value,
    /// Whether its cards were laid out, or could be known beforehand; then it counts nowhere.
    pub(crate) is_arranged: bool,
    /// Who sat where when it was dealt, from seat A on.
    pub(crate) seats: Vec<SeatLine>,
    /// Who has played.
    pub(crate) occupants: Vec<Occupant>,
    /// The own seat, if it was the own one at the end.
    pub(crate) seat: Option<Seat>,
    /// Who won.
    pub(crate) winners: Vec<Seat>,
    /// The final scores, where the game keeps any.
    pub(crate) points: Option<Vec<i16>>,
    /// How many actions it took.
    pub(crate) n_actions: usize,
    /// When it ended, in milliseconds since 1970.
    pub(crate) at: u64,
}

/// Where a page of history goes on.
pub(crate) struct Before {
    /// The time of the last match of the page before, in milliseconds since 1970.
    pub(crate) at: u64,
    /// The id of that match; without it, the page goes on before that time.
    pub(crate) id: Option<String>,
}

/// The matches a person has played, the latest first; `before` goes on from the last one of a page.
pub(crate) async fn history(
    node: &Node,
    person: &PersonId,
    before: Option<Before>,
) -> Result<Vec<MatchLine>, ApiError> {
    let (mut lines, mut before) = (Vec::new(), before);
    while lines.len() < LONGEST_PAGE {
        let wanted = LONGEST_PAGE - lines.len();
        let found = latest(node, &person_tag(person), before.as_ref(), wanted).await?;
        let is_all = found.len() < wanted;
        before = found.last().map(|finished| Before { at: finished.at, id: Some(finished.id()) });
        for finished in found {
            // Matches that go on from another one were found here once.
            if moment(node, &finished.table).await?.is_none() {
                lines.push(line(node, finished, Some(person)).await?);
            }
        }
        if is_all {
            break;
        }
    }
    Ok(lines)
}

/// A match as people read of it.
pub(crate) async fn line(
    node: &Node,
    finished: Finished,
    reader: Option<&PersonId>,
) -> Result<MatchLine, ApiError> {
    let is_own = |place: &SeatOccupant| reader.is_some() && place.person.as_ref() == reader;
    let Players { seats, .. } = &finished.players;
    let mut all = Seat::all(seats.len() as u8);
    let is_prepared = finished.setup.get("deal").is_some_and(|deal| !deal.is_null());
    let faces = node.people.faces(finished.players.people()).await?;
    Ok(MatchLine {
        is_arranged: finished.is_arranged || is_prepared,
        seats: seat_lines(node, seats).await?,
        occupants: finished.players.shown(reader, &|person| face_in(&faces, person)),
        seat: all.find(|seat| finished.players.last(*seat).is_some_and(is_own)),
        table: finished.table,
        number: finished.number,
        game: finished.game,
        setup: finished.setup,
        winners: finished.ending.winners,
        points: finished.ending.points,
        n_actions: finished.n_actions,
        at: finished.at,
    })
}

/// A match that is over as it was kept.
pub(crate) struct Kept {
    /// The record, with the names of those who are still known.
    pub(crate) record: Record,
    /// Who has played.
    pub(crate) players: Players,
    /// The moment of another match from which it went on.
    pub(crate) branch: Option<Moment>,
}

/// A match that is over. Like the table, it is for all who know the table's id and were not sent away.
pub(crate) async fn finished(
    node: &Node,
    reader: &PersonId,
    table: &str,
    number: u32,
) -> Result<Finished, ApiError> {
    let summary = summary(node, table).await?;
    if summary.is_some_and(|summary| summary.sent_away.contains(reader)) {
        return Err(table::Refusal::SentAway.into());
    }
    let found = find::<Finished>(&*node.store, "match", &format!("{table}.{number}")).await?;
    Ok(found.ok_or_else(no_such_record)?.0)
}

/// A match that is over, with its record.
pub(crate) async fn kept(node: &Node, reader: &PersonId, table: &str, number: u32) -> Result<Kept, ApiError> {
    let finished = finished(node, reader, table, number).await?;
    let found = find::<Record>(&*node.store, "record", &finished.id()).await?;
    let (mut record, _) = found.ok_or_else(no_such_record)?;
    let participants =
        record.seats.iter_mut().chain(record.handovers.iter_mut().map(|handover| &mut handover.to));
    for (participant, place) in participants.zip(finished.players.places()) {
        if let Some(person) = &place.person {
            participant.name = node.people.face(person).await?.name;
        }
    }
    Ok(Kept { record, players: finished.players, branch: moment(node, table).await? })
}

fn no_such_record() -> ApiError {
    let message = "there is no such record: it is written when the match is over";
    ApiError::new(axum::http::StatusCode::NOT_FOUND, "no-such-record", message)
}

/// The moment from which the matches of a table go on, if they do not begin with a shuffle.
async fn moment(node: &Node, table: &str) -> Result<Option<Moment>, ApiError> {
    Ok(summary(node, table).await?.and_then(|summary| summary.branch))
}

async fn summary(node: &Node, table: &str) -> Result<Option<Summary>, ApiError> {
    Ok(find::<Summary>(&*node.store, "table", table).await?.map(|(summary, _)| summary))
}

/// The latest matches with a tag, from a place on if one is given.
pub(crate) async fn latest(
    node: &Node,
    tag: &str,
    before: Option<&Before>,
    most: usize,
) -> Result<Vec<Finished>, ApiError> {
    let tag_at = |at| format!("{tag}/{}", latest_first(at));
    let all = Query::of("match").from(format!("{tag}/")).to(format!("{tag}/~"));
    let mut query = match before {
        None => all,
        // Matches that ended in the same millisecond have the same tag and are sorted by id.
        Some(Before { at, id: Some(id) }) => all.after(Cursor { tag: tag_at(*at), id: id.clone() }),
        Some(Before { at, id: None }) => all.from(tag_at(at.saturating_sub(1))),
    };
    let mut matches = Vec::new();
    while matches.len() < most {
        let found = node.store.notes(&query.clone().limit(MOST_FOUND.min(most as u32))).await?;
        let Some(last) = found.last() else { break };
        query = query.after(last.cursor());
        for found in &found {
            matches.push(read(&found.note)?);
        }
    }
    matches.truncate(most);
    Ok(matches)
}
