//! Players that see a view and answer with an action.
//!
//! A bot is given what a person in its seat would see, and nothing else: [`Bot::choose`] takes a view,
//! so that cheating does not compile. Each game has a module of its own.

pub mod deep_sea;
pub mod planet_nine;
pub mod smitten;

use game::{Dice, Game};

/// A player for one game.
pub trait Bot<G: Game>: Send {
    /// One of the listed actions, judged by what the seat may know; the list is never empty. `None`
    /// means that the bot would rather wait for another awaited seat, as with a radio message it does
    /// not want to send.
    fn choose(&mut self, view: &G::View, legal: &[G::Action]) -> Option<G::Action>;
}

/// Plays anything lawful, everything equally often.
#[derive(Clone, Debug)]
pub struct Random(pub Dice);

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _: &G::View, legal: &[G::Action]) -> Option<G::Action> {
        self.0.pick(legal)
    }
}
