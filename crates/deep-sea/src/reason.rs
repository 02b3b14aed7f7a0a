//! Reasons of a lost mission: codes with arguments.

use std::fmt;

use crew::Verdict;
use game::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::phase::{Ending, Phase};
use crate::special::Special;
use crate::state::DeepSea;
use crate::task::{Bound, Goal};
use crate::{Card, CardSet, Ledger, TaskId, Trick};

/// The public fact that decided against a task or rule.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Reason {
    /// Another member won a card that was needed.
    CardLost {
        /// The card.
        card: Card,
        /// The winner.
        to: Seat,
        /// The number of the trick, counted from one.
        trick: u8,
    },
    /// The owner won one card too many.
    CardWon {
        /// The card.
        card: Card,
        /// The number of the trick, counted from one.
        trick: u8,
    },
    /// A card that was needed stayed unplayed.
    CardLeftOver {
        /// The card.
        card: Card,
    },
    /// A card fell too early.
    CardFell {
        /// The card.
        card: Card,
        /// The number of the trick, counted from one.
        trick: u8,
    },
    /// A trick was opened with a card that must not open one.
    CardLed {
        /// The leader.
        by: Seat,
        /// The card.
        card: Card,
        /// Which trick, counted from one.
        trick: u8,
    },
    /// The owner won a trick that must not be won.
    TrickWon {
        /// Which trick, counted from one.
        trick: u8,
    },
    /// The owner did not win a trick that must be won.
    TrickLost {
        /// Which trick, counted from one.
        trick: u8,
    },
    /// No possible continuation would be enough.
    OutOfReach {
        /// The number of the trick after which this was known, counted from one.
        trick: u8,
    },
}

/// The reason why a mission is lost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Loss {
    /// A task cannot be met any more.
    TaskFailed {
        /// The task.
        task: TaskId,
        /// The owner.
        owner: Seat,
        /// The deciding fact.
        reason: Reason,
    },
    /// The special rule cannot be kept any more.
    RuleBroken {
        /// The deciding fact.
        reason: Reason,
    },
    /// Time ran out.
    TimeUp,
    /// Only tasks that compare with the captain were left for the captain.
    NoTaskForCaptain {
        /// The captain.
        captain: Seat,
    },
}

impl DeepSea {
    /// The reason why the mission is lost, if it is.
    pub(crate) fn loss(&self) -> Option<Loss> {
        let Phase::Over(ending) = self.phase else { return None };
        match ending {
            Ending::Won => None,
            Ending::TaskFailed(task) => {
                let place = self.tasks.place(task)?;
                Some(Loss::TaskFailed { task, owner: self.tasks.owner(place)?, reason: self.reason(place) })
            }
            Ending::RuleBroken => Some(Loss::RuleBroken { reason: self.rule_reason() }),
            Ending::TimeUp => Some(Loss::TimeUp),
            Ending::NoTaskForCaptain => Some(Loss::NoTaskForCaptain { captain: self.captain() }),
        }
    }

    /// The fact that decided against the task in this place.
    pub(crate) fn reason(&self, place: usize) -> Reason {
        debug_assert_eq!(self.tasks.verdict(place), Verdict::Failed);
        let claim = self.tasks.claim(place, self.captain());
        let goal = self.tasks.all()[place].goal();
        self.lead_reason().filter(|_| matches!(goal, Goal::NeverLead(_))).unwrap_or_else(|| {
            let facts = Facts { ledger: self.attempt.ledger(), owner: claim.owner };
            facts.reason(goal, claim.prediction).unwrap_or_else(|| facts.out_of_reach())
        })
    }

    /// The fact that decided against the special rule.
    fn rule_reason(&self) -> Reason {
        let ledger = self.attempt.ledger();
        let winner = ledger.last().and_then(Trick::best).map_or(self.captain(), |(winner, _)| winner);
        let facts = Facts { ledger, owner: winner };
        let reason = match self.briefing.special {
            Some(Special::NoLead(_)) => self.lead_reason(),
            Some(Special::LastCard(card)) => facts.fell(card).or(Some(Reason::CardLeftOver { card })),
            Some(Special::Balance(value)) => facts.won_now(CardSet::value(value)),
            Some(Special::FirstWinnerAhead) => Some(Reason::TrickWon { trick: facts.trick() }),
            None => None,
        };
        reason.unwrap_or_else(|| facts.out_of_reach())
    }

    /// The card that has just opened a trick.
    fn lead_reason(&self) -> Option<Reason> {
        let trick = self.attempt.trick();
        let number = self.attempt.ledger().n_finished() as u8 + 1;
        Some(Reason::CardLed { by: trick.leader()?, card: trick.led()?, trick: number })
    }
}

