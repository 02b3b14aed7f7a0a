//! The rules of one game as a value.

use std::error::Error;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::str::FromStr;

use schemars::JsonSchema;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{BySeat, Dice, Log, Match, Observer, Seat, Seats, Seed, SetupError};

/// The rules of one game as a value: no clock, no socket, no global randomness.
///
/// The state is `Clone` and `Eq` but never serializable, so it cannot be sent by accident; what may be
/// known of it is built up from nothing by [`view`](Game::view) and [`seen`](Game::seen).
pub trait Game: Clone + Eq + Debug + Send + Sync + 'static {
    /// The game's name in commands, records and addresses, such as `dead-mans-draw`.
    const ID: &'static str;
    /// The game's name for people.
    const NAME: &'static str;
    /// Version of the rules; grows whenever an old record would no longer replay alike.
    const RULES: u32;
    /// How many can play.
    const SEATS: RangeInclusive<u8>;
    /// No match takes more actions than this, unless all only wait, or object, where the rules allow that for ever.
    const LONGEST: usize;

    /// Everything agreed before the deal — seats, variants, mission — and, as `deal`, any part of what
    /// chance would otherwise decide.
    type Setup: Clone + Eq + Debug + Send + Sync + Serialize + DeserializeOwned + JsonSchema;
    /// What a seat may ask for: one small decision.
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
    /// What happened, in full.
    type Event: Clone + Eq + Debug + Send + Sync;
    /// An event as one observer saw it; its `Display` is the sentence in English.
    type Seen: Clone + Eq + Debug + Display + Send + Sync + Serialize + JsonSchema;
    /// What one observer may know; its `Display` is the table as plain lines.
    type View: Clone + Eq + Debug + Display + Send + Sync + Serialize + JsonSchema;
    /// Why an action was refused: serializes as a `code` with arguments, displays as a sentence that
    /// says what to do.
    type Refusal: Clone + Eq + Error + Send + Sync + Serialize;
    /// One of the things that are always in exactly one place.
    type Card: Copy + Ord + Debug + Display;

    /// Sets up and deals. Whatever `setup.deal` leaves open comes from the seed.
    fn deal(setup: &Self::Setup, seed: Seed, log: &mut impl Log<Self::Event>) -> Result<Self, SetupError>;

    /// The setup by which these rules replay a match that was begun with an older version of them; `None` if
    /// they no longer can.
    fn as_of(_setup: Self::Setup, _rules: u32) -> Option<Self::Setup> {
        None
    }

    /// How many sit at this table.
    fn n_seats(&self) -> u8;

    /// Who is awaited, or how it ended.
    fn turn(&self) -> Turn;

    /// Appends what the seat may do now: nothing if it is not awaited. No duplicates.
    fn legal(&self, seat: Seat, actions: &mut Vec<Self::Action>);

    /// Carries out an action that [`legal`](Game::legal) lists for that seat. Playouts call it directly;
    /// everybody else calls [`apply`](Game::apply).
    fn step(&mut self, seat: Seat, action: Self::Action, log: &mut impl Log<Self::Event>);

    /// Why an action that is not listed is refused.
    fn refusal(&self, seat: Seat, action: &Self::Action) -> Self::Refusal;

    /// What an observer may know.
    fn view(&self, observer: Observer) -> Self::View;

    /// What an observer saw of an event; `None` if nothing.
    fn seen(event: &Self::Event, observer: Observer) -> Option<Self::Seen>;

    /// A game this observer cannot tell from the real one by anything seen so far, with an unrelated
    /// future; every such game should be about equally likely.
    #[must_use]
    fn redeal(&self, observer: Observer, dice: &mut Dice) -> Self;

    /// How this game could have come about, if it is a [`redeal`](Game::redeal) of `history`: the same
    /// setup and seed with whatever differs written down in `setup.deal`, and the same actions with
    /// secret choices replaced. Replaying it gives a game with the views of this one. The conformance
    /// suite uses it to prove that an observer cannot tell a redeal even by its whole history.
    fn retrace(&self, history: &Match<Self>) -> Match<Self>;

    /// A setup that deals this position, to which `history` has led; with the seed of `history` it is dealt alike. What
    /// was settled is written down as such, and whatever is under way as the actions that led to it.
    fn deal_of(&self, history: &Match<Self>) -> Self::Setup;

    /// All cards, wherever they are.
    fn census(&self) -> Vec<Self::Card>;

    /// Whether this action, if the seat takes it now, may be taken back afterwards: it shows nothing
    /// hidden and touches nobody else.
    fn can_take_back(&self, _seat: Seat, _action: &Self::Action) -> bool {
        false
    }

    /// What the players may say to each other now, beside what the game itself offers. It follows from public
    /// facts alone.
    fn talk(&self) -> Talk {
        Talk::Free
    }

    /// How many seconds pass from the moment [`Seat::CLOCK`] is first awaited until it acts, where the
    /// rules say so; otherwise the table decides.
    fn time_limit(&self) -> Option<u16> {
        None
    }

    /// Carries out an action if it is listed; otherwise refuses it and leaves the game untouched.
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

/// Who is awaited, or how it ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// These seats may act, each independently of the others.
    Waiting(Seats),
    /// The match is over.
    Over(Outcome),
}

impl Turn {
    /// The seats that may act.
    pub fn waiting(self) -> Seats {
        match self {
            Turn::Waiting(seats) => seats,
            Turn::Over(_) => Seats::NONE,
        }
    }

    /// How it ended, if it has.
    pub fn outcome(self) -> Option<Outcome> {
        match self {
            Turn::Waiting(_) => None,
            Turn::Over(outcome) => Some(outcome),
        }
    }
}

/// What players may say to each other in their own words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Talk {
    /// Anything.
    Free,
    /// Anything but what a player knows only from the own hand, since something is decided together.
    HandsExcepted,
    /// Nothing.
    Closed,
}

/// How a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Who won: everybody or nobody in a cooperative game, several seats when a win is shared.
    pub winners: Seats,
    /// The final scores, where the game keeps any.
    pub points: Option<BySeat<i16>>,
}

impl Outcome {
    /// The crew of `n` won or lost together.
    pub fn together(n: u8, won: bool) -> Outcome {
        Outcome { winners: if won { Seats::all(n) } else { Seats::NONE }, points: None }
    }
}
