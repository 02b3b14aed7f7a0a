//! Actions: the small decisions that a seat may ask for.

use std::fmt;
use std::str::FromStr;

use game::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::card::{Card, Suit};
use crate::traits::Trait;

/// An action of a seat: one small decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// Keeps one of the two traits on offer.
    Keep {
        /// The trait to keep.
        r#trait: Trait,
    },
    /// Names the victim of Davy Jones' Locker.
    Haunt {
        /// The victim, whose lost cards are to come to the own bank.
        victim: Seat,
    },
    /// Draws the top card of the draw pile.
    Draw,
    /// Moves the play area to the bank and ends the turn.
    Collect,
    /// By a hook: fetches the top card of a stack of the own bank.
    Hook {
        /// The stack.
        suit: Suit,
    },
    /// By a cannon: hits a stack of an opponent's bank.
    Shoot {
        /// The opponent.
        victim: Seat,
        /// The stack.
        suit: Suit,
    },
    /// By a cannon that misfires: discards from a stack of the own bank.
    Sink {
        /// The stack.
        suit: Suit,
    },
    /// By a map: brings a card of the discard pile.
    Fetch {
        /// The card.
        card: Card,
    },
    /// By a sword: brings a card of a stack of an opponent's bank.
    Steal {
        /// The opponent.
        victim: Seat,
        /// The stack.
        suit: Suit,
    },
    /// By a mermaid: lets a card of the play area act again.
    Replay {
        /// The card.
        card: Card,
    },
    /// By a Plunderer's key and chest: takes the bonus from an opponent's bank.
    Plunder {
        /// The opponent.
        victim: Seat,
    },
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Keep { r#trait } => write!(f, "keep {trait}"),
            Action::Haunt { victim } => write!(f, "haunt {victim}"),
            Action::Draw => f.write_str("draw"),
            Action::Collect => f.write_str("collect"),
            Action::Hook { suit } => write!(f, "hook {suit}"),
            Action::Shoot { victim, suit } => write!(f, "shoot {victim} {suit}"),
            Action::Sink { suit } => write!(f, "sink {suit}"),
            Action::Fetch { card } => write!(f, "fetch {card}"),
            Action::Steal { victim, suit } => write!(f, "steal {victim} {suit}"),
            Action::Replay { card } => write!(f, "replay {card}"),
            Action::Plunder { victim } => write!(f, "plunder {victim}"),
        }
    }
}

/// A text that is no action.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "an action is `draw`, `collect`, `keep miser`, `haunt B`, `hook key`, `shoot B key`, `sink key`, \
     `fetch key-2`, `steal B key`, `replay key-2` or `plunder B`"
)]
pub struct ActionError;

impl FromStr for Action {
    type Err = ActionError;

    fn from_str(text: &str) -> Result<Action, ActionError> {
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["keep", name] => Action::Keep { r#trait: read(name)? },
            ["haunt", victim] => Action::Haunt { victim: read(victim)? },
            ["draw"] => Action::Draw,
            ["collect"] => Action::Collect,
            ["hook", suit] => Action::Hook { suit: read(suit)? },
            ["shoot", victim, suit] => Action::Shoot { victim: read(victim)?, suit: read(suit)? },
            ["sink", suit] => Action::Sink { suit: read(suit)? },
            ["fetch", card] => Action::Fetch { card: read(card)? },
            ["steal", victim, suit] => Action::Steal { victim: read(victim)?, suit: read(suit)? },
            ["replay", card] => Action::Replay { card: read(card)? },
            ["plunder", victim] => Action::Plunder { victim: read(victim)? },
            _ => return Err(ActionError),
        })
    }
}

fn read<T: FromStr>(word: &str) -> Result<T, ActionError> {
    word.parse().map_err(|_| ActionError)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notation_round_trips() {
        let texts = [
            "keep davy-jones-locker",
            "haunt C",
            "draw",
            "collect",
            "hook mermaid",
            "shoot B anchor",
            "sink key",
            "fetch mermaid-9",
            "steal H kraken",
            "replay cannon-3",
            "plunder A",
        ];
        for text in texts {
            let action: Action = text.parse().unwrap();
            assert_eq!(action.to_string(), text);
            let json = serde_json::to_string(&action).unwrap();
            assert_eq!(serde_json::from_str::<Action>(&json).unwrap(), action, "{json}");
        }
    }

    #[test]
    fn json_says_the_type() {
        let json = |text: &str| serde_json::to_string(&text.parse::<Action>().unwrap()).unwrap();
        assert_eq!(json("keep miser"), r#"{"type":"keep","trait":"miser"}"#);
        assert_eq!(json("steal B kraken"), r#"{"type":"steal","victim":"B","suit":"kraken"}"#);
        assert_eq!(json("draw"), r#"{"type":"draw"}"#);
    }

    #[test]
    fn other_texts_are_no_actions() {
        for text in ["", "Draw", "draw 2", "hook", "hook anchor-3", "fetch anchor", "steal kraken B", "draw "]
        {
            assert_eq!(text.parse::<Action>(), Err(ActionError), "{text}");
        }
    }
}
