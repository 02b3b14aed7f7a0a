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

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_code_leads_to_its_game_and_mission() {
        for (game, mission) in [
            ("planet-nine", json!({ "tasks": 3, "tokens": ["1", "omega"], "dead_zone": true })),
            ("deep-sea", json!({ "tasks": { "drawn": 7 }, "communication": "rapture" })),
        ] {
            let entry = crate::find(game).unwrap();
            let own = (entry.own_mission.unwrap())(&mission).unwrap();
            let (found, again) = read_code(&own.code.to_lowercase()).unwrap();
            assert_eq!((found.id, again), (game, own));
        }
    }

    #[test]
    fn a_mistyped_code_is_told_from_no_code() {
        let own = of_planet_nine(&json!({ "tasks": 3 })).unwrap();
        let mistyped = own.code.replace("PN1-", "PN1-7");
        assert_eq!(read_code(&mistyped).err().unwrap().code, "mistyped-mission");
        assert_eq!(read_code("XX").err().unwrap().code, "bad-mission");
        assert!(of_planet_nine(&json!({ "taks": 3 })).unwrap_err().message.contains("taks"));
    }
}
