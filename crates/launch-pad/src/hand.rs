//! The hands, and the observers' knowledge of each card in them.
//!
//! Hands are fans: observers who have seen a card still know it while it goes from hand to hand. Of several
//! copies the one known to more observers goes first. So knowledge is a property of each card in hand, and
//! copies of a kind that are known alike are interchangeable.

use game::{List, Observer, Seat};

use crate::card::{Card, Kinds};

/// The most cards in one hand: all but the launch-pad parts.
pub(crate) const N_HELD: usize = 136;

/// The observers who know a card in a hand: a bit per seat, and the highest for spectators.
///
/// The order decides which of several copies goes first. A superset of observers compares greater; between
/// sets that do not include each other, the last seat decides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Knowers(u8);

impl Knowers {
    /// All observers: the card was seen openly.
    pub(crate) const ALL: Knowers = Knowers(0b1_1111);

    pub(crate) const fn only(seat: Seat) -> Knowers {
        Knowers(1 << seat.number())
    }

    pub(crate) fn include(self, observer: Observer) -> bool {
        match observer {
            Observer::Seat(seat) => self.0 & 1 << seat.number() != 0,
            Observer::Spectator => self == Knowers::ALL,
            Observer::Open => true,
        }
    }

    /// Whether an observer besides the holder knows the card, but not all do.
    pub(crate) fn are_some(self) -> bool {
        self != Knowers::ALL && !self.0.is_power_of_two()
    }
}

/// A card in a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Held {
    pub(crate) card: Card,
    /// The number of shuffles before the card went into the draw pile; until then it lay open.
    pub(crate) buried: u8,
    /// The number of shuffles before the card was drawn.
    ///
    /// It belongs to the place in hand: this cannot be a card that was seen going into the draw pile later.
    pub(crate) drawn_after: u8,
    pub(crate) knowers: Knowers,
    /// The number of the draw that brought it, counted from zero; [`Held::NOT_DRAWN`] if it came openly.
    pub(crate) draw: u16,
    /// The kinds it cannot be, for those who do not know it.
    ///
    /// Had it been of such a kind, it or another card would have gone first.
    pub(crate) not: Kinds,
    /// The number, counted from one, at which it was laid into the offer under way (LP-9.3); 0 if it was not.
    pub(crate) laid: u8,
}

impl Held {
    /// The draw number of a card that came to the hand openly.
    pub(crate) const NOT_DRAWN: u16 = u16::MAX;

    /// A card that came to the hand openly.
    pub(crate) const fn open(card: Card) -> Held {
        let knowers = Knowers::ALL;
        let (draw, not) = (Held::NOT_DRAWN, Kinds::NONE);
        Held { card, buried: 0, drawn_after: 0, knowers, draw, not, laid: 0 }
    }

    /// Adds a seat to those who know the card.
    pub(crate) fn learn(&mut self, seat: Seat) {
        self.knowers = Knowers(self.knowers.0 | 1 << seat.number());
    }
}

/// The hands of all seats, one after the other in one array.
#[derive(Clone, Debug)]
pub(crate) struct Hands {
    held: [Held; N_HELD],
    /// The end of each hand in the array.
    ends: [u8; 4],
}

impl Hands {
    pub(crate) const EMPTY: Hands = Hands { held: [Held::open(Card::Swift); N_HELD], ends: [0; 4] };

    fn start(&self, seat: Seat) -> usize {
        seat.index().checked_sub(1).map_or(0, |before| self.ends[before].into())
    }

    fn end(&self, seat: Seat) -> usize {
        self.ends[seat.index()].into()
    }

    /// The cards in one hand, in the order they came.
    pub(crate) fn of(&self, seat: Seat) -> &[Held] {
        &self.held[self.start(seat)..self.end(seat)]
    }

    /// The number of cards in one hand.
    pub(crate) fn size(&self, seat: Seat) -> usize {
        self.end(seat) - self.start(seat)
    }

    /// The cards in all hands.
    pub(crate) fn all(&self) -> &[Held] {
        &self.held[..self.ends[3].into()]
    }

    pub(crate) fn all_mut(&mut self) -> &mut [Held] {
        &mut self.held[..self.ends[3].into()]
    }

    /// The kinds in one hand, without cards laid into an offer.
    pub(crate) fn kinds(&self, seat: Seat) -> Kinds {
        let free = self.of(seat).iter().filter(|held| held.laid == 0);
        free.fold(Kinds::NONE, |kinds, held| kinds.with(held.card))
    }

