//! The state that decides the rest of a game once all cards are open.

use crate::phase::Phase;
use crate::{ByHand, Card, Cards, Smitten, Squares};

/// The state that decides the rest of a game once all cards are open, at the start of a turn.
///
/// Two games with equal positions and the same order of cards end alike.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    squares: Squares,
    hands: ByHand<(Cards, Option<u8>)>,
    top: u8,
    exchanged: Option<Card>,
}

impl Smitten {
    /// The position, if a turn is to begin.
    pub fn position(&self) -> Option<Position> {
        let is_start = matches!(self.phase, Phase::Deciding(_) | Phase::Choosing);
        is_start.then_some(Position {
            squares: self.squares,
            hands: ByHand::from_fn(|hand| (self.hands[hand].cards, self.hands[hand].down)),
            top: self.top,
            exchanged: self.exchanged,
        })
    }
}
