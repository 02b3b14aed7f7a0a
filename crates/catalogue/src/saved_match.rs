//! Matches and deals as people write them down.

use game::{Handover, Participant, Record, Seat, Seed};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::{Begun, Entry, Problem, find};

/// A match as somebody wrote it down: over, under way, or only dealt. A record has all of this and more.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct SavedMatch {
    /// The game's id.
    pub game: String,
    /// What was agreed.
    #[serde(default = "nothing")]
    pub setup: Value,
    /// What decides whatever the setup's deal leaves open.
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

fn any_seed() -> Seed {
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
            for told in serde_json::Deserializer::from_str(text).into_iter() {
                all.push(told.map_err(|error| numbered(&all, bad(error.to_string())))?);
            }
        } else {
            for line in text.lines().filter(|line| !line.trim().is_empty()) {
                all.push(read_deal(line).map_err(|problem| numbered(&all, problem))?);
            }
        }
        Ok(all)
    }

    /// The game it is of.
    pub fn entry(&self) -> Result<&'static Entry, Problem> {
        find(&self.game).ok_or_else(|| Problem::unknown_game(&self.game))
    }

    /// The match after so many of its actions.
    pub fn after(&self, version: usize) -> Begun {
        let mut running = (self.entry()?.new)(&self.setup, self.seed)?;
        for (i, (seat, action)) in self.actions.iter().take(version).enumerate() {
            running.act(*seat, action).map_err(|mut problem| {
                problem.message = format!("action {}: {}", i + 1, problem.message);
                problem
            })?;
        }
        Ok(running)
    }
}

fn bad(message: impl Into<String>) -> Problem {
    Problem::new("bad-record", message)
}

/// A problem of the one that comes after these.
fn numbered(before: &[SavedMatch], mut problem: Problem) -> Problem {
    problem.message = format!("number {}: {}", before.len() + 1, problem.message);
    problem
}

/// Reads `id players captain hand|hand|… owner:card,…`, where tasks go round from the captain on.
fn read_deal(line: &str) -> Result<SavedMatch, Problem> {
    let fields: Vec<&str> = line.split('\t').collect();
    let [_, players, captain, hands, tasks] = fields[..] else {
        let message = "a record begins with {, and a deal has the fields id, players, captain, hands and tasks \
                       between tabs";
        return Err(bad(message));
    };
    let number = |text: &str, what: &str| text.parse::<u8>().map_err(|_| bad(format!("{what} is a number")));
    let (players, captain) = (number(players, "players")?, number(captain, "captain")?);
    let hands: Vec<Vec<String>> =
        hands.split('|').map(|hand| hand.split(',').map(our_name).collect()).collect();
    let mut cards = Vec::new();
    let mut actions = Vec::new();
    for (i, task) in (0..).zip(tasks.split(',').filter(|task| !task.is_empty())) {
        let (owner, card) = task.split_once(':').ok_or_else(|| bad("a task is owner:card"))?;
        let owner = number(owner, "the owner of a task")?;
        if players == 0 || usize::from(owner) != (usize::from(captain) + i) % usize::from(players) {
            return Err(bad("tasks go round from the captain on"));
        }
        cards.push(our_name(card));
        actions.push((Seat::new(owner), json!({ "type": "take", "task": our_name(card) })));
    }
    let setup = json!({
        "players": players,
        "mission": { "tasks": cards.len() },
        "deal": { "hands": hands, "tasks": cards },
    });
    Ok(SavedMatch {
        game: "planet-nine".into(),
        setup,
        seed: any_seed(),
        actions,
        seats: Vec::new(),
        handovers: Vec::new(),
    })
}

/// A card in our notation: trumps are rockets.
fn our_name(card: &str) -> String {
    card.trim().to_lowercase().replace('s', "r")
}
