//! Sets of cards as bit masks.

use std::borrow::Cow;
use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};
use std::str::FromStr;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::card::N_CARDS;
use crate::{Card, CardError, Suit};

/// A set of cards, in text and JSON listed in ascending order: `p1 b2 r4`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CardSet<const TRUMP: char>(u64);

impl<const TRUMP: char> CardSet<TRUMP> {
    /// No card.
    pub const EMPTY: Self = CardSet(0);
    /// All forty cards.
    pub const ALL: Self = CardSet((1 << N_CARDS) - 1);
    /// The four trumps.
    pub const TRUMPS: Self = Self::suit(Suit::Trump);
    /// The thirty-six colour cards.
    pub const COLOURS: Self = CardSet(Self::ALL.0 & !Self::TRUMPS.0);

    /// The cards of one suit.
    pub const fn suit(suit: Suit) -> Self {
        CardSet(((1 << suit.highest()) - 1) << (suit as u8 * 9))
    }

    /// The four colour cards of one value.
    ///
    /// # Panics
    /// If there is no such value.
    pub const fn value(value: u8) -> Self {
        assert!(0 < value && value <= 9, "no colour has such a value");
        CardSet((1 | 1 << 9 | 1 << 18 | 1 << 27) << (value - 1))
    }

    /// This card alone.
    pub const fn only(card: Card<TRUMP>) -> Self {
        CardSet(1 << card.index())
    }

    /// This set and one card more.
    #[must_use]
    pub const fn with(self, card: Card<TRUMP>) -> Self {
        CardSet(self.0 | 1 << card.index())
    }

    /// This set less one card.
    #[must_use]
    pub const fn without(self, card: Card<TRUMP>) -> Self {
        CardSet(self.0 & !(1 << card.index()))
    }

    /// Whether the card is in the set.
    pub const fn contains(self, card: Card<TRUMP>) -> bool {
        self.0 & 1 << card.index() != 0
    }

    /// Whether every card of the set is in the other one.
    pub const fn is_subset(self, of: Self) -> bool {
        self.0 & !of.0 == 0
    }

    /// Whether there is no card.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cards there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The first card in order: the lowest, if all are of one suit.
    pub const fn lowest(self) -> Option<Card<TRUMP>> {
        if self.0 == 0 { None } else { Some(Card::from_index(self.0.trailing_zeros() as u8)) }
    }

    /// The last card in order: the highest, if all are of one suit.
    pub const fn highest(self) -> Option<Card<TRUMP>> {
        if self.0 == 0 { None } else { Some(Card::from_index(63 - self.0.leading_zeros() as u8)) }
    }

    /// The first and the last card in order, if there are any.
    #[must_use]
    pub const fn ends(self) -> Self {
        // Without a branch: for the empty set the shifted bit falls outside of it.
        let last = (1 << 63) >> (self.0.leading_zeros() & 63);
        CardSet(self.0 & (self.0.wrapping_neg() | last))
    }

    /// The cards of the card's suit that are higher than it.
    pub const fn above(card: Card<TRUMP>) -> Self {
        CardSet(Self::suit(card.suit()).0 & !((2 << card.index()) - 1))
    }

    /// The cards of the card's suit that are lower than it.
    pub const fn below(card: Card<TRUMP>) -> Self {
        CardSet(Self::suit(card.suit()).0 & ((1 << card.index()) - 1))
    }

    /// The cards in ascending order, suit by suit.
    pub fn iter(self) -> Cards<TRUMP> {
        Cards(self)
    }

    /// The union of both sets, as `|` but usable in constants.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        CardSet(self.0 | other.0)
    }

    /// The intersection of both sets, as `&` but usable in constants.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        CardSet(self.0 & other.0)
    }

    /// The difference of both sets, as `-` but usable in constants.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        CardSet(self.0 & !other.0)
    }

    /// The set as a bit mask over [`Card::index`].
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The set of a bit mask over [`Card::index`]; bits that are no card are dropped.
    pub const fn from_bits(bits: u64) -> Self {
        CardSet(bits & Self::ALL.0)
    }
}

/// The cards of a set in ascending order, suit by suit.
#[derive(Clone, Debug)]
pub struct Cards<const TRUMP: char>(CardSet<TRUMP>);

