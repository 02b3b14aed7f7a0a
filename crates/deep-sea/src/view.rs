//! The view of one observer.

use std::fmt;

use crew::{AttemptView, Direction, Showing, Suit, Verdict};
use game::{Observer, Seat};
use schemars::JsonSchema;
use serde::Serialize;

use crate::phase::{Council, Ending, Phase};
use crate::reason::{Loss, Reason};
use crate::setup::MissionName;
use crate::state::DeepSea;
use crate::task::{Bound, Goal};
use crate::{Allotment, Card, CardSet, Communication, Ledger, Prediction, Special, TaskId};

/// The game as one observer may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct View {
    /// The mission attempted.
    pub mission: MissionName,
    /// The way in which tasks get their owners.
    pub allotment: Allotment,
    /// The rule for communication in this attempt.
    pub communication: Communication,
    /// The card that decided the communication, in unknown terrain.
    pub terrain: Option<Card>,
    /// The special rule beside the tasks.
    pub special: Option<Special>,
    /// The time limit in seconds once play begins.
    pub seconds: Option<u16>,
    /// The sum of the difficulties, if the tasks are drawn; after a failure these may be kept (CR-5.1).
    pub drawn: Option<u8>,
    /// The member who was dealt submarine 4.
    pub captain: Seat,
    /// The phase.
    pub phase: PhaseView,
    /// The tasks in the order in which they were turned up.
    pub tasks: Vec<TaskView>,
    /// The cards and tricks.
    pub table: AttemptView<'s'>,
    /// Whether the distress signal counts for this mission: it was sent now or in an earlier attempt.
    pub distress: bool,
    /// The task cards out of the pile; the next mission is set up with them.
    pub used: Vec<TaskId>,
}

/// The phase of a mission.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum PhaseView {
    /// Tasks are taken in turn.
    Draft {
        /// The member whose turn it is.
        next: Seat,
        /// Whether that member may take none.
        may_skip: bool,
    },
    /// The crew agrees on one member for all tasks.
    OneMember {
        /// The proposer.
        proposer: Seat,
        /// The member proposed.
        proposed: Option<Seat>,
        /// The players who agree.
        agreed: Vec<Seat>,
    },
    /// The captain keeps all tasks or asks for a willing member.
    Offer,
    /// Members are asked in turn whether they are willing.
    Asking {
        /// The member asked.
        next: Seat,
        /// The members who have said yes.
        willing: Vec<Seat>,
    },
    /// Tasks are shared out freely.
    Share {
        /// The proposer, who lays the tasks before members.
        proposer: Seat,
        /// The members who may get tasks.
        among: Vec<Seat>,
        /// Whether all are laid out, so that the others answer.
        is_proposed: bool,
        /// The players who agree.
        agreed: Vec<Seat>,
    },
    /// The crew may send a distress signal, until the captain begins.
    Distress {
        /// The proposal that waits for answers.
        proposed: Option<Direction>,
        /// The proposer.
        by: Option<Seat>,
        /// The players who agree.
        agreed: Vec<Seat>,
    },
    /// Each player chooses a card to pass.
    Passing {
        /// The direction of the exchange.
        direction: Direction,
        /// The card the observer has chosen.
        chosen: Option<Card>,
        /// The players who have not chosen yet.
        waiting: Vec<Seat>,
    },
    /// Owners of prediction tasks make their predictions.
    Predict {
        /// The players who still have to.
        waiting: Vec<Seat>,
    },
    /// Tricks are played.
    Play,
    /// The mission succeeded.
    Won,
    /// The mission failed.
    Lost {
        /// The reason.
        loss: Loss,
    },
}

/// A task as public facts show it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct TaskView {
    /// The task.
    pub task: TaskId,
    /// Its difficulty at this table.
    pub difficulty: u8,
    /// The owner.
    pub owner: Option<Seat>,
    /// The verdict.
    pub verdict: Verdict,
    /// The progress, where it can be counted.
    pub progress: Option<Progress>,
    /// The cards won that count towards it; they lie open until it is done (DS-8.9).
    pub cards: CardSet,
    /// The number of tricks predicted, if the observer may know it.
    pub prediction: Option<u8>,
    /// The number of the trick that decided it, counted from one; zero if the very first lead did.
    pub decided: Option<u8>,
    /// The deciding fact against it.
    pub reason: Option<Reason>,
}

/// The progress of a task that counts something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Progress {
    /// The number so far.
    pub have: u8,
    /// The number wanted.
    pub want: u8,
}

