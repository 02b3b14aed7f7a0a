//! The loot: ten suits of six cards.

use std::fmt;
use std::str::FromStr;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The suit of a loot card, which decides its ability in the play area.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Suit {
    /// Protects the cards before it from a bust.
    Anchor,
    /// Brings a card of the own bank into the play area.
    Hook,
    /// Discards a card of an opponent's bank.
    Cannon,
    /// Pays a bonus together with a chest.
    Key,
    /// Pays a bonus together with a key.
    Chest,
    /// Brings a card of the discard pile into the play area.
    Map,
    /// Shows the top of the draw pile.
    Oracle,
    /// Brings a card of an opponent's bank into the play area.
    Sword,
    /// Forbids to collect until more cards have come.
    Kraken,
    /// Worth more than the others; in a variant, lets another card act again.
    Mermaid,
}

impl Suit {
    /// All suits, in the order in which banks are laid out.
    pub const ALL: [Suit; 10] = [
        Suit::Anchor,
        Suit::Hook,
        Suit::Cannon,
        Suit::Key,
        Suit::Chest,
        Suit::Map,
        Suit::Oracle,
        Suit::Sword,
        Suit::Kraken,
        Suit::Mermaid,
    ];

    /// The suit's name in notation.
    pub const fn id(self) -> &'static str {
        match self {
            Suit::Anchor => "anchor",
            Suit::Hook => "hook",
            Suit::Cannon => "cannon",
            Suit::Key => "key",
            Suit::Chest => "chest",
            Suit::Map => "map",
            Suit::Oracle => "oracle",
            Suit::Sword => "sword",
            Suit::Kraken => "kraken",
            Suit::Mermaid => "mermaid",
        }
    }
}

impl fmt::Display for Suit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// A text that names no suit.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a suit is one of anchor, hook, cannon, key, chest, map, oracle, sword, kraken, mermaid")]
pub struct SuitError;

impl FromStr for Suit {
    type Err = SuitError;

    fn from_str(text: &str) -> Result<Suit, SuitError> {
        Suit::ALL.into_iter().find(|suit| suit.id() == text).ok_or(SuitError)
    }
}

/// A loot card, written `anchor-5`. Two decks hold every card twice; the copies are alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The lowest value printed on any card.
    pub const LEAST: u8 = 2;

    /// The card of this suit and value, if it is printed.
    pub const fn new(suit: Suit, value: u8) -> Option<Card> {
        let most = if matches!(suit, Suit::Mermaid) { 9 } else { 7 };
        if Card::LEAST <= value && value <= most { Some(Card::printed(suit, value)) } else { None }
    }

    /// The card of this suit and value, which is known to be printed.
    pub(crate) const fn printed(suit: Suit, value: u8) -> Card {
        Card((suit as u8) << 3 | (value - Card::LEAST))
    }

    /// The card's suit.
    pub const fn suit(self) -> Suit {
        Suit::ALL[(self.0 >> 3) as usize]
    }

    /// The card's value in points.
    pub const fn value(self) -> u8 {
        (self.0 & 7) + Card::LEAST
    }

    /// The values of a suit.
    ///
    /// With the mermaid ability, two lower mermaids replace the highest two (DMD-1.1, DMD-5.1).
    pub const fn values(suit: Suit, mermaid_ability: bool) -> std::ops::RangeInclusive<u8> {
        if matches!(suit, Suit::Mermaid) && !mermaid_ability { 4..=9 } else { 2..=7 }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.suit(), self.value())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that names no card.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a card is a suit and a value from 2 to 7 (mermaids up to 9), such as `anchor-5`")]
pub struct CardError;

impl FromStr for Card {
    type Err = CardError;

    fn from_str(text: &str) -> Result<Card, CardError> {
        let (suit, value) = text.split_once('-').ok_or(CardError)?;
        let [digit @ b'2'..=b'9'] = value.as_bytes() else { return Err(CardError) };
        Card::new(suit.parse().map_err(|SuitError| CardError)?, digit - b'0').ok_or(CardError)
    }
}

game::as_text!(
    Card,
    "Card",
    "A loot card: suit and value, such as `anchor-5`.",
    "^((anchor|hook|cannon|key|chest|map|oracle|sword|kraken)-[2-7]|mermaid-[2-9])$"
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notation_round_trips() {
        let mut n_cards = 0;
        for suit in Suit::ALL {
            assert_eq!(suit.to_string().parse(), Ok(suit));
            assert_eq!(serde_json::to_value(suit).unwrap(), suit.id());
            for card in (0..=u8::MAX).filter_map(|value| Card::new(suit, value)) {
                n_cards += 1;
                assert_eq!(card.to_string().parse(), Ok(card));
                assert_eq!(card.suit(), suit);
            }
        }
        assert_eq!(n_cards, 62, "sixty, and two mermaids for the variant");
    }

    #[test]
    fn other_texts_are_no_cards() {
        for text in ["", "anchor", "anchor-", "anchor-1", "anchor-8", "mermaid-10", "mermaid-1", "Anchor-5"] {
            assert_eq!(text.parse::<Card>(), Err(CardError), "{text}");
        }
    }
}
