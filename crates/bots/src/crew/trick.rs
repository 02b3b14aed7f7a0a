//! The trick under way, in numbers.

use ::crew::bits::{ALL, BEATING, SUIT_OF, bit};

/// No card.
const NO_CARD: u8 = u8::MAX;

/// The trick under way.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Trick {
    pub(crate) len: u8,
    /// The led suit; all cards before the lead.
    pub(crate) suit: u64,
    pub(crate) cards: u64,
    /// The best card so far.
    pub(crate) best: u8,
    /// Who wins so far.
    pub(crate) winner: u8,
}

impl Trick {
    pub(crate) const EMPTY: Trick = Trick { len: 0, suit: ALL, cards: 0, best: NO_CARD, winner: 0 };

    /// The trick with this member's card.
    #[must_use]
    pub(crate) fn with(mut self, member: u8, card: u8) -> Trick {
        if self.len == 0 {
            self.suit = SUIT_OF[usize::from(card)];
        }
        if self.len == 0 || BEATING[usize::from(self.best)] & bit(card) != 0 {
            self.best = card;
            self.winner = member;
        }
        self.cards |= bit(card);
        self.len += 1;
        self
    }
}
