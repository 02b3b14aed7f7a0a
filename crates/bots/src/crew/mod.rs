//! What the bots of both games of the Crew share.
//!
//! Whatever there is to decide, it is judged in many worlds that fit what the seat knows (`belief`): each
//! choice is played out in each of them by rules of thumb, everybody looking at nothing but their own hand
//! and the table (`playout`, `rules`), and the solver says in some of them whether it keeps the mission
//! winnable. Playouts take partners for clumsier than they are, the solver takes them for all-seeing; the
//! truth lies between (`search`).
//!
//! - [`Cadet`], [`Thinker`]: the levels.
//! - `scene`, `brief`: the table and the mission in numbers, as everybody knows them.
//! - `rules`, `wishes`, `worth`, `counts`, `weights`: rules of thumb, and how much each counts.
//! - `mission`: what the games differ in.
//! - [`fit`]: how good other weights would be.

mod belief;
pub mod fit;
mod goal_value;
mod levels;
mod mission_numbers;
mod player;
mod playout;
mod public_state;
mod rules;
mod search;
mod task_appeal;
mod trick_goals;
mod weights;

pub(crate) use belief::{share, share_among};
pub use levels::{Cadet, Thinker};
pub(crate) use mission_numbers::MissionNumbers;
pub(crate) use player::{CrewCards, CrewPlayer};
pub(crate) use public_state::PublicState;
pub(crate) use rules::SeatKnowledge;
pub use search::Effort;
pub(crate) use weights::Weights;