impl<const TRUMP: char> Iterator for Cards<TRUMP> {
    type Item = Card<TRUMP>;

    #[inline]
    fn next(&mut self) -> Option<Card<TRUMP>> {
        let card = self.0.lowest()?;
        self.0 = self.0.without(card);
        Some(card)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl<const TRUMP: char> ExactSizeIterator for Cards<TRUMP> {}

impl<const TRUMP: char> BitOr for CardSet<TRUMP> {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        self.or(other)
    }
}

impl<const TRUMP: char> BitAnd for CardSet<TRUMP> {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        self.and(other)
    }
}

impl<const TRUMP: char> Sub for CardSet<TRUMP> {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        self.minus(other)
    }
}

impl<const TRUMP: char> BitOrAssign for CardSet<TRUMP> {
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl<const TRUMP: char> BitAndAssign for CardSet<TRUMP> {
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl<const TRUMP: char> SubAssign for CardSet<TRUMP> {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl<const TRUMP: char> FromIterator<Card<TRUMP>> for CardSet<TRUMP> {
    fn from_iter<I: IntoIterator<Item = Card<TRUMP>>>(cards: I) -> Self {
        cards.into_iter().fold(CardSet::EMPTY, CardSet::with)
    }
}

impl<const TRUMP: char> fmt::Display for CardSet<TRUMP> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, card) in self.iter().enumerate() {
            let space = if i == 0 { "" } else { " " };
            write!(f, "{space}{card}")?;
        }
        Ok(())
    }
}

impl<const TRUMP: char> fmt::Debug for CardSet<TRUMP> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

impl<const TRUMP: char> FromStr for CardSet<TRUMP> {
    type Err = CardError;

    fn from_str(text: &str) -> Result<Self, CardError> {
        text.split_whitespace().map(str::parse).collect()
    }
}

impl<const TRUMP: char> Serialize for CardSet<TRUMP> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de, const TRUMP: char> Deserialize<'de> for CardSet<TRUMP> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Ok(Vec::<Card<TRUMP>>::deserialize(from)?.into_iter().collect())
    }
}

impl<const TRUMP: char> JsonSchema for CardSet<TRUMP> {
    fn schema_name() -> Cow<'static, str> {
        "CardSet".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Vec::<Card<TRUMP>>::json_schema(generator)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Set = CardSet<'r'>;

    fn set(text: &str) -> Set {
        text.parse().unwrap()
    }

    #[test]
    fn suits_and_values() {
        assert_eq!(set("r1 r2 r3 r4"), Set::TRUMPS);
        assert_eq!(set("p1 b1 g1 y1"), Set::value(1));
        assert_eq!(set("p9 b9 g9 y9"), Set::value(9));
        assert_eq!(Set::COLOURS.len(), 36);
        assert_eq!(Set::suit(Suit::Green).to_string(), "g1 g2 g3 g4 g5 g6 g7 g8 g9");
    }

    #[test]
    fn above_and_below_stay_in_the_suit() {
        let check = |card: &str, above: &str, below: &str| {
            let card = card.parse().unwrap();
            assert_eq!(Set::above(card), set(above));
            assert_eq!(Set::below(card), set(below));
        };
        check("b7", "b8 b9", "b1 b2 b3 b4 b5 b6");
        check("y9", "", "y1 y2 y3 y4 y5 y6 y7 y8");
        check("r1", "r2 r3 r4", "");
        check("r4", "", "r1 r2 r3");
    }

    #[test]
    fn sets_travel_as_lists() {
        let hand = set("r4 p1 b2");
        assert_eq!(hand.to_string(), "p1 b2 r4");
        assert_eq!(serde_json::to_string(&hand).unwrap(), r#"["p1","b2","r4"]"#);
        assert_eq!(serde_json::from_str::<Set>(r#"["b2","r4","p1"]"#).unwrap(), hand);
        assert_eq!((hand.lowest(), hand.highest()), ("p1".parse().ok(), "r4".parse().ok()));
        assert_eq!(Set::EMPTY.lowest(), None);
        assert_eq!(hand.ends(), set("p1 r4"));
        assert_eq!((set("y9").ends(), Set::EMPTY.ends()), (set("y9"), Set::EMPTY));
    }
}
