//! Dead Man's Draw: what a decision is worth, and how likely the next draws bust.
//!
//! The cards that can still come are public and their order is hidden, so the rest of a turn is a game against
//! known odds. [`weigh`] gives every decision its expectation through the real rules (expectimax): over each card
//! that can be drawn or foreseen and each that a map can show, with the best answer wherever there is a choice.
//! A [`LeafValue`] says what a position at the end is worth. [`survival`] gives the odds of a bust.
//!
//! Exact are draws, oracles, maps, and bonuses out of few cards. Sampled with fixed luck are bonuses out of
//! many cards, a Plunderer's, and the second and third card that a Mystic sees.

mod chance;
mod odds;
mod search;

pub use odds::survival;
pub use search::{Horizon, LeafValue, Plan, SeatValues, ValuedAction, weigh};
