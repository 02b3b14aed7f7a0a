//! A mission under way.

use crew::{Attempt, Vote};
use game::{Game, Seat, Seats};

use crate::draw::Difficulties;
use crate::phase::{Council, Phase};
use crate::setup::MissionName;
use crate::tasks_on_table::TasksOnTable;
use crate::{Allotment, Card, Communication, Goal, Special, TaskId, TaskSet};

/// One attempt at a mission of Deep Sea.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeepSea {
    pub(crate) attempt: Attempt<'s'>,
    pub(crate) tasks: TasksOnTable,
    pub(crate) phase: Phase,
    pub(crate) briefing: Briefing,
}

/// The agreements and draws before the deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Briefing {
    pub(crate) mission: MissionName,
    pub(crate) allotment: Allotment,
    /// The rule for communication in this attempt, never `Terrain`.
    pub(crate) communication: Communication,
    /// The card that decided the communication, if one was drawn.
    pub(crate) terrain: Option<Card>,
    pub(crate) special: Option<Special>,
    pub(crate) seconds: Option<u16>,
    /// The sum of the difficulties, if the tasks were drawn.
    pub(crate) drawn: Option<u8>,
    pub(crate) difficulties: Difficulties,
    pub(crate) open_history: bool,
    pub(crate) is_distress_active: bool,
    pub(crate) first_decides: bool,
    /// All tasks that are out of the pile now, those of this mission included.
    pub(crate) used: TaskSet,
}

impl DeepSea {
    /// The cards, tricks and messages of the attempt.
    pub fn attempt(&self) -> &Attempt<'s'> {
        &self.attempt
    }

    /// The tasks in the order in which they were turned up, each with its owner.
    pub fn tasks(&self) -> impl Iterator<Item = (TaskId, Option<Seat>)> {
        self.tasks.all().iter().enumerate().map(|(place, &task)| (task, self.tasks.owner(place)))
    }

    /// The number of tricks predicted for a prediction task, open or secret.
    pub fn prediction(&self, task: TaskId) -> Option<u8> {
        match *task.goal() {
            Goal::Predict(how) => self.tasks.prediction(how),
            _ => None,
        }
    }

    /// The way in which tasks get their owners.
    pub fn allotment(&self) -> Allotment {
        self.briefing.allotment
    }

    /// The mission's special rule.
    pub fn special(&self) -> Option<Special> {
        self.briefing.special
    }
}

impl DeepSea {
    pub(crate) fn captain(&self) -> Seat {
        self.attempt.commander()
    }

    /// The players at the table.
    pub(crate) fn players(&self) -> Seats {
        Seats::all(self.n_seats())
    }

    /// The seats that may act now.
    pub(crate) fn awaited(&self) -> Seats {
        let attempt = &self.attempt;
        match self.phase {
            Phase::Draft { next, .. } | Phase::Asking { next, .. } => Seats::only(attempt.decider(next)),
            Phase::OneMember(council) => self.in_council(&council),
            Phase::Share { council, .. } => self.in_council(&council),
            Phase::Offer => Seats::only(self.captain()),
            Phase::Signal { vote: Some(vote), .. } => self.asked(&vote),
            Phase::Signal { vote: None, proposers } => proposers.able().with(self.captain()),
            Phase::Passing(distress) => distress.waiting(attempt.crew()),
            Phase::Predict => self.predictors(),
            Phase::Play => {
                let next = attempt.entitled().with(attempt.decider(attempt.to_play()));
                if self.briefing.seconds.is_some() { next.with(Seat::CLOCK) } else { next }
            }
            Phase::Over(_) => Seats::NONE,
        }
    }

    /// The seats still asked in a vote.
    pub(crate) fn asked<P>(&self, vote: &Vote<P>) -> Seats {
        vote.waiting(self.attempt.crew(), self.captain())
    }

    fn in_council<P>(&self, council: &Council<P>) -> Seats {
        council.vote.as_ref().map_or(Seats::only(council.proposer), |vote| self.asked(vote))
    }
}
