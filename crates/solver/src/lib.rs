//! Exact solvers: for positions in which all cards are known, and for decisions against known odds.
//!
//! - [`crew`]: both games of the Crew. Is the mission still winnable, and how?
//! - [`dead_mans_draw`]: what is a decision worth, and how likely is a bust?
//! - [`smitten`]: can it still be won, and how?

pub mod crew;
pub mod dead_mans_draw;
pub mod smitten;
