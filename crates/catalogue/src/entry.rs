//! What the platform knows of a game without knowing its types.

use std::ops::RangeInclusive;

use bots::{Bot, Knowledge};
use crew::logbook::Report;
use game::{Dice, Game, Match, Record, Seat, Seed};
use schemars::{Schema, schema_for};
use serde::Serialize;
use serde_json::{Value, json};

use crate::playouts::{Playouts, play_out};
use crate::search::search;
use crate::series::{SeriesResult, play_series};
use crate::typed_match::{TypedMatch, json, read_setup};
use crate::{
    AnyMatch, Choices, ENTRIES, Effort, Mistakes, OwnMission, Problem, Puzzle, Review, Solution, Whereabouts,
};

/// A bot's name and how to make one.
pub(crate) type BotEntry<G> = (&'static str, fn(Dice) -> Box<dyn Bot<G>>);

/// A match that could be begun, or why not.
pub type Begun = Result<Box<dyn AnyMatch>, Problem>;

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
    /// Whether all win or lose together.
    pub is_cooperative: bool,
    /// Whether the players may talk in their own words at some moment of a match.
    pub has_talk: bool,
    /// Whether an attempt does not count if nobody could have won the deal (CR-5.4).
    pub forgives: bool,
    /// Setups that show its speed, each with a few words saying what it is.
    pub benchmarks: &'static [(&'static str, &'static str)],
    /// Its bots, the best first.
    pub bots: fn() -> Vec<&'static str>,
    /// Simple players to measure its bots by; they take no seat at a table.
    pub yardsticks: fn() -> Vec<&'static str>,
    /// What its setup, actions, events and views look like.
    pub schemas: fn() -> Schemas,
    /// Facts about its cards that clients show outside of a match: an object, empty where there are none.
    pub facts: fn() -> Value,
    /// The setup by which these rules replay a match that was begun with an older version of them; the same
    /// setup if there is nothing to change, or nothing that would help.
    pub as_of: fn(setup: Value, rules: u32) -> Value,
    /// Sets up and deals.
    pub new: fn(setup: &Value, seed: Seed) -> Begun,
    /// Takes up a recorded match.
    pub load: fn(record: &Record) -> Begun,
    /// Plays random games as fast as the rules allow.
    pub play_out: fn(setup: &Value, seed: Seed, games: u64) -> Result<Playouts, Problem>,
    /// Plays matches between the named bots.
    pub play_series: fn(setup: &Value, bots: &[String], seed: Seed, games: u64) -> SeriesOutcome,
    /// Reads a mission or cards of one's own, written out or as their code, in games that know such.
    pub own_mission: Option<OwnReader>,
    /// Whether `wardroom mine` can find puzzles of it.
    pub has_puzzles: bool,
    /// Its puzzles, as `wardroom mine` has written them.
    pub puzzles: &'static str,
    /// By how much the right choice of a puzzle is better than the next, at least.
    pub clear_gap: f64,
    /// Looks for a puzzle in the match with this number between bots.
    pub mine: fn(phrase: &str, number: u32, grade: u8) -> Result<Option<Puzzle>, Problem>,
}

/// Reads a mission or cards of one's own, or says what is wrong with how they are written.
pub type OwnReader = fn(mission: &Value) -> Result<OwnMission, Problem>;

/// How the bots of a series did, or why there was none.
pub type SeriesOutcome = Result<Vec<SeriesResult>, Problem>;

/// The JSON schemas of one game.
#[derive(Serialize)]
pub struct Schemas {
    /// What can be agreed before the deal, and the deal itself.
    pub setup: Schema,
    /// What a seat may ask for.
    pub action: Schema,
    /// Why an action may be refused.
    pub refusal: Schema,
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
    /// Whether the players may talk in their own words at some moment of a match.
    const HAS_TALK: bool = true;
    /// Whether an attempt does not count if nobody could have won the deal (CR-5.4).
    const FORGIVES: bool = false;
    /// Its bots, the best first.
    const BOTS: &'static [BotEntry<Self>];
    /// Simple players to measure its bots by.
    const YARDSTICKS: &'static [BotEntry<Self>] = &[];
    /// Setups that show its speed, each with a few words saying what it is.
    const BENCHMARKS: &'static [(&'static str, &'static str)];

