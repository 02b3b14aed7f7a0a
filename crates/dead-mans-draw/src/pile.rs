//! Piles whose order does not matter: a bank, or the discard pile.

use crate::card::{Card, Suit};

/// Cards sorted into a stack per suit, with up to two of each card.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Pile {
    stacks: [Stack; Suit::ALL.len()],
    /// The suits of the cards, a bit each.
    suits: u16,
}

impl Pile {
    /// The cards of one suit.
    pub(crate) fn stack(&self, suit: Suit) -> Stack {
        self.stacks[suit as usize]
    }

    /// Adds a card.
    ///
    /// There is room for two of a kind, which is all that two decks hold.
    pub(crate) fn add(&mut self, card: Card) {
        self.stacks[card.suit() as usize].add(card.value());
        self.suits |= 1 << card.suit() as u16;
    }

    /// Removes a card that is there.
    pub(crate) fn remove(&mut self, card: Card) {
        let stack = &mut self.stacks[card.suit() as usize];
        stack.remove(card.value());
        if stack.is_empty() {
            self.suits &= !(1 << card.suit() as u16);
        }
    }

    /// Adds all cards of another pile.
    pub(crate) fn add_all(&mut self, other: &Pile) {
        for suit in other.suits() {
            self.stacks[suit as usize].add_all(other.stack(suit));
        }
        self.suits |= other.suits;
    }

    /// Removes all cards of a suit.
    pub(crate) fn take_stack(&mut self, suit: Suit) -> Pile {
        let mut taken = Pile { suits: self.suits & 1 << suit as u16, ..Pile::default() };
        self.suits &= !taken.suits;
        std::mem::swap(&mut taken.stacks[suit as usize], &mut self.stacks[suit as usize]);
        taken
    }

    /// Whether the pile contains such a card.
    pub(crate) fn contains(&self, card: Card) -> bool {
        self.stack(card.suit()).contains(card.value())
    }

    /// The number of cards.
    pub(crate) fn len(&self) -> usize {
        self.stacks.iter().map(|stack| stack.len()).sum()
    }

    /// Whether there is no card.
    pub(crate) fn is_empty(&self) -> bool {
        self.suits == 0
    }

    /// The suits of the cards.
    pub(crate) fn suits(&self) -> impl Iterator<Item = Suit> + use<> {
        let mut rest = self.suits;
        std::iter::from_fn(move || {
            let suit = *Suit::ALL.get(rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
            Some(suit)
        })
    }

    /// All cards by suit, the highest of each suit first, copies included.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Card> {
        self.suits().flat_map(|suit| self.stack(suit).values().map(move |value| Card::printed(suit, value)))
    }

    /// The card at an index below the number of cards, in an order of no meaning.
    ///
    /// # Panics
    /// If the index is too large.
    pub(crate) fn nth(&self, place: usize) -> Card {
        let mut place = place;
        for suit in self.suits() {
            let stack = self.stack(suit);
            if place < stack.len() {
                return Card::printed(suit, stack.nth(place));
            }
            place -= stack.len();
        }
        panic!("the pile has no such place")
    }

    /// The highest card of a suit.
    pub(crate) fn top(&self, suit: Suit) -> Option<Card> {
        self.stack(suit).top().map(|value| Card::printed(suit, value))
    }

    /// The lowest card of a suit.
    pub(crate) fn bottom(&self, suit: Suit) -> Option<Card> {
        self.stack(suit).bottom().map(|value| Card::printed(suit, value))
    }
}

impl From<Card> for Pile {
    fn from(card: Card) -> Pile {
        let mut pile = Pile::default();
        pile.add(card);
        pile
    }
}

impl FromIterator<Card> for Pile {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Pile {
        let mut pile = Pile::default();
        for card in cards {
            pile.add(card);
        }
        pile
    }
}

/// The cards of one suit, high to low: two neighbouring bits per value, the lower one set first.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Stack(u16);

impl Stack {
    fn add(&mut self, value: u8) {
        let first = Stack::bit(value);
        self.0 |= if self.0 & first == 0 { first } else { first << 1 };
    }

    fn add_all(&mut self, other: Stack) {
        if self.0 & other.0 == 0 {
            self.0 |= other.0;
        } else {
            other.values().for_each(|value| self.add(value));
        }
    }

    fn remove(&mut self, value: u8) {
        let first = Stack::bit(value);
        let second = first << 1;
        self.0 &= if self.0 & second == 0 { !first } else { !second };
    }

    const fn bit(value: u8) -> u16 {
        1 << (2 * (value - Card::LEAST))
    }

    const fn value_at(bit: u32) -> u8 {
        (bit / 2) as u8 + Card::LEAST
    }

    const fn contains(self, value: u8) -> bool {
        self.0 & Stack::bit(value) != 0
    }

    /// The number of cards on the stack.
    pub(crate) const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no such stack.
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The highest value.
    pub(crate) const fn top(self) -> Option<u8> {
        if self.0 == 0 { None } else { Some(Stack::value_at(self.0.ilog2())) }
    }

    /// The lowest value.
    pub(crate) const fn bottom(self) -> Option<u8> {
        if self.0 == 0 { None } else { Some(Stack::value_at(self.0.trailing_zeros())) }
    }

    fn nth(self, place: usize) -> u8 {
        let rest = (0..place).fold(self.0, |rest, _| rest & (rest - 1));
        Stack::value_at(rest.trailing_zeros())
    }

    /// All values, high to low.
    pub(crate) fn values(self) -> impl Iterator<Item = u8> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let bit = rest.checked_ilog2()?;
            rest &= !(1 << bit);
            Some(Stack::value_at(bit))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pile(text: &str) -> Pile {
        text.split_whitespace().map(|card| card.parse::<Card>().unwrap()).collect()
    }

    fn text(pile: &Pile) -> String {
        pile.iter().map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn stacks_are_sorted_high_to_low() {
        let pile = pile("anchor-2 mermaid-9 anchor-7 anchor-2 key-3");
        assert_eq!(text(&pile), "anchor-7 anchor-2 anchor-2 key-3 mermaid-9");
        assert_eq!(pile.len(), 5);
        assert_eq!(pile.stack(Suit::Anchor).top(), Some(7));
        assert_eq!(pile.stack(Suit::Anchor).bottom(), Some(2));
        assert_eq!(pile.stack(Suit::Hook).top(), None);
        assert_eq!(pile.suits().collect::<Vec<_>>(), [Suit::Anchor, Suit::Key, Suit::Mermaid]);
    }

    #[test]
    fn copies_come_and_go_one_by_one() {
        let mut pile = pile("key-5 key-5 key-4");
        let key = "key-5".parse().unwrap();
        pile.remove(key);
        assert_eq!(text(&pile), "key-5 key-4");
        pile.remove(key);
        assert!(!pile.contains(key));
        pile.add(key);
        assert_eq!(text(&pile), "key-5 key-4");
    }

    #[test]
    fn every_place_holds_a_card() {
        let pile = pile("key-5 key-5 map-2 mermaid-4 mermaid-9");
        let by_place: Pile = (0..pile.len()).map(|place| pile.nth(place)).collect();
        assert_eq!(by_place, pile);
    }
}
