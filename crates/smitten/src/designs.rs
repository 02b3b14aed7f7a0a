//! The nine designs: for each number its place in a square and its instruction.
//!
//! The rulebook prints only the gist of cards 1 and 5; the rest of our table is reconstructed and marked so.
//! A table may bring its own nine, for players who know the printed ones.

use game::SetupError;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::effect::{Announce, Value, Where};
use crate::{BySquare, Call, Card, Effect, Laid, Numbers, Square, Squares};

/// The design of one number: its place in the squares, and its instruction to the partner.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Design {
    /// The number, from 1 to 9.
    #[schemars(range(min = 1, max = 9))]
    pub number: u8,
    /// The row of its place in a square, from 1 at the top.
    #[schemars(range(min = 1, max = 3))]
    pub row: u8,
    /// The column of its place in a square, from 1 at the left.
    #[schemars(range(min = 1, max = 3))]
    pub column: u8,
    /// The confidence that this is the instruction on the printed card.
    #[serde(default)]
    pub confidence: Confidence,
    /// The confidence that the printed card has this place.
    #[serde(default)]
    pub position_confidence: Confidence,
    /// The instruction.
    pub effect: Effect,
}

/// The confidence that an entry equals the printed card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Confidence {
    /// Two independent sources agree.
    Verified,
    /// One source, its gaps filled by inference.
    SingleSource,
    /// The entry is concluded from what is known.
    Inferred,
    /// The entry is invented to fit the rulebook. It must not be shown as the printed card.
    Reconstructed,
    /// The entry comes from the players of this table.
    #[default]
    House,
}

/// Nine designs to play with instead of ours, one for each number. In JSON they are a list, or their share
/// code.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CardTable(pub Vec<Design>);

impl Default for CardTable {
    /// Our nine.
    fn default() -> CardTable {
        CardTable(OURS.to_vec())
    }
}

/// Nine designs that make a game: each number once, each place once, every instruction lawful.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Designs {
    designs: [Design; Card::NUMBERS],
    /// For each number the numbers next to its place.
    neighbours: [Numbers; Card::NUMBERS],
}

impl Designs {
    /// The design of a card.
    pub const fn of(&self, card: Card) -> &Design {
        &self.designs[card.index()]
    }

    /// The instruction of a card.
    pub const fn effect(&self, card: Card) -> &Effect {
        &self.of(card).effect
    }

    /// The numbers orthogonally next to a card's place.
    pub const fn neighbours(&self, card: Card) -> Numbers {
        self.neighbours[card.index()]
    }

    /// All nine, in ascending order.
    pub const fn all(&self) -> &[Design; Card::NUMBERS] {
        &self.designs
    }

    /// The cards of `hand` that the partner may place after `played`, which already lies in its square
    /// (SM-1.8).
    pub fn answers(
        &self,
        played: Laid,
        call: Option<Call>,
        squares: &Squares,
        balance: bool,
    ) -> BySquare<Numbers> {
        let effect = self.effect(played.card);
        if effect.place == 0 {
            return BySquare::default();
        }
        let mut values = effect.values(played, call, squares);
        if effect.adjacent {
            values = values & self.neighbours(played.card);
        }
        let answers = |square| match effect.allows(square, played, squares) {
            true => squares.open(square, balance) & values,
            false => Numbers::NONE,
        };
        BySquare { left: answers(Square::Left), right: answers(Square::Right) }
    }

    /// Nine lawful designs, in ascending order.
    const fn new(designs: [Design; Card::NUMBERS]) -> Designs {
        let mut neighbours = [Numbers::NONE; Card::NUMBERS];
        let mut i = 0;
        while i < Card::NUMBERS {
            let mut j = 0;
            while j < Card::NUMBERS {
                let (here, there) = (&designs[i], &designs[j]);
                if here.row.abs_diff(there.row) + here.column.abs_diff(there.column) == 1 {
                    neighbours[i] = neighbours[i].with(Card::new(there.number));
                }
                j += 1;
            }
            i += 1;
        }
        Designs { designs, neighbours }
    }
}

impl Default for Designs {
    /// Our nine.
    fn default() -> Designs {
        const DESIGNS: Designs = Designs::new(OURS);
        DESIGNS
    }
}

