//! The Crew: The Quest for Planet Nine — its rules and missions, and nothing else.
//!
//! `RULES.md` lists the rule numbers `CR-…` and `PN-…`, and how open points were settled. The parts that both
//! games of the Crew share live in the crate `crew`.
//!
//! - [`PlanetNine`]: one attempt at a mission, as a [`game::Game`].
//! - [`Setup`], [`MissionChoice`], [`Deal`]: the agreement before the deal.
//! - [`Mission`], [`MISSIONS`], [`Own`]: the logbook's missions and those of one's own.
//! - [`Token`], [`Rule`], [`Role`], [`Task`]: the parts of a mission.
//! - [`Action`], [`Event`], [`Seen`], [`View`], [`Refusal`]: the types of the game contract.
//! - [`judge`]: verdicts from public facts.

mod action;
mod contract;
mod event;
mod facts;
pub mod judge;
mod legal;
mod mission;
mod orders;
mod own;
mod phase;
mod redeal;
mod refusal;
mod report;
mod resume;
mod rule;
mod rulebook;
mod setup;
mod state;
mod step;
mod task;
mod token;
mod view;

/// A card of Planet Nine; its trumps are rockets.
pub type Card = crew::Card<'r'>;
/// A set of cards of Planet Nine.
pub type CardSet = crew::CardSet<'r'>;
/// The finished tricks of an attempt.
pub type Ledger = crew::Ledger<'r'>;

pub use action::{Action, ActionError, Proposal};
pub use event::{Event, Seen};
pub use facts::Facts;
pub use mission::{Assignment, MISSIONS, Mission};
pub use orders::{Orders, Roles};
pub use own::Own;
pub use phase::Matter;
pub use refusal::Refusal;
pub use rule::{Answer, AnswerError, Role, Rule, Rules};
pub use rulebook::RULEBOOK;
pub use setup::{Code, Deal, MissionChoice, RoleDeal, Setup};
pub use state::PlanetNine;
pub use task::{MAX_TASKS, Task, Tasks};
pub use token::{Token, TokenError};
pub use view::{MissionView, PhaseView, RoleView, TaskState, TaskView, View};
