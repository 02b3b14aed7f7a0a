//! Sets of numbers, as they lie in a square, and multisets of cards, as they are held in a hand.

use std::fmt;
use std::ops::{BitAnd, BitOr, Sub};

use schemars::JsonSchema;
use serde::Serialize;

use crate::Card;

/// A set of numbers: those in a square, or those that would fit into it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, JsonSchema)]
#[serde(into = "Vec<Card>")]
#[schemars(with = "Vec<Card>")]
pub struct Numbers(u16);

impl Numbers {
    /// No number.
    pub const NONE: Numbers = Numbers(0);
    /// All nine.
    pub const ALL: Numbers = Numbers(0x1ff);

    /// This number alone.
    pub const fn only(card: Card) -> Numbers {
        Numbers(1 << card.index())
    }

    /// The numbers above this card's.
    pub const fn above(card: Card) -> Numbers {
        Numbers(Numbers::ALL.0 & !((2 << card.index()) - 1))
    }

    /// The numbers below this card's.
    pub const fn below(card: Card) -> Numbers {
        Numbers((1 << card.index()) - 1)
    }

    /// This set and one number more.
    #[must_use]
    pub const fn with(self, card: Card) -> Numbers {
        Numbers(self.0 | Numbers::only(card).0)
    }

    /// Whether the number is in the set.
    pub const fn contains(self, card: Card) -> bool {
        self.0 & Numbers::only(card).0 != 0
    }

    /// Whether both sets have a number in common.
    pub const fn meets(self, other: Numbers) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether there is no number in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many numbers are in the set.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The numbers in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let card = Card::new(rest.trailing_zeros() as u8 + 1);
            rest &= rest - 1;
            Some(card)
        })
    }
}

impl BitOr for Numbers {
    type Output = Numbers;
    fn bitor(self, other: Numbers) -> Numbers {
        Numbers(self.0 | other.0)
    }
}

impl BitAnd for Numbers {
    type Output = Numbers;
    fn bitand(self, other: Numbers) -> Numbers {
        Numbers(self.0 & other.0)
    }
}

impl Sub for Numbers {
    type Output = Numbers;
    fn sub(self, other: Numbers) -> Numbers {
        Numbers(self.0 & !other.0)
    }
}

impl FromIterator<Card> for Numbers {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Numbers {
        cards.into_iter().fold(Numbers::NONE, Numbers::with)
    }
}

impl From<Numbers> for Vec<Card> {
    fn from(numbers: Numbers) -> Vec<Card> {
        numbers.iter().collect()
    }
}

impl fmt::Display for Numbers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        list(self.iter(), f)
    }
}

impl fmt::Debug for Numbers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

