//! `/api/crews`.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use schemars::JsonSchema;
use serde::Deserialize;

use super::people::Typed;
use crate::app::App;
use crate::error::ApiError;
use crate::history::statistics::{self, Statistic};
use crate::http::extract::{Address, Body, Caller, Path};
use crate::people::crews::{self, CrewLine};
use crate::people::logbook::{self, CrewLogbook};

/// A crew to be founded.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Named {
    /// The crew's name.
    name: String,
}

pub(super) async fn list(
    State(app): State<Arc<App>>,
    caller: Caller,
) -> Result<Json<Vec<CrewLine>>, ApiError> {
    Ok(Json(crews::list(&app.node, &caller.id).await?))
}

pub(super) async fn found(
    State(app): State<Arc<App>>,
    Address(address): Address,
    caller: Caller,
    Body(named): Body<Named>,
) -> Result<(StatusCode, Json<CrewLine>), ApiError> {
    app.limit(&app.creations, address)?;
    Ok((StatusCode::CREATED, Json(crews::found(&app.node, &caller.id, &named.name).await?)))
}

pub(super) async fn join(
    State(app): State<Arc<App>>,
    Address(address): Address,
    caller: Caller,
    Body(typed): Body<Typed>,
) -> Result<Json<CrewLine>, ApiError> {
    app.limit_codes(address)?;
    Ok(Json(crews::join(&app.node, &caller.id, &typed.code).await?))
}

pub(super) async fn leave(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(crew): Path<String>,
) -> Result<StatusCode, ApiError> {
    crews::check_member(&app.node, &caller.id, &crew).await?;
    crews::leave(&app.node, &caller.id, &crew).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn read_logbook(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(crew): Path<String>,
) -> Result<Json<CrewLogbook>, ApiError> {
    Ok(Json(logbook::read(&app.node, &caller.id, &crew).await?))
}

pub(super) async fn statistics(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(crew): Path<String>,
) -> Result<Json<Vec<Statistic>>, ApiError> {
    crews::check_member(&app.node, &caller.id, &crew).await?;
    Ok(Json(statistics::of_crew(&app.node, &crew).await?))
}

pub(super) async fn logbook_text(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(crew): Path<String>,
) -> Result<String, ApiError> {
    Ok(logbook::read(&app.node, &caller.id, &crew).await?.text())
}
