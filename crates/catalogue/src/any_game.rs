//! A game of any kind.

use std::marker::PhantomData;
use std::ops::RangeInclusive;

use bots::{Level, Playouts, SeriesResult};
use game::{Dice, Record, Seed};
use serde_json::Value;

use crate::json::{json, read_setup};
use crate::typed_match::TypedMatch;
use crate::{AnyMatch, Campaign, Catalogued, Facts, MissionReader, Problem, Puzzles, Schemas};

/// A match that could be begun, or why not.
pub type Begun = Result<Box<dyn AnyMatch>, Problem>;

/// How the bots of a series did, or why there was none.
pub type Series = Result<Vec<SeriesResult>, Problem>;

/// A game of any kind, with everything in and out as JSON or as text.
pub trait AnyGame: Sync {
    /// What there is to say of it beside its rules.
    fn info(&self) -> &'static Info;
    /// Facts that clients show outside of a match.
    fn facts(&self) -> Facts;
    /// What its setup, actions, refusals, events and views look like.
    fn schemas(&self) -> Schemas;
    /// Reads an action in the game's notation.
    fn read_action(&self, text: &str) -> Result<Value, Problem>;
    /// Sets up and deals.
    fn begin(&self, setup: &Value, seed: Seed) -> Begun;
    /// Takes up a recorded match, if every claim of the record holds.
    fn open(&self, record: &Record) -> Begun;
    /// Plays matches between the named bots.
    fn play_series(&self, setup: &Value, bots: &[String], seed: Seed, games: u64) -> Series;
    /// Plays random games as fast as the rules allow.
    fn play_random(&self, setup: &Value, seed: Seed, games: u64) -> Result<Playouts, Problem>;
}

/// The part of a game's profile that needs none of its types.
pub struct Info {
    /// The game's name in commands, records and addresses.
    pub id: &'static str,
    /// The game's name for people.
    pub name: &'static str,
    /// Version of its rules.
    pub rules: u32,
    /// How many can play.
    pub seats: RangeInclusive<u8>,
    /// Whether all win or lose together.
    pub is_cooperative: bool,
    /// Whether the players may talk in their own words at some moment of a match.
    pub has_talk: bool,
    /// Setups that show its speed, each with a few words saying what it is.
    pub benchmarks: &'static [(&'static str, &'static str)],
    /// Its bots, the best first.
    pub bots: fn() -> Vec<&'static str>,
    /// Simple players to measure its bots by; they take no seat at a table.
    pub yardsticks: fn() -> Vec<&'static str>,
    /// The setup of the deal of the day.
    pub daily: fn(&mut Dice) -> Value,
    /// The setup by which these rules replay a match that was begun with an older version of them; the same
    /// setup if there is nothing to change, or nothing that would help.
    pub as_of: fn(setup: Value, rules: u32) -> Value,
    /// Its missions.
    pub campaign: Option<&'static Campaign>,
    /// Reads missions or cards that players made up.
    pub read_mission: Option<MissionReader>,
    /// The script of its lesson, as JSON.
    pub lesson: &'static str,
    /// Its puzzles.
    pub puzzles: Option<&'static Puzzles>,
}

/// A game in the list of games.
pub(crate) struct Listing<G>(pub(crate) PhantomData<G>);

impl<G: Catalogued> Listing<G> {
    const INFO: &'static Info = &Info {
        id: G::ID,
        name: G::NAME,
        rules: G::RULES,
        seats: G::SEATS,
        is_cooperative: G::PROFILE.is_cooperative,
        has_talk: G::PROFILE.has_talk,
        benchmarks: G::PROFILE.benchmarks,
        bots: || names(G::PROFILE.bots),
        yardsticks: || names(G::PROFILE.yardsticks),
        daily: G::PROFILE.daily,
        as_of: |setup, rules| {
            let older = read_setup::<G>(&setup).ok().filter(|_| rules != G::RULES);
            older.and_then(|older| G::as_of(older, rules)).map_or(setup, |older| json(&older))
        },
        campaign: G::PROFILE.campaign,
        read_mission: G::PROFILE.read_mission,
        lesson: G::PROFILE.lesson,
        puzzles: G::PROFILE.puzzles,
    };
}

fn names<G: Catalogued>(levels: &[Level<G>]) -> Vec<&'static str> {
    levels.iter().map(|level| level.name).collect()
}

impl<G: Catalogued> AnyGame for Listing<G> {
    fn info(&self) -> &'static Info {
        Listing::<G>::INFO
    }

    fn facts(&self) -> Facts {
        Facts::of::<G>()
    }

    fn schemas(&self) -> Schemas {
        Schemas::of::<G>()
    }

    fn read_action(&self, text: &str) -> Result<Value, Problem> {
        match text.parse::<G::Action>() {
            Ok(action) => Ok(json(&action)),
            Err(error) => Err(Problem::new("bad-action", error.to_string())),
        }
    }

    fn begin(&self, setup: &Value, seed: Seed) -> Begun {
        Ok(Box::new(TypedMatch::<G>::new(read_setup::<G>(setup)?, seed)?))
    }

    fn open(&self, record: &Record) -> Begun {
        Ok(Box::new(TypedMatch::<G>::open(record)?))
    }

    fn play_series(&self, setup: &Value, bots: &[String], seed: Seed, games: u64) -> Series {
        let setup = read_setup::<G>(setup)?;
        let profile = G::PROFILE;
        let unknown = |name: &String| Problem::new("unknown-bot", format!("there is no bot `{name}`"));
        let find = |name: &String| {
            let mut levels = profile.bots.iter().chain(profile.yardsticks);
            levels.find(|level| level.name == name).ok_or_else(|| unknown(name))
        };
        let levels = bots.iter().map(find).collect::<Result<Vec<_>, _>>()?;
        if levels.is_empty() {
            return Err(Problem::new("unknown-bot", "name at least one bot"));
        }
        let (asked_last, is_cooperative) = (profile.asked_last, profile.is_cooperative);
        Ok(bots::play_series(&setup, &levels, asked_last, is_cooperative, seed, games)?)
    }

    fn play_random(&self, setup: &Value, seed: Seed, games: u64) -> Result<Playouts, Problem> {
        Ok(bots::play_random::<G>(&read_setup::<G>(setup)?, seed, games)?)
    }
}
