//! A match of any game.

use analysis::{Answer, Effort, Progress, Question};
use bots::{Move, Wish, first_to_act};
use game::{Dice, Observer, Participant, Record, Seat, Talk, Turn};
use serde_json::Value;

use crate::json::json;
use crate::{AnyGame, Problem, Report, Shown};

/// A match of any game.
///
/// The version of a match is the number of actions taken so far.
pub trait AnyMatch: Send {
    /// The game it is a match of.
    fn game(&self) -> &'static dyn AnyGame;
    /// How many sit at the table.
    fn n_seats(&self) -> u8;
    /// How many actions have been taken.
    fn version(&self) -> usize;
    /// Who is awaited, or how it ended.
    fn turn(&self) -> Turn;
    /// How many seconds the clock gives once it is awaited, where the rules say so.
    fn time_limit(&self) -> Option<u16>;
    /// What the players may say to each other now. It changes from moment to moment, so no profile can hold it.
    fn talk(&self) -> Talk;
    /// The awaited seats in the order in which bots are asked: the one whose action ends what others may still say
    /// comes last. The clock is none of them.
    fn asking_order(&self) -> Vec<Seat>;

    /// The actions that the seat may take now.
    fn legal(&self, seat: Seat) -> Vec<Box<dyn Shown>>;
    /// Carries out an action, or refuses it and leaves everything as it was.
    fn act(&mut self, seat: Seat, action: &Value) -> Result<(), Problem>;
    /// Whether the last action was this seat's and may be taken back.
    fn can_take_back(&self, seat: Seat) -> bool;
    /// Takes the last action back: the match goes on as if it had never been taken.
    fn take_back(&mut self);
    /// The action of the named bot in that seat, seeing what the seat sees; `None` if it can do nothing or would
    /// rather wait for others.
    fn bot_action(&self, seat: Seat, bot: &str, dice: Dice) -> Option<Value>;

    /// What an observer may know.
    fn view(&self, observer: Observer) -> Box<dyn Shown>;
    /// The events that an observer has seen from the given version on, each with the version that it led to.
    fn seen(&self, observer: Observer, since: usize) -> Vec<(usize, Box<dyn Shown>)>;

    /// Answers a question about the match.
    fn analyse(
        &self,
        question: &Question,
        effort: Effort,
        progress: &mut Progress<'_>,
    ) -> Result<Answer, Problem>;
    /// What a crew's logbook notes of the match once it is over, in games that have one.
    fn report(&self) -> Option<Report>;
    /// The whole match.
    fn record(&self, seats: Vec<Participant>) -> Record;
    /// A copy of the match, for thinking about it elsewhere.
    fn fork(&self) -> Box<dyn AnyMatch>;
}

impl dyn AnyMatch + '_ {
    /// The actions that the seat may take now, as JSON.
    pub fn legal_json(&self, seat: Seat) -> Vec<Value> {
        self.legal(seat).iter().map(json).collect()
    }

    /// What an observer may know, as JSON.
    pub fn view_json(&self, observer: Observer) -> Value {
        json(&self.view(observer))
    }

    /// The events that an observer has seen from the given version on, as JSON.
    pub fn events_json(&self, observer: Observer, since: usize) -> Vec<Value> {
        self.seen(observer, since).iter().map(|(_, event)| json(event)).collect()
    }

    /// The answer to a question at its usual effort.
    pub fn ask<A: TryFrom<Answer>>(&self, question: &Question) -> Result<A, Problem> {
        self.ask_with(question, question.usual_effort(), &mut |_, _| {})
    }

    /// The answer to a question, of the kind that belongs to it.
    ///
    /// # Panics
    /// If this question has answers of another kind.
    pub fn ask_with<A: TryFrom<Answer>>(
        &self,
        question: &Question,
        effort: Effort,
        progress: &mut Progress<'_>,
    ) -> Result<A, Problem> {
        let answer = self.analyse(question, effort, progress)?;
        Ok(A::try_from(answer).unwrap_or_else(|_| panic!("{question:?} has answers of another kind")))
    }

    /// The move of the first bot that wants to act, or that must. `bot_in` names the bot of a seat that can act, and
    /// gives it dice.
    pub fn ask_bots(
        &self,
        seats: impl IntoIterator<Item = Seat>,
        mut bot_in: impl FnMut(Seat) -> Option<(String, Dice)>,
    ) -> Option<Move<Value>> {
        first_to_act(seats, |seat| {
            let or_else = json(self.legal(seat).first()?);
            let (bot, dice) = bot_in(seat)?;
            let wanted = self.bot_action(seat, &bot, dice);
            Some(wanted.map_or(Wish::Wait { or_else }, Wish::Act))
        })
    }
}
