//! How a person is shown to others.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::PersonId;

/// The placeholder name of a person who is no longer known.
pub const UNKNOWN_NAME: &str = "somebody";

/// How a person is shown to others.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Face {
    /// The name.
    pub name: String,
    /// The picture.
    #[serde(default)]
    pub avatar: Avatar,
}

impl Face {
    /// The placeholder face of a person who is no longer known.
    pub fn unknown() -> Face {
        Face { name: UNKNOWN_NAME.into(), avatar: Avatar::default() }
    }
}

/// Finds faces. Names stand in one place only, so that they can be changed and forgotten there.
pub type Faces<'a> = &'a (dyn Fn(&PersonId) -> Face + 'a);

/// A picture to be shown beside a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "a picture shows what it is called")]
pub enum Avatar {
    #[default]
    Anchor,
    Compass,
    Helm,
    Lantern,
    Parrot,
    Whale,
    Octopus,
    Turtle,
    Rocket,
    Satellite,
    Comet,
    Moon,
}
