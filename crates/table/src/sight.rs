//! What one person sees of a table.

use game::{Ending, Observer, Seat, Turn};
use serde::Serialize;
use serde_json::Value;

use crate::entry::PersonId;
use crate::state::Table;
use crate::terms::Terms;

/// What one person sees of a table: built up from nothing, like every view.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Sight {
    /// The table's version.
    pub version: u64,
    /// What was agreed.
    pub terms: Terms,
    /// Where the table stands.
    pub stage: Stage,
    /// Whether the one who looks opened the table.
    pub is_yours: bool,
    /// The seat of the one who looks.
    pub seat: Option<Seat>,
    /// Everybody at the table.
    pub guests: Vec<Guest>,
    /// Who sits where, from seat A on.
    pub seats: Vec<SeatSight>,
    /// What the next shuffle's secret was committed to.
    pub commitment: String,
    /// Whether free talk is allowed now.
    pub may_talk: bool,
    /// How many matches have been dealt.
    pub n_matches: u32,
    /// The match on the table.
    #[serde(rename = "match", skip_serializing_if = "Option::is_none")]
    pub playing: Option<MatchSight>,
}

/// Where a table stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
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

/// Somebody at the table, known to others by a name and a number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Guest {
    /// The name shown.
    pub name: String,
    /// Where they sit.
    pub seat: Option<Seat>,
    /// Whether it is the one who looks.
    pub is_you: bool,
}

/// A seat as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeatSight {
    /// The name of whoever sits there; a bot's if it is the bot's own seat.
    pub name: Option<String>,
    /// The bot that plays there.
    pub bot: Option<String>,
    /// Whether the seat is a person's, who may be away.
    pub is_person: bool,
}

/// A match as one person sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct MatchSight {
    /// How many actions have been taken.
    pub version: usize,
    /// Who is awaited.
    pub waiting: Vec<Seat>,
    /// How it ended.
    pub ending: Option<Ending>,
    /// What the game shows.
    pub view: Value,
    /// What the one who looks may do.
    pub legal: Vec<Value>,
    /// Whether the own last action may be taken back.
    pub can_take_back: bool,
    /// When the next decision is due, in milliseconds since 1970.
    pub due: Option<u64>,
}

impl Table {
    /// What this person sees; somebody without a seat sees what a spectator may.
    pub fn sight(&self, person: &PersonId) -> Sight {
        let seat = self.seat_of(person);
        let name_of = |wanted: &PersonId| {
            self.guests.iter().find(|(guest, _)| guest == wanted).map(|(_, name)| name.clone())
        };
        Sight {
            version: self.version,
            terms: self.terms.clone(),
            stage: self.stage(),
            is_yours: self.owner == *person,
            seat,
            guests: self
                .guests
                .iter()
                .map(|(guest, name)| Guest {
                    name: name.clone(),
                    seat: self.seat_of(guest),
                    is_you: guest == person,
                })
                .collect(),
            seats: self
                .seats
                .iter()
                .map(|seating| SeatSight {
                    name: seating.person.as_ref().and_then(name_of),
                    bot: seating.bot.clone(),
                    is_person: seating.person.is_some(),
                })
                .collect(),
            commitment: self.secret.commitment(),
            may_talk: self.may_talk(),
            n_matches: self.n_matches,
            playing: self.match_sight(seat),
        }
    }

    /// Where the table stands.
    pub fn stage(&self) -> Stage {
        match &self.under_way {
            _ if self.is_closed => Stage::Closed,
            None => Stage::Gathering,
            Some(_) if !self.is_playing() => Stage::Over,
            Some(under_way) if under_way.is_paused => Stage::Paused,
            Some(_) => Stage::Playing,
        }
    }

    fn match_sight(&self, seat: Option<Seat>) -> Option<MatchSight> {
        let running = self.running()?;
        let turn = running.turn();
        let ending = match turn {
            Turn::Waiting(_) => None,
            Turn::Over(outcome) => Some(Ending::new(outcome, running.n_seats())),
        };
        let observer = seat.map_or(Observer::Spectator, Observer::Seat);
        let own = seat.filter(|seat| self.seats[seat.index()].bot.is_none() && !self.is_paused());
        Some(MatchSight {
            version: running.version(),
            waiting: turn.waiting().iter().collect(),
            ending,
            view: running.view(observer),
            legal: own.map(|seat| running.legal(seat)).unwrap_or_default(),
            can_take_back: own.is_some_and(|seat| running.can_take_back(seat)),
            due: self.deadline().map(|(due, _)| due),
        })
    }
}
