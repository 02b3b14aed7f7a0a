//! The two hands, each the partner of the other.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use game::Seat;
use schemars::JsonSchema;
use serde::Serialize;

/// One of the two hands.
///
/// With two players a hand belongs to the seat of its letter; alone, seat A plays both.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Hand {
    /// The first hand.
    A,
    /// The second hand.
    B,
}

impl Hand {
    /// Both hands.
    pub const BOTH: [Hand; 2] = [Hand::A, Hand::B];

    /// The other hand.
    #[must_use]
    pub const fn partner(self) -> Hand {
        match self {
            Hand::A => Hand::B,
            Hand::B => Hand::A,
        }
    }

    /// The seat of the same letter.
    pub const fn seat(self) -> Seat {
        Seat::new(self as u8)
    }
}

impl fmt::Display for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.seat().fmt(f)
    }
}

/// A text that names no hand.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is no hand; the hands are `A` and `B`")]
pub struct HandError(String);

impl FromStr for Hand {
    type Err = HandError;

    fn from_str(text: &str) -> Result<Hand, HandError> {
        match text {
            "A" => Ok(Hand::A),
            "B" => Ok(Hand::B),
            _ => Err(HandError(text.chars().take(20).collect())),
        }
    }
}

game::as_text!(Hand, "Hand", "One of the two hands, `A` or `B`; each is the other's partner.", "^[AB]$");

/// One value per hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, JsonSchema)]
#[schemars(rename = "{T}ByHand")]
pub struct ByHand<T> {
    /// Hand A's.
    #[serde(rename = "A")]
    pub a: T,
    /// Hand B's.
    #[serde(rename = "B")]
    pub b: T,
}

impl<T> ByHand<T> {
    /// Applies the function to each hand.
    pub fn from_fn(mut of: impl FnMut(Hand) -> T) -> ByHand<T> {
        ByHand { a: of(Hand::A), b: of(Hand::B) }
    }
}

impl<T> Index<Hand> for ByHand<T> {
    type Output = T;
    fn index(&self, hand: Hand) -> &T {
        match hand {
            Hand::A => &self.a,
            Hand::B => &self.b,
        }
    }
}

impl<T> IndexMut<Hand> for ByHand<T> {
    fn index_mut(&mut self, hand: Hand) -> &mut T {
        match hand {
            Hand::A => &mut self.a,
            Hand::B => &mut self.b,
        }
    }
}
