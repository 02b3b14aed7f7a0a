//! Verdicts on a mission from public facts: won, lost or open (CR-5.2, CR-5.3).
//!
//! Each task is judged by itself and the special rules together, from the finished tricks only. The unplayed
//! cards may still be sorted into the remaining tricks in any way, any of them led, any member playing any of
//! them and any member winning.

#[cfg(test)]
mod brute_force;
mod cards;
mod nines;
mod order;
mod rules;
#[cfg(test)]
mod rulings;
mod winners;

use std::fmt;

use crew::Verdict;
use game::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::orders::Orders;
use crate::rule::Rule;
use crate::token::Token;
use crate::{Card, Ledger};

pub(crate) use winners::is_possible;

/// The reason why a mission is lost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Reason {
    /// Another member won a task's card.
    WonByAnother {
        /// The task.
        task: Card,
        /// The winner.
        winner: Seat,
        /// The number of the trick, counted from one.
        trick: u8,
    },
    /// A task's card was never played.
    LeftOver {
        /// The task.
        task: Card,
    },
    /// A task was met at the wrong moment.
    OutOfOrder {
        /// The task.
        task: Card,
        /// Its token.
        token: Token,
        /// The number of the trick, counted from one.
        trick: u8,
    },
    /// A task can no longer be met in its order.
    OrderOutOfReach {
        /// The task.
        task: Card,
        /// Its token.
        token: Token,
    },
    /// A special rule was broken.
    RuleBroken {
        /// The rule.
        rule: Rule,
        /// The number of the trick, counted from one.
        trick: u8,
    },
    /// A special rule can no longer be met.
    RuleOutOfReach {
        /// The rule.
        rule: Rule,
    },
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::WonByAnother { task, winner, trick } => {
                write!(f, "{winner} won {task} in trick {trick}, which was another's task")
            }
            Reason::LeftOver { task } => write!(f, "the task {task} was never played"),
            Reason::OutOfOrder { task, token, trick } => {
                write!(f, "the task {task} with token {token} came out of order in trick {trick}")
            }
            Reason::OrderOutOfReach { task, token } => {
                write!(f, "the task {task} with token {token} can no longer come in order")
            }
            Reason::RuleBroken { rule, trick } => write!(f, "trick {trick} broke the rule {rule}"),
            Reason::RuleOutOfReach { rule } => write!(f, "the rule {rule} can no longer be met"),
        }
    }
}

/// A verdict with the reason for a failure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Judgement {
    /// Success and failure are both still possible.
    Open,
    /// The goal is met and can no longer be broken.
    Done,
    /// The goal cannot be met any more.
    Failed(Reason),
}

impl Judgement {
    /// The verdict without the reason.
    pub fn verdict(self) -> Verdict {
        match self {
            Judgement::Open => Verdict::Open,
            Judgement::Done => Verdict::Done,
            Judgement::Failed(_) => Verdict::Failed,
        }
    }

    fn and(self, other: impl FnOnce() -> Judgement) -> Judgement {
        match self {
            Judgement::Failed(_) => self,
            Judgement::Done => other(),
            Judgement::Open => match other() {
                failed @ Judgement::Failed(_) => failed,
                _ => Judgement::Open,
            },
        }
    }
}

/// Judges the mission after a finished trick.
pub fn judge(orders: &Orders, ledger: &Ledger) -> Judgement {
    order::judge_tasks(orders, ledger).and(|| rules::judge_rules(orders, ledger))
}

/// Judges one task by itself (PN-7.1, PN-7.3).
pub fn judge_task(orders: &Orders, ledger: &Ledger, card: Card) -> Judgement {
    order::judge_task(orders, ledger, card)
}

/// Judges the special rules together.
pub fn judge_rules(orders: &Orders, ledger: &Ledger) -> Judgement {
    rules::judge_rules(orders, ledger)
}

/// Whether a trick with these cards can have changed the judgement of an open mission.
///
/// Playouts skip the judging of most tricks.
pub(crate) fn is_affected(orders: &Orders, ledger: &Ledger) -> bool {
    let hit = ledger.last().is_some_and(|trick| !(trick.cards() & orders.tasks.cards()).is_empty());
    hit || orders.mission.has_tokens() || orders.mission.rules.is_judged() || ledger.is_over()
}
