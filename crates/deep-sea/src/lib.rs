//! The Crew: Mission Deep Sea — its rules, tasks and missions.
//!
//! `RULES.md` explains the rule numbers `CR-…` and `DS-…`, and rulings such as `LEAD-BAN`.
//!
//! - [`DeepSea`], [`Setup`], [`Action`], [`View`]: the game as the table knows it.
//! - [`TaskId`], [`Goal`]: the 96 task cards; [`exclude_each_other`] lists those that cannot be met together.
//! - [`Mission`], [`Special`]: the logbook, and missions of one's own, shared as a [`Code`].
//! - [`Event`], [`Seen`], [`Refusal`], [`Loss`], [`Reason`]: events, refusals and the reasons of a loss.

mod action;
mod allot;
mod card;
mod code;
mod conflict;
mod contract;
mod draw;
mod event;
mod facts;
mod judge;
mod legal;
mod mission;
mod phase;
mod reason;
mod redeal;
mod refusal;
mod remaining;
mod resume;
mod rulebook;
mod setup;
mod special;
mod state;
mod step;
mod table;
mod task;
mod tasks_on_table;
#[cfg(test)]
mod tests;
mod view;

pub use action::{Action, ActionError, Proposal};
pub use card::{Card, CardSet, Ledger, Trick};
pub use code::Code;
pub use conflict::exclude_each_other;
pub use draw::MAX_TASKS;
pub use event::{Event, Seen};
pub use facts::{Facts, PrintedMission, TaskFacts};
pub use mission::{Allotment, Communication, FIRST_EPILOGUE, MAX_DIFFICULTY, Mission, N_MISSIONS, Tasks};
pub use reason::{Loss, Reason};
pub use refusal::Refusal;
pub use rulebook::RULEBOOK;
pub use setup::{Deal, MissionChoice, MissionName, PredictionDeal, Setup, Training};
pub use special::{Special, Suits};
pub use state::DeepSea;
pub use task::{Bound, Comparison, Goal, Prediction, PredictionError, Sum, Task, TaskError, TaskId, TaskSet};
pub use view::{PhaseView, Progress, TaskView, View};
