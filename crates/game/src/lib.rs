//! The contract every game fulfils, and nothing about any game.
//!
//! A game is a value that setup, seed and actions decide. There is no clock, no socket and no global
//! randomness in a game crate.
//!
//! - [`Game`], [`Turn`], [`Talk`]: the rules of one game as a value.
//! - [`Seat`], [`Seats`], [`BySeat`], [`Observer`]: seats, and those who look at a game.
//! - [`Seed`], [`Chance`], [`Dice`]: the only source of randomness.
//! - [`Log`], [`Silent`]: stepping with events and without.
//! - [`List`]: a short list that lives inside a game without allocating.
//! - [`code`]: share codes.
//! - [`Match`], [`Record`]: a match as setup, seed and actions, and its text on disk.
//! - [`Refusal`], [`Section`]: which rule an action breaks, and the numbers of all rules.

mod chance;
pub mod code;
mod contract;
mod list;
mod log;
mod matches;
mod past;
mod record;
mod rulebook;
mod seat;
mod setup_error;
mod text;

pub use chance::{Chance, Dice, Seed, SeedError};
pub use contract::{Game, Outcome, Talk, Turn};
pub use list::List;
pub use log::{Log, Silent};
pub use matches::{Match, ReplayError};
pub use past::{redo, redo_all};
pub use record::{Claims, Ending, FORMAT, Handover, Participant, Record, RecordError, Shuffle};
pub use rulebook::{Refusal, Section};
pub use seat::{BySeat, MAX_SEATS, Observer, Seat, SeatError, Seats};
pub use setup_error::SetupError;

#[doc(hidden)]
pub mod __private {
    pub use schemars;
    pub use serde;
}
