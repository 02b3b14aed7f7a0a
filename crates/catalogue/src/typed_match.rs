//! A match of one game behind [`AnyMatch`].

use analysis::{Answer, Effort, Progress, Question};
use bots::Knowledge;
use game::{
    Dice, Match, Observer, Participant, Record, RecordError, ReplayError, Seat, Seed, SetupError, Silent,
    Talk, Turn,
};
use serde_json::Value;

use crate::json::{json, read};
use crate::{AnyGame, AnyMatch, Catalogued, Problem, Report, Shown, find};

/// One match of one game, with what has happened in it.
#[derive(Clone)]
pub(crate) struct TypedMatch<G: Catalogued> {
    history: Match<G>,
    game: G,
    /// Each event with the version of the match it led to.
    events: Vec<(usize, G::Event)>,
    /// For each action, whether it may be taken back as long as it is the last.
    can_take_back: Vec<bool>,
}

impl<G: Catalogued> TypedMatch<G> {
    pub(crate) fn new(setup: G::Setup, seed: Seed) -> Result<TypedMatch<G>, SetupError> {
        let mut events = Vec::new();
        let game = G::deal(&setup, seed, &mut events)?;
        let events = events.into_iter().map(|event| (0, event)).collect();
        Ok(TypedMatch { history: Match::new(setup, seed), game, events, can_take_back: Vec::new() })
    }

    /// Takes up a recorded match, if every claim of the record holds. The match is played once.
    pub(crate) fn open(record: &Record) -> Result<TypedMatch<G>, Problem> {
        let typed = record.clone().try_map(serde_json::from_value, serde_json::from_value);
        let (history, claims) =
            typed.map_err(|error| RecordError::Syntax(error.to_string()))?.claims::<G>()?;
        let broken = |error: ReplayError<G::Refusal>| RecordError::Replay(error.to_string());
        let mut open = TypedMatch::new(history.setup, history.seed).map_err(|error| broken(error.into()))?;
        for (number, (seat, action)) in (1..).zip(history.actions) {
            let refused = |refusal| broken(ReplayError::Refused { number, seat, refusal });
            open.take(seat, action).map_err(refused)?;
        }
        claims.check(&open.game)?;
        Ok(open)
    }

    fn take(&mut self, seat: Seat, action: G::Action) -> Result<(), G::Refusal> {
        let can_take_back = self.game.can_take_back(seat, &action);
        let mut events = Vec::new();
        self.game.apply(seat, action, &mut events)?;
        self.can_take_back.push(can_take_back);
        self.history.actions.push((seat, action));
        let version = self.history.actions.len();
        self.events.extend(events.into_iter().map(|event| (version, event)));
        Ok(())
    }
}

impl<G: Catalogued> AnyMatch for TypedMatch<G> {
    fn game(&self) -> &'static dyn AnyGame {
        find(G::ID).expect("the game of a match is in the catalogue")
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

    fn time_limit(&self) -> Option<u16> {
        self.game.time_limit()
    }

    fn talk(&self) -> Talk {
        self.game.talk()
    }

    fn asking_order(&self) -> Vec<Seat> {
        bots::asking_order(&self.game, (G::PROFILE.asked_last)(&self.game))
    }

    fn legal(&self, seat: Seat) -> Vec<Box<dyn Shown>> {
        let mut actions = Vec::new();
        self.game.legal(seat, &mut actions);
        actions.into_iter().map(|action| Box::new(action) as _).collect()
    }

    fn act(&mut self, seat: Seat, action: &Value) -> Result<(), Problem> {
        self.take(seat, read("bad-action", action)?).map_err(|refusal| Problem::from_refusal(&refusal))
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

    fn bot_action(&self, seat: Seat, bot: &str, dice: Dice) -> Option<Value> {
        let level = G::PROFILE.bots.iter().find(|level| level.name == bot)?;
        let knowledge = Knowledge::new(&self.game, seat)?;
        (level.make)(dice).choose(&knowledge).map(|action| json(&action))
    }

    fn view(&self, observer: Observer) -> Box<dyn Shown> {
        Box::new(self.game.view(observer))
    }

    fn seen(&self, observer: Observer, since: usize) -> Vec<(usize, Box<dyn Shown>)> {
        let start = self.events.partition_point(|(version, _)| *version < since);
        let seen = |(version, event): &(usize, G::Event)| {
            let seen: Box<dyn Shown> = Box::new(G::seen(event, observer)?);
            Some((*version, seen))
        };
        self.events[start..].iter().filter_map(seen).collect()
    }

    fn analyse(
        &self,
        question: &Question,
        effort: Effort,
        progress: &mut Progress<'_>,
    ) -> Result<Answer, Problem> {
        Ok(G::PROFILE.analyses.answer(&self.history, &self.game, question, effort, progress)?)
    }

    fn report(&self) -> Option<Report> {
        G::PROFILE.report?(&self.game, &self.history.setup)
    }

    fn record(&self, seats: Vec<Participant>) -> Record {
        Record::of(self.history.clone(), &self.game, seats).map(|setup| json(&setup), |action| json(&action))
    }

    fn fork(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }
}
