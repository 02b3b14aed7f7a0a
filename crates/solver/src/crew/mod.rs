//! Both games of the Crew with all cards open.

mod attempt;
pub mod cards;
mod deep_sea;
mod facts;
mod goal;
mod moves;
mod outlook;
mod planet_nine;
mod position;
mod progress;
mod search;
mod solver;
mod suit;
mod table;
mod token;

pub use deep_sea::Taken;
pub use goal::{Comparison, Goal};
pub use position::{Dummy, MAX_MEMBERS, Played, Position, Task};
pub use solver::{Answer, Budget, Keeping, Solver, Verdict};
pub use token::Token;