impl DeepSea {
    /// What this observer may know of the game.
    pub(crate) fn view_for(&self, observer: Observer) -> View {
        let briefing = &self.briefing;
        let showing = Showing {
            open_history: briefing.open_history,
            playing: matches!(self.phase, Phase::Play),
            all: matches!(self.phase, Phase::Over(_)) || observer == Observer::Open,
        };
        let mut table = self.attempt.view(observer, showing);
        mark_playable(self, &mut table);
        View {
            mission: briefing.mission,
            allotment: briefing.allotment,
            communication: briefing.communication,
            terrain: briefing.terrain,
            special: briefing.special,
            seconds: briefing.seconds,
            drawn: briefing.drawn,
            captain: self.captain(),
            phase: PhaseView::new(self, observer),
            tasks: (0..self.tasks.len()).map(|place| TaskView::new(self, place, observer)).collect(),
            table,
            distress: briefing.is_distress_active
                || self.attempt.distress().is_some()
                || matches!(self.phase, Phase::Passing(_)),
            used: briefing.used.iter().collect(),
        }
    }
}

/// A barred lead is not playable while there is another.
fn mark_playable(game: &DeepSea, table: &mut AttemptView<'s'>) {
    for member in &mut table.members {
        member.playable &= game.playable();
    }
}

impl DeepSea {
    /// The phase as this observer may know it.
    pub fn phase(&self, observer: Observer) -> PhaseView {
        PhaseView::new(self, observer)
    }
}

impl PhaseView {
    fn new(game: &DeepSea, observer: Observer) -> PhaseView {
        fn agreed<P>(council: &Council<P>) -> Vec<Seat> {
            council.vote.as_ref().map_or_else(Vec::new, |vote| vote.agreed().iter().collect())
        }
        match game.phase {
            Phase::Draft { next, n_turns } => {
                PhaseView::Draft { next, may_skip: game.can_skip(next, n_turns) }
            }
            Phase::OneMember(council) => PhaseView::OneMember {
                proposer: council.proposer,
                proposed: council.vote.map(|vote| vote.proposal),
                agreed: agreed(&council),
            },
            Phase::Offer => PhaseView::Offer,
            Phase::Asking { next, willing } => PhaseView::Asking { next, willing: willing.iter().collect() },
            Phase::Share { among, council } => PhaseView::Share {
                proposer: council.proposer,
                among: among.iter().collect(),
                is_proposed: council.vote.is_some(),
                agreed: agreed(&council),
            },
            Phase::Signal { vote, .. } => PhaseView::Distress {
                proposed: vote.map(|vote| vote.proposal),
                by: vote.map(|vote| vote.by),
                agreed: vote.map_or_else(Vec::new, |vote| vote.agreed().iter().collect()),
            },
            Phase::Passing(distress) => PhaseView::Passing {
                direction: distress.direction,
                chosen: match observer {
                    Observer::Seat(seat) if game.players().contains(seat) => distress.chosen(seat),
                    _ => None,
                },
                waiting: distress.waiting(game.attempt.crew()).iter().collect(),
            },
            Phase::Predict => PhaseView::Predict { waiting: game.predictors().iter().collect() },
            Phase::Play => PhaseView::Play,
            Phase::Over(Ending::Won) => PhaseView::Won,
            Phase::Over(_) => {
                PhaseView::Lost { loss: game.loss().expect("a mission that is not won is lost") }
            }
        }
    }
}

impl TaskView {
    fn new(game: &DeepSea, place: usize, observer: Observer) -> TaskView {
        let task = game.tasks.all()[place];
        let owner = game.tasks.owner(place);
        let verdict = game.tasks.verdict(place);
        let ledger = game.attempt.ledger();
        let prediction = match *task.goal() {
            Goal::Predict(Prediction::Open) => game.tasks.prediction(Prediction::Open),
            Goal::Predict(how) if game.may_know_secret(observer) => game.tasks.prediction(how),
            _ => None,
        };
        TaskView {
            task,
            difficulty: game.briefing.difficulties.of(task),
            owner,
            verdict,
            progress: owner.and_then(|owner| task.goal().progress(owner, prediction, ledger)),
            cards: match owner {
                Some(owner) if verdict != Verdict::Done => task.goal().counting(owner, ledger),
                _ => CardSet::EMPTY,
            },
            prediction,
            decided: verdict.is_final().then(|| game.tasks.decided(place)),
            reason: (verdict == Verdict::Failed).then(|| game.reason(place)),
        }
    }
}

impl DeepSea {
    /// The player who wrote the secret prediction.
    pub(crate) fn secret_decider(&self) -> Option<Seat> {
        self.tasks.predictor(Prediction::Secret).map(|owner| self.attempt.decider(owner))
    }

    /// Whether the observer may know a secret prediction: its writer always, others after the mission.
    fn may_know_secret(&self, observer: Observer) -> bool {
        matches!(self.phase, Phase::Over(_)) || self.secret_decider().is_some_and(|seat| observer.sees(seat))
    }
}

