//! The phases of a turn.
//!
//! Of the six steps of a turn (LP-2) two need no decision and so happen by themselves: advancing launch-pad
//! parts, and refilling an empty hand. The others are phases.

use std::fmt;

use game::{List, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::negotiate::Wanted;

/// Cards on their way to the discard pile: at most a rocket with five components and four advantages.
pub(crate) type Heap = List<Card, 10>;

/// The decision that is due, with exactly the data of that moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// Step 2: the active player advances finished rockets.
    Advance {
        /// The number of rockets that have left the assembly shop; they stand last on the test stand.
        from_assembly: u8,
        /// The number of rockets that have left the test stand.
        from_test: u8,
    },
    /// Step 3: the active player draws, and may take the top discard once.
    Draw,
    /// Step 4: the active player plays cards.
    Play,
    /// Within step 4: the active player decides the order of discards (LP-6.1).
    Pile(Heap),
    /// Within step 4: each player with cards picks one to discard (LP-6.7).
    Duty([Choice; 4]),
    /// Within step 4: the active player prepares an offer; the cards given are marked as laid in the hand.
    Ask { to: Seat, want: Wanted },
    /// Within step 4: an offer awaits its answer.
    Offer { to: Seat, want: Wanted },
    /// Step 6: the active player discards.
    Discard,
    /// The final countdown has run out.
    Over,
}

/// One player's part in potato duty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Choice {
    /// No choice: the hand was empty.
    Free,
    /// A choice still to be made.
    Open,
    /// This card; it stays in hand until all have chosen, so that the choice is secret (L-18).
    Made(Card),
}

/// The decision that is due, as public facts show it; displayed as an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Step 2: the active player may advance finished rockets.
    Advance,
    /// Step 3: the active player draws a card or takes the top discard.
    Draw,
    /// Step 4: the active player plays cards.
    Play,
    /// Step 4: the active player decides the order of discards.
    Pile,
    /// Step 4: each player with cards picks one to discard.
    Duty,
    /// Step 4: the active player prepares an offer.
    Ask,
    /// Step 4: an offer awaits its answer.
    Offer,
    /// Step 6: the active player discards.
    Discard,
    /// The game is over.
    Over,
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Step::Advance => "advance rockets",
            Step::Draw => "draw",
            Step::Play => "play cards",
            Step::Pile => "order the discards",
            Step::Duty => "pick a card for potato duty",
            Step::Ask => "prepare the offer",
            Step::Offer => "answer the offer",
            Step::Discard => "discard",
            Step::Over => "go home",
        })
    }
}

impl Phase {
    pub(crate) fn step(&self) -> Step {
        match self {
            Phase::Advance { .. } => Step::Advance,
            Phase::Draw => Step::Draw,
            Phase::Play => Step::Play,
            Phase::Pile(_) => Step::Pile,
            Phase::Duty(_) => Step::Duty,
            Phase::Ask { .. } => Step::Ask,
            Phase::Offer { .. } => Step::Offer,
            Phase::Discard => Step::Discard,
            Phase::Over => Step::Over,
        }
    }
}