impl TryFrom<&CardTable> for Designs {
    type Error = SetupError;

    fn try_from(table: &CardTable) -> Result<Designs, SetupError> {
        let mut designs: [Design; Card::NUMBERS] =
            table.0.as_slice().try_into().map_err(|_| SetupError::Count {
                field: "cards".into(),
                given: table.0.len(),
                wanted: "9, one for each number".into(),
            })?;
        for (i, design) in designs.iter().enumerate() {
            design.check(&format!("cards[{i}]"))?;
            let earlier = &designs[..i];
            if earlier.iter().any(|other| other.number == design.number) {
                let item = format!("number {}", design.number);
                return Err(SetupError::Twice { field: format!("cards[{i}].number"), item });
            }
            if earlier.iter().any(|other| (other.row, other.column) == (design.row, design.column)) {
                let item = format!("row {}, column {}", design.row, design.column);
                return Err(SetupError::Twice { field: format!("cards[{i}]"), item });
            }
        }
        designs.sort_by_key(|design| design.number);
        Ok(Designs::new(designs))
    }
}

impl Design {
    /// Checks that this entry makes sense by itself.
    fn check(&self, field: &str) -> Result<(), SetupError> {
        let range = |key: &str, given: u8, least: u8, most: u8| {
            if (least..=most).contains(&given) {
                return Ok(());
            }
            let (given, least, most) = (given.into(), least.into(), most.into());
            Err(SetupError::Range { field: format!("{field}.{key}"), given, least, most })
        };
        let effect = &self.effect;
        range("number", self.number, 1, 9)?;
        range("row", self.row, 1, 3)?;
        range("column", self.column, 1, 3)?;
        range("effect.reveal", effect.reveal, 0, 3)?;
        range("effect.place", effect.place, 0, 1)?;
        range("effect.min_partner_hand", effect.min_partner_hand, 0, 4)?;
        if (effect.announce == Announce::HigherOrLower) != (effect.value == Value::Announced) {
            return Err(SetupError::Impossible {
                field: format!("{field}.effect"),
                reason: "`announce` is `higher-or-lower` exactly when `value` is `announced`".into(),
            });
        }
        if effect.adjacent && effect.square == Where::Other {
            return Err(SetupError::Conflict {
                field: format!("{field}.effect.adjacent"),
                other: format!("{field}.effect.square"),
            });
        }
        Ok(())
    }
}

/// Our nine designs.
///
/// Card 1 is as printed, card 5 as far as the rulebook says; the corners of 1 and 9 come from a review.
/// Everything else is reconstructed: not the printed cards, but a game by the rulebook.
const OURS: [Design; Card::NUMBERS] = {
    use Confidence::{Inferred, Reconstructed, SingleSource, Verified};

    const fn design(number: u8, confidence: Confidence, position: Confidence, effect: Effect) -> Design {
        let (row, column) = ((number - 1) / 3 + 1, (number - 1) % 3 + 1);
        Design { number, row, column, confidence, position_confidence: position, effect }
    }
    const PLAIN: Effect = Effect {
        announce: Announce::None,
        reveal: 0,
        place: 1,
        square: Where::Either,
        value: Value::Any,
        adjacent: false,
        min_partner_hand: 1,
    };
    [
        design(1, Verified, SingleSource, Effect { reveal: 1, min_partner_hand: 2, ..PLAIN }),
        design(2, Reconstructed, Inferred, Effect { square: Where::Same, ..PLAIN }),
        design(3, Reconstructed, Inferred, Effect { square: Where::Other, ..PLAIN }),
        design(4, Reconstructed, Inferred, Effect { value: Value::Absent, ..PLAIN }),
        design(
            5,
            SingleSource,
            Inferred,
            Effect { announce: Announce::HigherOrLower, value: Value::Announced, ..PLAIN },
        ),
        design(6, Reconstructed, Inferred, Effect { value: Value::Present, ..PLAIN }),
        design(7, Reconstructed, Inferred, Effect { square: Where::Same, adjacent: true, ..PLAIN }),
        design(8, Reconstructed, Inferred, Effect { square: Where::NotLarger, ..PLAIN }),
        design(9, Reconstructed, SingleSource, Effect { place: 0, min_partner_hand: 0, ..PLAIN }),
    ]
};
