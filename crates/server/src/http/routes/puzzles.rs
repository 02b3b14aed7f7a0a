//! `/api/puzzles`.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::Value;

use crate::app::App;
use crate::error::ApiError;
use crate::http::extract::{Address, Body, Path, Query};
use crate::work::Asker;
use crate::work::puzzles::{self, PuzzleLine, PuzzleSight, Solved};

/// Whose puzzles to list.
#[derive(Deserialize)]
pub(super) struct Wish {
    game: String,
}

/// An answer to a puzzle.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Answered {
    /// What to do: one of the puzzle's `legal`.
    action: Value,
}

pub(super) async fn list(Query(wish): Query<Wish>) -> Result<Json<Vec<PuzzleLine>>, ApiError> {
    Ok(Json(puzzles::list(&wish.game)?))
}

pub(super) async fn show(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Path((game, number)): Path<(String, u32)>,
) -> Result<Json<PuzzleSight>, ApiError> {
    app.limit(&app.replays, address)?;
    app.replay(Asker { address: Some(address), person: None }, move || puzzles::show(&game, number))
        .await
        .map(Json)
}

pub(super) async fn answer(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Path((game, number)): Path<(String, u32)>,
    Body(Answered { action }): Body<Answered>,
) -> Result<Json<Solved>, ApiError> {
    app.limit(&app.replays, address)?;
    app.replay(Asker { address: Some(address), person: None }, move || {
        puzzles::answer(&game, number, &action)
    })
    .await
    .map(Json)
}
