//! The eighteen cards: the numbers 1 to 9, two of each.

use std::fmt;
use std::str::FromStr;

/// A card, written as its number. The two cards of a number are alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// How many numbers there are.
    pub const NUMBERS: usize = 9;
    /// How many cards there are.
    pub const COUNT: usize = 18;

    /// The card with this number.
    ///
    /// # Panics
    /// If the number is not from 1 to 9.
    pub const fn new(number: u8) -> Card {
        assert!(1 <= number && number <= 9, "cards are numbered from 1 to 9");
        Card(number)
    }

    /// One card of each number, in ascending order.
    pub fn numbers() -> impl DoubleEndedIterator<Item = Card> + ExactSizeIterator + Clone {
        (1..=9).map(Card)
    }

    /// The card's number, from 1 to 9.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The card's place in a list of the nine numbers, from 0 to 8.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A text that names no card.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is no card; cards are the digits 1 to 9")]
pub struct CardError(String);

impl FromStr for Card {
    type Err = CardError;

    fn from_str(text: &str) -> Result<Card, CardError> {
        match text.as_bytes() {
            [digit @ b'1'..=b'9'] => Ok(Card(digit - b'0')),
            _ => Err(CardError(text.chars().take(20).collect())),
        }
    }
}

game::as_text!(Card, "Card", "A card by its number, `1` to `9`; there are two of each.", "^[1-9]$");
