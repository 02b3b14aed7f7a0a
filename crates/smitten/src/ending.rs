//! Endings of a game.

use std::fmt;

use schemars::JsonSchema;
use serde::Serialize;

use crate::{Card, Hand};

/// The ending of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Ending {
    /// Won: the seventeenth card was played (SM-1.5).
    WonByPlay {
        /// The hand that played it.
        hand: Hand,
        /// The card.
        card: Card,
    },
    /// Won: the seventeenth card was placed by an instruction (SM-1.5).
    WonByPlacement {
        /// The hand that placed it.
        hand: Hand,
        /// The card.
        card: Card,
    },
    /// Lost: no card could be played (SM-1.6).
    NobodyCanPlay,
    /// Lost: the partner could not carry out the instruction (SM-1.6).
    CannotFollow {
        /// The hand that could not.
        hand: Hand,
        /// The card with the instruction.
        card: Card,
    },
    /// Lost alone: a face-down card was turned over to be played and fits neither square (SM-3.2).
    DoesNotFit {
        /// The hand it lay in.
        hand: Hand,
        /// The card.
        card: Card,
    },
}

impl Ending {
    /// Whether the game was won.
    pub fn is_won(self) -> bool {
        matches!(self, Ending::WonByPlay { .. } | Ending::WonByPlacement { .. })
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ending::WonByPlay { hand, card } => write!(f, "Won: {hand} plays the seventeenth card, {card}."),
            Ending::WonByPlacement { hand, card } => {
                write!(f, "Won: {hand} places the seventeenth card, {card}.")
            }
            Ending::NobodyCanPlay => f.write_str("Lost: no card can be played."),
            Ending::CannotFollow { hand, card } => {
                write!(f, "Lost: {hand} cannot carry out the instruction of {card}.")
            }
            Ending::DoesNotFit { hand, card } => {
                write!(f, "Lost: {card}, turned over in hand {hand}, fits neither square.")
            }
        }
    }
}
