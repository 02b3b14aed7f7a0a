//! The draw pile: face down, except for cards that an oracle has shown.

use game::{Dice, List};

use crate::card::{Card, Suit};

/// The most cards: two decks, since an explicit deal may leave nothing in the discard pile.
const MOST: usize = 120;

/// The cards still to be drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct DrawPile {
    /// The cards from the bottom to the top.
    cards: List<Card, MOST>,
    /// The number of cards from the top that an oracle has shown (D-14).
    n_known: u8,
}

impl DrawPile {
    /// An empty pile.
    pub(crate) fn new() -> DrawPile {
        DrawPile { cards: List::new(Card::printed(Suit::Anchor, Card::LEAST)), n_known: 0 }
    }

    /// Puts a card on top, face down.
    pub(crate) fn put(&mut self, card: Card) {
        self.cards.push(card);
    }

    /// Takes the top card.
    pub(crate) fn take(&mut self) -> Option<Card> {
        self.n_known = self.n_known.saturating_sub(1);
        self.cards.pop()
    }

    /// Shows the next `n` cards to all players.
    pub(crate) fn show(&mut self, n: usize) {
        self.n_known = self.n_known.max(n.min(self.len()) as u8);
    }

    /// Shuffles the unseen cards.
    pub(crate) fn shuffle(&mut self, dice: &mut Dice) {
        let n_unseen = self.unseen().len();
        dice.shuffle(&mut self.cards[..n_unseen]);
    }

    /// Sorts the unseen cards, so that their order leaves no trace in later shuffles.
    pub(crate) fn sort(&mut self) {
        let n_unseen = self.unseen().len();
        self.cards[..n_unseen].sort_unstable();
    }

    /// Moves a card that is not among the first `place` ones right behind these.
    ///
    /// # Panics
    /// If it is not there.
    pub(crate) fn bring_up(&mut self, place: usize, card: Card) {
        let to = self.cards.len() - 1 - place;
        let from =
            self.cards[..=to].iter().position(|&other| other == card).expect("the card can come there");
        self.cards.swap(from, to);
    }

    /// The number of cards left.
    pub(crate) fn len(&self) -> usize {
        self.cards.len()
    }

    /// Whether the last card has been drawn.
    pub(crate) fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// All cards from the top; only those of [`known`](DrawPile::known) may be shown in this order.
    pub(crate) fn top_down(&self) -> impl Iterator<Item = Card> {
        self.cards.iter().rev().copied()
    }

    /// The cards that an oracle has shown, from the top.
    pub(crate) fn known(&self) -> impl Iterator<Item = Card> {
        self.top_down().take(self.n_known.into())
    }

    /// The unseen cards, in an order that must not be shown.
    pub(crate) fn unseen(&self) -> &[Card] {
        &self.cards[..self.cards.len() - usize::from(self.n_known)]
    }
}
