//! Actions: the small decisions that a seat may ask for.

use std::fmt;
use std::str::FromStr;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Call, Card, Hand, Square};

/// An action of a seat: one small decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Action {
    /// Tells the partner that the player wants to play (SM-2.2).
    Want,
    /// Tells the partner that the player does not want to play (SM-2.2).
    DontWant,
    /// Plays a card into a square, which makes the hand the active one.
    Play {
        /// The hand it comes from; named only where one seat plays both.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<Hand>,
        /// The card.
        card: Card,
        /// The square.
        square: Square,
    },
    /// Alone: turns over a face-down card to play it (SM-3.2).
    TurnOver {
        /// The hand it lies in.
        hand: Hand,
    },
    /// Alone: exchanges a face-up card for the one set aside (SM-3.5).
    Exchange {
        /// The hand it lies in.
        hand: Hand,
        /// The card to put aside.
        card: Card,
    },
    /// Announces which card the partner must place.
    Announce {
        /// The announcement: higher or lower than the played card.
        call: Call,
    },
    /// Shows the partner a card, as an instruction demands.
    Show {
        /// The card.
        card: Card,
    },
    /// Places a card, as an instruction demands.
    Place {
        /// The card.
        card: Card,
        /// The square.
        square: Square,
    },
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Want => f.write_str("want"),
            Action::DontWant => f.write_str("dont-want"),
            Action::Play { from: None, card, square } => write!(f, "play {card} {square}"),
            Action::Play { from: Some(hand), card, square } => write!(f, "play {hand} {card} {square}"),
            Action::TurnOver { hand } => write!(f, "turn-over {hand}"),
            Action::Exchange { hand, card } => write!(f, "exchange {hand} {card}"),
            Action::Announce { call } => write!(f, "announce {call}"),
            Action::Show { card } => write!(f, "show {card}"),
            Action::Place { card, square } => write!(f, "place {card} {square}"),
        }
    }
}

/// A text that is no action.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "`{0}` is no action; write `want`, `dont-want`, `play 5 left` (alone `play A 5 left`), `turn-over A`, \
     `exchange A 5`, `announce higher`, `show 5` or `place 5 left`"
)]
pub struct ActionError(String);

impl FromStr for Action {
    type Err = ActionError;

    fn from_str(text: &str) -> Result<Action, ActionError> {
        parse(text).ok_or_else(|| ActionError(text.chars().take(40).collect()))
    }
}

fn parse(text: &str) -> Option<Action> {
    fn word<T: FromStr>(text: &str) -> Option<T> {
        text.parse().ok()
    }
    let words: Vec<&str> = text.split_whitespace().collect();
    Some(match words[..] {
        ["want"] => Action::Want,
        ["dont-want"] => Action::DontWant,
        ["play", card, square] => Action::Play { from: None, card: word(card)?, square: word(square)? },
        ["play", hand, card, square] => {
            Action::Play { from: Some(word(hand)?), card: word(card)?, square: word(square)? }
        }
        ["turn-over", hand] => Action::TurnOver { hand: word(hand)? },
        ["exchange", hand, card] => Action::Exchange { hand: word(hand)?, card: word(card)? },
        ["announce", call] => Action::Announce { call: word(call)? },
        ["show", card] => Action::Show { card: word(card)? },
        ["place", card, square] => Action::Place { card: word(card)?, square: word(square)? },
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_are_read_as_they_are_written() {
        for (text, json) in [
            ("want", r#"{"type":"want"}"#),
            ("dont-want", r#"{"type":"dont-want"}"#),
            ("play 5 left", r#"{"type":"play","card":"5","square":"left"}"#),
            ("play B 5 right", r#"{"type":"play","from":"B","card":"5","square":"right"}"#),
            ("turn-over A", r#"{"type":"turn-over","hand":"A"}"#),
            ("exchange B 9", r#"{"type":"exchange","hand":"B","card":"9"}"#),
            ("announce higher", r#"{"type":"announce","call":"higher"}"#),
            ("show 1", r#"{"type":"show","card":"1"}"#),
            ("place 9 left", r#"{"type":"place","card":"9","square":"left"}"#),
        ] {
            let action: Action = text.parse().unwrap();
            assert_eq!(action.to_string(), text);
            assert_eq!(serde_json::to_string(&action).unwrap(), json);
            assert_eq!(serde_json::from_str::<Action>(json).unwrap(), action);
        }
    }

    #[test]
    fn other_texts_are_refused() {
        for text in ["", "play", "play 0 left", "play 5 up", "play C 5 left", "want 5", "announce 5"] {
            let error = text.parse::<Action>().unwrap_err().to_string();
            assert!(error.starts_with(&format!("`{text}` is no action; write `want`")), "{error}");
        }
    }
}
