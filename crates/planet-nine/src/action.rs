//! Actions: the small decisions that a seat may ask for.

use std::fmt;
use std::str::FromStr;

use crew::{CardError, Direction, DirectionError};
use game::{Seat, SeatError};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Card;
use crate::rule::{Answer, AnswerError};
use crate::token::{Token, TokenError};

/// An action of a seat: one small decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Action {
    /// Answers the commander's question.
    Answer {
        /// The answer.
        answer: Answer,
    },
    /// The commander names a member for a role.
    Name {
        /// The member.
        member: Seat,
    },
    /// Takes an open task.
    Take {
        /// The task.
        task: Card,
    },
    /// The commander gives a member the task in question, or all of them.
    Give {
        /// The receiver.
        member: Seat,
    },
    /// Proposes something that the crew decides together.
    Propose {
        /// The proposal.
        proposal: Proposal,
    },
    /// Agrees to the proposal.
    Agree,
    /// Objects to the proposal, which ends it.
    Object,
    /// The clock: players without an answer follow the commander.
    TimeUp,
    /// Chooses a card to pass after the distress signal.
    Pass {
        /// The card.
        card: Card,
    },
    /// Communicates a card; the token's position follows from the hand.
    #[serde(rename = "radio")]
    Communicate {
        /// The card.
        card: Card,
    },
    /// Plays a card.
    Play {
        /// The card.
        card: Card,
    },
}

/// A proposal that the crew decides together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Proposal {
    /// To exchange two tokens before the draft (mission 23).
    Swap {
        /// One token.
        one: Token,
        /// The other.
        other: Token,
    },
    /// To move a token to a task without one before the draft (mission 40).
    Move {
        /// The token.
        token: Token,
        /// The task.
        task: Card,
    },
    /// To hand a task over to another member (five players, PN-7.6).
    HandOver {
        /// The task.
        task: Card,
        /// The receiver.
        to: Seat,
    },
    /// To send a distress signal (CR-4.1).
    Distress {
        /// The direction in which all players pass a card.
        direction: Direction,
    },
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Answer { answer } => write!(f, "answer {answer}"),
            Action::Name { member } => write!(f, "name {member}"),
            Action::Take { task } => write!(f, "take {task}"),
            Action::Give { member } => write!(f, "give {member}"),
            Action::Propose { proposal } => write!(f, "propose {proposal}"),
            Action::Agree => f.write_str("agree"),
            Action::Object => f.write_str("object"),
            Action::TimeUp => f.write_str("time-up"),
            Action::Pass { card } => write!(f, "pass {card}"),
            Action::Communicate { card } => write!(f, "radio {card}"),
            Action::Play { card } => write!(f, "play {card}"),
        }
    }
}

impl fmt::Display for Proposal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Proposal::Swap { one, other } => write!(f, "swap {one} {other}"),
            Proposal::Move { token, task } => write!(f, "move {token} {task}"),
            Proposal::HandOver { task, to } => write!(f, "hand-over {task} {to}"),
            Proposal::Distress { direction } => write!(f, "distress {direction}"),
        }
    }
}

/// A text that is no action.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ActionError {
    /// The words do not make an action.
    #[error(
        "expected `play CARD`, `radio CARD`, `pass CARD`, `take TASK`, `give SEAT`, `name SEAT`, `answer WORD`, \
         `propose …`, `agree`, `object` or `time-up`"
    )]
    Words,
    /// A card is misspelt.
    #[error(transparent)]
    Card(#[from] CardError),
    /// A seat is misspelt.
    #[error(transparent)]
    Seat(#[from] SeatError),
    /// A token is misspelt.
    #[error(transparent)]
    Token(#[from] TokenError),
    /// An answer is misspelt.
    #[error(transparent)]
    Answer(#[from] AnswerError),
    /// A direction is misspelt.
    #[error(transparent)]
    Direction(#[from] DirectionError),
}

impl FromStr for Action {
    type Err = ActionError;

    fn from_str(text: &str) -> Result<Action, ActionError> {
        let words: Vec<_> = text.split_whitespace().collect();
        Ok(match words[..] {
            ["answer", answer] => Action::Answer { answer: answer.parse()? },
            ["name", member] => Action::Name { member: member.parse()? },
            ["take", task] => Action::Take { task: task.parse()? },
            ["give", member] => Action::Give { member: member.parse()? },
            ["propose", ref words @ ..] => Action::Propose { proposal: proposal(words)? },
            ["agree"] => Action::Agree,
            ["object"] => Action::Object,
            ["time-up"] => Action::TimeUp,
            ["pass", card] => Action::Pass { card: card.parse()? },
            ["radio", card] => Action::Communicate { card: card.parse()? },
            ["play", card] => Action::Play { card: card.parse()? },
            _ => return Err(ActionError::Words),
        })
    }
}

fn proposal(words: &[&str]) -> Result<Proposal, ActionError> {
    Ok(match *words {
        ["swap", one, other] => Proposal::Swap { one: one.parse()?, other: other.parse()? },
        ["move", token, task] => Proposal::Move { token: token.parse()?, task: task.parse()? },
        ["hand-over", task, to] => Proposal::HandOver { task: task.parse()?, to: to.parse()? },
        ["distress", direction] => Proposal::Distress { direction: direction.parse()? },
        _ => return Err(ActionError::Words),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_round_trip() {
        for text in [
            "answer first-four",
            "name B",
            "take p5",
            "give C",
            "propose swap 1 3",
            "propose move omega g4",
            "propose hand-over p5 C",
            "propose distress right",
            "agree",
            "object",
            "time-up",
            "pass y1",
            "radio b9",
            "play r4",
        ] {
            let action: Action = text.parse().unwrap();
            assert_eq!(action.to_string(), text);
            let json = serde_json::to_string(&action).unwrap();
            assert_eq!(serde_json::from_str::<Action>(&json).unwrap(), action, "{json}");
        }
        assert_eq!(
            serde_json::to_string(&"play p1".parse::<Action>().unwrap()).unwrap(),
            r#"{"type":"play","card":"p1"}"#
        );
    }

    #[test]
    fn other_texts_are_no_actions() {
        for text in ["", "play", "play s1", "play p1 p2", "propose", "propose swap 1", "name Z", "jump"] {
            assert!(text.parse::<Action>().is_err(), "{text}");
        }
    }
}
