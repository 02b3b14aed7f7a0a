//! Players that know what a seat may know and answer with an action.
//!
//! A bot is given what a person in its seat could know, and nothing else: [`Bot::choose`] takes a
//! [`Knowledge`], which keeps the game to itself, so that cheating does not compile. Each game has a
//! module of its own.

mod asking;
pub mod crew;
pub mod dead_mans_draw;
pub mod deep_sea;
mod knowledge;
pub mod launch_pad;
pub mod planet_nine;
mod playouts;
mod random_games;
mod series;
pub mod smitten;

use game::{Dice, Game};

pub use asking::{Move, Wish, asking_order, first_to_act};
pub use knowledge::Knowledge;
pub use random_games::{Playouts, play_random};
pub use series::{SeriesResult, play_series, wilson};

/// A player for one game.
pub trait Bot<G: Game>: Send {
    /// One of the listed actions, judged by what the seat may know; the list is never empty. `None`
    /// means that the bot would rather wait for another awaited seat, as with a message it does
    /// not want to send.
    fn choose(&mut self, knowledge: &Knowledge<G>) -> Option<G::Action>;
}

/// One of a game's bots under the name by which it is asked for.
pub struct Level<G: Game> {
    /// The name in commands, setups and records.
    pub name: &'static str,
    /// Makes a bot that decides with these dice.
    pub make: fn(Dice) -> Box<dyn Bot<G>>,
}

/// Plays anything lawful, everything equally often.
#[derive(Clone, Debug)]
pub struct Random(pub Dice);

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, knowledge: &Knowledge<G>) -> Option<G::Action> {
        self.0.pick(knowledge.legal())
    }
}
