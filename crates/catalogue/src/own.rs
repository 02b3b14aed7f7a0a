//! Missions and sets of cards that people make up themselves, in games that know such.

use game::code::CodeError;
use serde_json::Value;

use crate::typed_match::json;
use crate::{ENTRIES, Entry, Problem};

/// A mission or a set of cards of one's own.
#[derive(Clone, PartialEq, Debug)]
pub struct OwnMission {
    /// The code by which it is shared.
    pub code: String,
    /// It, written out.
    pub mission: Value,
    /// Where it stands in the setup.
    pub field: &'static str,
}

impl OwnMission {
    /// The setup that plays it with this number of players.
    pub fn setup(&self, players: u8) -> Value {
        serde_json::json!({ "players": players, self.field: self.mission })
    }
}

/// Reads a mission of Planet Nine that is written out, or its code.
pub(crate) fn of_planet_nine(mission: &Value) -> Result<OwnMission, Problem> {
    let own: planet_nine::Own = match mission {
        Value::String(code) => code.parse().map_err(refused)?,
        mission => serde_json::from_value(mission.clone()).map_err(bad)?,
    };
    Ok(OwnMission { code: own.to_string(), mission: json(&own), field: "mission" })
}

/// Reads a mission of Deep Sea that is written out, or its code.
pub(crate) fn of_deep_sea(mission: &Value) -> Result<OwnMission, Problem> {
    let code = match mission {
        Value::String(code) => code.parse().map_err(refused)?,
        mission => deep_sea::Code(serde_json::from_value(mission.clone()).map_err(bad)?),
    };
    Ok(OwnMission { code: code.to_string(), mission: json(&code.0), field: "mission" })
}

/// Reads nine cards of Smitten that are written out, or their code.
pub(crate) fn of_smitten(cards: &Value) -> Result<OwnMission, Problem> {
    let cards: smitten::CardTable = match cards {
        Value::String(code) => code.parse().map_err(refused)?,
        cards => serde_json::from_value(cards.clone()).map_err(bad)?,
    };
    let code = cards.code()?;
    Ok(OwnMission { code, mission: json(&cards), field: "cards" })
}

/// The game whose mission or set of cards has this code, and what it stands for.
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
    Err(bad("a code begins with PN1-, DS1- or SM1- and goes on with digits and capital letters"))
}

fn refused(error: CodeError) -> Problem {
    match error {
        CodeError::Checksum => Problem::new("mistyped-mission", error.to_string()),
        CodeError::Syntax { .. } => bad(error),
    }
}

fn bad(error: impl std::fmt::Display) -> Problem {
    Problem::new("bad-mission", error.to_string())
}
