//! `/api/missions`.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::Value;

use crate::app::App;
use crate::error::ApiError;
use crate::http::extract::{Address, Body, Path};
use crate::work::Asker;
use crate::work::missions::{self, Checked};
use crate::work::trials::Trial;

/// A mission to be looked at.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Draft {
    /// The game's id.
    game: String,
    /// The mission, written out or as its code.
    mission: Value,
}

pub(super) async fn check(Body(draft): Body<Draft>) -> Result<Json<Checked>, ApiError> {
    Ok(Json(missions::check(&draft.game, &draft.mission)?))
}

pub(super) async fn show(Path(code): Path<String>) -> Result<Json<Checked>, ApiError> {
    Ok(Json(missions::find(&code)?))
}

pub(super) async fn try_out(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Path(code): Path<String>,
) -> Result<Json<Trial>, ApiError> {
    app.limit(&app.trials_begun, address)?;
    Ok(Json(app.trials.begin(&code, Asker { address: Some(address), person: None })?))
}

pub(super) async fn trial(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
) -> Result<Json<Trial>, ApiError> {
    Ok(Json(app.trials.ask(&code)?))
}
