//! `/api/me/codes`.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use schemars::JsonSchema;
use serde::Deserialize;

use crate::app::App;
use crate::error::ApiError;
use crate::http::extract::{Body, Caller, Path};
use crate::people::kept_codes::{self, KeptCode};

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
) -> Result<Json<Vec<KeptCode>>, ApiError> {
    Ok(Json(kept_codes::list(&app.node, &caller.id).await?))
}

pub(super) async fn keep(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(code): Path<String>,
    Body(Called { name }): Body<Called>,
) -> Result<StatusCode, ApiError> {
    kept_codes::keep(&app.node, &caller.id, &code, &name).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn remove(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(code): Path<String>,
) -> Result<StatusCode, ApiError> {
    kept_codes::remove(&app.node, &caller.id, &code).await?;
    Ok(StatusCode::NO_CONTENT)
}
