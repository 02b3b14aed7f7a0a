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
mod brief;
mod counts;
pub mod fit;
mod levels;
mod mission;
mod playout;
mod rules;
mod scene;
mod search;
mod trick;
mod weights;
mod wishes;
mod worth;

pub(crate) use belief::{share, share_among};
pub(crate) use brief::Brief;
pub use levels::{Cadet, Thinker};
pub(crate) use mission::{Cards, Deed, Mission};
pub(crate) use rules::Eyes;
pub(crate) use scene::Scene;
pub use search::Effort;
pub(crate) use weights::Weights;
