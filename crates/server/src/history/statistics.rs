//! Statistics of finished matches by setup: of all players, and of each club.
//!
//! A match that ends leaves a tally in the same write. Tallies are added to the sums, and deleted, in one
//! write too, by whichever node comes first; so every match is counted once, and reading statistics does
//! not depend on how many matches there have been.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use game::Ending;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::{Expect, Put, Query, Write, WriteError};

use crate::error::ApiError;
use crate::node::Node;
use crate::notes::{find, put, read};
use crate::random;

/// How many tallies are added up in one write.
const MOST_AT_ONCE: u32 = 100;
/// How many setups a reply lists: those played most.
const MOST_TOLD: u32 = 200;
/// Longer setups, in bytes, are not counted: they are custom missions that are played once.
const LONGEST_SETUP: usize = 1000;
const MOST_ATTEMPTS: usize = 5;

/// How matches with one setup went.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Statistic {
    /// The game's id.
    game: String,
    /// What was agreed.
    setup: Value,
    /// How many matches.
    matches: u64,
    /// How often all seats won together.
    won_together: u64,
    /// How often no seat won.
    won_by_nobody: u64,
    /// How many actions a match took on average.
    actions_per_match: f64,
    /// The average of the best score, where the game keeps any.
    best_points: Option<f64>,
}

/// What is counted, of one match or of many.
#[derive(Clone, Default, PartialEq, Debug, Serialize, Deserialize)]
struct Counts {
    matches: u64,
    won_together: u64,
    won_by_nobody: u64,
    actions: u64,
    /// In how many matches there were points, and the sum of the best.
    scored: u64,
    best_points: i64,
}

/// What a match adds to the statistics, and what it has all been so far.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Sum {
    game: String,
    setup: Value,
    #[serde(rename = "crew", default, skip_serializing_if = "Option::is_none")]
    club: Option<String>,
    counts: Counts,
}

/// The note that makes a finished match count; none for a setup of unusual length.
pub(crate) fn tally(
    id: &str,
    game: &str,
    setup: &Value,
    club: Option<&str>,
    ending: &Ending,
    (n_seats, n_actions): (usize, usize),
) -> Option<Put> {
    let campaign = catalogue::find(game).and_then(|game| game.info().campaign);
    let setup = match campaign {
        Some(campaign) => (campaign.comparable)(setup.clone()),
        None => setup.clone(),
    };
    let best = ending.points.iter().flatten().max();
    let counts = Counts {
        matches: 1,
        won_together: u64::from(ending.winners.len() == n_seats),
        won_by_nobody: u64::from(ending.winners.is_empty()),
        actions: n_actions as u64,
        scored: u64::from(best.is_some()),
        best_points: best.copied().unwrap_or_default().into(),
    };
    let sum = Sum { game: game.into(), setup, club: club.map(Into::into), counts };
    let is_usual = sum.setup.to_string().len() <= LONGEST_SETUP;
    is_usual.then(|| put("tally", id, &sum).tagged("new"))
}

/// How matches of a game went.
pub(crate) async fn of_game(node: &Node, game: &str) -> Result<Vec<Statistic>, ApiError> {
    read_all(node, &format!("game:{game}")).await
}

/// How matches of a club went.
pub(crate) async fn of_club(node: &Node, club: &str) -> Result<Vec<Statistic>, ApiError> {
    read_all(node, &format!("crew:{club}")).await
}

async fn read_all(node: &Node, scope: &str) -> Result<Vec<Statistic>, ApiError> {
    count(node).await?;
    let query = Query::of("statistic").from(format!("{scope}/")).to(format!("{scope}/~")).limit(MOST_TOLD);
    let found = node.store.notes(&query).await?;
    found.iter().map(|found| Ok(read::<Sum>(&found.note)?.statistic())).collect()
}

/// Adds up what has not been counted yet.
pub(crate) async fn count(node: &Node) -> Result<(), ApiError> {
    let mut n_attempts = 0;
    while n_attempts < MOST_ATTEMPTS {
        let tallies = node.store.notes(&Query::of("tally").tagged("new").limit(MOST_AT_ONCE)).await?;
        if tallies.is_empty() {
            break;
        }
        let mut write = Write::default();
        let mut sums = BTreeMap::new();
        for found in &tallies {
            let note = &found.note;
            write = write.with(Put::delete("tally", &note.id).expecting(Expect::Version(note.version)));
            let sum: Sum = read(note)?;
            if sum.club.is_some() {
                add(node, &mut sums, sum.clone()).await?;
            }
            add(node, &mut sums, Sum { club: None, ..sum }).await?;
        }
        for (id, (sum, expect)) in sums {
            write = write.with(put("statistic", &id, &sum).tagged(sum.tag()).expecting(expect));
        }
        match node.store.write(write).await {
            Ok(()) => {}
            // Another node counts as well.
            Err(WriteError::Changed { .. }) => n_attempts += 1,
            Err(error) => return Err(error.into()),
        }
    }
    Ok(())
}

/// Adds to one of the sums, which is first read from the store.
async fn add(node: &Node, sums: &mut BTreeMap<String, (Sum, Expect)>, more: Sum) -> Result<(), ApiError> {
    let id = more.id();
    match sums.entry(id.clone()) {
        Entry::Occupied(mut entry) => entry.get_mut().0.counts.add(&more.counts),
        Entry::Vacant(entry) => {
            let known = find::<Sum>(&*node.store, "statistic", &id).await?;
            entry.insert(match known {
                Some((mut sum, version)) => {
                    sum.counts.add(&more.counts);
                    (sum, Expect::Version(version))
                }
                None => (more, Expect::New),
            });
        }
    }
    Ok(())
}

impl Sum {
    fn id(&self) -> String {
        let club = self.club.as_deref().unwrap_or_default();
        random::hashed(&format!("{club} {} {}", self.game, self.setup))
    }

    /// Sorted by this, what was played most comes first.
    fn tag(&self) -> String {
        let scope = match &self.club {
            Some(club) => format!("crew:{club}"),
            None => format!("game:{}", self.game),
        };
        format!("{scope}/{:020}", u64::MAX - self.counts.matches)
    }

    fn statistic(self) -> Statistic {
        let Sum { game, setup, counts, .. } = self;
        Statistic {
            game,
            setup,
            matches: counts.matches,
            won_together: counts.won_together,
            won_by_nobody: counts.won_by_nobody,
            actions_per_match: counts.actions as f64 / counts.matches as f64,
            best_points: (counts.scored != 0).then(|| counts.best_points as f64 / counts.scored as f64),
        }
    }
}

impl Counts {
    fn add(&mut self, more: &Counts) {
        self.matches += more.matches;
        self.won_together += more.won_together;
        self.won_by_nobody += more.won_by_nobody;
        self.actions += more.actions;
        self.scored += more.scored;
        self.best_points += more.best_points;
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_is_left_of_earlier_attempts_makes_it_no_other_mission() {
        let ending = Ending { winners: Vec::new(), points: None };
        let counted = |setup| tally("1", "deep-sea", &setup, None, &ending, (3, 40));
        let later = json!({ "mission": 2, "distress": true, "kept": ["no-1s"], "used": ["no-1s"] });
        assert_eq!(counted(later), counted(json!({ "mission": 2 })));
        assert_ne!(counted(json!({ "mission": 3 })), counted(json!({ "mission": 2 })));
    }
}
