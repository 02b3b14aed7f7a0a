//! `/api/tables/{table}/records/{number}/…` and `/api/analysis`: matches that are looked back at.

use std::net::IpAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::Value;

use crate::app::App;
use crate::error::ApiError;
use crate::history::replay::{Replay, WinningLine};
use crate::history::source::Source;
use crate::http::extract::{Address, Body, Caller, Path, Query};
use crate::work::Asker;
use crate::work::analysis::{self, Beliefs, Question, Topic};
use crate::work::jobs::Answer;

/// Which match of a table.
type Which = Path<(String, u32)>;

/// Through whose eyes to see a match.
#[derive(Deserialize)]
pub(super) struct Looking {
    observer: Option<String>,
}

/// From which moment on.
#[derive(Deserialize)]
pub(super) struct Moment {
    at: usize,
    observer: Option<String>,
}

/// Whose knowledge.
#[derive(Deserialize)]
pub(super) struct Knower {
    seat: String,
}

/// A question about a match that was written down.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Pasted {
    /// A record, a match under way such as `{"game":…,"setup":…,"actions":[…]}`, or a deal of Planet Nine.
    text: String,
    /// What is asked.
    question: Question,
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
    Ok(Json(
        analysis::steps(&app, asker(address, caller), source, observer.as_deref().unwrap_or("open")).await?,
    ))
}

pub(super) async fn review(
    State(app): State<Arc<App>>,
    Address(address): Address,
    caller: Caller,
    Path((table, number)): Which,
) -> Result<Answer<Value>, ApiError> {
    let source = Source::played(&app.node, &caller.id, &table, number).await?;
    analysis::whole(&app, asker(address, caller), source, Topic::Review).await
}

pub(super) async fn fair(
    State(app): State<Arc<App>>,
    Address(address): Address,
    caller: Caller,
    Path((table, number)): Which,
) -> Result<Answer<Value>, ApiError> {
    let source = Source::played(&app.node, &caller.id, &table, number).await?;
    analysis::whole(&app, asker(address, caller), source, Topic::Mistakes).await
}

pub(super) async fn course(
    State(app): State<Arc<App>>,
    Address(address): Address,
    caller: Caller,
    Path((table, number)): Which,
) -> Result<Answer<Value>, ApiError> {
    let source = Source::played(&app.node, &caller.id, &table, number).await?;
    analysis::whole(&app, asker(address, caller), source, Topic::Decisions).await
}

pub(super) async fn line(
    State(app): State<Arc<App>>,
    Address(address): Address,
    caller: Caller,
    Path((table, number)): Which,
    Query(Moment { at, observer }): Query<Moment>,
) -> Result<Answer<WinningLine>, ApiError> {
    let source = Source::played(&app.node, &caller.id, &table, number).await?;
    analysis::line(&app, asker(address, caller), source, at, observer.as_deref().unwrap_or("open")).await
}

pub(super) async fn belief(
    State(app): State<Arc<App>>,
    Address(address): Address,
    caller: Caller,
    Path((table, number)): Which,
    Query(Knower { seat }): Query<Knower>,
) -> Result<Json<Beliefs>, ApiError> {
    app.limit(&app.replays, address)?;
    let source = Source::played(&app.node, &caller.id, &table, number).await?;
    Ok(Json(analysis::beliefs(&app, asker(address, caller), source, &seat).await?))
}

pub(super) async fn pasted(
    State(app): State<Arc<App>>,
    Address(address): Address,
    caller: Caller,
    Body(Pasted { text, question }): Body<Pasted>,
) -> Result<Response, ApiError> {
    let source = Source::pasted(text);
    let asker = asker(address, caller);
    let topic = match question {
        Question::Steps { observer } => {
            app.limit(&app.replays, address)?;
            return Ok(Json(analysis::steps(&app, asker, source, &observer).await?).into_response());
        }
        Question::Whereabouts { seat } => {
            app.limit(&app.replays, address)?;
            return Ok(Json(analysis::beliefs(&app, asker, source, &seat).await?).into_response());
        }
        Question::Line { at, observer } => {
            return Ok(analysis::line(&app, asker, source, at, &observer).await?.into_response());
        }
        Question::Review {} => Topic::Review,
        Question::Mistakes {} => Topic::Mistakes,
        Question::Decisions {} => Topic::Decisions,
    };
    Ok(analysis::whole(&app, asker, source, topic).await?.into_response())
}

fn asker(address: IpAddr, caller: Caller) -> Asker {
    Asker { address: Some(address), person: Some(caller.id) }
}
