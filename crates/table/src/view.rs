//! The view of a table that one person gets.

use catalogue::Shown;
use game::{Ending, Observer, Seat, Talk, Turn};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::branch::{Branch, Moment};
use crate::entry::PersonId;
use crate::face::{Avatar, Face, Faces};
use crate::players::Occupant;
use crate::shared_replay::SharedReplayView;
use crate::state::Table;
use crate::terms::Terms;

/// What one person sees of a table: built up from nothing, like every view.
#[derive(Serialize, JsonSchema)]
pub struct TableView {
    /// The table's version.
    pub version: u64,
    /// The short code to join by.
    pub code: String,
    /// What was agreed. Cards that are laid out, the `deal` of the setup, are shown to their author alone.
    pub terms: Terms,
    /// Whether the cards are laid out by hand, by a `deal` in the setup, or are those of a match that was
    /// played before; then the match counts nowhere.
    pub is_arranged: bool,
    /// The moment from which its matches go on, if they do not begin with a shuffle.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub branch: Option<Moment>,
    /// What those who look back together look at.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tour: Option<SharedReplayView>,
    /// The bots that can play here, the best first.
    pub bots: Vec<&'static str>,
    /// Where the table stands.
    pub stage: TableStatus,
    /// Whether the one who looks is the host.
    pub is_yours: bool,
    /// The seat of the one who looks.
    pub seat: Option<Seat>,
    /// The people at the table.
    pub guests: Vec<Guest>,
    /// Who sits where, from seat A on.
    pub seats: Vec<SeatView>,
    /// What the next shuffle's secret was committed to.
    pub commitment: String,
    /// Whether talk is allowed now.
    pub may_talk: bool,
    /// Whether talk is allowed for what the players decide together, so that nothing may be said that is known
    /// only from the own hand.
    pub golden_rule: bool,
    /// How many matches have been dealt.
    pub n_matches: u32,
    /// The match on the table.
    #[serde(rename = "match", skip_serializing_if = "Option::is_none")]
    pub playing: Option<MatchView>,
}

/// Where a table stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TableStatus {
    /// Nothing has been dealt yet.
    Gathering,
    /// A match is under way.
    Playing,
    /// The match rests.
    Paused,
    /// The match is over; another one may follow.
    Over,
    /// The table is closed for good.
    Closed,
}

/// A person at the table, known to others by a name and a number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Guest {
    /// How they are shown.
    #[serde(flatten)]
    pub face: Face,
    /// Where they sit.
    pub seat: Option<Seat>,
    /// Whether they are connected now.
    pub is_here: bool,
    /// Whether it is the one who looks.
    pub is_you: bool,
    /// Whether they are the host.
    pub is_host: bool,
}

/// A seat, the same for every viewer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct SeatView {
    /// The name of the person whose seat it is.
    pub name: Option<String>,
    /// The picture of the person who sits there.
    pub avatar: Option<Avatar>,
    /// The bot that plays there.
    pub bot: Option<String>,
    /// Whether the seat is a person's, who may be away.
    pub is_person: bool,
    /// Whether that person is connected now.
    pub is_here: bool,
}

/// A match as one person sees it.
#[derive(Serialize, JsonSchema)]
pub struct MatchView {
    /// How many actions have been taken.
    pub version: usize,
    /// Who plays, and who has played: what happened is told by the names of those who did it.
    pub occupants: Vec<Occupant>,
    /// Who is awaited.
    pub waiting: Vec<Seat>,
    /// How it ended.
    #[schemars(with = "Option<EndingSchema>")]
    pub ending: Option<Ending>,
    /// What the game shows.
    #[schemars(with = "Value")]
    pub view: Box<dyn Shown>,
    /// What the one who looks may do.
    #[schemars(with = "Vec<Value>")]
    pub legal: Vec<Box<dyn Shown>>,
    /// Whether the own last action may be taken back.
    pub can_take_back: bool,
    /// When the next decision is due, in milliseconds since 1970.
    pub due: Option<u64>,
}

/// What an [`Ending`] looks like as JSON; a test compares the two.
#[derive(JsonSchema)]
#[schemars(rename = "Ending")]
#[expect(dead_code, reason = "only its schema is of use")]
pub struct EndingSchema {
    /// Who won.
    winners: Vec<Seat>,
    /// The final scores from seat A on, where the game keeps any.
    #[serde(default)]
    points: Option<Vec<i16>>,
}

