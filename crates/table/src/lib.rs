//! One table without I/O: who sits where, the match under way, and what may be done.
//!
//! A table is the fold of its log. [`Table::decide`] says which [`Entry`]s a [`Command`] leads to, or why
//! it is refused, and changes nothing; [`Table::evolve`] takes an entry that is in the log. Between the
//! two lies the database: an entry counts when its number in the log could be had.
//!
//! There is no clock here. Every entry carries the time it was written, and [`Table::deadline`] says when
//! something is due.

mod branch;
mod chat;
mod command;
mod deadline;
mod decide;
mod entry;
mod evolve;
mod face;
mod players;
mod refusal;
mod seating;
mod shared_replay;
mod signal;
mod state;
mod terms;
mod view;
mod words;

pub use branch::{Branch, Moment};
pub use chat::{ChatEntry, ChatLine};
pub use command::Command;
pub use deadline::{Deadline, Lost};
pub use decide::Decision;
pub use entry::{Actor, Entry, PersonId};
pub use face::{Avatar, Face, Faces, UNKNOWN_NAME};
pub use players::{Occupant, Players, SeatOccupant};
pub use refusal::Refusal;
pub use seating::Seating;
pub use shared_replay::{ReplayPosition, SharedReplayView};
pub use signal::Signal;
pub use state::Table;
pub use terms::{Privacy, Terms, has_deal, without_deal};
pub use view::{EndingSchema, Guest, MatchView, SeatView, TableStatus, TableView};
pub use words::{Quote, Words};
