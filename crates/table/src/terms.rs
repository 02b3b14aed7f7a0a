//! What the people at a table have agreed on.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What is agreed before cards are dealt; between matches it can be agreed anew.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// The game's id.
    pub game: String,
    /// The game's own setup.
    #[serde(default = "no_options")]
    pub setup: Value,
    /// Who finds the table.
    #[serde(default)]
    pub privacy: Privacy,
    /// How many seconds a seat has for each decision; without a limit nothing ever expires.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn_seconds: Option<u32>,
    /// After how many seconds without a word a bot takes over the seat that is waited for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub absence_seconds: Option<u32>,
    /// Whether nothing is said while a match is under way, even where its game lets the players talk.
    #[serde(default, skip_serializing_if = "is_false")]
    pub silent: bool,
    /// A phrase that decides the shuffle, so that others can be dealt the same cards.
    ///
    /// The cards can be computed from it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
}

impl Terms {
    /// Whether it is laid out, or can be known, what chance would otherwise decide, so that the match proves
    /// nothing.
    pub fn is_arranged(&self) -> bool {
        self.seed.is_some() || has_deal(&self.setup)
    }

    /// The same without the cards that are laid out, for all but their author.
    pub(crate) fn without_deal(&self) -> Terms {
        Terms { setup: without_deal(&self.setup), ..self.clone() }
    }
}

/// Who finds the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Privacy {
    /// Those who have the link or the code.
    #[default]
    Private,
    /// All players: it is listed in the lobby.
    Open,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_false(value: &bool) -> bool {
    !value
}

/// Whether a setup lays out what chance would otherwise decide.
pub fn has_deal(setup: &Value) -> bool {
    setup.get("deal").is_some_and(|deal| !deal.is_null())
}

/// A setup without what it lays out.
pub fn without_deal(setup: &Value) -> Value {
    let mut setup = setup.clone();
    if let Some(options) = setup.as_object_mut() {
        options.shift_remove("deal");
    }
    setup
}

fn no_options() -> Value {
    Value::Object(serde_json::Map::new())
}
