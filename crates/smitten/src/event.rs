//! Events, and the part of them that each observer saw.

use std::fmt;

use game::Observer;
use schemars::JsonSchema;
use serde::Serialize;

use crate::{ByHand, Call, Card, Ending, Hand, Square};

/// An event in full; not serializable, since a draw names a hidden card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A card came from the deck into a hand.
    Drew {
        /// The hand.
        hand: Hand,
        /// The card.
        card: Card,
        /// The visibility of the card.
        face: Face,
    },
    /// A public event.
    Public(Seen),
}

/// The visibility of a card that comes into a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Face {
    /// Only the hand's player sees it.
    InHand,
    /// All observers see it.
    Up,
    /// No observer sees it.
    Down,
}

/// An event as one observer saw it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Seen {
    /// A card came from the deck into a hand.
    Drew {
        /// The hand.
        hand: Hand,
        /// The card, if the observer sees it.
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
        /// The visibility of the card.
        face: Face,
    },
    /// A turn began.
    TurnBegan {
        /// The number of the turn, counted from one.
        turn: u8,
        /// With two players: whether each can play a card (SM-2.5).
        #[serde(skip_serializing_if = "Option::is_none")]
        can: Option<ByHand<bool>>,
    },
    /// A player told the partner whether they want to play.
    Said {
        /// The player's hand.
        hand: Hand,
        /// Whether they want to play.
        want: bool,
    },
    /// A face-up card was exchanged for the one set aside.
    Exchanged {
        /// The hand.
        hand: Hand,
        /// The card put aside.
        gave: Card,
        /// The card that was aside.
        got: Card,
    },
    /// A face-down card was turned face up.
    TurnedOver {
        /// The hand it lies in.
        hand: Hand,
        /// The card.
        card: Card,
    },
    /// A card was played.
    Played {
        /// The active hand.
        hand: Hand,
        /// The card.
        card: Card,
        /// The square.
        square: Square,
    },
    /// The active player announced what the partner must place.
    Announced {
        /// The active hand.
        hand: Hand,
        /// The announcement.
        call: Call,
    },
    /// A card was shown and kept.
    Showed {
        /// The hand that showed it.
        hand: Hand,
        /// The card.
        card: Card,
    },
    /// A card was placed by an instruction.
    Placed {
        /// The hand that placed it.
        hand: Hand,
        /// The card.
        card: Card,
        /// The square.
        square: Square,
    },
    /// The game ended.
    Ended {
        /// The ending.
        ending: Ending,
    },
    /// The card set aside completed the squares after a win.
    Completed {
        /// The card.
        card: Card,
        /// The square that lacked it.
        square: Square,
    },
}

impl Event {
    /// The event as this observer saw it.
    pub(crate) fn seen(self, observer: Observer) -> Seen {
        match self {
            Event::Public(seen) => seen,
            Event::Drew { hand, card, face } => {
                let is_visible = match face {
                    Face::InHand => observer.sees(hand.seat()),
                    Face::Up => true,
                    Face::Down => false,
                };
                Seen::Drew { hand, card: is_visible.then_some(card), face }
            }
        }
    }
}

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Seen::Drew { hand, card, face } => {
                write!(f, "{hand} draws ")?;
                match card {
                    Some(card) => card.fmt(f)?,
                    None => f.write_str("a card")?,
                }
                f.write_str(match face {
                    Face::InHand => ".",
                    Face::Up => " face up.",
                    Face::Down => " face down.",
                })
            }
            Seen::TurnBegan { turn, can: None } => write!(f, "Turn {turn}."),
            Seen::TurnBegan { turn, can: Some(can) } => {
                let word = |can| if can { "can" } else { "cannot" };
                write!(f, "Turn {turn}: A {} play, B {} play.", word(can.a), word(can.b))
            }
            Seen::Said { hand, want: true } => write!(f, "{hand} wants to play."),
            Seen::Said { hand, want: false } => write!(f, "{hand} does not want to play."),
            Seen::Exchanged { hand, gave, got } => write!(f, "{hand} exchanges {gave} for {got}."),
            Seen::TurnedOver { hand, card } => write!(f, "{hand} turns over {card}."),
            Seen::Played { hand, card, square } => write!(f, "{hand} plays {card} into the {square} square."),
            Seen::Announced { hand, call } => write!(f, "{hand} announces {call}."),
            Seen::Showed { hand, card } => write!(f, "{hand} shows {card}."),
            Seen::Placed { hand, card, square } => {
                write!(f, "{hand} places {card} into the {square} square.")
            }
            Seen::Ended { ending } => ending.fmt(f),
            Seen::Completed { card, square } => {
                write!(f, "{card}, set aside, completes the {square} square.")
            }
        }
    }
}
