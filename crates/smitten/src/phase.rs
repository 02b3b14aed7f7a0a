//! What the game waits for, and what a turn leaves behind.

use schemars::JsonSchema;
use serde::Serialize;

use crate::{ByHand, BySquare, Call, Card, Cards, Ending, Hand, Laid, Numbers};

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// Two players: both speak, and whoever plays a card becomes active.
    Deciding(ByHand<Signal>),
    /// Alone: a card is chosen out of either hand.
    Choosing,
    /// Alone: the square of a face-down card that was turned over is named.
    Naming { hand: Hand, card: Card },
    /// The active player announces "higher" or "lower".
    Announcing,
    /// The partner carries out the instruction; these are the cards that may be placed.
    Following(BySquare<Numbers>),
    /// It has ended.
    Over(Ending),
}

/// What a player has told the partner this turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
pub struct Signal {
    /// Whether a card of the hand may be played; the table sees to it that this is true (SM-2.5).
    pub can: bool,
    /// Whether the player wants to play; nothing if they have not said so.
    pub want: Option<bool>,
    /// Whether the player has thought better of it, which is possible once a turn.
    pub changed: bool,
}

impl Signal {
    /// The signal at the start of a turn.
    pub(crate) fn new(can: bool) -> Signal {
        Signal { can, want: None, changed: false }
    }

    /// Whether this may still be said.
    pub(crate) fn may_say(self, want: bool) -> bool {
        match self.want {
            None => true,
            Some(said) => said != want && !self.changed,
        }
    }

    /// The signal after saying so.
    pub(crate) fn said(self, want: bool) -> Signal {
        Signal { want: Some(want), changed: self.want.is_some(), ..self }
    }

    /// Whether there is anything left to do with this signal before a card is played.
    pub(crate) fn may_act(self) -> bool {
        self.can || !self.changed
    }
}

/// What everybody knows of a turn from the moment its card is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct PastTurn {
    /// The numbers that could be played into either square.
    pub open: Numbers,
    /// With two players: what they told each other.
    pub signals: Option<ByHand<Signal>>,
    /// The active hand.
    pub active: Hand,
    /// The card it played.
    pub played: Laid,
    /// What was announced.
    pub call: Option<Call>,
    /// What the partner showed and kept.
    pub shown: Cards,
    /// What the partner placed.
    pub placed: Option<Laid>,
    /// How many cards each hand drew at the end.
    pub drew: ByHand<u8>,
}
