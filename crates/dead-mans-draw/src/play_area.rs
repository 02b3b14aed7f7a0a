//! The play area: the cards the active player has put at stake, in order.

use game::List;

use crate::card::{Card, Suit};
use crate::pile::Pile;

/// The most cards: one of each suit, and one that busts.
const MOST: usize = 11;

/// A card in the play area.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Placed {
    card: Card,
    /// Whether a trait protects it from a bust, wherever it is moved.
    is_safe: bool,
}

/// The cards at stake, in the order in which they came or were moved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PlayArea {
    cards: List<Placed, MOST>,
    /// The number of cards from the left that an anchor protects.
    ///
    /// They are those before the place where an anchor lies, or lay until it was taken away (DMD-3.1,
    /// DMD-5.5).
    n_anchored: u8,
    /// The number of later cards that Safe Harbor protects (DMD-4.5).
    n_harbored: u8,
}

impl PlayArea {
    /// An empty play area.
    pub(crate) fn new() -> PlayArea {
        let filler = Placed { card: Card::printed(Suit::Anchor, Card::LEAST), is_safe: false };
        PlayArea { cards: List::new(filler), n_anchored: 0, n_harbored: 0 }
    }

    /// Adds a card on the right.
    pub(crate) fn enter(&mut self, card: Card) {
        let is_safe = self.n_harbored > 0;
        self.n_harbored = self.n_harbored.saturating_sub(1);
        self.cards.push(Placed { card, is_safe });
    }

    /// Lets the anchor on the right protect the cards before it.
    pub(crate) fn anchor(&mut self) {
        self.n_anchored = self.cards.len() as u8 - 1;
    }

    /// Protects the card on the right for good.
    pub(crate) fn secure_last(&mut self) {
        if let Some(last) = self.cards.last_mut() {
            last.is_safe = true;
        }
    }

    /// Protects the next `n` cards.
    pub(crate) fn harbor(&mut self, n: u8) {
        self.n_harbored = n;
    }

    /// Removes a card that is there.
    pub(crate) fn remove(&mut self, card: Card) {
        self.pick_up(card);
    }

    /// Moves a card that is there to the right of all others.
    ///
    /// It loses the protection of an anchor it lay before, unless it keeps that (D-29).
    pub(crate) fn move_right(&mut self, card: Card, keeps_protection: bool) {
        let was_anchored = self.position(card) < self.n_anchored.into();
        let mut placed = self.pick_up(card);
        placed.is_safe |= keeps_protection && was_anchored;
        self.cards.push(placed);
    }

    fn pick_up(&mut self, card: Card) -> Placed {
        let position = self.position(card);
        if position < self.n_anchored.into() {
            self.n_anchored -= 1;
        }
        self.cards.remove(position)
    }

    fn position(&self, card: Card) -> usize {
        self.cards.iter().position(|placed| placed.card == card).expect("`legal` names cards that are here")
    }

    /// Removes the cards that survive a bust.
    pub(crate) fn take_protected(&mut self) -> Pile {
        let mut taken = Pile::default();
        let mut left = PlayArea::new();
        for (card, is_protected) in self.iter() {
            if is_protected {
                taken.add(card);
            } else {
                left.enter(card);
            }
        }
        *self = left;
        taken
    }

    /// Removes all cards.
    pub(crate) fn take_all(&mut self) -> Pile {
        let taken = self.cards().collect();
        *self = PlayArea::new();
        taken
    }

    /// The cards from left to right.
    pub(crate) fn cards(&self) -> impl Iterator<Item = Card> {
        self.cards.iter().map(|placed| placed.card)
    }

    /// The cards from left to right, each with whether it would survive a bust now.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (Card, bool)> {
        let n_anchored = self.n_anchored.into();
        self.cards.iter().enumerate().map(move |(i, placed)| (placed.card, placed.is_safe || i < n_anchored))
    }

    /// Whether there is no card.
    pub(crate) fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }
}
