//! Actions: the small decisions that a seat may ask for.

use std::fmt;
use std::str::FromStr;

use crew::Direction;
use game::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Card, Prediction, TaskId};

/// An action of a player or of the clock. The captain decides for Tonoja.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Action {
    /// Takes a task in turn.
    Take {
        /// The task.
        task: TaskId,
    },
    /// Takes no task in turn.
    Skip,
    /// Proposes something that the crew decides together.
    Propose {
        /// The proposal.
        proposal: Proposal,
    },
    /// The captain keeps all tasks.
    Keep,
    /// The captain asks for a member willing to take all tasks.
    Ask,
    /// Agrees to take the tasks.
    Yes,
    /// Declines to take the tasks.
    No,
    /// Lays a task before a member, while tasks are shared out.
    Give {
        /// The task.
        task: TaskId,
        /// The member who is to have it.
        member: Seat,
    },
    /// The captain ends the time for a distress signal: the mission begins.
    Begin,
    /// Agrees to the proposal.
    Agree,
    /// Objects to the proposal.
    Object,
    /// Chooses the card to pass after a distress signal.
    Pass {
        /// The card.
        card: Card,
    },
    /// Predicts how many tricks a task's owner will win.
    Predict {
        /// The kind of prediction: open or secret.
        how: Prediction,
        /// The number of tricks.
        tricks: u8,
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
    /// The clock: time is up for the mission or for answers.
    ///
    /// Players without an answer follow the captain.
    TimeUp,
}

/// A proposal that the crew decides together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Proposal {
    /// A member takes all tasks.
    Member {
        /// The member.
        member: Seat,
    },
    /// The crew sends a distress signal (CR-4.1).
    Distress {
        /// The direction in which all players pass a card.
        direction: Direction,
    },
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Take { task } => write!(f, "take {task}"),
            Action::Skip => f.write_str("skip"),
            Action::Propose { proposal } => write!(f, "propose {proposal}"),
            Action::Keep => f.write_str("keep"),
            Action::Ask => f.write_str("ask"),
            Action::Yes => f.write_str("yes"),
            Action::No => f.write_str("no"),
            Action::Give { task, member } => write!(f, "give {task} {member}"),
            Action::Begin => f.write_str("begin"),
            Action::Agree => f.write_str("agree"),
            Action::Object => f.write_str("object"),
            Action::Pass { card } => write!(f, "pass {card}"),
            Action::Predict { how, tricks } => write!(f, "predict {how} {tricks}"),
            Action::Communicate { card } => write!(f, "radio {card}"),
            Action::Play { card } => write!(f, "play {card}"),
            Action::TimeUp => f.write_str("time-up"),
        }
    }
}

impl fmt::Display for Proposal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Proposal::Member { member } => write!(f, "member {member}"),
            Proposal::Distress { direction } => write!(f, "distress {direction}"),
        }
    }
}

/// A text that is no action.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "`{0}` is no action; actions are `play p1`, `radio p1`, `take TASK`, `skip`, `propose member SEAT`, `keep`, \
     `ask`, `yes`, `no`, `give TASK SEAT`, `propose distress left`, `begin`, `agree`, `object`, `pass p1`, \
     `predict open 2`, `predict secret 2` and `time-up`"
)]
pub struct ActionError(String);

impl FromStr for Action {
    type Err = ActionError;

    fn from_str(text: &str) -> Result<Action, ActionError> {
        let words: Vec<&str> = text.split(' ').collect();
        read(&words).ok_or_else(|| ActionError(text.chars().take(60).collect()))
    }
}

fn read(words: &[&str]) -> Option<Action> {
    Some(match *words {
        ["take", task] => Action::Take { task: task.parse().ok()? },
        ["skip"] => Action::Skip,
        ["propose", "member", member] => {
            Action::Propose { proposal: Proposal::Member { member: member.parse().ok()? } }
        }
        ["propose", "distress", direction] => {
            Action::Propose { proposal: Proposal::Distress { direction: direction.parse().ok()? } }
        }
        ["keep"] => Action::Keep,
        ["ask"] => Action::Ask,
        ["yes"] => Action::Yes,
        ["no"] => Action::No,
        ["give", task, member] => Action::Give { task: task.parse().ok()?, member: member.parse().ok()? },
        ["begin"] => Action::Begin,
        ["agree"] => Action::Agree,
        ["object"] => Action::Object,
        ["pass", card] => Action::Pass { card: card.parse().ok()? },
        ["predict", how, tricks] => Action::Predict { how: how.parse().ok()?, tricks: tricks.parse().ok()? },
        ["radio", card] => Action::Communicate { card: card.parse().ok()? },
        ["play", card] => Action::Play { card: card.parse().ok()? },
        ["time-up"] => Action::TimeUp,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_round_trip() {
        for text in [
            "take win-pink-3",
            "skip",
            "propose member B",
            "propose distress right",
            "keep",
            "ask",
            "yes",
            "no",
            "give first-trick C",
            "begin",
            "agree",
            "object",
            "pass y1",
            "predict open 0",
            "predict secret 13",
            "radio b9",
            "play s4",
            "time-up",
        ] {
            let action: Action = text.parse().unwrap();
            assert_eq!(action.to_string(), text);
            let json = serde_json::to_string(&action).unwrap();
            assert_eq!(serde_json::from_str::<Action>(&json).unwrap(), action, "{json}");
        }
        let play: Action = "play p1".parse().unwrap();
        assert_eq!(serde_json::to_string(&play).unwrap(), r#"{"type":"play","card":"p1"}"#);
    }

    #[test]
    fn other_texts_are_no_actions() {
        for text in
            ["", "play", "play r1", "play p1 p2", "take p1", "predict 3", "give first-trick", "propose left"]
        {
            assert!(text.parse::<Action>().is_err(), "{text}");
        }
    }
}
