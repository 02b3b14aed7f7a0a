//! The view of one observer.

use std::fmt;

use crew::{AttemptView, Direction, Showing, Verdict};
use game::{Observer, Seat};
use schemars::JsonSchema;
use serde::Serialize;

use crate::Card;
use crate::action::Proposal;
use crate::judge::{Reason, judge_task};
use crate::mission::Assignment;
use crate::phase::{Matter, Phase};
use crate::rule::{Answer, Role, Rule};
use crate::state::PlanetNine;
use crate::token::Token;

/// The game as one observer may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct View {
    /// The observer's seat; `None` for a spectator.
    pub seat: Option<Seat>,
    /// The mission.
    pub mission: MissionView,
    /// The phase.
    pub phase: PhaseView,
    /// The tasks that have been turned up, in the order in which they were drawn.
    pub tasks: Vec<TaskView>,
    /// How many tasks lie face down.
    pub n_hidden_tasks: u8,
    /// The roles and their holders.
    pub roles: Vec<RoleView>,
    /// The member who must win all pink cards, if the mission says so.
    pub pink_winner: Option<Seat>,
    /// The answers to the commander's last question, by seat.
    pub answers: Vec<Option<Answer>>,
    /// Whether the distress signal is active, from this attempt or an earlier one.
    pub is_distress_active: bool,
    /// Whether a task was handed over in this attempt.
    pub has_handed_over: bool,
    /// House rule: all finished tricks stay visible.
    pub open_history: bool,
    /// Cards, tricks and messages.
    pub table: AttemptView<'r'>,
}

/// The mission's rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct MissionView {
    /// The number in the logbook; nothing for a mission of one's own.
    pub number: Option<u8>,
    /// How many tasks it has.
    pub n_tasks: u8,
    /// Its tokens, from the left.
    pub tokens: Vec<Token>,
    /// The way in which tasks get their owners.
    pub assignment: Assignment,
    /// Whether five players may hand over a task.
    pub has_help: bool,
    /// Its special rules.
    pub rules: Vec<Rule>,
}

/// A task that has been turned up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct TaskView {
    /// The card to be won.
    pub card: Card,
    /// The token that says when the task must be met.
    pub token: Option<Token>,
    /// The owner, once it is allotted.
    pub owner: Option<Seat>,
    /// The state of the task.
    pub state: TaskState,
}

/// The state of a task.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TaskState {
    /// The task has no owner.
    Free,
    /// The task is not met yet.
    Open,
    /// The task is met.
    Done,
    /// The task cannot be met any more.
    Failed,
}

/// A role with its holder.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct RoleView {
    /// The role.
    pub role: Role,
    /// The member.
    pub member: Seat,
}

/// The phase, and the members who decide.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum PhaseView {
    /// The commander asks.
    Asking {
        /// The subject of the question.
        matter: Matter,
        /// The member asked.
        asked: Seat,
    },
    /// The commander names a member for a role.
    Naming {
        /// The role.
        role: Role,
    },
    /// A member picks a task.
    Drafting {
        /// The member to pick.
        picker: Seat,
        /// The players who may still propose to change tokens.
        may_change_tokens: Vec<Seat>,
        /// The players who have proposed to change tokens.
        have_proposed: Vec<Seat>,
    },
    /// The commander gives all tasks to one member.
    Deciding,
    /// The commander gives the task just turned up.
    Distributing {
        /// The task.
        task: Option<Card>,
    },
    /// The crew votes.
    Voting {
        /// The proposal.
        proposal: Proposal,
        /// The proposer.
        by: Seat,
        /// The players who agree.
        agreed: Vec<Seat>,
    },
    /// Each player chooses a card to pass.
    Passing {
        /// The direction of the exchange.
        direction: Direction,
        /// The players who have not chosen yet.
        waiting: Vec<Seat>,
        /// The card the observer has chosen.
        chosen: Option<Card>,
    },
    /// The commander is to lead; until then the crew may decide things together.
    Briefing {
        /// The players who may still propose a distress signal.
        may_signal: Vec<Seat>,
        /// The players who may still propose to hand over a task.
        may_hand_over: Vec<Seat>,
    },
    /// Cards are played.
    Playing,
    /// The mission is decided.
    Over {
        /// Whether it was accomplished.
        won: bool,
        /// The reason, if it was lost.
        reason: Option<Reason>,
    },
}

impl PlanetNine {
    /// What this observer may know of the game.
    pub(crate) fn view_for(&self, observer: Observer) -> View {
        let mission = &self.orders.mission;
        let seat = observer.seat();
        let showing = Showing {
            open_history: self.options.open_history,
            playing: matches!(self.phase, Phase::Briefing | Phase::Playing),
            all: self.is_over() || observer == Observer::Open,
        };
        View {
            seat,
            mission: MissionView {
                number: self.options.number,
                n_tasks: mission.n_tasks,
                tokens: mission.tokens().collect(),
                assignment: mission.assignment,
                has_help: mission.has_help,
                rules: mission.rules.iter().collect(),
            },
            phase: phase_view(self, seat),
            tasks: tasks(self),
            n_hidden_tasks: self.orders.tasks.n_hidden() as u8,
            roles: Role::ALL
                .into_iter()
                .filter_map(|role| self.orders.roles.holder(role).map(|member| RoleView { role, member }))
                .collect(),
            pink_winner: self.orders.pink,
            answers: self.attempt.crew().members().map(|member| self.answers[member]).collect(),
            is_distress_active: self.options.is_distress_active
                || self.attempt.distress().is_some()
                || matches!(self.phase, Phase::Passing(_)),
            has_handed_over: self.has_handed_over,
            open_history: self.options.open_history,
            table: self.attempt.view(observer, showing),
        }
    }
}

