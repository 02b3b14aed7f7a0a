//! Events, and the part of them that each observer saw.

use std::fmt;

use crew::{Direction, Position};
use game::{Observer, Seat, Seats};
use schemars::JsonSchema;
use serde::Serialize;

use crate::action::Proposal;
use crate::judge::Reason;
use crate::rule::{Answer, Role};
use crate::token::Token;
use crate::{Card, CardSet};

/// An event in full, and the seats that may know all of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// The event with every card named.
    pub(crate) what: Seen,
    /// The seats that see the cards; `None` if all do.
    pub(crate) known_to: Option<Seats>,
}

impl Event {
    /// An event that all observers see in full.
    pub(crate) fn public(what: Seen) -> Event {
        Event { what, known_to: None }
    }

    /// An event that only these seats see in full.
    pub(crate) fn secret(what: Seen, known_to: Seats) -> Event {
        Event { what, known_to: Some(known_to) }
    }

    /// The event as this observer saw it.
    pub(crate) fn seen(&self, observer: Observer) -> Seen {
        let knows = match (self.known_to, observer) {
            (None, _) => true,
            (Some(seats), Observer::Seat(seat)) => seats.contains(seat),
            (Some(_), Observer::Spectator) => false,
            (Some(_), Observer::Open) => true,
        };
        if knows { self.what.clone() } else { self.what.clone().masked() }
    }
}

/// An event as one observer saw it, without the cards that are secret from that observer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Seen {
    /// A player was dealt a hand.
    HandDealt {
        /// The receiver.
        to: Seat,
        /// The number of cards.
        n_cards: u8,
        /// The cards.
        cards: Option<CardSet>,
    },
    /// Jarvis's open cards were laid out.
    RowDealt {
        /// The cards from the left.
        open: Vec<Card>,
    },
    /// A player showed rocket 4.
    CommanderNamed {
        /// The commander.
        commander: Seat,
    },
    /// A player showed the pink 9; without this event it lies covered with Jarvis.
    PinkNineShown {
        /// The holder.
        holder: Seat,
        /// The member who must win the pink cards.
        winner: Seat,
    },
    /// A task was turned up.
    TaskRevealed {
        /// The task.
        task: Card,
        /// Its token.
        token: Option<Token>,
    },
    /// Tasks were drawn face down.
    TasksHidden {
        /// The number.
        n_tasks: u8,
    },
    /// A member answered the commander.
    Answered {
        /// The one who acted.
        by: Seat,
        /// The answer.
        answer: Answer,
    },
    /// A member was given a role.
    RoleGiven {
        /// The role.
        role: Role,
        /// The receiver.
        to: Seat,
    },
    /// A member got a task.
    TaskAllotted {
        /// The task.
        task: Card,
        /// The new owner.
        to: Seat,
    },
    /// Something was proposed.
    Proposed {
        /// The one who acted.
        by: Seat,
        /// The proposal.
        proposal: Proposal,
    },
    /// A player agreed to the proposal.
    Agreed {
        /// The one who acted.
        by: Seat,
    },
    /// A player objected, and the proposal was dropped.
    Objected {
        /// The one who acted.
        by: Seat,
    },
    /// Time for answers was up: the commander decides.
    TimeUp,
    /// The proposal was carried out.
    Carried {
        /// The proposal.
        proposal: Proposal,
    },
    /// A player chose a card to pass.
    PassChosen {
        /// The one who acted.
        by: Seat,
        /// The card.
        card: Option<Card>,
    },
    /// A card changed hands after the distress signal.
    Passed {
        /// The giver.
        from: Seat,
        /// The receiver.
        to: Seat,
        /// The card.
        card: Option<Card>,
        /// The direction of the exchange.
        direction: Direction,
    },
    /// A player communicated a card.
    Communicated {
        /// The one who acted.
        by: Seat,
        /// The card.
        card: Card,
        /// The place of the token; `None` in a dead zone.
        position: Option<Position>,
    },
    /// A card was played.
    Played {
        /// The one who acted.
        by: Seat,
        /// The card.
        card: Card,
    },
    /// A trick was won.
    TrickWon {
        /// The one who acted.
        by: Seat,
        /// The number of the trick, counted from one.
        trick: u8,
    },
    /// Cards of Jarvis were turned up.
    TurnedUp {
        /// The cards.
        cards: CardSet,
    },
    /// A member drew a random card from the right neighbour.
    Drew {
        /// The one who acted.
        by: Seat,
        /// The giver.
        from: Seat,
        /// The card.
        card: Option<Card>,
    },
    /// A task was met.
    TaskMet {
        /// The task.
        task: Card,
        /// The one who acted.
        by: Seat,
    },
    /// The mission was accomplished.
    MissionWon,
    /// The mission was lost.
    MissionLost {
        /// The reason.
        reason: Reason,
    },
}

impl Seen {
    /// The event without the cards that may be secret.
    fn masked(mut self) -> Seen {
        match &mut self {
            Seen::HandDealt { cards, .. } => *cards = None,
            Seen::PassChosen { card, .. } | Seen::Passed { card, .. } | Seen::Drew { card, .. } => {
                *card = None;
            }
            _ => {}
        }
        self
    }
}

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let a_card = |card: &Option<Card>| card.map_or("a card".to_owned(), |card| card.to_string());
        match self {
            Seen::HandDealt { to, cards: Some(cards), .. } => write!(f, "{to} is dealt {cards}."),
            Seen::HandDealt { to, n_cards, cards: None } => write!(f, "{to} is dealt {n_cards} cards."),
            Seen::RowDealt { open } => {
                let open: Vec<_> = open.iter().map(ToString::to_string).collect();
                write!(f, "Jarvis lies open with {}.", open.join(" "))
            }
            Seen::CommanderNamed { commander } => write!(f, "{commander} is commander."),
            Seen::PinkNineShown { holder, winner } => {
                write!(f, "{holder} has the pink 9: {winner} must win all pink cards.")
            }
            Seen::TaskRevealed { task, token: None } => write!(f, "Task {task}."),
            Seen::TaskRevealed { task, token: Some(token) } => write!(f, "Task {task} with token {token}."),
            Seen::TasksHidden { n_tasks } => write!(f, "{n_tasks} tasks lie face down."),
            Seen::Answered { by, answer } => write!(f, "{by} answers {answer}."),
            Seen::RoleGiven { role, to } => write!(f, "{to} is named {role}."),
            Seen::TaskAllotted { task, to } => write!(f, "{to} gets the task {task}."),
            Seen::Proposed { by, proposal } => write!(f, "{by} proposes: {proposal}."),
            Seen::Agreed { by } => write!(f, "{by} agrees."),
            Seen::Objected { by } => write!(f, "{by} objects."),
            Seen::TimeUp => f.write_str("Time is up: the commander decides."),
            Seen::Carried { proposal } => write!(f, "The crew decides: {proposal}."),
            Seen::PassChosen { by, card } => write!(f, "{by} chooses {} to pass.", a_card(card)),
            Seen::Passed { from, to, card, .. } => write!(f, "{from} passes {} to {to}.", a_card(card)),
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
            Seen::TurnedUp { cards } => write!(f, "Jarvis turns up {cards}."),
            Seen::Drew { by, from, card } => write!(f, "{by} draws {} from {from}.", a_card(card)),
            Seen::TaskMet { task, by } => write!(f, "{by} meets the task {task}."),
            Seen::MissionWon => f.write_str("Mission accomplished."),
            Seen::MissionLost { reason } => write!(f, "Mission lost: {reason}."),
        }
    }
}
