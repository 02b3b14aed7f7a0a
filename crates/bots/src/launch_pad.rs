//! Players for Launch Pad.
//!
//! - [`Captain`] plays the next rounds in thought, in many worlds, for every promising action.
//! - [`Officer`] plays what brings the most points by rule of thumb.
//! - [`Cadet`] is an officer who does not always think.

mod cadet;
mod captain;
mod officer;
mod prospect;

pub use cadet::Cadet;
pub use captain::Captain;
pub use officer::Officer;
