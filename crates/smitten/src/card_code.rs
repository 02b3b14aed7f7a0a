//! Share codes for nine cards of one's own (SM-1.9).

use std::fmt;
use std::str::FromStr;

use game::SetupError;
use game::code::{Bits, CodeError};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};

use crate::effect::{Announce, Value, Where};
use crate::{CardTable, Confidence, Design, Designs, Effect};

/// The prefix of a share code: the game and the version of its layout.
const PREFIX: &str = "SM1-";
const SQUARES: [Where; 4] = [Where::Either, Where::Same, Where::Other, Where::NotLarger];
const VALUES: [Value; 4] = [Value::Any, Value::Announced, Value::Absent, Value::Present];

impl CardTable {
    /// The share code of the nine, unless they make no game.
    pub fn code(&self) -> Result<String, SetupError> {
        let designs = Designs::try_from(self)?;
        let mut code = Bits::default();
        for design in designs.all() {
            design.encode(&mut code);
        }
        Ok(code.encode(PREFIX))
    }
}

impl FromStr for CardTable {
    type Err = CodeError;

    fn from_str(text: &str) -> Result<CardTable, CodeError> {
        let mut code = Bits::decode(PREFIX, text)?;
        let designs = (1..=9).map(|number| Design::decode(number, &mut code));
        let table = CardTable(designs.collect::<Option<_>>().ok_or(CodeError::Checksum)?);
        Designs::try_from(&table).map_err(|_| CodeError::Checksum)?;
        Ok(table)
    }
}

impl Design {
    /// Writes the place and the instruction in 15 bits; the announcement follows from the numbers allowed.
    fn encode(&self, code: &mut Bits) {
        let Effect { announce: _, reveal, place, square, value, adjacent, min_partner_hand } = self.effect;
        code.push(u32::from((self.row - 1) * 3 + self.column - 1), 4);
        code.push(reveal.into(), 2);
        code.push(place.into(), 1);
        code.push(square as u32, 2);
        code.push(value as u32, 2);
        code.push(adjacent.into(), 1);
        code.push(min_partner_hand.into(), 3);
    }

    fn decode(number: u8, code: &mut Bits) -> Option<Design> {
        let place = code.take(4)? as u8;
        let (reveal, n_placed) = (code.take(2)? as u8, code.take(1)? as u8);
        let square = SQUARES[code.take(2)? as usize];
        let value = VALUES[code.take(2)? as usize];
        let announce = if value == Value::Announced { Announce::HigherOrLower } else { Announce::None };
        let (adjacent, min_partner_hand) = (code.take(1)? == 1, code.take(3)? as u8);
        let effect = Effect { announce, reveal, place: n_placed, square, value, adjacent, min_partner_hand };
        Some(Design {
            number,
            row: place / 3 + 1,
            column: place % 3 + 1,
            confidence: Confidence::House,
            position_confidence: Confidence::House,
            effect,
        })
    }
}

impl<'de> Deserialize<'de> for CardTable {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<CardTable, D::Error> {
        from.deserialize_any(Written)
    }
}

/// Reads nine designs written out, or their share code.
struct Written;

impl<'de> Visitor<'de> for Written {
    type Value = CardTable;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "nine designs, or their code, which begins with {PREFIX}")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<CardTable, E> {
        text.parse().map_err(E::custom)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut designs: A) -> Result<CardTable, A::Error> {
        let mut table = Vec::new();
        while let Some(design) = designs.next_element()? {
            table.push(design);
        }
        Ok(CardTable(table))
    }
}

impl JsonSchema for CardTable {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "CardTable".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "Nine designs to play with instead of ours, one for each number, or their code.",
            "anyOf": [
                {
                    "type": "array",
                    "items": generator.subschema_for::<Design>(),
                    "minItems": 9,
                    "maxItems": 9,
                },
                { "type": "string", "pattern": "^SM1-[0-9A-HJKMNP-TV-Z]+$" },
            ],
        })
    }
}
