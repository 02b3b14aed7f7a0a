//! A typed match behind the untyped [`AnyMatch`].

use bots::Knowledge;
use crew::logbook::Report;
use game::{Dice, Match, Observer, Participant, Record, Seat, Seed, Silent, Talk, Turn};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::decisions::decisions;
use crate::entry::{Entry, Listed, find};
use crate::{AnyMatch, Choices, Decisions, Effort, Mistakes, Problem, Review, Solution, Whereabouts};

/// One match of one game, with what has happened in it.
#[derive(Clone)]
pub(crate) struct TypedMatch<G: Listed> {
    history: Match<G>,
    game: G,
    /// Each event with the version of the match it led to.
    events: Vec<(usize, G::Event)>,
    /// For each action, whether it may be taken back as long as it is the last.
    can_take_back: Vec<bool>,
}

impl<G: Listed> TypedMatch<G> {
    pub(crate) fn new(setup: &Value, seed: Seed) -> Result<TypedMatch<G>, Problem> {
        let setup = read_setup::<G>(setup)?;
        let mut events = Vec::new();
        let game = G::deal(&setup, seed, &mut events)?;
        let events = events.into_iter().map(|event| (0, event)).collect();
        Ok(TypedMatch { history: Match::new(setup, seed), game, events, can_take_back: Vec::new() })
    }

    /// Takes up a recorded match, if every claim of the record holds.
    pub(crate) fn load(record: &Record) -> Result<TypedMatch<G>, Problem> {
        let typed: Record<G::Setup, G::Action> = Record::read(&record.write())?;
        let (history, _) = typed.verify::<G>()?;
        let mut held = TypedMatch::new(&json(&history.setup), record.seed)?;
        for (seat, action) in history.actions {
            held.take(seat, action)?;
        }
        Ok(held)
    }

    fn take(&mut self, seat: Seat, action: G::Action) -> Result<(), Problem> {
        let can_take_back = self.game.can_take_back(seat, &action);
        let mut events = Vec::new();
        self.game.apply(seat, action, &mut events).map_err(|refusal| Problem::from_refusal(&refusal))?;
        self.can_take_back.push(can_take_back);
        self.history.actions.push((seat, action));
        let version = self.history.actions.len();
        self.events.extend(events.into_iter().map(|event| (version, event)));
        Ok(())
    }

    fn listed(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        self.game.legal(seat, &mut actions);
        actions
    }

    fn events_seen(&self, observer: Observer, since: usize) -> impl Iterator<Item = (usize, G::Seen)> {
        let start = self.events.partition_point(|(version, _)| *version < since);
        let seen = move |(version, event): &(usize, G::Event)| Some((*version, G::seen(event, observer)?));
        self.events[start..].iter().filter_map(seen)
    }
}

impl<G: Listed> AnyMatch for TypedMatch<G> {
    fn entry(&self) -> &'static Entry {
        find(G::ID).expect("a held game is in the catalogue")
    }

    fn n_seats(&self) -> u8 {
        self.game.n_seats()
    }

    fn version(&self) -> usize {
        self.history.actions.len()
    }

    fn turn(&self) -> Turn {
        self.game.turn()
    }

    fn legal(&self, seat: Seat) -> Vec<Value> {
        self.listed(seat).iter().map(json).collect()
    }

    fn legal_text(&self, seat: Seat) -> Vec<String> {
        self.listed(seat).iter().map(ToString::to_string).collect()
    }

    fn read_action(&self, text: &str) -> Result<Value, Problem> {
        match text.parse::<G::Action>() {
            Ok(action) => Ok(json(&action)),
            Err(error) => Err(Problem::new("bad-action", error.to_string())),
        }
    }

    fn act(&mut self, seat: Seat, action: &Value) -> Result<(), Problem> {
        self.take(seat, read("bad-action", action)?)
    }

    fn can_take_back(&self, seat: Seat) -> bool {
        let is_own = self.history.actions.last().is_some_and(|(by, _)| *by == seat);
        is_own && self.can_take_back.last() == Some(&true)
    }

    fn take_back(&mut self) {
        self.history.actions.pop();
        self.can_take_back.pop();
        let version = self.version();
        self.events.retain(|(led_to, _)| *led_to <= version);
        self.game = self.history.replay(&mut Silent).expect("what was played once can be played again");
    }

    fn talk(&self) -> Talk {
        self.game.talk()
    }

    fn time_limit(&self) -> Option<u16> {
        self.game.time_limit()
    }

    fn asking_order(&self) -> Vec<Seat> {
        self.game.asking_order()
    }

    fn bot_action(&self, seat: Seat, bot: &str, dice: Dice) -> Option<Value> {
        let (_, make) = G::BOTS.iter().find(|(name, _)| *name == bot)?;
        let knowledge = Knowledge::new(&self.game, seat)?;
        make(dice).choose(&knowledge).map(|action| json(&action))
    }

    fn view(&self, observer: Observer) -> Value {
        json(&self.game.view(observer))
    }

    fn view_text(&self, observer: Observer) -> String {
        self.game.view(observer).to_string()
    }

    fn seen_by_version(&self, observer: Observer, since: usize) -> Vec<(usize, Value)> {
        self.events_seen(observer, since).map(|(version, seen)| (version, json(&seen))).collect()
    }

    fn seen_text(&self, observer: Observer, since: usize) -> Vec<String> {
        self.events_seen(observer, since).map(|(_, seen)| seen.to_string()).collect()
    }

    fn fork(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }

    fn report(&self) -> Option<Report<Value>> {
        self.game.report(&self.history.setup)
    }

    fn review(&self, nodes: u64, progress: &mut dyn FnMut(usize, usize)) -> Option<Review> {
        self.turn().outcome()?;
        G::review(&self.history, nodes, progress)
    }

    fn mistakes(&self, effort: Effort, progress: &mut dyn FnMut(usize, usize)) -> Option<Mistakes> {
        self.turn().outcome()?;
        G::mistakes(&self.history, effort, progress)
    }

    fn whereabouts(&self, seat: Seat, worlds: u32) -> Option<Whereabouts> {
        self.game.whereabouts(seat, worlds)
    }

    fn decisions(&self, progress: &mut dyn FnMut(usize, usize)) -> Option<Decisions> {
        self.turn().outcome()?;
        Some(decisions(&self.history, G::MARGIN?, progress))
    }

    fn solve(&self, nodes: u64) -> Option<Solution> {
        self.game.solve(nodes)
    }

    fn settled_at(&self) -> Option<usize> {
        G::settled_at(&self.history)
    }

    fn choices(&self, nodes: u64) -> Option<Choices> {
        self.game.choices(nodes).map(|question| question.erased())
    }

    fn record(&self, seats: Vec<Participant>) -> Record {
        let typed = Record::of(self.history.clone(), &self.game, seats);
        Record::read(&typed.write()).expect("what was written can be read")
    }
}

pub(crate) fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("plain data always serializes")
}

/// Reads a setup, which is an object with any of the game's fields.
pub(crate) fn read_setup<G: Listed>(value: &Value) -> Result<G::Setup, Problem> {
    if !value.is_object() {
        return Err(Problem::new("bad-setup", "a setup is an object, such as {\"players\":2}"));
    }
    read("bad-setup", value)
}

fn read<T: DeserializeOwned>(code: &str, value: &Value) -> Result<T, Problem> {
    T::deserialize(value).map_err(|error| Problem::new(code, error.to_string()))
}
