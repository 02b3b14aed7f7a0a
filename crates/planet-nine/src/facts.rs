//! Facts about the game that clients show outside of a match.

use schemars::JsonSchema;
use serde::Serialize;

use crate::{MISSIONS, Own};

/// Facts about the game that clients show outside of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Facts {
    /// The missions of the logbook, from the first on, in the form in which crews write their own.
    pub missions: Vec<Own>,
}

impl Default for Facts {
    fn default() -> Facts {
        Facts { missions: MISSIONS.iter().map(Own::from).collect() }
    }
}
