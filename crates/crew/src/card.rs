//! The forty cards (CR-1.1).

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A suit: one of the four colours, or the trumps (rockets or submarines).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Suit {
    /// Pink, written `p`.
    Pink,
    /// Blue, written `b`.
    Blue,
    /// Green, written `g`.
    Green,
    /// Yellow, written `y`.
    Yellow,
    /// Rockets in Planet Nine, submarines in Deep Sea.
    Trump,
}

impl Suit {
    /// The four colours.
    pub const COLOURS: [Suit; 4] = [Suit::Pink, Suit::Blue, Suit::Green, Suit::Yellow];
    /// The colours and the trumps.
    pub const ALL: [Suit; 5] = [Suit::Pink, Suit::Blue, Suit::Green, Suit::Yellow, Suit::Trump];

    /// The suit's highest value: 9, or 4 for trumps.
    pub const fn highest(self) -> u8 {
        match self {
            Suit::Trump => 4,
            _ => 9,
        }
    }
}

impl fmt::Display for Suit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Suit::Pink => "pink",
            Suit::Blue => "blue",
            Suit::Green => "green",
            Suit::Yellow => "yellow",
            Suit::Trump => "trump",
        })
    }
}

/// One of the forty cards.
///
/// `TRUMP` is the letter the game writes its trumps with: `r` for rockets, `s` for submarines.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card<const TRUMP: char>(u8);

/// How many cards there are.
pub(crate) const N_CARDS: u8 = 40;

impl<const TRUMP: char> Card<TRUMP> {
    /// The highest trump; its holder is the commander (CR-1.3).
    pub const COMMANDER: Self = Self::new(Suit::Trump, 4);

    /// The card of this suit and value.
    ///
    /// # Panics
    /// If the suit has no such value.
    pub const fn new(suit: Suit, value: u8) -> Self {
        assert!(0 < value && value <= suit.highest(), "the suit has no such value");
        Card(suit as u8 * 9 + value - 1)
    }

    /// The card with this number, counted from zero: the colours from 1 to 9 in order, then the trumps.
    pub const fn from_index(index: u8) -> Self {
        debug_assert!(index < N_CARDS);
        Card(index)
    }

    /// The card's number, counted from zero.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The card's suit.
    pub const fn suit(self) -> Suit {
        Suit::ALL[self.index() / 9]
    }

    /// The card's value: 1 to 9, for trumps 1 to 4.
    pub const fn value(self) -> u8 {
        self.0 % 9 + 1
    }

    /// Whether the card is a trump.
    pub const fn is_trump(self) -> bool {
        self.0 >= 36
    }

    /// Whether this card takes the trick from `best`, which would win it so far (CR-2.1).
    pub const fn beats(self, best: Self) -> bool {
        // Trumps have the highest numbers, so only a colour card of another suit is higher in vain.
        // Cards are unpredictable, so both questions are answered without a branch.
        (self.0 > best.0) & (self.is_trump() | (self.0 / 9 == best.0 / 9))
    }

    /// All forty cards.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..N_CARDS).map(Card)
    }
}

impl<const TRUMP: char> fmt::Display for Card<TRUMP> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = ['p', 'b', 'g', 'y', TRUMP][self.suit() as usize];
        write!(f, "{letter}{}", self.value())
    }
}

impl<const TRUMP: char> fmt::Debug for Card<TRUMP> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that names no card.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{text}` is no card; cards are p, b, g or y with 1 to 9, and {trump}1 to {trump}4")]
pub struct CardError {
    text: String,
    trump: char,
}

impl<const TRUMP: char> FromStr for Card<TRUMP> {
    type Err = CardError;

    fn from_str(text: &str) -> Result<Self, CardError> {
        let mut letters = text.chars();
        let suit = match letters.next() {
            Some('p') => Some(Suit::Pink),
            Some('b') => Some(Suit::Blue),
            Some('g') => Some(Suit::Green),
            Some('y') => Some(Suit::Yellow),
            Some(letter) if letter == TRUMP => Some(Suit::Trump),
            _ => None,
        };
        let value = letters.next().and_then(|digit| digit.to_digit(10)).map(|digit| digit as u8);
        match (suit, value, letters.next()) {
            (Some(suit), Some(value), None) if 0 < value && value <= suit.highest() => {
                Ok(Card::new(suit, value))
            }
            _ => Err(CardError { text: text.chars().take(20).collect(), trump: TRUMP }),
        }
    }
}

// [`game::as_text!`] does the same for types without parameters.
impl<const TRUMP: char> Serialize for Card<TRUMP> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de, const TRUMP: char> Deserialize<'de> for Card<TRUMP> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Cow::<'de, str>::deserialize(from)?.parse().map_err(serde::de::Error::custom)
    }
}

impl<const TRUMP: char> JsonSchema for Card<TRUMP> {
    fn schema_name() -> Cow<'static, str> {
        "Card".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "string",
            "description": format!("A card: `p`, `b`, `g` or `y` with 1 to 9, or `{TRUMP}1` to `{TRUMP}4`."),
            "pattern": format!("^([pbgy][1-9]|{TRUMP}[1-4])$"),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Rocket = Card<'r'>;

    #[test]
    fn cr_1_1_forty_cards_round_trip() {
        let texts: Vec<_> = Rocket::all().map(|card| card.to_string()).collect();
        assert_eq!(texts.len(), 40);
        assert_eq!(texts[..3], ["p1", "p2", "p3"]);
        assert_eq!(texts[35..], ["y9", "r1", "r2", "r3", "r4"]);
        for (card, text) in Rocket::all().zip(&texts) {
            assert_eq!(text.parse(), Ok(card));
            assert_eq!(Card::new(card.suit(), card.value()), card);
        }
        assert_eq!("s4".parse(), Ok(Card::<'s'>::COMMANDER));
    }

    #[test]
    fn other_texts_are_no_cards() {
        for text in ["", "p", "p0", "p10", "r5", "s1", "x3", "P1", "p٣", "p1 "] {
            assert!(text.parse::<Rocket>().is_err(), "{text}");
        }
        let error = "s1".parse::<Rocket>().unwrap_err().to_string();
        assert_eq!(error, "`s1` is no card; cards are p, b, g or y with 1 to 9, and r1 to r4");
    }

    #[test]
    fn cr_2_1_what_beats_what() {
        let check = |card: &str, best: &str, wanted: bool| {
            let (card, best): (Rocket, Rocket) = (card.parse().unwrap(), best.parse().unwrap());
            assert_eq!(card.beats(best), wanted, "{card} over {best}");
        };
        check("y8", "y2", true);
        check("y2", "y8", false);
        check("b9", "g5", false);
        check("g9", "b5", false);
        check("r1", "b7", true);
        check("b9", "r1", false);
        check("r4", "r3", true);
        check("r2", "r3", false);
    }
}
