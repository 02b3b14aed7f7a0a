//! Actions: the small decisions that a seat may ask for.

use std::fmt;
use std::str::FromStr;

use game::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::target::{RocketAt, Target};

/// An action of a seat: one small decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// Step 2: moves a finished rocket on, `advance A assembly 1`.
    Advance {
        /// The rocket.
        rocket: RocketAt,
    },
    /// Step 2: leaves the other rockets where they are, `stay`.
    Stay,
    /// Step 3: draws the next card from the draw pile, `draw`.
    Draw,
    /// Step 3: takes the top of the discard pile instead, `take`.
    Take,
    /// Step 4: plays a card, `play metal A assembly 1`.
    Play {
        /// The card.
        card: Card,
        /// The target, where there is a choice.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        target: Option<Target>,
    },
    /// After an action card: puts this card on the discard pile next, `pile oxygen`.
    Pile {
        /// One of the cards still to be piled.
        card: Card,
    },
    /// Step 6, or on potato duty: discards a card, `discard fuel`.
    Discard {
        /// The card.
        card: Card,
    },
    /// Negotiation: begins an offer with a card, or adds another one to it, `offer B metal`.
    Offer {
        /// The player who gets the offer.
        to: Seat,
        /// The card.
        card: Card,
    },
    /// Negotiation: names a card wanted in return, before others, `want oxygen`.
    Want {
        /// The card.
        card: Card,
    },
    /// Negotiation: makes the offer, with the last card wanted, `ask fuel`, or without a further one, `ask
    /// nothing`.
    Ask {
        /// The last card wanted, if any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
    },
    /// Negotiation: agrees to the offer, `accept`.
    Accept,
    /// Negotiation: turns the offer down, `refuse`.
    Refuse,
    /// Negotiation: takes the own offer back, `withdraw`.
    Withdraw,
    /// Ends the turn, `end`.
    End,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Advance { rocket } => write!(f, "advance {rocket}"),
            Action::Stay => f.write_str("stay"),
            Action::Draw => f.write_str("draw"),
            Action::Take => f.write_str("take"),
            Action::Play { card, target: None } => write!(f, "play {card}"),
            Action::Play { card, target: Some(target) } => write!(f, "play {card} {target}"),
            Action::Pile { card } => write!(f, "pile {card}"),
            Action::Discard { card } => write!(f, "discard {card}"),
            Action::Offer { to, card } => write!(f, "offer {to} {card}"),
            Action::Want { card } => write!(f, "want {card}"),
            Action::Ask { card: None } => f.write_str("ask nothing"),
            Action::Ask { card: Some(card) } => write!(f, "ask {card}"),
            Action::Accept => f.write_str("accept"),
            Action::Refuse => f.write_str("refuse"),
            Action::Withdraw => f.write_str("withdraw"),
            Action::End => f.write_str("end"),
        }
    }
}

/// A text that is no action.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "`{0}` is no action: say advance A assembly 1, stay, draw, take, play metal A assembly 1, pile oxygen, \
     discard fuel, offer B metal, want oxygen, ask fuel, ask nothing, accept, refuse, withdraw or end"
)]
pub struct ActionError(String);

impl FromStr for Action {
    type Err = ActionError;

    fn from_str(text: &str) -> Result<Action, ActionError> {
        parse(text).ok_or_else(|| ActionError(text.chars().take(60).collect()))
    }
}

fn parse(text: &str) -> Option<Action> {
    let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
    Some(match (verb, rest) {
        ("stay", "") => Action::Stay,
        ("draw", "") => Action::Draw,
        ("take", "") => Action::Take,
        ("accept", "") => Action::Accept,
        ("refuse", "") => Action::Refuse,
        ("withdraw", "") => Action::Withdraw,
        ("end", "") => Action::End,
        ("want", card) => Action::Want { card: card.parse().ok()? },
        ("ask", "nothing") => Action::Ask { card: None },
        ("ask", card) => Action::Ask { card: Some(card.parse().ok()?) },
        ("advance", rocket) => Action::Advance { rocket: rocket.parse().ok()? },
        ("pile", card) => Action::Pile { card: card.parse().ok()? },
        ("discard", card) => Action::Discard { card: card.parse().ok()? },
        ("offer", rest) => {
            let (to, card) = rest.split_once(' ')?;
            Action::Offer { to: to.parse().ok()?, card: card.parse().ok()? }
        }
        ("play", rest) => match rest.split_once(' ') {
            None => Action::Play { card: rest.parse().ok()?, target: None },
            Some((card, target)) => {
                Action::Play { card: card.parse().ok()?, target: Some(target.parse().ok()?) }
            }
        },
        _ => return None,
    })
}
