//! A running game.

use std::sync::Arc;

use game::{Chance, List, Seat};
use schemars::JsonSchema;
use serde::Serialize;

use crate::board::Board;
use crate::card::{Card, N_CARDS};
use crate::deal::{Script, Token};
use crate::hand::Hands;
use crate::part::Parts;
use crate::phase::Phase;

/// The agreed variants (LP-9).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Variants {
    /// A drawn launch-pad part goes straight to the launch-pad area.
    pub fast: bool,
    /// The launch-pad parts come into play only when the draw pile is rebuilt for the first time.
    pub long: bool,
    /// The active player may offer swaps and gifts of hand cards.
    pub negotiation: bool,
    /// Any number of upgrades per player.
    pub super_powers: bool,
}

/// A game of Launch Pad.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LaunchPad {
    pub(crate) n: u8,
    pub(crate) variants: Variants,
    pub(crate) chance: Chance,
    pub(crate) script: Option<Arc<Script>>,
    /// The draw pile; its top is the end of the list.
    pub(crate) draw: List<Token, N_CARDS>,
    /// The number of cards at the bottom of the draw pile that may be launch-pad parts.
    pub(crate) lower: u8,
    /// The discard pile; its top is the end of the list.
    pub(crate) discard: List<Card, N_CARDS>,
    pub(crate) hands: Hands,
    pub(crate) boards: [Board; 4],
    pub(crate) parts: Parts,
    pub(crate) active: Seat,
    pub(crate) phase: Phase,
    /// Whether the hand was refilled in this turn (LP-2.5).
    pub(crate) refilled: bool,
    /// The number of offers to each player that were refused or withdrawn in this turn.
    pub(crate) failed: [u8; 4],
    /// The number of turns still to begin, once the pad is complete (LP-8.1).
    pub(crate) countdown: Option<u8>,
    /// The number of shuffles of the draw pile since the deal.
    pub(crate) shuffles: u8,
    /// Whether the first draw pile has run out and been rebuilt; Brainstorm does not count (L-22).
    pub(crate) rebuilt: bool,
    /// The number of cards drawn since the match began, the deal included.
    pub(crate) draws: u16,
    /// The number of cards stolen out of hands.
    pub(crate) thefts: u16,
}

impl LaunchPad {
    pub(crate) fn board(&self, seat: Seat) -> &Board {
        &self.boards[seat.index()]
    }

    pub(crate) fn board_mut(&mut self, seat: Seat) -> &mut Board {
        &mut self.boards[seat.index()]
    }

    /// The number of launch-pad parts in the draw pile.
    pub(crate) fn n_parts_in_draw(&self) -> usize {
        if self.variants.long && !self.rebuilt { 0 } else { self.parts.n_hidden() }
    }
}
