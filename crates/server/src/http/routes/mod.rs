//! The plain HTTP side: people, lobby, records, crews.

mod analysis;
mod crews;
mod docs;
mod forgiveness;
mod kept_codes;
mod lessons;
mod missions;
mod people;
mod puzzles;
mod tables;

use std::sync::Arc;

use axum::Router;
use axum::routing::{delete, get, post, put};

use crate::app::App;

pub(crate) use docs::{page, schemas};

/// All addresses under `/api` but the socket. Each one is described in [`docs`].
pub(crate) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/api/people", post(people::introduce))
        .route("/api/link", post(people::link))
        .route("/api/me", get(people::show).put(people::change).delete(people::forget))
        .route("/api/me/link", post(people::link_code))
        .route("/api/me/devices", get(people::devices))
        .route("/api/me/devices/{handle}", put(people::name_device).delete(people::remove_device))
        .route("/api/me/muted", post(people::mute))
        .route("/api/me/muted/{handle}", delete(people::unmute))
        .route("/api/me/codes", get(kept_codes::list))
        .route("/api/me/codes/{code}", put(kept_codes::keep).delete(kept_codes::remove))
        .route("/api/games", get(tables::games))
        .route("/api/lessons/{game}", get(lessons::show))
        .route("/api/lessons/{game}/{step}", post(lessons::attempt))
        .route("/api/tables", get(tables::list).post(tables::open))
        .route("/api/tables/{table}", get(tables::show))
        .route("/api/tables/{table}/records/{number}", get(tables::record))
        .route("/api/tables/{table}/records/{number}/steps", get(analysis::steps))
        .route("/api/tables/{table}/records/{number}/review", get(analysis::review))
        .route("/api/tables/{table}/records/{number}/fair", get(analysis::fair))
        .route("/api/tables/{table}/records/{number}/course", get(analysis::course))
        .route("/api/tables/{table}/records/{number}/line", get(analysis::line))
        .route("/api/tables/{table}/records/{number}/belief", get(analysis::belief))
        .route(
            "/api/tables/{table}/records/{number}/forgiveness",
            get(forgiveness::read).put(forgiveness::agree).delete(forgiveness::withdraw),
        )
        .route("/api/analysis", post(analysis::pasted))
        .route("/api/tables/{table}/records/{number}/branches", get(tables::branches).post(tables::branch))
        .route("/api/codes/{code}", get(tables::by_code))
        .route("/api/matches", get(tables::history))
        .route("/api/statistics/{game}", get(tables::statistics))
        .route("/api/puzzles", get(puzzles::list))
        .route("/api/puzzles/{game}/{number}", get(puzzles::show))
        .route("/api/puzzles/{game}/{number}/answer", post(puzzles::answer))
        .route("/api/daily", get(tables::daily))
        .route("/api/missions/check", post(missions::check))
        .route("/api/missions/{code}", get(missions::show))
        .route("/api/missions/{code}/trial", get(missions::trial).post(missions::try_out))
        .route("/api/crews", get(crews::list).post(crews::found))
        .route("/api/crews/join", post(crews::join))
        .route("/api/crews/{crew}", delete(crews::leave))
        .route("/api/crews/{crew}/logbook", get(crews::read_logbook))
        .route("/api/crews/{crew}/logbook.txt", get(crews::logbook_text))
        .route("/api/crews/{crew}/statistics", get(crews::statistics))
        .route("/api/docs", get(docs::read))
        .route("/api/openapi.json", get(docs::openapi))
}
