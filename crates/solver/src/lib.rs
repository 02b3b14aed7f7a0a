//! Exact solvers for positions in which all cards are known.
//!
//! - [`crew`]: both games of the Crew. Is the mission still winnable, and how?

pub mod crew;
