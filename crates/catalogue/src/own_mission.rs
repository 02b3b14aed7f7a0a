//! Missions and sets of cards that players made up, in games that know such.

use std::str::FromStr;

use game::code::CodeError;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::{AnyGame, GAMES, Problem};

/// Reads a mission or cards that players made up, written out or as their code.
pub type MissionReader = fn(mission: &Value) -> Result<OwnMission, Problem>;

/// A mission or a set of cards that players made up.
#[derive(Clone, PartialEq, Debug)]
pub struct OwnMission {
    /// The code by which it is shared.
    pub code: String,
    /// The mission, written out.
    pub mission: Value,
    /// Where it stands in the setup.
    pub field: &'static str,
}

impl OwnMission {
    /// The setup that plays it with this number of players.
    pub fn setup(&self, players: u8) -> Value {
        json!({ "players": players, self.field: self.mission })
    }
}

/// The game whose mission or set of cards has this code, and what it stands for.
pub fn read_code(code: &str) -> Result<(&'static dyn AnyGame, OwnMission), Problem> {
    let code = Value::String(code.into());
    for game in GAMES {
        match game.info().read_mission.map(|read| read(&code)) {
            Some(Ok(own)) => return Ok((game, own)),
            Some(Err(problem)) if problem.code == "mistyped-mission" => return Err(problem),
            Some(Err(_)) | None => {}
        }
    }
    Err(bad("a code begins with PN1-, DS1- or SM1- and goes on with digits and capital letters"))
}

/// Reads what is written out, or its code.
pub(crate) fn read_own<T, C>(mission: &Value, decode: fn(C) -> T) -> Result<T, Problem>
where
    T: DeserializeOwned,
    C: FromStr<Err = CodeError>,
{
    match mission {
        Value::String(code) => code.parse().map(decode).map_err(refused),
        mission => serde_json::from_value(mission.clone()).map_err(bad),
    }
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