    /// Reads a mission or cards of one's own, in games that know such.
    const OWN_MISSION: Option<OwnReader> = None;
    /// Whether puzzles of it can be found.
    const HAS_PUZZLES: bool = true;
    /// Its puzzles, as `wardroom mine` has written them.
    const PUZZLES: &'static str = "";
    /// By how much the right choice of a puzzle is better than the next, at least.
    const CLEAR_GAP: f64 = 1.0;
    /// With fewer choices it is hardly a question.
    const LEAST_CHOICES: usize = 3;
    /// By how much more another choice must be worth before the one made is said to have cost anything, in
    /// games whose bots can tell what choices are worth: what chance alone may make of the difference.
    const MARGIN: Option<f64> = None;

    /// Facts about its cards that clients show outside of a match: an object.
    fn facts() -> Value {
        json!({})
    }

    /// Who ends by acting what others may still say, in games in which something is said between the moves.
    fn asked_last(&self) -> Option<Seat> {
        None
    }

    /// The awaited seats in the order in which bots are asked what they do: the leader last, so that all others
    /// have had their say.
    fn asking_order(&self) -> Vec<Seat> {
        let mut seats: Vec<_> = self.turn().waiting().without(Seat::CLOCK).iter().collect();
        seats.sort_by_key(|&seat| Some(seat) == self.asked_last());
        seats
    }

    /// What a crew's logbook notes of the match, in games that have one.
    fn report(&self, _setup: &Self::Setup) -> Option<Report<Value>> {
        None
    }

    /// Where a finished match was won or lost, in games whose solver tells that.
    fn review(
        _history: &Match<Self>,
        _nodes: u64,
        _progress: &mut dyn FnMut(usize, usize),
    ) -> Option<Review> {
        None
    }

    /// Which cards of a finished match were mistakes by what each seat could know.
    fn mistakes(
        _history: &Match<Self>,
        _effort: Effort,
        _progress: &mut dyn FnMut(usize, usize),
    ) -> Option<Mistakes> {
        None
    }

    /// Where the cards that a seat cannot see may be, in games of hidden hands.
    fn whereabouts(&self, _seat: Seat, _worlds: u32) -> Option<Whereabouts> {
        None
    }

    /// What each choice is worth to the player who has it: the chance to win. Nothing where that is not judged.
    fn values(_knowledge: &Knowledge<Self>, _dice: Dice) -> Vec<(Self::Action, f64)> {
        Vec::new()
    }

    /// How many hands the partner of a seat that gives this signal has to reckon with, in games with signals.
    fn n_possible(&self, _seat: Seat, _signal: &Self::Action) -> Option<usize> {
        None
    }

    /// Whether it can be won from here on, in games that have a solver.
    fn solve(&self, _nodes: u64) -> Option<Solution> {
        None
    }

    /// From how many actions on the solver can tell whether it can be won, if it can by the end of what was done.
    fn settled_at(_history: &Match<Self>) -> Option<usize> {
        None
    }

    /// What is agreed for a match in which puzzles are looked for.
    fn puzzle_setup(_dice: &mut Dice) -> Value {
        Value::Null
    }

    /// What becomes of each choice at this moment with open cards, in games whose solver tells that within so
    /// many nodes for each.
    fn choices(&self, _nodes: u64) -> Option<Choices<Self::Action>> {
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
            has_talk: G::HAS_TALK,
            forgives: G::FORGIVES,
            benchmarks: G::BENCHMARKS,
            bots: || G::BOTS.iter().map(|(name, _)| *name).collect(),
            yardsticks: || G::YARDSTICKS.iter().map(|(name, _)| *name).collect(),
            schemas: || Schemas {
                setup: schema_for!(G::Setup),
                action: schema_for!(G::Action),
                refusal: schema_for!(G::Refusal),
                event: schema_for!(G::Seen),
                view: schema_for!(G::View),
            },
            facts: G::facts,
            as_of: |setup, rules| {
                let older = read_setup::<G>(&setup).ok().filter(|_| rules != G::RULES);
                older.and_then(|older| G::as_of(older, rules)).map_or(setup, |older| json(&older))
            },
            new: |setup, seed| Ok(Box::new(TypedMatch::<G>::new(setup, seed)?)),
            load: |record| Ok(Box::new(TypedMatch::<G>::load(record)?)),
            play_out: play_out::<G>,
            play_series: play_series::<G>,
            own_mission: G::OWN_MISSION,
            has_puzzles: G::HAS_PUZZLES,
            puzzles: G::PUZZLES,
            clear_gap: G::CLEAR_GAP,
            mine: search::<G>,
        }
    }
}
