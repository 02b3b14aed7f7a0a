//! What the platform knows of a game without knowing its types.

use std::ops::RangeInclusive;

use bots::Bot;
use crew::logbook::Report;
use game::{Dice, Game, Match, Record, Seat, Seed};
use schemars::{Schema, schema_for};
use serde::Serialize;
use serde_json::Value;

use crate::held::Held;
use crate::playouts::{Playouts, play_out};
use crate::series::{Standing, play_series};
use crate::{Belief, ENTRIES, Effort, Fair, Problem, Review, Running, Solution};

/// A bot's name and how to make one.
pub(crate) type BotEntry<G> = (&'static str, fn(Dice) -> Box<dyn Bot<G>>);

/// A match that could be begun, or why not.
pub type Begun = Result<Box<dyn Running>, Problem>;

/// One game of the catalogue.
pub struct Entry {
    /// The game's name in commands, records and addresses.
    pub id: &'static str,
    /// The game's name for people.
    pub name: &'static str,
    /// Version of its rules.
    pub rules: u32,
    /// How many can play.
    pub seats: RangeInclusive<u8>,
    /// Whether all win or lose together; then nobody may talk freely while a match is under way.
    pub is_cooperative: bool,
    /// Whether an attempt does not count if nobody could have won the deal (CR-5.4).
    pub forgives: bool,
    /// Setups that show its speed, each with a few words saying what it is.
    pub benchmarks: &'static [(&'static str, &'static str)],
    /// Its bots, the best first.
    pub bots: fn() -> Vec<&'static str>,
    /// What its setup, actions, events and views look like.
    pub schemas: fn() -> Schemas,
    /// Sets up and deals.
    pub new: fn(setup: &Value, seed: Seed) -> Begun,
    /// Takes up a recorded match.
    pub load: fn(record: &Record) -> Begun,
    /// Plays random games as fast as the rules allow.
    pub play_out: fn(setup: &Value, seed: Seed, games: u64) -> Result<Playouts, Problem>,
    /// Plays matches between the named bots.
    pub play_series: fn(setup: &Value, bots: &[String], seed: Seed, games: u64) -> Standings,
}

/// How the bots of a series did, or why there was none.
pub type Standings = Result<Vec<Standing>, Problem>;

/// The JSON schemas of one game.
#[derive(Serialize)]
pub struct Schemas {
    /// What can be agreed before the deal, and the deal itself.
    pub setup: Schema,
    /// What a seat may ask for.
    pub action: Schema,
    /// What an observer sees happen.
    pub event: Schema,
    /// What an observer may know.
    pub view: Schema,
}

/// The game with this id.
pub fn find(id: &str) -> Option<&'static Entry> {
    ENTRIES.iter().find(|entry| entry.id == id)
}

/// A game that has a place in the catalogue.
pub(crate) trait Listed: Game {
    /// Whether all win or lose together.
    const IS_COOPERATIVE: bool;
    /// Whether an attempt does not count if nobody could have won the deal (CR-5.4).
    const FORGIVES: bool = false;
    /// Its bots, the best first.
    const BOTS: &'static [BotEntry<Self>];
    /// Setups that show its speed, each with a few words saying what it is.
    const BENCHMARKS: &'static [(&'static str, &'static str)];

    /// What a crew's logbook notes of the match, in games that have one.
    fn report(&self, _setup: &Self::Setup) -> Option<Report<Value>> {
        None
    }

    /// Where a finished match was won or lost, in games whose solver tells that.
    fn review(_told: &Match<Self>, _nodes: u64, _progress: &mut dyn FnMut(usize, usize)) -> Option<Review> {
        None
    }

    /// Which cards of a finished match were mistakes by what each seat could know.
    fn fair(_told: &Match<Self>, _effort: Effort, _progress: &mut dyn FnMut(usize, usize)) -> Option<Fair> {
        None
    }

    /// Where the cards that a seat cannot see may be, in games of hidden hands.
    fn belief(&self, _seat: Seat, _worlds: u32) -> Option<Belief> {
        None
    }

    /// Whether it can be won from here on, in games that have a solver.
    fn solve(&self, _nodes: u64) -> Option<Solution> {
        None
    }
}

impl Entry {
    /// The entry of a game.
    pub(crate) const fn of<G: Listed>() -> Entry {
        Entry {
            id: G::ID,
            name: G::NAME,
            rules: G::RULES,
            seats: G::SEATS,
            is_cooperative: G::IS_COOPERATIVE,
            forgives: G::FORGIVES,
            benchmarks: G::BENCHMARKS,
            bots: || G::BOTS.iter().map(|(name, _)| *name).collect(),
            schemas: || Schemas {
                setup: schema_for!(G::Setup),
                action: schema_for!(G::Action),
                event: schema_for!(G::Seen),
                view: schema_for!(G::View),
            },
            new: |setup, seed| Ok(Box::new(Held::<G>::new(setup, seed)?)),
            load: |record| Ok(Box::new(Held::<G>::load(record)?)),
            play_out: play_out::<G>,
            play_series: play_series::<G>,
        }
    }
}
