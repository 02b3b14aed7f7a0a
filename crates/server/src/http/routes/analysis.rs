//! `/api/tables/{table}/records/{number}/…` and `/api/analysis`: matches that are looked back at.

use std::net::IpAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use schemars::JsonSchema;
use serde::Deserialize;

use crate::app::App;
use crate::error::ApiError;
use crate::history::replay::Replay;
use crate::history::source::Source;
use crate::http::extract::{Address, Body, Caller, Path, Query};
use crate::work::Asker;
use crate::work::analysis::{self, Asked, Replayed};

/// Which match of a table.
type Which = Path<(String, u32)>;

/// The observer of a replay.
#[derive(Deserialize)]
pub(super) struct Looking {
    observer: Option<String>,
}

/// A question about a match that was written down.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Pasted {
    /// A record, a match under way such as `{"game":…,"setup":…,"actions":[…]}`, or a deal of Planet Nine.
    text: String,
    /// What is asked.
    question: Asked,
}

pub(super) async fn steps(
    State(app): State<Arc<App>>,
    Address(address): Address,
    caller: Caller,
    Path((table, number)): Which,
    Query(Looking { observer }): Query<Looking>,
) -> Result<Json<Replay>, ApiError> {
    app.limit(&app.replays, address)?;
    let source = Source::played(&app.node, &caller.id, &table, number).await?;
    let observer = observer.as_deref().unwrap_or("open");
    Ok(Json(analysis::steps(&app, asker(address, caller), source, observer).await?))
}

pub(super) async fn played(
    State(app): State<Arc<App>>,
    Address(address): Address,
    caller: Caller,
    Path((table, number)): Which,
    Body(asked): Body<Asked>,
) -> Result<Response, ApiError> {
    let source = Source::played(&app.node, &caller.id, &table, number).await?;
    answer(&app, address, caller, source, asked).await
}

pub(super) async fn pasted(
    State(app): State<Arc<App>>,
    Address(address): Address,
    caller: Caller,
    Body(Pasted { text, question }): Body<Pasted>,
) -> Result<Response, ApiError> {
    answer(&app, address, caller, Source::pasted(text), question).await
}

/// The addresses at which each question was asked in version 0.1.
pub(super) const MOVED: [&str; 5] = [
    "/api/tables/{table}/records/{number}/review",
    "/api/tables/{table}/records/{number}/fair",
    "/api/tables/{table}/records/{number}/course",
    "/api/tables/{table}/records/{number}/line",
    "/api/tables/{table}/records/{number}/belief",
];

/// Names the new address of a question.
pub(super) async fn moved(Path((table, number)): Which, uri: Uri) -> ApiError {
    let question = uri.path().rsplit('/').next().unwrap_or_default();
    let address = format!("/api/tables/{table}/records/{number}/analysis");
    let message = format!(r#"this has moved: POST {{"type":"{question}", …}} to {address}"#);
    let mut refused = ApiError::new(StatusCode::GONE, "moved", &message);
    refused.problem.arguments.insert("address".into(), address.into());
    refused
}

async fn answer(
    app: &App,
    address: IpAddr,
    caller: Caller,
    source: Source,
    asked: Asked,
) -> Result<Response, ApiError> {
    let asker = asker(address, caller);
    Ok(match asked {
        Asked::Replayed(Replayed::Steps { observer }) => {
            app.limit(&app.replays, address)?;
            Json(analysis::steps(app, asker, source, &observer).await?).into_response()
        }
        Asked::Replayed(Replayed::Line { at, observer }) => {
            analysis::line(app, asker, source, at, &observer).await?.into_response()
        }
        Asked::Question(question) => analysis::answer(app, asker, source, question).await?.into_response(),
    })
}

fn asker(address: IpAddr, caller: Caller) -> Asker {
    Asker { address: Some(address), person: Some(caller.id) }
}
