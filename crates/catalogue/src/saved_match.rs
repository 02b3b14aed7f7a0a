//! Matches and deals as people write them down.

use game::{Handover, Participant, Record, Seat, Seed};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::games::planet_nine::read_deal;
use crate::{AnyGame, Begun, Problem, find};

/// A match that was written down: over, under way, or only dealt. A record has all of this and more.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct SavedMatch {
    /// The game's id.
    pub game: String,
    /// What was agreed.
    #[serde(default = "nothing")]
    pub setup: Value,
    /// What decides the part of the deal that the setup leaves open.
    #[serde(default = "any_seed")]
    pub seed: Seed,
    /// What was done.
    #[serde(default)]
    pub actions: Vec<(Seat, Value)>,
    /// Who sat where, if that is known.
    #[serde(default)]
    pub seats: Vec<Participant>,
    /// Which seats passed to others on the way, if that is known.
    #[serde(default)]
    pub handovers: Vec<Handover>,
}

fn nothing() -> Value {
    json!({})
}

pub(crate) fn any_seed() -> Seed {
    Seed::from_number(0)
}

impl From<Record> for SavedMatch {
    fn from(record: Record) -> SavedMatch {
        let Record { game, setup, seed, actions, seats, handovers, .. } = record;
        SavedMatch { game, setup, seed, actions, seats, handovers }
    }
}

impl SavedMatch {
    /// Reads JSON objects that follow one another, or deals of Planet Nine, one per line, with the fields id,
    /// players, captain, hands and tasks between tabs.
    pub fn read_all(text: &str) -> Result<Vec<SavedMatch>, Problem> {
        let mut all = Vec::new();
        if text.trim_start().starts_with('{') {
            for saved in serde_json::Deserializer::from_str(text).into_iter() {
                all.push(saved.map_err(|error| numbered(&all, bad(error.to_string())))?);
            }
        } else {
            for line in text.lines().filter(|line| !line.trim().is_empty()) {
                all.push(read_deal(line).map_err(|problem| numbered(&all, problem))?);
            }
        }
        Ok(all)
    }

    /// The game it is of.
    pub fn game(&self) -> Result<&'static dyn AnyGame, Problem> {
        find(&self.game).ok_or_else(|| Problem::unknown_game(&self.game))
    }

    /// The match at a version, or at its end if it has fewer actions.
    pub fn after(&self, version: usize) -> Begun {
        let mut running = self.game()?.begin(&self.setup, self.seed)?;
        for (i, (seat, action)) in self.actions.iter().take(version).enumerate() {
            running.act(*seat, action).map_err(|mut problem| {
                problem.message = format!("action {}: {}", i + 1, problem.message);
                problem
            })?;
        }
        Ok(running)
    }
}

pub(crate) fn bad(message: impl Into<String>) -> Problem {
    Problem::new("bad-record", message)
}

/// A problem of the one that comes after these.
fn numbered(before: &[SavedMatch], mut problem: Problem) -> Problem {
    problem.message = format!("number {}: {}", before.len() + 1, problem.message);
    problem
}
