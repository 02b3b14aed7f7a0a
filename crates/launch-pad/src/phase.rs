//! Where in a turn the game stands.
//!
//! Of the six steps of a turn (LP-2) the first, advancing launch-pad parts, and the fifth, refilling an
//! empty hand, ask nothing and so happen by themselves; the others are phases.

use std::fmt;

use game::{List, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::negotiate::Wanted;

/// Cards on their way to the discard pile: at most a rocket with five components and four advantages.
pub(crate) type Heap = List<Card, 10>;

/// What is being decided, with exactly the data of that moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// Step 2: the active player advances finished rockets.
    Advance {
        /// How many have left the assembly shop; they stand last on the test stand.
        from_assembly: u8,
        /// How many have left the test stand.
        from_test: u8,
    },
    /// Step 3: the active player draws, and may take the top discard once.
    Draw,
    /// Step 4: the active player plays cards.
    Play,
    /// Within step 4: the active player decides the order of discards (LP-6.1).
    Pile(Heap),
    /// Within step 4: everybody who holds cards picks one to discard (LP-6.7).
    Duty([Choice; 4]),
    /// Within step 4: the active player prepares an offer; what is given lies in the hand, marked as laid.
    Ask { to: Seat, want: Wanted },
    /// Within step 4: an offer awaits its answer.
    Offer { to: Seat, want: Wanted },
    /// Step 6: the active player discards.
    Discard,
    /// The final countdown has run out.
    Over,
}

/// What potato duty wants of one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Choice {
    /// Nothing: the hand was empty.
    Free,
    /// A choice still to be made.
    Open,
    /// This card; it stays in hand until all have chosen, so that the choice is secret (L-18).
    Made(Card),
}

/// What is being decided, for everybody to know; displayed as what there is to do.
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
    /// Step 4: everybody who holds cards picks one to discard.
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
