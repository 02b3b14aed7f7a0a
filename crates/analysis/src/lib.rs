//! What can be found out about a match: a [`Question`] has an [`Answer`], for any [`Game`](game::Game).
//!
//! - [`Analyses`]: what a game has for this, a field per kind of analysis.
//! - [`Review`], [`Solution`]: where a match was lost, and how it can be won, with all cards open.
//! - [`Mistakes`]: which cards were mistakes by what their players could know.
//! - [`Decisions`]: what each choice was worth, and what luck did.
//! - [`Whereabouts`]: where hidden cards may be.
//! - [`Choices`]: what becomes of each choice at one moment.

mod analyses;
mod choices;
mod decisions;
mod mistakes;
mod open_cards;
mod question;
mod whereabouts;

use serde::Serialize;
use serde_json::Value;

pub use analyses::{Analyses, crew_analyses};
pub use choices::{Choice, Choices};
pub use decisions::{ActionValues, Candidate, Decision, Decisions, LuckAccount, Signal};
pub use mistakes::{JudgedPlay, Mistakes};
pub use open_cards::{NODES, OpenCards, Review, Settled, Solution, Solved, Step};
pub use question::{Answer, Effort, Progress, Question, Unanswered, WrongKind};
pub use solver::crew::{Outlook, Play};
pub use whereabouts::{CardShares, Whereabouts, WhereaboutsByMoment, whereabouts};

fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("plain data always serializes")
}
