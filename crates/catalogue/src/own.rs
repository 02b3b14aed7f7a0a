//! Missions that people make up themselves, in games that know such.

use serde_json::Value;

use crate::held::json;
use crate::{ENTRIES, Entry, Problem};

/// A mission of somebody's own.
#[derive(Clone, PartialEq, Debug)]
pub struct OwnMission {
    /// The code by which it is shared.
    pub code: String,
    /// The mission written out.
    pub mission: Value,
}

/// Reads a mission of Planet Nine that is written out, or its code.
pub(crate) fn of_planet_nine(mission: &Value) -> Result<OwnMission, Problem> {
    let own: planet_nine::Own = match mission {
        Value::String(code) => code.parse().map_err(|error| match error {
            crew::code::CodeError::Checksum => mistyped(error),
            crew::code::CodeError::Syntax { .. } => bad(error),
        })?,
        mission => serde_json::from_value(mission.clone()).map_err(bad)?,
    };
    Ok(OwnMission { code: own.to_string(), mission: json(&own) })
}

/// Reads a mission of Deep Sea that is written out, or its code.
pub(crate) fn of_deep_sea(mission: &Value) -> Result<OwnMission, Problem> {
    let code: deep_sea::Code = match mission {
        Value::String(code) => code.parse().map_err(|error| match error {
            deep_sea::CodeError::Checksum => mistyped(error),
            deep_sea::CodeError::Syntax => bad(error),
        })?,
        mission => deep_sea::Code(serde_json::from_value(mission.clone()).map_err(bad)?),
    };
    Ok(OwnMission { code: code.to_string(), mission: json(&code.0) })
}

/// The game whose mission has this code, and the mission.
pub fn read_code(code: &str) -> Result<(&'static Entry, OwnMission), Problem> {
    let code = Value::String(code.into());
    let readers = ENTRIES.iter().filter_map(|entry| Some((entry, entry.own_mission?)));
    for (entry, read) in readers {
        match read(&code) {
            Ok(own) => return Ok((entry, own)),
            Err(problem) if problem.code == "mistyped-mission" => return Err(problem),
            Err(_) => {}
        }
    }
    Err(bad("a mission's code begins with PN1- or DS1- and goes on with digits and capital letters"))
}

fn mistyped(error: impl std::fmt::Display) -> Problem {
    Problem::new("mistyped-mission", error.to_string())
}

fn bad(error: impl std::fmt::Display) -> Problem {
    Problem::new("bad-mission", error.to_string())
}
