//! Events, and the part of them that each observer saw.

use std::fmt;

use crew::Position;
use game::{Observer, Seat, Seats};
use schemars::JsonSchema;
use serde::Serialize;

use crate::action::Proposal;
use crate::reason::{Loss, Reason};
use crate::{Card, CardSet, Communication, Prediction, TaskId};

/// An event in full, and the seats that may know all of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// The event with nothing left out.
    what: Seen,
    /// The seats that see it in full; `None` if all do.
    known_to: Option<Seats>,
}

impl Event {
    /// The event as this observer saw it.
    pub(crate) fn seen(&self, observer: Observer) -> Option<Seen> {
        let is_known = match (self.known_to, observer) {
            (None, _) => true,
            (Some(seats), Observer::Seat(seat)) => seats.contains(seat),
            (Some(_), Observer::Spectator) => false,
            (Some(_), Observer::Open) => true,
        };
        let what = self.what.clone();
        Some(if is_known { what } else { what.masked() })
    }
}

/// An event as one observer saw it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Seen {
    /// A card was drawn for unknown terrain.
    TerrainDrawn {
        /// The card.
        card: Card,
        /// The rule for communication in this attempt.
        communication: Communication,
    },
    /// A player was dealt a hand.
    HandDealt {
        /// The player.
        to: Seat,
        /// The number of cards.
        n_cards: u8,
        /// The cards, if the observer may know them.
        cards: Option<CardSet>,
    },
    /// Tonoja was dealt a row.
    RowDealt {
        /// The open cards.
        open: CardSet,
    },
    /// A task was turned up.
    TaskTurnedUp {
        /// The task.
        task: TaskId,
    },
    /// The captain is the member who was dealt submarine 4.
    CaptainNamed {
        /// The captain.
        captain: Seat,
    },
    /// A member took a task in turn.
    TaskTaken {
        /// The member.
        by: Seat,
        /// The task.
        task: TaskId,
    },
    /// A member took nothing in turn.
    Skipped {
        /// The member.
        by: Seat,
    },
    /// The captain asked for a member willing to take the tasks.
    Asked,
    /// A member answered whether they were willing.
    Answered {
        /// The member.
        by: Seat,
        /// Whether the member was willing.
        yes: bool,
    },
    /// A member took all tasks.
    AllTaken {
        /// The member.
        by: Seat,
    },
    /// Two members took all tasks, to be shared between them.
    Volunteered {
        /// The members.
        members: Vec<Seat>,
    },
    /// A task was laid before a member as a proposal.
    TaskGiven {
        /// The task.
        task: TaskId,
        /// The member.
        to: Seat,
    },
    /// The tasks stay as they were laid out.
    TasksShared,
    /// A player proposed something.
    Proposed {
        /// The player.
        by: Seat,
        /// The proposal.
        proposal: Proposal,
    },
    /// A player agreed to the proposal.
    Agreed {
        /// The player.
        by: Seat,
    },
    /// A player objected to the proposal.
    Objected {
        /// The player.
        by: Seat,
    },
    /// The crew sent a distress signal.
    DistressSent {
        /// The direction of the exchange.
        direction: crew::Direction,
    },
    /// A player chose a card to pass.
    PassChosen {
        /// The player.
        by: Seat,
        /// The card, if the observer may know.
        card: Option<Card>,
    },
    /// A card was passed.
    Passed {
        /// The giver.
        from: Seat,
        /// The receiver.
        to: Seat,
        /// The card, if the observer may know.
        card: Option<Card>,
    },
    /// The owner of a prediction task predicted a number of tricks.
    Predicted {
        /// The owner.
        by: Seat,
        /// The kind of prediction: open or secret.
        how: Prediction,
        /// The number of tricks, if the observer may know it.
        tricks: Option<u8>,
    },
    /// The clock runs.
    ClockStarted {
        /// The time in seconds.
        seconds: u16,
    },
    /// A player laid a card open.
    Communicated {
        /// The player.
        by: Seat,
        /// The card.
        card: Card,
        /// The place of the token; `None` in currents.
        position: Option<Position>,
    },
    /// A member played a card.
    Played {
        /// The member.
        by: Seat,
        /// The card.
        card: Card,
    },
    /// A member won a trick.
    TrickWon {
        /// The member.
        by: Seat,
        /// The number of the trick, counted from one.
        trick: u8,
    },
    /// Cards of Tonoja were turned up.
    TurnedUp {
        /// The cards.
        cards: CardSet,
    },
    /// A secret prediction was shown after the last trick.
    PredictionShown {
        /// The owner.
        by: Seat,
        /// The number of tricks.
        tricks: u8,
    },
    /// A task was done.
    TaskDone {
        /// The task.
        task: TaskId,
        /// The owner.
        owner: Seat,
        /// The number of the trick, counted from one.
        trick: u8,
    },
    /// A task could no longer be met.
    TaskFailed {
        /// The task.
        task: TaskId,
        /// The owner.
        owner: Seat,
        /// The deciding fact.
        reason: Reason,
    },
    /// Time was up, for the mission or for answers.
    TimeUp,
    /// The mission succeeded.
    MissionWon,
    /// The mission failed.
    MissionLost {
        /// Why.
        loss: Loss,
    },
}

