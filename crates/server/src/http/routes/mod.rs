//! The routes under `/api`, one row each: method, path, description and handler.

mod analysis;
mod clubs;
mod docs;
mod forgiveness;
mod kept_codes;
mod lessons;
mod missions;
mod people;
mod puzzles;
mod route;
mod tables;

use std::sync::Arc;

use axum::Router;
use axum::routing;
use catalogue::Facts;
use practice::Lesson;
use serde_json::Value;
use table::{Face, TableView};

use crate::app::App;
use crate::history::records::MatchLine;
use crate::history::replay::Replay;
use crate::history::statistics::Statistic;
use crate::lobby::TableLine;
use crate::lobby::daily::Daily;
use crate::people::clubs::ClubLine;
use crate::people::forgiveness::Forgiveness;
use crate::people::kept_codes::KeptCode;
use crate::people::logbook::ClubLogbook;
use crate::work::analysis::{Asked, Finding};
use crate::work::missions::Checked;
use crate::work::puzzles::{PuzzleLine, PuzzleSight, Solved};
use crate::work::trials::Trial;

use route::{Route, delete, get, post, put};

pub(crate) use docs::{page, schemas};

/// Answers all addresses under `/api` but the socket.
pub(crate) fn router() -> Router<Arc<App>> {
    let documents = Router::new()
        .route("/api/docs", routing::get(docs::read))
        .route("/api/openapi.json", routing::get(docs::openapi));
    routes().into_iter().fold(documents, |router, route| router.route(route.path, route.handler))
}

