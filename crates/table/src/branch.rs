//! Branches: playing on from a moment of a finished match.

use catalogue::{AnyGame, AnyMatch, Problem};
use game::{Record, Seat, Seed};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Players, SeatOccupant, Seating, Table};

/// A moment of a match that is over, from which every match of a table goes on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Branch {
    /// The table at which that match was played.
    pub table: String,
    /// Which match at that table, counted from one.
    pub number: u32,
    /// What decided its shuffles.
    pub seed: Seed,
    /// What had been done until then.
    pub actions: Vec<(Seat, Value)>,
    /// Who had played until then, if that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub players: Option<Players>,
}

/// A moment of a match that is over, as people see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Moment {
    /// The table at which the match was played.
    pub table: String,
    /// Which match at that table, counted from one.
    pub number: u32,
    /// How many actions had been taken.
    pub at: usize,
}

impl Branch {
    /// The moment after `at` actions of a match; `None` if it had fewer, or was over by then.
    pub fn of(record: &Record, players: &Players, table: String, number: u32, at: usize) -> Option<Branch> {
        let actions = record.actions.get(..at)?.to_vec();
        let is_end = at == record.actions.len();
        let players = Some(players.until(at));
        (!is_end).then_some(Branch { table, number, seed: record.seed, actions, players })
    }

    /// The moment, without what led there.
    pub fn moment(&self) -> Moment {
        Moment { table: self.table.clone(), number: self.number, at: self.actions.len() }
    }

    /// Who had played by then, and who sits at the table that goes on from there.
    pub(crate) fn players(&self, seats: &[Seating]) -> Players {
        let unknown = || Players { seats: vec![SeatOccupant::default(); seats.len()], handovers: Vec::new() };
        let mut players = self.players.clone().unwrap_or_else(unknown);
        players.note(self.actions.len(), seats);
        players
    }

    /// The match as it stood at that moment.
    pub(crate) fn running(&self, game: &dyn AnyGame, setup: &Value) -> Result<Box<dyn AnyMatch>, Problem> {
        let mut running = game.begin(setup, self.seed)?;
        for (seat, action) in &self.actions {
            running.act(*seat, action)?;
        }
        Ok(running)
    }
}

impl Table {
    /// Where its matches go on from, if they do not begin with a shuffle.
    pub fn branch(&self) -> Option<&Branch> {
        self.branch.as_deref()
    }

    /// Whether something that chance would decide is known beforehand, so that its matches prove nothing.
    pub fn is_arranged(&self) -> bool {
        self.branch.is_some() || self.terms.is_arranged()
    }

    /// Whether the seat may take its last action back. What was done before the branch stays done.
    pub(crate) fn can_take_back(&self, seat: Seat) -> bool {
        let n_given = self.branch.as_ref().map_or(0, |branch| branch.actions.len());
        self.running().is_some_and(|running| n_given < running.version() && running.can_take_back(seat))
    }
}
