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
use crate::people::clubs::{self, ClubLine};
use crate::people::logbook::{self, ClubLogbook};

/// A club to be founded.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Named {
    /// The club's name.
    name: String,
}

pub(super) async fn list(
    State(app): State<Arc<App>>,
    caller: Caller,
) -> Result<Json<Vec<ClubLine>>, ApiError> {
    Ok(Json(clubs::list(&app.node, &caller.id).await?))
}

pub(super) async fn found(
    State(app): State<Arc<App>>,
    Address(address): Address,
    caller: Caller,
    Body(named): Body<Named>,
) -> Result<(StatusCode, Json<ClubLine>), ApiError> {
    app.limit(&app.creations, address)?;
    Ok((StatusCode::CREATED, Json(clubs::found(&app.node, &caller.id, &named.name).await?)))
}

pub(super) async fn join(
    State(app): State<Arc<App>>,
    Address(address): Address,
    caller: Caller,
    Body(typed): Body<Typed>,
) -> Result<Json<ClubLine>, ApiError> {
    app.limit_codes(address)?;
    Ok(Json(clubs::join(&app.node, &caller.id, &typed.code).await?))
}

pub(super) async fn leave(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(club): Path<String>,
) -> Result<StatusCode, ApiError> {
    clubs::check_member(&app.node, &caller.id, &club).await?;
    clubs::leave(&app.node, &caller.id, &club).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn read_logbook(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(club): Path<String>,
) -> Result<Json<ClubLogbook>, ApiError> {
    Ok(Json(logbook::read(&app.node, &caller.id, &club).await?))
}

pub(super) async fn statistics(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(club): Path<String>,
) -> Result<Json<Vec<Statistic>>, ApiError> {
    clubs::check_member(&app.node, &caller.id, &club).await?;
    Ok(Json(statistics::of_club(&app.node, &club).await?))
}

pub(super) async fn logbook_text(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(club): Path<String>,
) -> Result<String, ApiError> {
    Ok(logbook::read(&app.node, &caller.id, &club).await?.text())
}