/// The rows: each request that the router answers, in the order of the description.
fn routes() -> Vec<Route> {
    let mut routes = vec![
        post("/api/people", "Introduces a new person with a first device.", people::introduce)
            .public()
            .takes::<Face>()
            .gives::<people::Introduced>(),
        post("/api/link", "Makes this device one of the person who was given the code.", people::link)
            .public()
            .takes::<people::Typed>()
            .gives::<people::Introduced>(),
        get("/api/me", "What the platform knows of you.", people::show).gives::<people::Me>(),
        put("/api/me", "Changes name and picture.", people::change).takes::<Face>().gives::<Face>(),
        delete("/api/me", "Forgets you: name, devices, crews, seats and what you said.", people::forget),
        post(
            "/api/me/link",
            "A code for another device of yours, good once and for ten minutes.",
            people::link_code,
        )
        .gives::<people::LinkCode>(),
        get("/api/me/devices", "Your devices, the one used last first.", people::devices)
            .gives::<Vec<people::DeviceLine>>(),
        put("/api/me/devices/{handle}", "Names a device of yours.", people::name_device)
            .takes::<people::DeviceName>(),
        delete(
            "/api/me/devices/{handle}",
            "Throws a device of yours out: its token is good for nothing any more.",
            people::remove_device,
        ),
        post("/api/me/muted", "Hides what a guest of a table says, here and elsewhere.", people::mute)
            .takes::<people::GuestAt>(),
        delete("/api/me/muted/{handle}", "Shows the remarks of a muted guest again.", people::unmute),
        get("/api/me/codes", "The missions and sets of cards that you keep.", kept_codes::list)
            .gives::<Vec<KeptCode>>(),
        put("/api/me/codes/{code}", "Keeps a mission or a set of cards under a name.", kept_codes::keep)
            .takes::<kept_codes::Called>(),
        delete("/api/me/codes/{code}", "Keeps a code no longer.", kept_codes::remove),
        get("/api/games", "All games with their seats and bots.", tables::games)
            .public()
            .gives::<Vec<tables::Listed>>(),
        get("/api/games/{game}", "Facts about a game, such as its rules and missions.", tables::facts)
            .public()
            .gives::<Facts>(),
        get(
            "/api/games/{game}/schemas",
            "The JSON schemas of a game's setup, actions, refusals, events and views.",
            tables::schemas,
        )
        .public()
        .gives::<Value>(),
        get("/api/lessons/{game}", "The first lesson in a game, played by its rules.", lessons::show)
            .public()
            .gives::<Lesson>(),
        post(
            "/api/lessons/{game}/{step}",
            "Tries an action at a step of a lesson: done and forgotten, or refused with the reason.",
            lessons::attempt,
        )
        .public()
        .takes::<Value>(),
        get("/api/tables", "Tables: `which` is `open`, `mine` or `turn`.", tables::list)
            .gives::<Vec<TableLine>>(),
        post("/api/tables", "Opens a table.", tables::open)
            .takes::<tables::Wanted>()
            .gives::<tables::Opened>(),
        get("/api/tables/{table}", "A table as you may see it.", tables::show).gives::<TableView>(),
        get("/api/tables/{table}/records/{number}", "The record of a match that is over.", tables::record)
            .gives::<Value>(),
        get(
            "/api/tables/{table}/records/{number}/steps",
            "A match that is over, step by step: `observer` is a seat, `spectator` or `open` (all cards).",
            analysis::steps,
        )
        .gives::<Replay>(),
        post(
            "/api/tables/{table}/records/{number}/analysis",
            "Asks about a match that is over: where it was lost, what the players could know, what choices were worth.",
            analysis::played,
        )
        .takes::<Asked>()
        .gives::<Finding>()
        .takes_time(),
        get(
            "/api/tables/{table}/records/{number}/forgiveness",
            "Whether a lost attempt of a crew counts, and who agrees that it does not.",
            forgiveness::read,
        )
        .gives::<Forgiveness>(),
        put(
            "/api/tables/{table}/records/{number}/forgiveness",
            "Agrees that a lost attempt does not count, if the solver did not decide it.",
            forgiveness::agree,
        )
        .gives::<Forgiveness>(),
        delete(
            "/api/tables/{table}/records/{number}/forgiveness",
            "Takes the own agreement back, until all who played agree.",
            forgiveness::withdraw,
        )
        .gives::<Forgiveness>(),
        post(
            "/api/analysis",
            "The same questions about a match or deal that is pasted; nothing is stored.",
            analysis::pasted,
        )
        .takes::<analysis::Pasted>()
        .gives::<Finding>()
        .takes_time(),
        post(
            "/api/tables/{table}/records/{number}/branches",
            "Opens a table that goes on from a moment of a match that is over.",
            tables::branch,
        )
        .takes::<tables::At>()
        .gives::<tables::Opened>(),
        get(
            "/api/tables/{table}/records/{number}/branches",
            "The tables that go on from moments of a match that is over.",
            tables::branches,
        )
        .gives::<Vec<TableLine>>(),
        get("/api/codes/{code}", "The table with this code.", tables::by_code).gives::<tables::Found>(),
        get(
            "/api/matches",
            "What you have played, the latest first; `before` and `match` go on from a page's last one.",
            tables::history,
        )
        .gives::<Vec<MatchLine>>(),
        get(
            "/api/statistics/{game}",
            "How matches of a game went, by setup, the most played first.",
            tables::statistics,
        )
        .public()
        .gives::<Vec<Statistic>>(),
        get("/api/puzzles", "The puzzles of a `game`, the easiest first.", puzzles::list)
            .public()
            .gives::<Vec<PuzzleLine>>(),
        get("/api/puzzles/{game}/{number}", "A puzzle: one choice is right, with open cards.", puzzles::show)
            .public()
            .gives::<PuzzleSight>(),
        post(
            "/api/puzzles/{game}/{number}/answer",
            "Whether an answer is right, what each choice is worth, and how it goes on.",
            puzzles::answer,
        )
        .public()
        .takes::<puzzles::Answered>()
        .gives::<Solved>(),
        get("/api/daily", "Today's deal of each game, the same for all players.", tables::daily)
            .public()
            .gives::<Daily>(),
        post(
            "/api/missions/check",
            "Whether a mission of one's own can be played, and its code.",
            missions::check,
        )
        .public()
        .takes::<missions::Draft>()
        .gives::<Checked>(),
        get("/api/missions/{code}", "The custom mission with this code.", missions::show)
            .public()
            .gives::<Checked>(),
        post("/api/missions/{code}/trial", "Lets bots try a mission in the background.", missions::try_out)
            .public()
            .gives::<Trial>(),
        get("/api/missions/{code}/trial", "How often bots have won a mission so far.", missions::trial)
            .public()
            .gives::<Trial>(),
        get("/api/crews", "Your crews.", clubs::list).gives::<Vec<ClubLine>>(),
        post("/api/crews", "Founds a crew.", clubs::found).takes::<clubs::Named>().gives::<ClubLine>(),
        post("/api/crews/join", "Joins a crew by its code.", clubs::join)
            .takes::<people::Typed>()
            .gives::<ClubLine>(),
        delete("/api/crews/{crew}", "Leaves a crew.", clubs::leave),
        get("/api/crews/{crew}/logbook", "What a crew of yours has tried and achieved.", clubs::read_logbook)
            .gives::<ClubLogbook>(),
        get("/api/crews/{crew}/logbook.txt", "The same as text.", clubs::logbook_text).gives::<String>(),
        get(
            "/api/crews/{crew}/statistics",
            "How matches of a crew of yours went, by setup.",
            clubs::statistics,
        )
        .gives::<Vec<Statistic>>(),
    ];
    let moved = "Gone: what was asked here is asked with a POST to `…/analysis`.";
    routes.extend(analysis::MOVED.map(|path| get(path, moved, analysis::moved).public()));
    routes
}