impl Seen {
    /// This event, seen by all in full.
    pub(crate) fn public(self) -> Event {
        Event { what: self, known_to: None }
    }

    /// This event, seen by these seats in full.
    pub(crate) fn secret(self, known_to: Seats) -> Event {
        Event { what: self, known_to: Some(known_to) }
    }

    /// A secret event as the other seats see it.
    fn masked(self) -> Seen {
        match self {
            Seen::HandDealt { to, n_cards, .. } => Seen::HandDealt { to, n_cards, cards: None },
            Seen::PassChosen { by, .. } => Seen::PassChosen { by, card: None },
            Seen::Passed { from, to, .. } => Seen::Passed { from, to, card: None },
            Seen::Predicted { by, how, .. } => Seen::Predicted { by, how, tricks: None },
            public => public,
        }
    }
}

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let a_card = |card: &Option<Card>| card.map_or("a card".to_owned(), |card| card.to_string());
        match self {
            Seen::TerrainDrawn { card, communication } => {
                write!(f, "Unknown terrain: {card} is drawn, communication is {communication}.")
            }
            Seen::HandDealt { to, cards: Some(cards), .. } => write!(f, "{to} is dealt {cards}."),
            Seen::HandDealt { to, n_cards, cards: None } => write!(f, "{to} is dealt {n_cards} cards."),
            Seen::RowDealt { open } => write!(f, "Tonoja lies open with {open}."),
            Seen::TaskTurnedUp { task } => write!(f, "Task {task}."),
            Seen::CaptainNamed { captain } => write!(f, "{captain} is captain."),
            Seen::TaskTaken { by, task } => write!(f, "{by} takes the task {task}."),
            Seen::Skipped { by } => write!(f, "{by} takes no task."),
            Seen::Asked => f.write_str("The captain asks who takes the tasks."),
            Seen::Answered { by, yes } => write!(f, "{by} says {}.", if *yes { "yes" } else { "no" }),
            Seen::AllTaken { by } => write!(f, "{by} takes all tasks."),
            Seen::Volunteered { members } => {
                let members: Vec<_> = members.iter().map(Seat::to_string).collect();
                write!(f, "{} share the tasks.", members.join(" and "))
            }
            Seen::TaskGiven { task, to } => write!(f, "The task {task} is laid before {to}."),
            Seen::TasksShared => f.write_str("The tasks stay so."),
            Seen::Proposed { by, proposal } => write!(f, "{by} proposes: {proposal}."),
            Seen::Agreed { by } => write!(f, "{by} agrees."),
            Seen::Objected { by } => write!(f, "{by} objects."),
            Seen::DistressSent { direction } => {
                write!(f, "The crew sends a distress signal: all pass to the {direction}.")
            }
            Seen::PassChosen { by, card } => write!(f, "{by} chooses {} to pass.", a_card(card)),
            Seen::Passed { from, to, card } => write!(f, "{from} passes {} to {to}.", a_card(card)),
            Seen::Predicted { by, tricks: Some(tricks), .. } => write!(f, "{by} foretells {tricks} tricks."),
            Seen::Predicted { by, tricks: None, .. } => {
                write!(f, "{by} foretells a number of tricks in secret.")
            }
            Seen::ClockStarted { seconds } => write!(f, "The clock runs for {seconds} seconds."),
            Seen::Communicated { by, card, position } => {
                let position = match position {
                    None => "one of the three",
                    Some(Position::Highest) => "the highest",
                    Some(Position::Only) => "the only one",
                    Some(Position::Lowest) => "the lowest",
                };
                write!(f, "{by} communicates {card}: {position}.")
            }
            Seen::Played { by, card } => write!(f, "{by} plays {card}."),
            Seen::TrickWon { by, trick } => write!(f, "{by} wins trick {trick}."),
            Seen::TurnedUp { cards } => write!(f, "Tonoja turns up {cards}."),
            Seen::PredictionShown { by, tricks } => write!(f, "{by} had foretold {tricks} tricks."),
            Seen::TaskDone { task, owner, .. } => write!(f, "{owner} has done {task}."),
            Seen::TaskFailed { task, owner, reason } => {
                write!(f, "{owner} cannot do {task} any more: {reason}.")
            }
            Seen::TimeUp => f.write_str("Time is up."),
            Seen::MissionWon => f.write_str("Mission accomplished."),
            Seen::MissionLost { loss } => write!(f, "Mission lost: {loss}."),
        }
    }
}
