//! `/api/tables/{table}/records/{number}/forgiveness`: whether a lost attempt counts.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;

use crate::app::App;
use crate::error::ApiError;
use crate::http::extract::{Caller, Path};
use crate::people::forgiveness::{self, Forgiveness};

/// Which match of a table.
type Which = Path<(String, u32)>;

pub(super) async fn read(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path((table, number)): Which,
) -> Result<Json<Forgiveness>, ApiError> {
    Ok(Json(forgiveness::read(&app.node, &caller.id, &table, number).await?))
}

pub(super) async fn agree(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path((table, number)): Which,
) -> Result<Json<Forgiveness>, ApiError> {
    Ok(Json(forgiveness::say(&app.node, &caller.id, &table, number, true).await?))
}

pub(super) async fn withdraw(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path((table, number)): Which,
) -> Result<Json<Forgiveness>, ApiError> {
    Ok(Json(forgiveness::say(&app.node, &caller.id, &table, number, false).await?))
}
