//! The three zones that every rocket passes.

use std::fmt;
use std::str::FromStr;

/// One of a player's three zones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Zone {
    /// The assembly shop, where rockets are built.
    Assembly,
    /// The test stand.
    Test,
    /// The launch table, where rockets score.
    Launch,
}

impl Zone {
    /// The zones in the order rockets pass them.
    pub const ALL: [Zone; 3] = [Zone::Assembly, Zone::Test, Zone::Launch];

    /// The zone's place in that order, from zero.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The zone after this one.
    pub const fn next(self) -> Option<Zone> {
        match self {
            Zone::Assembly => Some(Zone::Test),
            Zone::Test => Some(Zone::Launch),
            Zone::Launch => None,
        }
    }
}

impl fmt::Display for Zone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Zone::Assembly => "assembly",
            Zone::Test => "test",
            Zone::Launch => "launch",
        })
    }
}

/// A text that names no zone.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is no zone: say assembly, test or launch")]
pub struct ZoneError(String);

impl FromStr for Zone {
    type Err = ZoneError;

    fn from_str(text: &str) -> Result<Zone, ZoneError> {
        match text {
            "assembly" => Ok(Zone::Assembly),
            "test" => Ok(Zone::Test),
            "launch" => Ok(Zone::Launch),
            _ => Err(ZoneError(text.chars().take(20).collect())),
        }
    }
}

game::as_text!(
    Zone,
    "Zone",
    "A player's zone: the `assembly` shop, the `test` stand or the `launch` table.",
    "^(assembly|test|launch)$"
);
