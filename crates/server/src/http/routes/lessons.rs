//! `/api/lessons`.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use catalogue::Problem;
use practice::Lesson;
use serde_json::Value;

use crate::app::App;
use crate::error::ApiError;
use crate::http::extract::{Address, Body, Path};

pub(super) async fn show(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Path(game): Path<String>,
) -> Result<Json<Lesson>, ApiError> {
    app.limit(&app.replays, address)?;
    let refused = |problem| ApiError { status: StatusCode::NOT_FOUND, problem: Box::new(problem) };
    Ok(Json(practice::lesson(&game).map_err(refused)?))
}

pub(super) async fn attempt(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Path((game, step)): Path<(String, usize)>,
    Body(action): Body<Value>,
) -> Result<StatusCode, ApiError> {
    app.limit(&app.replays, address)?;
    let refused = |problem: Problem| ApiError { status: StatusCode::CONFLICT, problem: Box::new(problem) };
    practice::try_in_lesson(&game, step, &action).map_err(refused)?;
    Ok(StatusCode::NO_CONTENT)
}