/// The finished tricks from the point of view of a failed task's owner.
struct Facts<'a> {
    ledger: &'a Ledger,
    owner: Seat,
}

impl Facts<'_> {
    fn reason(&self, goal: &Goal, prediction: Option<u8>) -> Option<Reason> {
        match *goal {
            Goal::Cards(set, Bound::AtLeast(n)) if usize::from(n) == set.len() => self.lost(set),
            Goal::Cards(set, Bound::Exactly(n)) => self.won_too_many(set, n),
            Goal::BothCards(counts) => counts.into_iter().find_map(|(set, n)| match n {
                1 if set.len() == 1 => self.lost(set),
                _ => self.won_too_many(set, n),
            }),
            Goal::InLastTrick(card) if self.ledger.is_over() => self.lost(card).or(Some(self.trick_lost())),
            Goal::InLastTrick(card) => card.lowest().and_then(|card| self.fell(card)),
            Goal::Positions { .. } | Goal::OneStreak(_) => {
                Some(if self.has_won_now() { self.trick_won() } else { self.trick_lost() })
            }
            Goal::NoneOfFirst(_) | Goal::NoStreak(_) => Some(self.trick_won()),
            Goal::Tricks(n) if n < self.ledger.n_won(self.owner) => Some(self.trick_won()),
            Goal::Predict(_) if prediction.is_some_and(|n| n < self.ledger.n_won(self.owner)) => {
                Some(self.trick_won())
            }
            _ => None,
        }
    }

    fn trick(&self) -> u8 {
        self.ledger.n_finished() as u8
    }

    fn out_of_reach(&self) -> Reason {
        Reason::OutOfReach { trick: self.trick() }
    }

    fn trick_won(&self) -> Reason {
        Reason::TrickWon { trick: self.trick() }
    }

    fn trick_lost(&self) -> Reason {
        Reason::TrickLost { trick: self.trick() }
    }

    fn has_won_now(&self) -> bool {
        self.ledger.last().and_then(Trick::best).is_some_and(|(winner, _)| winner == self.owner)
    }

    /// The first of these cards that another member has won, or that stayed unplayed.
    fn lost(&self, needed: CardSet) -> Option<Reason> {
        let missing = needed - self.ledger.won(self.owner);
        let to_other = missing.iter().find_map(|card| {
            let (to, trick) = (self.ledger.winner_of(card)?, self.ledger.trick_of(card)? as u8 + 1);
            Some(Reason::CardLost { card, to, trick })
        });
        let left_over = missing.lowest().filter(|_| self.ledger.is_over());
        to_other.or(left_over.map(|card| Reason::CardLeftOver { card }))
    }

    fn won_too_many(&self, set: CardSet, n: u8) -> Option<Reason> {
        let is_too_many = usize::from(n) < (self.ledger.won(self.owner) & set).len();
        if is_too_many { self.won_now(set) } else { None }
    }

    /// The first of these cards in the trick just finished.
    fn won_now(&self, set: CardSet) -> Option<Reason> {
        let card = self.ledger.last().and_then(|trick| (trick.cards() & set).lowest())?;
        Some(Reason::CardWon { card, trick: self.trick() })
    }

    fn fell(&self, card: Card) -> Option<Reason> {
        let trick = self.ledger.trick_of(card)? as u8 + 1;
        Some(Reason::CardFell { card, trick })
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::CardLost { card, to, trick } => write!(f, "{to} won {card} in trick {trick}"),
            Reason::CardWon { card, trick } => write!(f, "{card} was won in trick {trick}"),
            Reason::CardLeftOver { card } => write!(f, "{card} was left over"),
            Reason::CardFell { card, trick } => write!(f, "{card} fell in trick {trick}"),
            Reason::CardLed { by, card, trick } => write!(f, "{by} opened trick {trick} with {card}"),
            Reason::TrickWon { trick } => write!(f, "trick {trick} was won"),
            Reason::TrickLost { trick } => write!(f, "trick {trick} was not won"),
            Reason::OutOfReach { trick } => write!(f, "out of reach after trick {trick}"),
        }
    }
}

impl fmt::Display for Loss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Loss::TaskFailed { task, owner, reason } => write!(f, "{owner} cannot do {task}, {reason}"),
            Loss::RuleBroken { reason } => write!(f, "the mission's rule is broken, {reason}"),
            Loss::TimeUp => f.write_str("time is up"),
            Loss::NoTaskForCaptain { captain } => write!(f, "no task is left that {captain} may take"),
        }
    }
}
