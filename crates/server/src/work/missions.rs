//! Custom missions: whether they can be played.

use axum::http::StatusCode;
use catalogue::{AnyGame, OwnMission, Problem};
use game::Seed;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

use crate::error::ApiError;
use crate::socket::protocol::ErrorSchema;

/// A custom mission, and whether it can be played.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Checked {
    /// The game's id.
    game: &'static str,
    /// The code by which it is shared.
    code: String,
    /// The mission written out, with everything that was left out.
    mission: Value,
    /// Where it or its code stands in the setup.
    field: &'static str,
    /// How many can play it.
    players: Vec<u8>,
    /// Why it cannot be played; empty if every number of players can.
    problems: Vec<Doubt>,
}

/// Why a mission cannot be played.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Doubt {
    /// How many cannot play it.
    players: Vec<u8>,
    /// What is wrong.
    #[schemars(with = "ErrorSchema")]
    error: Problem,
}

/// Looks at a mission, which may be written out or a code.
pub(crate) fn check(game: &str, mission: &Value) -> Result<Checked, ApiError> {
    let game = catalogue::find(game).ok_or_else(|| Problem::unknown_game(game))?;
    let read = game.info().read_mission.ok_or_else(|| {
        ApiError::bad(
            "no-own-missions",
            "nothing of one's own can be made for this game; missions of planet-nine and deep-sea can, and cards of smitten",
        )
    })?;
    Ok(checked(game, read(mission)?))
}

/// The mission with this code.
pub(crate) fn find(code: &str) -> Result<Checked, ApiError> {
    let (game, own) = read(code)?;
    Ok(checked(game, own))
}

/// The game and the mission with this code.
pub(crate) fn read(code: &str) -> Result<(&'static dyn AnyGame, OwnMission), ApiError> {
    catalogue::read_code(code)
        .map_err(|problem| ApiError { status: StatusCode::NOT_FOUND, problem: Box::new(problem) })
}

fn checked(game: &dyn AnyGame, own: OwnMission) -> Checked {
    let mut players = Vec::new();
    let mut problems: Vec<Doubt> = Vec::new();
    for n in game.info().seats.clone() {
        match game.begin(&own.setup(n), Seed::from_number(0)) {
            Ok(_) => players.push(n),
            Err(error) => match problems.iter_mut().find(|doubt| doubt.error == error) {
                Some(doubt) => doubt.players.push(n),
                None => problems.push(Doubt { players: vec![n], error }),
            },
        }
    }
    Checked {
        game: game.info().id,
        code: own.code,
        mission: own.mission,
        field: own.field,
        players,
        problems,
    }
}