impl Table {
    /// What this person sees; without a seat, what a spectator may.
    ///
    /// `is_here` says who is connected, which the log does not know.
    pub fn view(
        &self,
        person: &PersonId,
        faces: Faces<'_>,
        is_here: &dyn Fn(&PersonId) -> bool,
    ) -> TableView {
        let seat = self.seat_of(person);
        TableView {
            version: self.version,
            code: self.code.clone(),
            terms: if *person == self.author { self.terms.clone() } else { self.terms.without_deal() },
            is_arranged: self.is_arranged(),
            branch: self.branch.as_deref().map(Branch::moment),
            tour: self.shared_replay_view(person, faces),
            bots: self.bots(),
            stage: self.status(),
            is_yours: self.host == *person,
            seat,
            guests: self
                .guests
                .iter()
                .map(|guest| Guest {
                    face: faces(guest),
                    seat: self.seat_of(guest),
                    is_here: is_here(guest),
                    is_you: guest == person,
                    is_host: *guest == self.host,
                })
                .collect(),
            seats: self
                .seats
                .iter()
                .map(|seating| {
                    let face = seating.person.as_ref().map(faces);
                    SeatView {
                        avatar: face.as_ref().map(|face| face.avatar),
                        name: face.map(|face| face.name),
                        bot: seating.bot.clone(),
                        is_person: seating.person.is_some(),
                        is_here: seating.person.as_ref().is_some_and(is_here),
                    }
                })
                .collect(),
            commitment: self.secret.commitment(),
            may_talk: self.talk() != Talk::Closed,
            golden_rule: self.talk() == Talk::HandsExcepted,
            n_matches: self.n_matches,
            playing: self.match_view(seat, person, faces),
        }
    }

    /// What this person has seen happen in the match on the table since the table had this version.
    pub fn events_since(&self, person: &PersonId, version: u64) -> Vec<Box<dyn Shown>> {
        self.steps_since(person, version).into_iter().map(|(_, event)| event).collect()
    }

    /// What this person has seen happen in the match on the table since the table had this version, each event
    /// with the version of the match that it led to.
    pub fn steps_since(&self, person: &PersonId, version: u64) -> Vec<(usize, Box<dyn Shown>)> {
        let Some(under_way) = &self.under_way else { return Vec::new() };
        let observer = self.seat_of(person).map_or(Observer::Spectator, Observer::Seat);
        // The deal leads to version 0 of the match, the first action to version 1.
        let since = match version < under_way.dealt_at {
            true => 0,
            false => under_way.steps.partition_point(|&step| step <= version) + 1,
        };
        under_way.running.seen(observer, since)
    }

    /// Where the table stands.
    pub fn status(&self) -> TableStatus {
        match &self.under_way {
            _ if self.is_closed => TableStatus::Closed,
            None => TableStatus::Gathering,
            Some(_) if !self.is_playing() => TableStatus::Over,
            Some(under_way) if under_way.is_paused => TableStatus::Paused,
            Some(_) => TableStatus::Playing,
        }
    }

    fn match_view(&self, seat: Option<Seat>, person: &PersonId, faces: Faces<'_>) -> Option<MatchView> {
        let (running, players) = (self.running()?, self.players()?);
        let turn = running.turn();
        let ending = match turn {
            Turn::Waiting(_) => None,
            Turn::Over(outcome) => Some(Ending::new(outcome, running.n_seats())),
        };
        let observer = seat.map_or(Observer::Spectator, Observer::Seat);
        let own = seat.filter(|seat| self.seats[seat.index()].bot.is_none() && !self.is_paused());
        Some(MatchView {
            version: running.version(),
            occupants: players.shown(Some(person), faces),
            waiting: turn.waiting().iter().collect(),
            ending,
            view: running.view(observer),
            legal: own.map(|seat| running.legal(seat)).unwrap_or_default(),
            can_take_back: own.is_some_and(|seat| self.can_take_back(seat)),
            due: self.deadline(&|_| 0).map(|(due, _)| due),
        })
    }
}
