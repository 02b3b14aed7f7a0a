//! The lobby: opens tables and finds them by code, by person, by turn, or among the open ones.

pub(crate) mod daily;
pub(crate) mod summary;

use std::sync::Arc;

use game::Record;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::{Append, Query, Write, WriteError};
use table::{
    Avatar, Branch, Entry, Moment, PersonId, Privacy, Refusal, SeatOccupant, Table, TableStatus, Terms,
    has_deal, without_deal,
};

use crate::error::ApiError;
use crate::history::records::{Kept, kept};
use crate::node::Node;
use crate::notes::{find, json, read};
use crate::people::logbook::active_signals;
use crate::people::person_tag;
use crate::random;

use summary::{Summary, branch_of};

const CODE_LENGTH: usize = 8;
const MOST_ATTEMPTS: usize = 5;
/// How many tables a list holds.
const LONGEST_LIST: usize = 200;

/// Which tables to list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Which {
    /// Those open to all.
    Open,
    /// Those the person is at.
    Mine,
    /// Those where it is the person's turn.
    Turn,
}

/// A table in a list.
#[derive(Serialize, JsonSchema)]
pub(crate) struct TableLine {
    /// The table's id.
    pub(crate) table: String,
    /// The code to join by; only for those who are there, or if the table is open.
    pub(crate) code: String,
    /// The game's id.
    pub(crate) game: String,
    /// The game's setup, without cards that are laid out.
    pub(crate) setup: Value,
    /// Whether cards are laid out, so that matches count nowhere.
    pub(crate) is_arranged: bool,
    /// Where the table stands.
    pub(crate) stage: TableStatus,
    /// The club it belongs to.
    #[serde(rename = "crew")]
    pub(crate) club: Option<String>,
    /// The moment of another match from which it goes on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) branch: Option<Moment>,
    /// Who sits where, from seat A on.
    pub(crate) seats: Vec<SeatLine>,
    /// How many seats are free.
    pub(crate) n_free: usize,
    /// Whether it is the person's turn.
    pub(crate) is_your_turn: bool,
    /// When the table last changed, in milliseconds since 1970.
    pub(crate) updated: u64,
}

/// Who sits somewhere.
#[derive(Clone, Serialize, JsonSchema)]
pub(crate) struct SeatLine {
    /// The person's name.
    pub(crate) name: Option<String>,
    /// The person's picture.
    pub(crate) avatar: Option<Avatar>,
    /// The bot that plays there.
    pub(crate) bot: Option<String>,
}

/// A new table; gives its id and code.
pub(crate) async fn open(
    node: &Arc<Node>,
    by: &PersonId,
    terms: Terms,
    club: Option<String>,
) -> Result<(String, String), ApiError> {
    let signals = match &club {
        Some(club) => active_signals(node, club).await?,
        None => Vec::new(),
    };
    open_with(node, |code| {
        Table::opening(by.clone(), terms.clone(), code, club.clone(), signals.clone(), random::seed())
    })
    .await
}

/// A new table that goes on from the moment after `at` actions of a finished match.
pub(crate) async fn branch(
    node: &Arc<Node>,
    by: &PersonId,
    table: &str,
    number: u32,
    at: usize,
) -> Result<(String, String), ApiError> {
    let Kept { record, players, .. } = kept(node, by, table, number).await?;
    let branch = Branch::of(&record, &players, table.into(), number, at).ok_or(Refusal::NoSuchMoment)?;
    let Record { game, setup, .. } = record;
    let terms = Terms {
        game,
        setup,
        privacy: Privacy::Private,
        turn_seconds: None,
        absence_seconds: None,
        silent: false,
        seed: None,
    };
    open_with(node, |code| Table::branching(by.clone(), terms.clone(), code, branch.clone(), random::seed()))
        .await
}

/// The tables that go on from moments of a match, the latest change first.
///
/// Only readers of the record may ask.
pub(crate) async fn branches(
    node: &Node,
    person: &PersonId,
    table: &str,
    number: u32,
) -> Result<Vec<TableLine>, ApiError> {
    kept(node, person, table, number).await?;
    tagged(node, person, branch_of(table, number)).await
}

