//! The notes beside a table's log, written together with the step that changes them.

use std::collections::BTreeSet;

use crew::logbook::Report;
use game::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::Put;
use table::{Branch, Moment, PersonId, Players, Privacy, SeatOccupant, Table, TableStatus};

use crate::history::statistics::tally;
use crate::node::{DAY, latest_first, time_tag};
use crate::notes::put;
use crate::people::person_tag;
use crate::work::verdicts;

/// How long the code of a table is good at which nothing happens, in milliseconds.
const CODE_LASTS: u64 = 30 * DAY;

/// After this time, in milliseconds, another node plays bots that only bots are waiting for.
const BOTS_AWAITED_MS: u64 = 30_000;

/// A table as the lobby lists it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Summary {
    pub(crate) game: String,
    pub(crate) setup: Value,
    pub(crate) privacy: Privacy,
    pub(crate) stage: TableStatus,
    pub(crate) code: String,
    #[serde(rename = "crew")]
    pub(crate) club: Option<String>,
    pub(crate) guests: Vec<PersonId>,
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub(crate) sent_away: BTreeSet<PersonId>,
    /// The moment from which its matches go on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) branch: Option<Moment>,
    pub(crate) seats: Vec<SeatOccupant>,
    /// Whose turn it is.
    pub(crate) turn: Vec<PersonId>,
    /// When any of this changed last.
    pub(crate) updated: u64,
}

impl Summary {
    /// Whether the table can be joined by its code at this time: until it is closed, and until nothing has
    /// happened for thirty days, unless a match is under way.
    pub(crate) fn takes_code(&self, at: u64) -> bool {
        match self.stage {
            TableStatus::Playing | TableStatus::Paused => true,
            TableStatus::Gathering | TableStatus::Over => at < self.updated + CODE_LASTS,
            TableStatus::Closed => false,
        }
    }
}

/// A match that is over.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Finished {
    pub(crate) table: String,
    /// Which match at that table, counted from one.
    pub(crate) number: u32,
    pub(crate) game: String,
    pub(crate) setup: Value,
    #[serde(rename = "crew")]
    pub(crate) club: Option<String>,
    /// Whether its cards were laid out, or could be known beforehand.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) is_arranged: bool,
    #[serde(flatten)]
    pub(crate) players: Players,
    pub(crate) ending: game::Ending,
    /// What a club's logbook notes of it, but for date and names.
    pub(crate) report: Option<Report<Value>>,
    pub(crate) n_actions: usize,
    pub(crate) at: u64,
}

impl Finished {
    /// The id of its notes.
    pub(crate) fn id(&self) -> String {
        format!("{}.{}", self.table, self.number)
    }

    /// Whether it is a lost attempt of a club that does not count if the deal could not have been won (CR-5.4).
    pub(crate) fn may_be_forgiven(&self) -> bool {
        let is_lost = self.report.as_ref().is_some_and(|report| !report.won);
        let campaign = || catalogue::find(&self.game)?.info().campaign;
        is_lost && self.club.is_some() && campaign().is_some_and(|campaign| campaign.forgives)
    }
}

/// The notes of a new table.
pub(crate) fn opened(id: &str, table: &Table, at: u64) -> Vec<Put> {
    let code = put("code", table.code(), &id).expecting(store::Expect::New);
    vec![code, listed(id, &summary(table, at), table.is_shared())]
}

/// What a step changes.
pub(crate) fn changes(id: &str, before: &Table, after: &Table, at: u64) -> Vec<Put> {
    let mut notes = Vec::new();
    let now = summary(after, at);
    if (Summary { updated: at, ..summary(before, at) }) != now {
        notes.push(listed(id, &now, after.is_shared()));
    }
    let alarm = alarm(after, at);
    if alarm != self::alarm(before, at) {
        notes.push(alarm_note(id, alarm));
    }
    if before.is_playing() && after.running().is_some() && !after.is_playing() {
        notes.extend(finished(id, after, at).into_iter().flatten());
    }
    if after.is_closed() {
        notes.push(Put::delete("code", after.code()));
    }
    notes
}

/// The note that makes some node look at the table at this time.
pub(crate) fn alarm_note(id: &str, alarm: Option<u64>) -> Put {
    match alarm {
        Some(at) => put("deadline", id, &at).tagged(time_tag(at)),
        None => Put::delete("deadline", id),
    }
}