impl Goal {
    /// The owner's progress, where it can be counted.
    fn progress(&self, owner: Seat, prediction: Option<u8>, ledger: &Ledger) -> Option<Progress> {
        let mine = ledger.won(owner);
        let n_won = ledger.n_won(owner);
        let cards = |set: CardSet, want: u8| Some(Progress { have: (mine & set).len() as u8, want });
        match *self {
            Goal::Cards(set, Bound::AtLeast(want) | Bound::Exactly(want)) => cards(set, want),
            Goal::BothCards([(one, n), (other, m)]) => cards(one | other, n + m),
            Goal::Tricks(want) | Goal::OneStreak(want) => Some(Progress { have: n_won, want }),
            Goal::Predict(_) => prediction.map(|want| Progress { have: n_won, want }),
            Goal::EachColour => {
                let have = Suit::COLOURS.iter().filter(|&&colour| !(mine & CardSet::suit(colour)).is_empty());
                Some(Progress { have: have.count() as u8, want: 4 })
            }
            _ => None,
        }
    }

    /// The won cards that count towards the goal (DS-8.9), and no others.
    fn counting(&self, owner: Seat, ledger: &Ledger) -> CardSet {
        let mine = ledger.won(owner);
        let colours = || Suit::COLOURS.into_iter().map(CardSet::suit);
        match *self {
            Goal::Cards(set, _) | Goal::InLastTrick(set) => mine & set,
            Goal::BothCards([(one, _), (other, _)])
            | Goal::EqualInAll(one, other)
            | Goal::More { of: one, than: other } => mine & (one | other),
            Goal::EachColour => colours().filter_map(|colour| (mine & colour).lowest()).collect(),
            Goal::WholeColour => {
                let is_possible = |colour: &CardSet| colour.is_subset(mine | ledger.unplayed());
                colours().filter(is_possible).fold(CardSet::EMPTY, |cards, colour| cards | mine & colour)
            }
            _ => CardSet::EMPTY,
        }
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = match self.mission {
            MissionName::Training => "Training".to_owned(),
            MissionName::Printed(number) => format!("Mission {number}"),
            MissionName::Epilogue(difficulty) => format!("Epilogue {difficulty}"),
            MissionName::Own => "Own mission".to_owned(),
        };
        writeln!(f, "{name}, communication {}. {}", self.communication, self.phase)?;
        for task in &self.tasks {
            writeln!(f, "{task}")?;
        }
        if let Some(special) = self.special {
            writeln!(f, "Rule: {special}.")?;
        }
        self.table.fmt(f)
    }
}

impl fmt::Display for TaskView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Task {} ({})", self.task, self.difficulty)?;
        if let Some(owner) = self.owner {
            write!(f, " of {owner}")?;
        }
        if let Some(tricks) = self.prediction {
            write!(f, ", foretold {tricks}")?;
        }
        if let Some(Progress { have, want }) = self.progress.filter(|_| self.verdict == Verdict::Open) {
            write!(f, ", {have} of {want}")?;
        }
        if !self.cards.is_empty() {
            write!(f, ", won {}", self.cards)?;
        }
        f.write_str(match self.verdict {
            Verdict::Open => ".",
            Verdict::Done => ": done.",
            Verdict::Failed => ": failed.",
        })
    }
}

impl fmt::Display for PhaseView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PhaseView::Draft { next, may_skip: false } => write!(f, "{next} takes a task."),
            PhaseView::Draft { next, may_skip: true } => write!(f, "{next} takes a task or none."),
            PhaseView::OneMember { proposer, proposed: None, .. } => {
                write!(f, "{proposer} proposes who takes all tasks.")
            }
            PhaseView::OneMember { proposer, proposed: Some(member), .. } => {
                write!(f, "{proposer} proposes that {member} takes all tasks.")
            }
            PhaseView::Offer => f.write_str("The captain keeps all tasks or asks who is willing."),
            PhaseView::Asking { next, .. } => write!(f, "{next} is asked."),
            PhaseView::Share { proposer, is_proposed: false, .. } => {
                write!(f, "{proposer} lays out the tasks.")
            }
            PhaseView::Share { proposer, is_proposed: true, .. } => {
                write!(f, "{proposer} proposes to leave the tasks so.")
            }
            PhaseView::Distress { proposed: None, .. } => f.write_str("The crew may send a distress signal."),
            PhaseView::Distress { proposed: Some(direction), .. } => {
                write!(f, "A distress signal to the {direction} is proposed.")
            }
            PhaseView::Passing { direction, .. } => {
                write!(f, "All choose a card to pass to the {direction}.")
            }
            PhaseView::Predict { .. } => f.write_str("Tricks are foretold."),
            PhaseView::Play => f.write_str("Tricks are played."),
            PhaseView::Won => f.write_str("The mission succeeded."),
            PhaseView::Lost { loss } => write!(f, "The mission failed: {loss}."),
        }
    }
}