/// A new table, opened by an entry with a code that no other table has.
async fn open_with(
    node: &Arc<Node>,
    opening: impl Fn(String) -> Result<Entry, Refusal>,
) -> Result<(String, String), ApiError> {
    for _ in 0..MOST_ATTEMPTS {
        let (id, code, at) = (random::id(), random::code(CODE_LENGTH), node.time.now());
        let entry = opening(code.clone())?;
        let table = Table::open(&entry).ok_or_else(ApiError::no_such_table)?;
        let log = Some(Append { table: id.clone(), seq: 0, at, body: json(&entry) });
        match node
            .store
            .write(Write { log, notes: summary::opened(&id, &table, at), ..Write::default() })
            .await
        {
            Ok(()) => return Ok((id, code)),
            // Another table has that code.
            Err(WriteError::Changed { .. }) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Err(ApiError::busy())
}

/// The table with this code.
pub(crate) async fn by_code(node: &Node, code: &str) -> Result<String, ApiError> {
    let no_such_code = || {
        ApiError::new(axum::http::StatusCode::NOT_FOUND, "no-such-code", "there is no table with this code")
    };
    let found = find::<String>(&*node.store, "code", &random::read_code(code)).await?;
    let (id, _) = found.ok_or_else(no_such_code)?;
    let summary = find::<Summary>(&*node.store, "table", &id).await?;
    let is_good = summary.is_some_and(|(summary, _)| summary.takes_code(node.time.now()));
    if is_good { Ok(id) } else { Err(no_such_code()) }
}

/// The tables a person asks for, those that changed last first.
pub(crate) async fn list(node: &Node, person: &PersonId, which: Which) -> Result<Vec<TableLine>, ApiError> {
    let tag = match which {
        Which::Open => "open".into(),
        Which::Mine => person_tag(person),
        Which::Turn => format!("turn:{person}"),
    };
    tagged(node, person, tag).await
}

/// The tables with a tag, those that changed last first.
async fn tagged(node: &Node, person: &PersonId, tag: String) -> Result<Vec<TableLine>, ApiError> {
    let mut found = Vec::new();
    for note in node.store.notes(&Query::of("table").tagged(tag)).await? {
        found.push((note.note.id.clone(), read::<Summary>(&note.note)?));
    }
    found.sort_by_key(|(_, summary)| std::cmp::Reverse(summary.updated));
    found.truncate(LONGEST_LIST);
    let mut lines = Vec::new();
    for (table, summary) in found {
        lines.push(TableLine {
            table,
            code: summary.code,
            game: summary.game,
            is_arranged: summary.branch.is_some() || has_deal(&summary.setup),
            setup: without_deal(&summary.setup),
            stage: summary.stage,
            club: summary.club,
            branch: summary.branch,
            n_free: summary
                .seats
                .iter()
                .filter(|place| place.person.is_none() && place.bot.is_none())
                .count(),
            is_your_turn: summary.turn.contains(person),
            seats: seat_lines(node, &summary.seats).await?,
            updated: summary.updated,
        });
    }
    Ok(lines)
}

/// The ids of all tables a person is at.
pub(crate) async fn all_of(node: &Node, person: &PersonId) -> Result<Vec<String>, ApiError> {
    let mut query = Query::of("table").tagged(person_tag(person));
    let mut ids = Vec::new();
    loop {
        let found = node.store.notes(&query).await?;
        let Some(last) = found.last() else { return Ok(ids) };
        query = query.after(last.cursor());
        ids.extend(found.into_iter().map(|found| found.note.id));
    }
}

/// The places with the names of those who are known.
pub(crate) async fn seat_lines(node: &Node, places: &[SeatOccupant]) -> Result<Vec<SeatLine>, ApiError> {
    let mut lines = Vec::new();
    for place in places {
        let face = match &place.person {
            Some(person) => Some(node.people.face(person).await?),
            None => None,
        };
        lines.push(SeatLine {
            avatar: face.as_ref().map(|face| face.avatar),
            name: face.map(|face| face.name),
            bot: place.bot.clone(),
        });
    }
    Ok(lines)
}
