//! Players for Smitten.
//!
//! - [`Captain`] plays every game that may be on in thought, as officers would, and chooses what wins most often.
//! - [`Officer`] reckons with every hand the partner may have, one turn ahead.
//! - [`Cadet`] is an officer who does not always think.
//!
//! All of them keep to the officer's conventions, so that any two of them, and people who know them, understand
//! each other.

mod cadet;
mod captain;
mod officer;

pub use cadet::Cadet;
pub use captain::{Captain, EFFORT, values};
pub use officer::Officer;