/// A multiset of cards, such as a hand: up to two of each number, in no order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, JsonSchema)]
#[serde(into = "Vec<Card>")]
#[schemars(with = "Vec<Card>")]
pub struct Cards {
    /// The numbers of which there is at least one.
    once: Numbers,
    /// The numbers of which there are two.
    twice: Numbers,
}

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards { once: Numbers::NONE, twice: Numbers::NONE };
    /// All eighteen.
    pub const ALL: Cards = Cards { once: Numbers::ALL, twice: Numbers::ALL };

    /// The numbers of the cards.
    pub const fn numbers(self) -> Numbers {
        self.once
    }

    /// How many cards there are.
    pub const fn len(self) -> u8 {
        self.once.len() + self.twice.len()
    }

    /// Whether there is no card.
    pub const fn is_empty(self) -> bool {
        self.once.is_empty()
    }

    /// Whether it contains such a card.
    pub const fn contains(self, card: Card) -> bool {
        self.once.contains(card)
    }

    /// The number of copies of a card.
    pub const fn count(self, card: Card) -> u8 {
        self.once.contains(card) as u8 + self.twice.contains(card) as u8
    }

    /// Whether it contains all those cards.
    pub const fn contains_all(self, others: Cards) -> bool {
        others.once.0 & !self.once.0 == 0 && others.twice.0 & !self.twice.0 == 0
    }

    /// This multiset and one card more; there must not be two of it yet.
    #[must_use]
    pub const fn with(self, card: Card) -> Cards {
        debug_assert!(!self.twice.contains(card), "there are only two cards of a number");
        let bit = Numbers::only(card).0;
        Cards { once: Numbers(self.once.0 | bit), twice: Numbers(self.twice.0 | self.once.0 & bit) }
    }

    /// This multiset less one such card, if there is one.
    #[must_use]
    pub const fn without(self, card: Card) -> Cards {
        let bit = Numbers::only(card).0;
        Cards { once: Numbers(self.once.0 & !(bit & !self.twice.0)), twice: Numbers(self.twice.0 & !bit) }
    }

    /// The multiset difference: of each number the copies beyond the others'.
    #[must_use]
    pub fn without_all(self, others: Cards) -> Cards {
        others.iter().fold(self, Cards::without)
    }

    /// The multiset union: of each number the larger of both counts.
    ///
    /// It is what two glances at one hand prove.
    #[must_use]
    pub fn at_least(self, others: Cards) -> Cards {
        Cards { once: self.once | others.once, twice: self.twice | others.twice }
    }

    /// The number of different multisets.
    pub(crate) const N_CODES: usize = 3usize.pow(Card::NUMBERS as u32);

    /// The multiset's index in a list of all: the counts of the numbers as ternary digits.
    pub(crate) const fn code(self) -> usize {
        (TERNARY[self.once.0 as usize] + TERNARY[self.twice.0 as usize]) as usize
    }

    /// The cards in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        self.once.iter().flat_map(move |card| (0..self.count(card)).map(move |_| card))
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::NONE, Cards::with)
    }
}

impl From<Cards> for Vec<Card> {
    fn from(cards: Cards) -> Vec<Card> {
        cards.iter().collect()
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        list(self.iter(), f)
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

/// Binary digits read as ternary ones.
const TERNARY: [u16; 1 << Card::NUMBERS] = {
    let mut table = [0; 1 << Card::NUMBERS];
    let mut bits = 1;
    while bits < table.len() {
        table[bits] = 3 * table[bits / 2] + (bits % 2) as u16;
        bits += 1;
    }
    table
};

/// Writes cards with spaces between them, or a dash.
fn list(mut cards: impl Iterator<Item = Card>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match cards.next() {
        None => f.write_str("-"),
        Some(first) => {
            write!(f, "{first}")?;
            cards.try_for_each(|card| write!(f, " {card}"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: &str) -> Cards {
        text.split_whitespace().map(|card| card.parse::<Card>().unwrap()).collect()
    }

    #[test]
    fn numbers_above_and_below_leave_out_the_card_itself() {
        for card in Card::numbers() {
            assert_eq!(Numbers::above(card) | Numbers::below(card), Numbers::ALL - Numbers::only(card));
            assert!(Numbers::above(card).iter().all(|other| other > card));
        }
    }

    #[test]
    fn a_heap_counts_twins() {
        let heap = cards("5 1 5");
        assert_eq!(heap.to_string(), "1 5 5");
        assert_eq!((heap.len(), heap.count(Card::new(5)), heap.count(Card::new(2))), (3, 2, 0));
        assert_eq!(heap.without(Card::new(5)), cards("1 5"));
        assert_eq!(heap.without(Card::new(2)), heap);
        assert_eq!(heap.without_all(cards("5 5")), cards("1"));
        assert!(heap.contains_all(cards("5 5")) && !heap.contains_all(cards("1 1")));
        assert_eq!(cards("5").at_least(cards("5 1")), cards("1 5"));
        assert_eq!(Cards::ALL.len() as usize, Card::COUNT);
        assert_eq!(Cards::NONE.to_string(), "-");
    }
}
