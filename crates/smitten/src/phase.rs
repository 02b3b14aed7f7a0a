//! Phases of a turn, and the public facts that a turn leaves behind.

use schemars::JsonSchema;
use serde::Serialize;

use crate::{ByHand, BySquare, Call, Card, Cards, Ending, Hand, Laid, Numbers};

/// The decision that is due.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// Two players: both give signals, and the one who plays a card becomes active.
    Deciding(ByHand<Signal>),
    /// Alone: a card of either hand is to be played.
    Choosing,
    /// Alone: the square of a face-down card that was turned over is to be named.
    Naming { hand: Hand, card: Card },
    /// The active player announces "higher" or "lower".
    Announcing,
    /// The partner carries out the instruction; these are the cards that may be placed.
    Following(BySquare<Numbers>),
    /// The game has ended.
    Over(Ending),
}

/// A player's signal to the partner in this turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
pub struct Signal {
    /// Whether a card of the hand may be played; the game keeps this true (SM-2.5).
    pub can: bool,
    /// Whether the player wants to play; `None` if they have not said so.
    pub want: Option<bool>,
    /// Whether the player has changed their mind, which is possible once a turn.
    pub changed: bool,
}

impl Signal {
    /// The signal at the start of a turn.
    pub(crate) fn new(can: bool) -> Signal {
        Signal { can, want: None, changed: false }
    }

    /// Whether the player may still give this signal.
    pub(crate) fn may_say(self, want: bool) -> bool {
        match self.want {
            None => true,
            Some(said) => said != want && !self.changed,
        }
    }

    /// The signal after the player has said so.
    pub(crate) fn said(self, want: bool) -> Signal {
        Signal { want: Some(want), changed: self.want.is_some(), ..self }
    }

    /// Whether a further signal is possible before a card is played.
    pub(crate) fn may_act(self) -> bool {
        self.can || !self.changed
    }
}

/// The public facts of a turn from the moment its card is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct PastTurn {
    /// The numbers that could be played into either square.
    pub open: Numbers,
    /// With two players: both signals.
    pub signals: Option<ByHand<Signal>>,
    /// The active hand.
    pub active: Hand,
    /// The card it played.
    pub played: Laid,
    /// The announcement.
    pub call: Option<Call>,
    /// The cards that the partner showed and kept.
    pub shown: Cards,
    /// The card that the partner placed.
    pub placed: Option<Laid>,
    /// The number of cards each hand drew at the end.
    pub drew: ByHand<u8>,
}
