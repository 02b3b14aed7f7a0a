//! Players for Launch Pad.
//!
//! - [`Captain`] plays the next rounds in thought, in many worlds, for every promising action.
//! - [`Officer`] plays what brings the most points by rule of thumb.
//! - [`Cadet`] is an officer who does not always think.

mod cadet;
mod captain;
mod haggle;
mod officer;
mod prospect;
mod search;
mod weights;
mod yardsticks;

pub use cadet::Cadet;
pub use captain::{Captain, EFFORT, values};
pub use officer::Officer;
pub use yardsticks::{Flat, Greedy};

/// For fitting the forecast by self-play.
pub mod fit {
    pub use super::prospect::{N_SIGNS, N_STAGES, signs, stage};
}
