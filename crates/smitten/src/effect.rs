//! Instructions of played cards, in a small vocabulary.

use std::fmt;
use std::str::FromStr;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Laid, Numbers, Square, Squares};

/// The instruction of a card, which the player's partner carries out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Effect {
    /// The announcement that the active player makes first.
    pub announce: Announce,
    /// The number of cards the partner first shows; they stay in hand and are not placed this turn.
    #[schemars(range(max = 3))]
    pub reveal: u8,
    /// The number of cards the partner must place: none or one.
    #[schemars(range(max = 1))]
    pub place: u8,
    /// The squares that the placed card may enter.
    pub square: Where,
    /// The numbers that may be placed.
    pub value: Value,
    /// Whether the placed card must be next to the played one, in the same square.
    pub adjacent: bool,
    /// The fewest cards the partner must hold; those to show and to place are needed anyway.
    #[schemars(range(max = 4))]
    pub min_partner_hand: u8,
}

impl Default for Effect {
    /// Any card into either square.
    fn default() -> Effect {
        Effect {
            announce: Announce::None,
            reveal: 0,
            place: 1,
            square: Where::Either,
            value: Value::Any,
            adjacent: false,
            min_partner_hand: 0,
        }
    }
}

/// The announcement that an instruction asks for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Announce {
    /// No announcement.
    None,
    /// "Higher" or "lower".
    HigherOrLower,
}

/// The squares that a placed card may enter, as seen from the played one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Where {
    /// Either square.
    Either,
    /// The square of the played card.
    Same,
    /// The square the card was not played into.
    Other,
    /// A square that does not hold more cards than the other.
    NotLarger,
}

/// The numbers that may be placed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Value {
    /// Any number.
    Any,
    /// A number above or below the played one, as announced.
    Announced,
    /// A number that lies in neither square.
    Absent,
    /// A number that lies in exactly one square.
    Present,
}

/// The announcement of the active player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Call {
    /// The partner places a higher number.
    Higher,
    /// The partner places a lower number.
    Lower,
}

impl fmt::Display for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Call::Higher => "higher",
            Call::Lower => "lower",
        })
    }
}

/// A text that announces nothing.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` announces nothing; say `higher` or `lower`")]
pub struct CallError(String);

impl FromStr for Call {
    type Err = CallError;

    fn from_str(text: &str) -> Result<Call, CallError> {
        match text {
            "higher" => Ok(Call::Higher),
            "lower" => Ok(Call::Lower),
            _ => Err(CallError(text.chars().take(20).collect())),
        }
    }
}

game::as_text!(Call, "Call", "What is announced: `higher` or `lower`.", "^(higher|lower)$");

impl Effect {
    /// The fewest cards the partner must hold to carry this out (SM-1.7).
    pub fn cards_needed(&self) -> u8 {
        self.min_partner_hand.max(self.reveal + self.place)
    }

    /// Whether the placed card may enter this square; the played card already counts (SM-1.8).
    pub fn allows(&self, square: Square, played: Laid, squares: &Squares) -> bool {
        (!self.adjacent || square == played.square)
            && match self.square {
                Where::Either => true,
                Where::Same => square == played.square,
                Where::Other => square != played.square,
                Where::NotLarger => !squares.is_ahead(square),
            }
    }

    /// The numbers that may be placed; the played card already counts (SM-1.8).
    pub fn values(&self, played: Laid, call: Option<Call>, squares: &Squares) -> Numbers {
        let [left, right] = Square::BOTH.map(|square| squares.lying(square));
        match (self.value, call) {
            (Value::Announced, Some(Call::Higher)) => Numbers::above(played.card),
            (Value::Announced, Some(Call::Lower)) => Numbers::below(played.card),
            (Value::Any | Value::Announced, _) => Numbers::ALL,
            (Value::Absent, _) => Numbers::ALL - (left | right),
            (Value::Present, _) => (left | right) - (left & right),
        }
    }
}

impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.announce == Announce::HigherOrLower {
            f.write_str("You announce higher or lower. ")?;
        }
        f.write_str("The partner ")?;
        match self.reveal {
            0 => {}
            1 => f.write_str("shows a card and keeps it")?,
            n => write!(f, "shows {n} cards and keeps them")?,
        }
        match (self.reveal, self.place) {
            (0, 0) => return f.write_str("does nothing."),
            (_, 0) => return f.write_str("."),
            (0, _) => f.write_str("places a card")?,
            (_, _) => f.write_str(", then places another card")?,
        }
        f.write_str(match self.value {
            Value::Any => "",
            Value::Announced => " of such a number",
            Value::Absent => " whose number lies in neither square",
            Value::Present => " whose number lies in exactly one square",
        })?;
        f.write_str(match self.square {
            Where::Either => " into either square",
            Where::Same => " into the same square",
            Where::Other => " into the other square",
            Where::NotLarger => " into the square with fewer cards, or into either if they are equal",
        })?;
        f.write_str(if self.adjacent { ", next to this one." } else { "." })
    }
}
