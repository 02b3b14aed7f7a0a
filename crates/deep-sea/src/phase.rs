//! Where a mission stands (DS-8.10).

use crew::{Direction, Distress, Proposers, Vote};
use game::{Seat, Seats};

use crate::TaskId;

/// Where a mission stands, and exactly what that needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// Tasks are taken in turn (DS-8.3).
    Draft {
        /// Whose turn it is.
        next: Seat,
        /// How many turns there have been.
        n_turns: u8,
    },
    /// The crew agrees on one member for all tasks.
    OneMember(Council<Seat>),
    /// The captain keeps all tasks or asks for somebody willing.
    Offer,
    /// Members are asked in turn whether they are willing (DS-8.7).
    Asking {
        /// Who is asked.
        next: Seat,
        /// Who has said yes.
        willing: Seats,
    },
    /// Tasks are shared out as it pleases (DS-8.6).
    Share {
        /// Who may get tasks.
        among: Seats,
        /// Who proposes, and what the others say.
        council: Council<()>,
    },
    /// The crew may send a distress signal (CR-4.1), until the captain begins.
    Signal {
        /// What is proposed.
        vote: Option<Vote<Direction>>,
        /// Who may still propose.
        proposers: Proposers,
    },
    /// Everybody chooses a card to pass.
    Passing(Distress<'s'>),
    /// Owners of prediction tasks foretell their tricks.
    Predict,
    /// Tricks are played.
    Play,
    /// The mission is decided.
    Over(Ending),
}

/// A decision of several players: they propose in turn from the first one on, until all agree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Council<P> {
    /// Who decides together.
    pub(crate) voters: Seats,
    /// Who proposes.
    pub(crate) proposer: Seat,
    /// How many proposals were turned down.
    pub(crate) n_rejected: u8,
    /// The proposal that waits for answers.
    pub(crate) vote: Option<Vote<P>>,
}

impl<P> Council<P> {
    pub(crate) fn new(voters: Seats, first: Seat) -> Council<P> {
        Council { voters, proposer: first, n_rejected: 0, vote: None }
    }

    /// Whether every voter's proposal has met an objection.
    pub(crate) fn are_all_rejected(&self) -> bool {
        usize::from(self.n_rejected) >= self.voters.len()
    }

    /// Turns the proposal down; the next voter proposes.
    pub(crate) fn reject(&mut self, players: u8) {
        self.vote = None;
        self.n_rejected = self.n_rejected.saturating_add(1);
        let next = self.proposer.others(players).find(|&seat| self.voters.contains(seat));
        self.proposer = next.unwrap_or(self.proposer);
    }
}

/// How a mission ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ending {
    /// Every task is done and no rule can be broken any more.
    Won,
    /// A task cannot be met any more.
    TaskFailed(TaskId),
    /// The special rule cannot be kept any more.
    RuleBroken,
    /// Time ran out.
    TimeUp,
    /// Only tasks that the captain cannot take were left for the captain.
    NoTaskForCaptain,
}
