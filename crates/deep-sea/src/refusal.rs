//! Refusals of actions.

use crew::{Proposers, Suit};
use game::Seat;
use schemars::JsonSchema;
use serde::Serialize;

use crate::action::Action;
use crate::phase::Phase;
use crate::state::DeepSea;
use crate::{Card, TaskId};

/// The reason why an action is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Serialize, JsonSchema)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Refusal {
    /// The mission is decided.
    #[error("the mission is over: start a new attempt")]
    MissionOver,
    /// Another seat decides now.
    #[error("it is not your turn: wait for {}", seats(.awaited))]
    NotYourTurn {
        /// The awaited seats.
        awaited: Vec<Seat>,
    },
    /// Another kind of decision is due now.
    #[error("that is not what is decided now: choose one of the listed actions")]
    NotNow,
    /// The card is somewhere else.
    #[error("{card} is not in this hand: choose a card that is")]
    NotInHand {
        /// The card.
        card: Card,
    },
    /// The hand has cards of the led suit.
    #[error("{suit} was led: follow with a card of that suit")]
    MustFollowSuit {
        /// The led suit.
        suit: Suit,
    },
    /// The mission forbids to open a trick with this suit.
    #[error("no trick may be opened with {card} in this mission: lead another suit")]
    LeadBarred {
        /// The card.
        card: Card,
    },
    /// The card is neither the highest nor the lowest nor the only one of its colour.
    #[error(
        "{card} is neither your highest nor your lowest nor your only card of its colour: choose one that is"
    )]
    NotCommunicable {
        /// The card.
        card: Card,
    },
    /// Submarines are never communicated.
    #[error("submarines are never communicated: choose a colour card")]
    SubmarineOnRadio {
        /// The card.
        card: Card,
    },
    /// This player may not communicate at this moment.
    #[error(
        "you cannot communicate now: it takes a token, and a moment between tricks that the mission allows"
    )]
    NoRadioNow,
    /// Submarines are never passed.
    #[error("submarines are never passed: choose a colour card")]
    SubmarinePassed {
        /// The card.
        card: Card,
    },
    /// The task is not on the table.
    #[error("{task} is not on the table: choose a task that is")]
    NoSuchTask {
        /// The task.
        task: TaskId,
    },
    /// The task has an owner.
    #[error("{task} is taken already: choose another task")]
    TaskTaken {
        /// The task.
        task: TaskId,
    },
    /// The captain cannot be compared with the captain.
    #[error("the captain cannot take {task}, which compares with the captain: choose another task or member")]
    NotForCaptain {
        /// The task.
        task: TaskId,
    },
    /// The captain's first task must be one of the hardest.
    #[error("{task} is not one of the hardest tasks: the captain begins with one of those")]
    NotHardest {
        /// The task.
        task: TaskId,
    },
    /// A task must be taken now.
    #[error("all tasks must be taken, so you cannot take none: choose a task")]
    CannotSkip,
    /// This member cannot get the task.
    #[error(
        "{task} cannot go to {member}, or another member would be left without a task: give it to another member"
    )]
    WrongMember {
        /// The task.
        task: TaskId,
        /// The member.
        member: Seat,
    },
    /// The seat has made all its proposals of this kind.
    #[error("you have proposed a distress signal {most} times: let others propose")]
    ProposalsSpent {
        /// The number of proposals each player may make.
        most: u8,
    },
    /// The deal has fewer tricks than predicted.
    #[error("there are {most} tricks: foretell a number from 0 to {most}")]
    TooManyTricks {
        /// The number of tricks.
        most: u8,
    },
}

fn seats(seats: &[Seat]) -> String {
    seats.iter().map(Seat::to_string).collect::<Vec<_>>().join(", ")
}

impl DeepSea {
    /// The reason for refusing an action that is not listed.
    pub(crate) fn refuse(&self, seat: Seat, action: &Action) -> Refusal {
        let awaited = self.awaited();
        if matches!(self.phase, Phase::Over(_)) {
            return Refusal::MissionOver;
        }
        match (self.phase, *action) {
            (Phase::Play, Action::Communicate { card }) if self.players().contains(seat) => {
                self.refuse_radio(seat, card)
            }
            (Phase::Signal { vote: None, proposers }, Action::Propose { .. })
                if self.players().contains(seat) && !proposers.able().contains(seat) =>
            {
                Refusal::ProposalsSpent { most: Proposers::MOST }
            }
            _ if !awaited.contains(seat) => Refusal::NotYourTurn { awaited: awaited.iter().collect() },
            (Phase::Play, Action::Play { card }) => self.refuse_card(seat, card),
            (Phase::Passing(_), Action::Pass { card }) if !self.attempt.hand(seat).contains(card) => {
                Refusal::NotInHand { card }
            }
            (Phase::Passing(_), Action::Pass { card }) => Refusal::SubmarinePassed { card },
            (Phase::Draft { next, .. }, Action::Take { task }) => {
                self.refuse_task(task, next).unwrap_or(Refusal::NotHardest { task })
            }
            (Phase::Draft { .. }, Action::Skip) => Refusal::CannotSkip,
            (Phase::OneMember(council), Action::Propose { .. }) if council.vote.is_none() => {
                let barred = self.tasks.all().iter().find(|task| task.card().is_barred_to_captain());
                barred.map_or(Refusal::NotNow, |&task| Refusal::NotForCaptain { task })
            }
            (Phase::Share { council, .. }, Action::Give { task, member }) if council.vote.is_none() => {
                self.refuse_task(task, member).unwrap_or(Refusal::WrongMember { task, member })
            }
            (Phase::Predict, Action::Predict { how, .. })
                if self.unpredicted().any(|open| open == (how, seat)) =>
            {
                Refusal::TooManyTricks { most: self.attempt.ledger().n_tricks() as u8 }
            }
            _ => Refusal::NotNow,
        }
    }

    fn refuse_card(&self, seat: Seat, card: Card) -> Refusal {
        let member = self.attempt.to_play();
        if seat != self.attempt.decider(member) {
            return Refusal::NotYourTurn { awaited: vec![self.attempt.decider(member)] };
        }
        match self.attempt.trick().led() {
            _ if !self.attempt.hand(member).contains(card) => Refusal::NotInHand { card },
            Some(led) => Refusal::MustFollowSuit { suit: led.suit() },
            None => Refusal::LeadBarred { card },
        }
    }

    fn refuse_radio(&self, seat: Seat, card: Card) -> Refusal {
        match card {
            _ if !self.attempt.entitled().contains(seat) => Refusal::NoRadioNow,
            _ if card.is_trump() => Refusal::SubmarineOnRadio { card },
            _ if !self.attempt.hand(seat).contains(card) => Refusal::NotInHand { card },
            _ => Refusal::NotCommunicable { card },
        }
    }

    /// The reason why this member cannot have this task, apart from the needs of others.
    fn refuse_task(&self, task: TaskId, member: Seat) -> Option<Refusal> {
        let place = self.tasks.place(task);
        match place {
            None => Some(Refusal::NoSuchTask { task }),
            Some(place) if self.tasks.owner(place).is_some() => Some(Refusal::TaskTaken { task }),
            Some(_) if !self.may_take(member, task) => Some(Refusal::NotForCaptain { task }),
            Some(_) => None,
        }
    }
}
