//! The phases of an attempt.

use crew::{Distress, Proposers, Vote};
use game::Seat;
use schemars::JsonSchema;
use serde::Serialize;

use crate::action::Proposal;
use crate::judge::Reason;
use crate::rule::{Answer, Role};

/// A phase of an attempt, with exactly the data of that phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// The commander asks one member after the other.
    Asking { matter: Matter, asked: Seat },
    /// The commander names a member for a role.
    Naming { role: Role },
    /// A member picks an open task; before the first pick tokens may be changed.
    Drafting { picker: Seat },
    /// The commander gives all face-down tasks to one member.
    Deciding,
    /// The commander gives the task just turned up to a member.
    Distributing,
    /// The crew votes on a proposal.
    Voting(Vote<Proposal>),
    /// Each player chooses a card to pass.
    Passing(Distress<'r'>),
    /// All tasks are allotted, and the commander is to lead.
    ///
    /// Until the first card members may communicate and propose to hand over a task and, before any message,
    /// to send a distress signal.
    Briefing,
    /// Cards are played; before each trick members may communicate.
    Playing,
    /// The mission is decided.
    Over(Result<(), Reason>),
}

/// The subject of the commander's question.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Matter {
    /// The interest in a role.
    Role {
        /// The role.
        role: Role,
    },
    /// The interest in all face-down tasks.
    AllTasks,
    /// The interest in the task just turned up.
    Task,
}

impl Matter {
    /// The only answers allowed.
    pub fn answers(self) -> &'static [Answer] {
        match self {
            Matter::Role { role } => role.answers(),
            Matter::AllTasks | Matter::Task => Answer::YES_NO,
        }
    }
}

/// The limits on proposals, per kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Offers {
    pub(crate) token_change: Proposers,
    pub(crate) hand_over: Proposers,
    pub(crate) distress: Proposers,
}

impl Offers {
    /// The limit on proposals of this kind.
    pub(crate) fn of(&mut self, proposal: Proposal) -> &mut Proposers {
        match proposal {
            Proposal::Swap { .. } | Proposal::Move { .. } => &mut self.token_change,
            Proposal::HandOver { .. } => &mut self.hand_over,
            Proposal::Distress { .. } => &mut self.distress,
        }
    }
}
