//! `/api/me/codes`.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use schemars::JsonSchema;
use serde::Deserialize;

use super::extract::{Body, Caller, Path};
use crate::app::App;
use crate::kept::{self, KeptCode};
use crate::refused::Refused;

/// What a code is called.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Called {
    /// The name.
    name: String,
}

pub(super) async fn list(
    State(app): State<Arc<App>>,
    caller: Caller,
) -> Result<Json<Vec<KeptCode>>, Refused> {
    Ok(Json(kept::list(&app.node, &caller.id).await?))
}

pub(super) async fn keep(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(code): Path<String>,
    Body(Called { name }): Body<Called>,
) -> Result<StatusCode, Refused> {
    kept::keep(&app.node, &caller.id, &code, &name).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn remove(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(code): Path<String>,
) -> Result<StatusCode, Refused> {
    kept::remove(&app.node, &caller.id, &code).await?;
    Ok(StatusCode::NO_CONTENT)
}
