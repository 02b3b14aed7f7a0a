//! The one list of games. Types are erased to JSON, so that server, terminal and referee hold any game;
//! a new game is one line in [`ENTRIES`].

mod entry;
mod games;
mod held;
mod playouts;
mod problem;
mod running;
mod series;

pub use entry::{Begun, Entry, Schemas, Standings, find};
pub use playouts::Playouts;
pub use problem::Problem;
pub use running::Running;
pub use series::Standing;

/// All games, in the order in which they are shown.
pub static ENTRIES: &[Entry] = &[Entry::of::<dead_mans_draw::DeadMansDraw>(), Entry::of::<smitten::Smitten>()];
