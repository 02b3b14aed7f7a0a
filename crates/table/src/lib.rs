//! One table without I/O: who sits where, the match under way, and what may be done.
//!
//! A table is the fold of its log. [`Table::decide`] says which [`Entry`]s a [`Command`] leads to, or why
//! it is refused, and changes nothing; [`Table::evolve`] takes an entry that is in the log. Between the
//! two lies the database: an entry counts when its number in the log could be had.
//!
//! There is no clock here. Every entry carries the time it was written, and [`Table::deadline`] says when
//! something is due.

mod branch;
mod command;
mod decide;
mod entry;
mod evolve;
mod face;
mod players;
mod refusal;
mod seating;
mod sight;
mod signal;
mod spoken;
mod state;
mod terms;
mod tour;
mod words;

pub use branch::{Branch, Moment};
pub use command::Command;
pub use decide::Decision;
pub use entry::{Actor, Entry, PersonId};
pub use face::{Avatar, Face, Faces, SOMEBODY};
pub use players::{Occupant, Place, Players};
pub use refusal::Refusal;
pub use seating::Seating;
pub use sight::{EndingSchema, Guest, MatchSight, SeatSight, Sight, Stage};
pub use signal::Signal;
pub use spoken::Spoken;
pub use state::{Deadline, Lost, Remark, Table};
pub use terms::{Privacy, Terms, has_deal, without_deal};
pub use tour::{Stop, TourSight};
pub use words::{Quote, Words};
