//! The phases of a mission (DS-8.10).

use crew::{Direction, Distress, Proposers, Vote};
use game::{Seat, Seats};

use crate::TaskId;

/// A phase of a mission, with exactly the data of that phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// Tasks are taken in turn (DS-8.3).
    Draft {
        /// The member whose turn it is.
        next: Seat,
        /// The number of turns so far.
        n_turns: u8,
    },
    /// The crew agrees on one member for all tasks.
    OneMember(Council<Seat>),
    /// The captain keeps all tasks or asks for a willing member.
    Offer,
    /// Members are asked in turn whether they are willing (DS-8.7).
    Asking {
        /// The member asked.
        next: Seat,
        /// The members who have said yes.
        willing: Seats,
    },
    /// Tasks are shared out freely (DS-8.6).
    Share {
        /// The members who may get tasks.
        among: Seats,
        /// The decision of those who share.
        council: Council<()>,
    },
    /// The crew may send a distress signal (CR-4.1), until the captain begins.
    Signal {
        /// The proposal that waits for answers.
        vote: Option<Vote<Direction>>,
        /// The limit on proposals.
        proposers: Proposers,
    },
    /// Each player chooses a card to pass.
    Passing(Distress<'s'>),
    /// Owners of prediction tasks make their predictions.
    Predict,
    /// Tricks are played.
    Play,
    /// The mission is decided.
    Over(Ending),
}

/// A decision of several players, who propose in turn until all agree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Council<P> {
    /// The players who decide together.
    pub(crate) voters: Seats,
    /// The player who proposes.
    pub(crate) proposer: Seat,
    /// The number of proposals turned down.
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

/// The ending of a mission.
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