/// When a node has to wake the table without a message.
///
/// Bots that are awaited alone are woken too, in case their node goes down. That time is rounded up, so that the
/// note does not change with each of their actions.
pub(crate) fn alarm(table: &Table, at: u64) -> Option<u64> {
    let deadline = table.deadline(&|_| 0).map(|(due, _)| due);
    let are_bots_alone = !table.awaited_bots().is_empty() && awaited_people(table).next().is_none();
    let bots = are_bots_alone.then(|| (at / BOTS_AWAITED_MS + 2) * BOTS_AWAITED_MS);
    deadline.into_iter().chain(bots).min()
}

/// The people who are awaited, with their seats. Who is awaited is public.
pub(crate) fn awaited_people(table: &Table) -> impl Iterator<Item = (Seat, &PersonId)> {
    let awaited = table.running().map(|running| running.turn().waiting()).unwrap_or_default();
    let player = |seat: Seat| table.seats().get(seat.index())?.player();
    awaited.iter().filter_map(move |seat| Some((seat, player(seat)?)))
}

/// The people who can act now. That an awaited person has no legal action is a secret.
pub(crate) fn people_to_act(table: &Table) -> impl Iterator<Item = &PersonId> {
    let can_act = |seat: Seat| table.running().is_some_and(|running| !running.legal(seat).is_empty());
    awaited_people(table).filter(move |(seat, _)| can_act(*seat)).map(|(_, person)| person)
}

fn summary(table: &Table, at: u64) -> Summary {
    let is_resting = table.is_paused() || table.is_closed();
    Summary {
        game: table.terms().game.clone(),
        setup: table.terms().setup.clone(),
        privacy: table.terms().privacy,
        stage: table.status(),
        code: table.code().into(),
        club: table.crew().map(Into::into),
        guests: table.guests().to_vec(),
        sent_away: table.sent_away().clone(),
        branch: table.branch().map(Branch::moment),
        seats: table.seats().iter().map(SeatOccupant::from).collect(),
        turn: if is_resting { Vec::new() } else { people_to_act(table).cloned().collect() },
        updated: at,
    }
}

/// The tag of all tables that go on from moments of a match.
pub(crate) fn branch_of(table: &str, number: u32) -> String {
    format!("branch:{table}.{number}")
}

/// The tag of a table at which only its maker has ever sat, by when it last changed.
pub(crate) const ALONE: &str = "alone/";
/// The tag of a table without a match under way, likewise.
pub(crate) const RESTING: &str = "resting/";

fn listed(id: &str, summary: &Summary, is_shared: bool) -> Put {
    let mut note = put("table", id, summary);
    let changed = time_tag(summary.updated);
    if !is_shared {
        note = note.tagged(format!("{ALONE}{changed}"));
    }
    if !matches!(summary.stage, TableStatus::Playing | TableStatus::Paused) {
        note = note.tagged(format!("{RESTING}{changed}"));
    }
    if summary.stage == TableStatus::Closed {
        return note;
    }
    if let Some(Moment { table, number, .. }) = &summary.branch {
        note = note.tagged(branch_of(table, *number));
    }
    if summary.privacy == Privacy::Open {
        note = note.tagged("open");
    }
    for person in &summary.guests {
        note = note.tagged(person_tag(person));
    }
    for person in &summary.turn {
        note = note.tagged(format!("turn:{person}"));
    }
    note
}

fn finished(id: &str, table: &Table, at: u64) -> Option<Vec<Put>> {
    let record = table.record()?;
    let number = table.n_matches();
    // What was laid out by hand proves nothing.
    let counts = !table.is_arranged();
    let finished = Finished {
        table: id.into(),
        number,
        game: record.game.clone(),
        setup: record.setup.clone(),
        club: table.crew().map(Into::into),
        is_arranged: !counts,
        players: table.players()?.clone(),
        ending: record.result.clone()?,
        report: table.running().filter(|_| counts).and_then(catalogue::AnyMatch::report),
        n_actions: record.actions.len(),
        at,
    };
    let id = finished.id();
    let latest = latest_first(at);
    let mut note = put("match", &id, &finished);
    // What goes on from another match is found by way of that one only.
    if table.branch().is_none() {
        let people: BTreeSet<_> = finished.players.people().map(person_tag).collect();
        let club = finished.club.as_ref().map(|club| format!("crew:{club}"));
        for tag in people.into_iter().chain(club).chain([format!("game:{}", finished.game)]) {
            note = note.tagged(format!("{tag}/{latest}"));
        }
    }
    let mut notes = vec![note, put("record", &id, &record)];
    if finished.may_be_forgiven() {
        notes.push(verdicts::due(&id, at));
    }
    if counts {
        let Finished { game, setup, club, ending, players, n_actions, .. } = &finished;
        notes.extend(tally(&id, game, setup, club.as_deref(), ending, (players.seats.len(), *n_actions)));
    }
    Some(notes)
}
