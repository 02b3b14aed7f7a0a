//! `/api/games`, `/api/tables`, `/api/codes`, `/api/matches`, `/api/statistics`.

use std::collections::BTreeSet;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use catalogue::{AnyGame, Facts, GAMES, Info, Problem, Schemas};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{PersonId, TableView, Terms};

use crate::app::App;
use crate::error::ApiError;
use crate::history::records::{self, Before, MatchLine};
use crate::history::statistics::{self, Statistic};
use crate::http::extract::{Address, Body, Caller, Path, Query};
use crate::lobby::daily::{self, Daily};
use crate::lobby::{self, TableLine, Which};
use crate::people::clubs;
use crate::people::face_in;

/// A game of the catalogue.
#[derive(Serialize, JsonSchema)]
pub(super) struct Listed {
    /// The game's id.
    id: &'static str,
    /// Its name.
    name: &'static str,
    /// Version of its rules.
    rules: u32,
    /// How few and how many can play.
    seats: (u8, u8),
    /// Whether all win or lose together.
    is_cooperative: bool,
    /// Whether the players may talk in their own words at some moment of a match.
    has_talk: bool,
    /// Its bots, the best first.
    bots: Vec<&'static str>,
}

/// A table to be opened.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Wanted {
    /// What is agreed on.
    terms: Terms,
    /// The club it is opened for.
    #[serde(rename = "crew", default)]
    club: Option<String>,
}

/// A table that was opened.
#[derive(Serialize, JsonSchema)]
pub(super) struct Opened {
    /// The table's id.
    table: String,
    /// The code to join by.
    code: String,
}

/// A table that was found.
#[derive(Serialize, JsonSchema)]
pub(super) struct Found {
    /// The table's id.
    table: String,
}

/// A moment of a match.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct At {
    /// After how many actions.
    at: usize,
}

/// Which tables to list.
#[derive(Deserialize)]
pub(super) struct Wish {
    which: Which,
}

/// Where a page of history begins.
#[derive(Deserialize)]
pub(super) struct Page {
    before: Option<u64>,
    #[serde(rename = "match")]
    id: Option<String>,
}

pub(super) async fn games() -> Json<Vec<Listed>> {
    let listed = |info: &Info| Listed {
        id: info.id,
        name: info.name,
        rules: info.rules,
        seats: (*info.seats.start(), *info.seats.end()),
        is_cooperative: info.is_cooperative,
        has_talk: info.has_talk,
        bots: (info.bots)(),
    };
    Json(GAMES.iter().map(|game| listed(game.info())).collect())
}

pub(super) async fn facts(Path(game): Path<String>) -> Result<Json<Facts>, ApiError> {
    Ok(Json(find(&game)?.facts()))
}

pub(super) async fn schemas(Path(game): Path<String>) -> Result<Json<Schemas>, ApiError> {
    Ok(Json(find(&game)?.schemas()))
}

pub(super) async fn open(
    State(app): State<Arc<App>>,
    Address(address): Address,
    caller: Caller,
    Body(Wanted { terms, club }): Body<Wanted>,
) -> Result<(StatusCode, Json<Opened>), ApiError> {
    app.limit(&app.creations, address)?;
    if let Some(club) = &club {
        clubs::check_member(&app.node, &caller.id, club).await?;
    }
    let (table, code) = lobby::open(&app.node, &caller.id, terms, club).await?;
    Ok((StatusCode::CREATED, Json(Opened { table, code })))
}

pub(super) async fn list(
    State(app): State<Arc<App>>,
    caller: Caller,
    Query(wish): Query<Wish>,
) -> Result<Json<Vec<TableLine>>, ApiError> {
    Ok(Json(lobby::list(&app.node, &caller.id, wish.which).await?))
}

pub(super) async fn daily(State(app): State<Arc<App>>) -> Json<Daily> {
    Json(daily::at(app.node.time.now()))
}

pub(super) async fn by_code(
    State(app): State<Arc<App>>,
    Address(address): Address,
    _: Caller,
    Path(code): Path<String>,
) -> Result<Json<Found>, ApiError> {
    app.limit_codes(address)?;
    Ok(Json(Found { table: lobby::by_code(&app.node, &code).await? }))
}

pub(super) async fn show(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(table): Path<String>,
) -> Result<Json<TableView>, ApiError> {
    let people = app.tables.ask(&table, |table| table.people().cloned().collect::<BTreeSet<_>>()).await?;
    let faces = app.node.people.faces(people.iter()).await?;
    let here = app.tables.presence.at(&table);
    let time = app.node.time.clone();
    let sight = app.tables.ask(&table, move |table| {
        let face = |person: &PersonId| face_in(&faces, person);
        let is_here = |person: &PersonId| here.contains(person);
        (!table.has_sent_away(&caller.id)).then(|| {
            let mut sight = table.view(&caller.id, &face, &is_here);
            time.correct(&mut sight, table);
            sight
        })
    });
    Ok(Json(sight.await?.ok_or(table::Refusal::SentAway)?))
}

pub(super) async fn record(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path((table, number)): Path<(String, u32)>,
) -> Result<impl IntoResponse, ApiError> {
    let record = records::kept(&app.node, &caller.id, &table, number).await?.record;
    Ok(([(header::CONTENT_TYPE, "application/json")], record.write()))
}

pub(super) async fn branch(
    State(app): State<Arc<App>>,
    Address(address): Address,
    caller: Caller,
    Path((table, number)): Path<(String, u32)>,
    Body(At { at }): Body<At>,
) -> Result<(StatusCode, Json<Opened>), ApiError> {
    app.limit(&app.creations, address)?;
    let (table, code) = lobby::branch(&app.node, &caller.id, &table, number, at).await?;
    Ok((StatusCode::CREATED, Json(Opened { table, code })))
}

pub(super) async fn branches(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path((table, number)): Path<(String, u32)>,
) -> Result<Json<Vec<TableLine>>, ApiError> {
    Ok(Json(lobby::branches(&app.node, &caller.id, &table, number).await?))
}

pub(super) async fn history(
    State(app): State<Arc<App>>,
    caller: Caller,
    Query(page): Query<Page>,
) -> Result<Json<Vec<MatchLine>>, ApiError> {
    let before = page.before.map(|at| Before { at, id: page.id });
    Ok(Json(records::history(&app.node, &caller.id, before).await?))
}

pub(super) async fn statistics(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
) -> Result<Json<Vec<Statistic>>, ApiError> {
    find(&game)?;
    Ok(Json(statistics::of_game(&app.node, &game).await?))
}

fn find(game: &str) -> Result<&'static dyn AnyGame, ApiError> {
    let unknown =
        || ApiError { status: StatusCode::NOT_FOUND, problem: Box::new(Problem::unknown_game(game)) };
    catalogue::find(game).ok_or_else(unknown)
}
