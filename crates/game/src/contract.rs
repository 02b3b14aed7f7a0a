//! The rules of one game as a value.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::str::FromStr;

use schemars::JsonSchema;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{BySeat, Dice, Log, Match, Observer, Refusal, Seat, Seats, Seed, SetupError};

/// The rules of one game as a value: no clock, no socket, no global randomness.
///
/// The state is `Clone` and `Eq` but never serializable, so it cannot be sent by accident. Observers get what
/// [`view`](Game::view) and [`seen`](Game::seen) build up from nothing.
pub trait Game: Clone + Eq + Debug + Send + Sync + 'static {
    /// The game's name in commands, records and addresses, such as `dead-mans-draw`.
    const ID: &'static str;
    /// The game's title as players see it.
    const NAME: &'static str;
    /// Version of the rules; it grows whenever an old record would no longer replay alike.
    const RULES: u32;
    /// The numbers of players that the game allows.
    const SEATS: RangeInclusive<u8>;
    /// The most actions of a match, not counting answers that the rules allow without end, such as
    /// objections.
    const LONGEST: usize;

    /// The agreement before the deal: seats, variants, mission.
    ///
    /// Its field `deal` may fix any part of what chance would otherwise decide.
    type Setup: Clone + Eq + Debug + Send + Sync + Serialize + DeserializeOwned + JsonSchema;
    /// A request of a seat: one small decision.
    type Action: Copy
        + Eq
        + Hash
        + Debug
        + Send
        + Sync
        + Display
        + FromStr<Err: Display>
        + Serialize
        + DeserializeOwned
        + JsonSchema;
    /// An event in full, with everything secret in it.
    type Event: Clone + Eq + Debug + Send + Sync;
    /// An event as one observer saw it; its `Display` is an English sentence.
    type Seen: Clone + Eq + Debug + Display + Send + Sync + Serialize + JsonSchema;
    /// The state as one observer may know it; its `Display` is the table as plain lines.
    type View: Clone + Eq + Debug + Display + Send + Sync + Serialize + JsonSchema;
    /// A reason for refusing an action.
    ///
    /// It serializes as a `code` with arguments and displays as a sentence that says what to do.
    type Refusal: Clone + Eq + Refusal + Send + Sync + JsonSchema;
    /// A physical piece that is always in exactly one place; conformance counts them.
    type Card: Copy + Ord + Debug + Display;

    /// Sets up and deals; the seed decides what `setup.deal` leaves open.
    fn deal(setup: &Self::Setup, seed: Seed, log: &mut impl Log<Self::Event>) -> Result<Self, SetupError>;

    /// Converts the setup of a match begun under older rules, so that these rules replay it; `None` if they
    /// cannot.
    fn as_of(_setup: Self::Setup, _rules: u32) -> Option<Self::Setup> {
        None
    }

    /// How many seats this match has.
    fn n_seats(&self) -> u8;

    /// The awaited seats, or the outcome.
    fn turn(&self) -> Turn;

    /// Appends the seat's legal actions without duplicates; none if the seat is not awaited.
    fn legal(&self, seat: Seat, actions: &mut Vec<Self::Action>);

    /// Carries out an action without checking that [`legal`](Game::legal) lists it for the seat.
    ///
    /// Playouts call it directly; all other callers use [`apply`](Game::apply).
    fn step(&mut self, seat: Seat, action: Self::Action, log: &mut impl Log<Self::Event>);

    /// The reason for refusing an action that is not listed.
    fn refusal(&self, seat: Seat, action: &Self::Action) -> Self::Refusal;

    /// The state as this observer may know it.
    fn view(&self, observer: Observer) -> Self::View;

    /// The event as this observer saw it; `None` if it stayed hidden.
    fn seen(event: &Self::Event, observer: Observer) -> Option<Self::Seen>;

    /// A random game that this observer cannot tell from the real one by anything seen so far
    /// (determinization).
    ///
    /// Its future is unrelated, and every such game should be about equally likely.
    #[must_use]
    fn redeal(&self, observer: Observer, dice: &mut Dice) -> Self;

    /// A match that leads to this game, which is a [`redeal`](Game::redeal) of the game that `history` led
    /// to.
    ///
    /// Setup and seed stay, what differs is written down in `setup.deal`, and secret choices are replaced.
    /// Conformance replays it to prove that an observer cannot tell a redeal even by its whole history.
    fn retrace(&self, history: &Match<Self>) -> Match<Self>;

    /// A setup that deals the position at the end of `history`; it deals alike with the seed of `history`.
    ///
    /// What is settled is written down as such, and what is under way as the actions that led to it.
    fn deal_of(&self, history: &Match<Self>) -> Self::Setup;

    /// All cards, in whatever place they are; conformance checks that none is lost.
    fn census(&self) -> Vec<Self::Card>;

    /// Whether the seat may take this action back after taking it now.
    ///
    /// It may if the action shows nothing hidden and concerns no other seat.
    fn can_take_back(&self, _seat: Seat, _action: &Self::Action) -> bool {
        false
    }

    /// What players may say to each other now in free text; it follows from public facts alone.
    fn talk(&self) -> Talk {
        Talk::Free
    }

    /// Seconds from the moment [`Seat::CLOCK`] is first awaited until it acts; `None` leaves it to the table.
    fn time_limit(&self) -> Option<u16> {
        None
    }

    /// Carries out a listed action; refuses any other and leaves the game untouched.
    fn apply(
        &mut self,
        seat: Seat,
        action: Self::Action,
        log: &mut impl Log<Self::Event>,
    ) -> Result<(), Self::Refusal> {
        let mut listed = Vec::new();
        self.legal(seat, &mut listed);
        if !listed.contains(&action) {
            return Err(self.refusal(seat, &action));
        }
        self.step(seat, action, log);
        Ok(())
    }
}

/// The state of a match: waiting for seats, or over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// These seats may act, independently of each other.
    Waiting(Seats),
    /// The match is over.
    Over(Outcome),
}

impl Turn {
    /// The awaited seats; none after the end.
    pub fn waiting(self) -> Seats {
        match self {
            Turn::Waiting(seats) => seats,
            Turn::Over(_) => Seats::NONE,
        }
    }

    /// The outcome, once the match is over.
    pub fn outcome(self) -> Option<Outcome> {
        match self {
            Turn::Waiting(_) => None,
            Turn::Over(outcome) => Some(outcome),
        }
    }
}

/// The rule for free text between players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Talk {
    /// Anything may be said.
    Free,
    /// Hands are secret, everything else may be said: the players decide something together.
    HandsExcepted,
    /// Nothing may be said.
    Closed,
}

/// The result of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The winning seats: all or none in a cooperative game, several when a win is shared.
    pub winners: Seats,
    /// The final scores, where the game keeps any.
    pub points: Option<BySeat<i16>>,
}

impl Outcome {
    /// The outcome of a cooperative game for `n` players, who win or lose together.
    pub fn together(n: u8, won: bool) -> Outcome {
        Outcome { winners: if won { Seats::all(n) } else { Seats::NONE }, points: None }
    }
}