    /// The cards of one hand that are laid into an offer.
    pub(crate) fn laid(&self, seat: Seat) -> impl Iterator<Item = Card> {
        self.of(seat).iter().filter(|held| held.laid > 0).map(|held| held.card)
    }

    pub(crate) fn push(&mut self, seat: Seat, held: Held) {
        let (end, last) = (self.end(seat), usize::from(self.ends[3]));
        self.held.copy_within(end..last, end + 1);
        self.held[end] = held;
        self.ends[seat.index()..].iter_mut().for_each(|end| *end += 1);
    }

    /// The copy of a card that goes first, as an index into [`all`](Hands::all).
    ///
    /// Copies laid into an offer are out of question.
    pub(crate) fn first_copy(&self, seat: Seat, card: Card) -> Option<usize> {
        let is_copy = |held: &Held| held.card == card && held.laid == 0;
        let copies = (self.start(seat)..self.end(seat)).filter(|&i| is_copy(&self.held[i]));
        // Of copies known alike this chooses the oldest; `max_by_key` alone would take the last.
        copies.rev().max_by_key(|&i| self.held[i].knowers)
    }

    /// Removes a card from a hand without showing it to those who do not know it.
    pub(crate) fn take_hidden(&mut self, seat: Seat, card: Card) -> Held {
        let index = self.choose_hidden(seat, card);
        self.remove(seat, index)
    }

    /// Lays the copy that goes first into an offer to another seat, which gets to know it.
    pub(crate) fn lay(&mut self, seat: Seat, card: Card, to: Seat) {
        let index = self.choose_hidden(seat, card);
        self.held[index].laid = 1 + self.laid(seat).count() as u8;
        self.held[index].learn(to);
    }

    /// Removes the cards laid into an offer from the hand, in the order of the hand.
    pub(crate) fn take_laid(&mut self, seat: Seat) -> List<Held, N_HELD> {
        let mut taken = List::new(Held::open(Card::Swift));
        while let Some(index) = (self.start(seat)..self.end(seat)).find(|&i| self.held[i].laid > 0) {
            taken.push(self.remove(seat, index));
        }
        taken
    }

    /// Puts a card from another hand into this one, whose holder gets to know it.
    pub(crate) fn receive(&mut self, seat: Seat, mut held: Held) {
        held.learn(seat);
        self.push(seat, Held { laid: 0, ..held });
    }

    /// Takes back the cards laid into an offer.
    pub(crate) fn take_up(&mut self, seat: Seat) {
        let hand = self.start(seat)..self.end(seat);
        self.held[hand].iter_mut().for_each(|held| held.laid = 0);
    }

    /// Chooses the copy that goes first.
    ///
    /// Observers who do not know it learn that it is of no kind that would have gone first in its place.
    fn choose_hidden(&mut self, seat: Seat, card: Card) -> usize {
        let index = self.first_copy(seat, card).expect("only cards in hand are asked for");
        let Held { knowers, mut not, .. } = self.held[index];
        for held in self.of(seat).iter().filter(|held| held.knowers > knowers && held.laid == 0) {
            not = not.with(held.card);
        }
        self.held[index].not = not;
        index
    }

    /// Removes a card from a hand openly.
    pub(crate) fn take_open(&mut self, seat: Seat, card: Card) {
        let index = self.first_copy(seat, card).expect("only cards in hand are asked for");
        let taken = self.remove(seat, index);
        self.was_shown(seat, taken);
    }

    /// Notes that a card out of this hand has become public.
    ///
    /// So no card that would have gone first in its place is of its kind. If it had passed through other
    /// hands, that was so there too; those hands are not remembered, so it is noted of all cards that some
    /// observers know.
    fn was_shown(&mut self, seat: Seat, shown: Held) {
        if shown.knowers == Knowers::ALL {
            return;
        }
        let reach =
            if shown.knowers.are_some() { 0..self.all().len() } else { self.start(seat)..self.end(seat) };
        for held in &mut self.held[reach] {
            if held.knowers.are_some() && held.card != shown.card {
                held.not = held.not.with(shown.card);
            }
        }
    }

    fn remove(&mut self, seat: Seat, index: usize) -> Held {
        let held = self.held[index];
        self.held.copy_within(index + 1..self.ends[3].into(), index);
        self.ends[seat.index()..].iter_mut().for_each(|end| *end -= 1);
        held
    }
}

impl PartialEq for Hands {
    fn eq(&self, other: &Hands) -> bool {
        self.ends == other.ends && self.all() == other.all()
    }
}

impl Eq for Hands {}
