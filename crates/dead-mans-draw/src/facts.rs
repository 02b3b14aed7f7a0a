//! Facts about the game that clients show outside of a match.

use schemars::JsonSchema;
use serde::Serialize;

use crate::{Trait, Variant};

/// Facts about the game that clients show outside of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Facts {
    /// The traits of every game. The Siren is missing, since she joins only where mermaids act.
    pub traits: Vec<Trait>,
    /// The variant cards.
    pub variants: Vec<Variant>,
}

impl Default for Facts {
    fn default() -> Facts {
        let traits = Trait::ALL.into_iter().filter(|&one| one != Trait::Siren);
        Facts { traits: traits.collect(), variants: Variant::ALL.to_vec() }
    }
}