impl View {
    /// The tasks of one member.
    pub fn tasks_of(&self, member: Seat) -> impl Iterator<Item = &TaskView> {
        self.tasks.iter().filter(move |task| task.owner == Some(member))
    }
}

impl PlanetNine {
    /// The phase as this observer may know it.
    pub fn phase(&self, observer: Observer) -> PhaseView {
        phase_view(self, observer.seat())
    }
}

fn tasks(game: &PlanetNine) -> Vec<TaskView> {
    // The order of tasks cannot be judged while some have no owner.
    let is_allotted = game.orders.tasks.free().next().is_none();
    let state = |card: Card, owner: Option<Seat>| match owner {
        None => TaskState::Free,
        Some(_) if !is_allotted => TaskState::Open,
        Some(_) => match judge_task(&game.orders, game.attempt.ledger(), card).verdict() {
            Verdict::Open => TaskState::Open,
            Verdict::Done => TaskState::Done,
            Verdict::Failed => TaskState::Failed,
        },
    };
    let revealed = game.orders.tasks.revealed().iter();
    revealed
        .map(|task| TaskView {
            card: task.card,
            token: task.token,
            owner: task.owner,
            state: state(task.card, task.owner),
        })
        .collect()
}

fn phase_view(game: &PlanetNine, seat: Option<Seat>) -> PhaseView {
    match &game.phase {
        Phase::Asking { matter, asked } => PhaseView::Asking { matter: *matter, asked: *asked },
        Phase::Naming { role } => PhaseView::Naming { role: *role },
        Phase::Drafting { picker } => PhaseView::Drafting {
            picker: *picker,
            may_change_tokens: game.offers.token_change.able().iter().collect(),
            have_proposed: game.offers.token_change.past().iter().collect(),
        },
        Phase::Deciding => PhaseView::Deciding,
        Phase::Distributing => {
            PhaseView::Distributing { task: game.orders.tasks.free().next().map(|task| task.card) }
        }
        Phase::Voting(vote) => {
            PhaseView::Voting { proposal: vote.proposal, by: vote.by, agreed: vote.agreed().iter().collect() }
        }
        Phase::Passing(distress) => PhaseView::Passing {
            direction: distress.direction,
            waiting: distress.waiting(game.attempt.crew()).iter().collect(),
            chosen: seat.and_then(|seat| distress.chosen(seat)),
        },
        Phase::Briefing => PhaseView::Briefing {
            may_signal: game.offers.distress.able().iter().collect(),
            may_hand_over: game.offers.hand_over.able().iter().collect(),
        },
        Phase::Playing => PhaseView::Playing,
        Phase::Over(result) => PhaseView::Over { won: result.is_ok(), reason: result.err() },
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.mission.number {
            Some(number) => write!(f, "Mission {number}")?,
            None => f.write_str("Own mission")?,
        }
        for rule in &self.mission.rules {
            write!(f, ", {rule}")?;
        }
        writeln!(f, ": {}.", self.phase)?;
        for role in &self.roles {
            writeln!(f, "{} is {}.", role.member, role.role)?;
        }
        if let Some(winner) = self.pink_winner {
            writeln!(f, "{winner} must win all pink cards.")?;
        }
        if !self.tasks.is_empty() || self.n_hidden_tasks > 0 {
            f.write_str("Tasks:")?;
            for task in &self.tasks {
                write!(f, " {task}")?;
            }
            if self.n_hidden_tasks > 0 {
                write!(f, " and {} face down", self.n_hidden_tasks)?;
            }
            writeln!(f)?;
        }
        self.table.fmt(f)
    }
}

impl fmt::Display for TaskView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.card)?;
        if let Some(token) = self.token {
            write!(f, "[{token}]")?;
        }
        if let Some(owner) = self.owner {
            write!(f, "({owner}")?;
            f.write_str(match self.state {
                TaskState::Done => " done)",
                TaskState::Failed => " lost)",
                TaskState::Open | TaskState::Free => ")",
            })?;
        }
        Ok(())
    }
}

impl fmt::Display for PhaseView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PhaseView::Asking { matter: Matter::Role { role }, asked } => {
                write!(f, "the commander asks {asked} about the {role}")
            }
            PhaseView::Asking { matter: Matter::AllTasks, asked } => {
                write!(f, "the commander asks {asked} about all tasks")
            }
            PhaseView::Asking { matter: Matter::Task, asked } => {
                write!(f, "the commander asks {asked} about the task")
            }
            PhaseView::Naming { role } => write!(f, "the commander names the {role}"),
            PhaseView::Drafting { picker, .. } => write!(f, "{picker} takes a task"),
            PhaseView::Deciding => f.write_str("the commander gives all tasks to one member"),
            PhaseView::Distributing { .. } => f.write_str("the commander gives the task to a member"),
            PhaseView::Voting { proposal, by, agreed } => {
                write!(f, "vote on {by}'s proposal to {proposal}, {} for it", agreed.len())
            }
            PhaseView::Passing { direction, .. } => write!(f, "all players pass a card to the {direction}"),
            PhaseView::Briefing { .. } => f.write_str("about to begin"),
            PhaseView::Playing => f.write_str("under way"),
            PhaseView::Over { won: true, .. } => f.write_str("accomplished"),
            PhaseView::Over { won: false, reason } => match reason {
                Some(reason) => write!(f, "lost, {reason}"),
                None => f.write_str("lost"),
            },
        }
    }
}
