//! What the bots of both games of the Crew share.
//!
//! Each decision is judged in many worlds that fit what the seat knows (determinization, `belief`). Each choice
//! is played out in each of them by rules of thumb that see one hand and the table (`playout`, `rules`). In some
//! of them the solver says whether the choice keeps the mission winnable. Playouts take partners for clumsier
//! than they are, the solver takes them for all-seeing, so the value lies between (`search`).
//!
//! - [`Cadet`], [`Thinker`]: the levels.
//! - `public_state`, `mission_numbers`: the table and the mission in numbers, as all know them.
//! - `rules`, `task_appeal`, `goal_value`, `trick_goals`, `weights`: rules of thumb, and how much each counts.
//! - `player`: what the games differ in.
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
