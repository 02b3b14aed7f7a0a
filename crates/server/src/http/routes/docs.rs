//! The description of the HTTP side, as OpenAPI 3.1 for programs and as a page for people.
//!
//! OpenAPI 3.1 takes JSON schemas as they are, so the ones that are derived for the protocol serve here
//! too, and no type is described twice.

use axum::Json;
use axum::response::Html;
use catalogue::{Decisions, Lesson, Mistakes, Review};
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde_json::{Map, Value, json};
use table::{Face, Sight};

use super::{analysis, crews, kept_codes, missions, people, puzzles, tables};
use crate::history::records::MatchLine;
use crate::history::replay::{Replay, WinningLine};
use crate::history::statistics::Statistic;
use crate::lobby::Line;
use crate::lobby::daily::Daily;
use crate::people::crews::CrewLine;
use crate::people::forgiveness::Forgiveness;
use crate::people::kept_codes::KeptCode;
use crate::people::logbook::CrewLogbook;
use crate::socket::protocol::{ErrorSchema, FromClient, FromServer};
use crate::work::analysis::Beliefs;
use crate::work::jobs::Progress;
use crate::work::missions::Checked;
use crate::work::puzzles::{PuzzleLine, PuzzleSight, Solved};
use crate::work::trials::Trial;

type Describe = fn(&mut SchemaGenerator) -> Schema;

/// One thing that can be asked for.
struct Operation {
    method: &'static str,
    path: &'static str,
    summary: &'static str,
    /// Whether it takes a device's token.
    is_personal: bool,
    request: Option<Describe>,
    response: Option<Describe>,
    /// Whether it may answer 202 with how far a thought is.
    takes_time: bool,
}

const fn operation(method: &'static str, path: &'static str, summary: &'static str) -> Operation {
    Operation { method, path, summary, is_personal: true, request: None, response: None, takes_time: false }
}

impl Operation {
    const fn for_anybody(self) -> Operation {
        Operation { is_personal: false, ..self }
    }

    const fn takes<T: JsonSchema>(self) -> Operation {
        Operation { request: Some(SchemaGenerator::subschema_for::<T>), ..self }
    }

    const fn takes_time(self) -> Operation {
        Operation { takes_time: true, ..self }
    }

    const fn gives<T: JsonSchema>(self) -> Operation {
        Operation { response: Some(SchemaGenerator::subschema_for::<T>), ..self }
    }
}

/// Everything that can be asked for.
fn operations() -> Vec<Operation> {
    vec![
        operation("post", "/api/people", "Introduces a new person with a first device.")
            .for_anybody()
            .takes::<Face>()
            .gives::<people::Introduced>(),
        operation("post", "/api/link", "Makes this device one of the person who was given the code.")
            .for_anybody()
            .takes::<people::Typed>()
            .gives::<people::Introduced>(),
        operation("get", "/api/me", "What the platform knows of you.").gives::<people::Me>(),
        operation("put", "/api/me", "Changes name and picture.").takes::<Face>().gives::<Face>(),
        operation("delete", "/api/me", "Forgets you: name, devices, crews, seats and what you said."),
        operation(
            "post",
            "/api/me/link",
            "A code for another device of yours, good once and for ten minutes.",
        )
        .gives::<people::LinkCode>(),
        operation("get", "/api/me/devices", "Your devices, the one used last first.")
            .gives::<Vec<people::DeviceLine>>(),
        operation("put", "/api/me/devices/{handle}", "Names a device of yours.").takes::<people::DeviceName>(),
        operation(
            "delete",
            "/api/me/devices/{handle}",
            "Throws a device of yours out: its token is good for nothing any more.",
        ),
        operation("post", "/api/me/muted", "Hides what a guest of a table says, here and elsewhere.")
            .takes::<people::GuestAt>(),
        operation("delete", "/api/me/muted/{handle}", "Shows what somebody says again."),
        operation("get", "/api/me/codes", "The missions and sets of cards that you keep.")
            .gives::<Vec<KeptCode>>(),
        operation("put", "/api/me/codes/{code}", "Keeps a mission or a set of cards under a name.")
            .takes::<kept_codes::Called>(),
        operation("delete", "/api/me/codes/{code}", "Keeps a code no longer."),
        operation("get", "/api/games", "All games with their options and schemas.")
            .for_anybody()
            .gives::<Vec<tables::Listed>>(),
        operation("get", "/api/lessons/{game}", "The first lesson in a game, played by its rules.")
            .for_anybody()
            .gives::<Lesson>(),
        operation(
            "post",
            "/api/lessons/{game}/{step}",
            "Tries an action at a step of a lesson, from zero: refused with the reason, or done and forgotten.",
        )
        .for_anybody()
        .takes::<Value>(),
        operation("get", "/api/tables", "Tables: `which` is `open`, `mine` or `turn`.").gives::<Vec<Line>>(),
        operation("post", "/api/tables", "Opens a table.")
            .takes::<tables::Wanted>()
            .gives::<tables::Opened>(),
        operation("get", "/api/tables/{table}", "A table as you may see it.").gives::<Sight>(),
        operation("get", "/api/tables/{table}/records/{number}", "The record of a match that is over.")
            .gives::<Value>(),
        operation(
            "get",
            "/api/tables/{table}/records/{number}/steps",
            "A match that is over, step by step: `observer` is a seat, `spectator` or `open` (all cards).",
        )
        .gives::<Replay>(),
        operation(
            "get",
            "/api/tables/{table}/records/{number}/review",
            "Whether a mission that is over was winnable, and where it was lost.",
        )
        .gives::<Review>()
        .takes_time(),
        operation(
            "get",
            "/api/tables/{table}/records/{number}/fair",
            "Which cards of a mission that is over were mistakes, by what each seat could know then.",
        )
        .gives::<Mistakes>()
        .takes_time(),
        operation(
            "get",
            "/api/tables/{table}/records/{number}/course",
            "What each choice of a match that is over was worth, and what luck did.",
        )
        .gives::<Decisions>()
        .takes_time(),
        operation(
            "get",
            "/api/tables/{table}/records/{number}/line",
            "How a mission that is over could have been won after `at` actions, seen by `observer`.",
        )
        .gives::<WinningLine>()
        .takes_time(),
        operation(
            "get",
            "/api/tables/{table}/records/{number}/belief",
            "Where the cards that a `seat` could not see might have been, at each moment of a match that is over.",
        )
        .gives::<Beliefs>(),
        operation(
            "get",
            "/api/tables/{table}/records/{number}/forgiveness",
            "Whether a lost attempt of a crew counts, and who agrees that it does not.",
        )
        .gives::<Forgiveness>(),
        operation(
            "put",
            "/api/tables/{table}/records/{number}/forgiveness",
            "Agrees that a lost attempt does not count, if the solver did not decide it.",
        )
        .gives::<Forgiveness>(),
        operation(
            "delete",
            "/api/tables/{table}/records/{number}/forgiveness",
            "Takes the own agreement back, until all who played agree.",
        )
        .gives::<Forgiveness>(),
        operation(
            "post",
            "/api/analysis",
            "The same questions about a match or deal that is pasted; nothing is stored.",
        )
        .takes::<analysis::Pasted>()
        .gives::<Value>()
        .takes_time(),
        operation(
            "post",
            "/api/tables/{table}/records/{number}/branches",
            "Opens a table that goes on from a moment of a match that is over.",
        )
        .takes::<tables::At>()
        .gives::<tables::Opened>(),
        operation(
            "get",
            "/api/tables/{table}/records/{number}/branches",
            "The tables that go on from moments of a match that is over.",
        )
        .gives::<Vec<Line>>(),
        operation("get", "/api/codes/{code}", "The table with this code.").gives::<tables::Found>(),
        operation(
            "get",
            "/api/matches",
            "What you have played, the latest first; `before` goes on from a time.",
        )
        .gives::<Vec<MatchLine>>(),
        operation(
            "get",
            "/api/statistics/{game}",
            "How matches of a game went, by setup, the most played first.",
        )
        .for_anybody()
        .gives::<Vec<Statistic>>(),
        operation("get", "/api/puzzles", "The puzzles of a `game`, the easiest first.")
            .for_anybody()
            .gives::<Vec<PuzzleLine>>(),
        operation("get", "/api/puzzles/{game}/{number}", "A puzzle: one choice is right, with open cards.")
            .for_anybody()
            .gives::<PuzzleSight>(),
        operation(
            "post",
            "/api/puzzles/{game}/{number}/answer",
            "Whether an answer is right, what each choice is worth, and how it goes on.",
        )
        .for_anybody()
        .takes::<puzzles::Answered>()
        .gives::<Solved>(),
        operation("get", "/api/daily", "Today's deal of each game, the same for everybody.")
            .for_anybody()
            .gives::<Daily>(),
        operation(
            "post",
            "/api/missions/check",
            "Whether a mission of one's own can be played, and its code.",
        )
        .for_anybody()
        .takes::<missions::Draft>()
        .gives::<Checked>(),
        operation("get", "/api/missions/{code}", "The mission of somebody's own with this code.")
            .for_anybody()
            .gives::<Checked>(),
        operation("post", "/api/missions/{code}/trial", "Lets bots try a mission in the background.")
            .for_anybody()
            .gives::<Trial>(),
        operation("get", "/api/missions/{code}/trial", "How often bots have won a mission so far.")
            .for_anybody()
            .gives::<Trial>(),
        operation("get", "/api/crews", "Your crews.").gives::<Vec<CrewLine>>(),
        operation("post", "/api/crews", "Founds a crew.").takes::<crews::Named>().gives::<CrewLine>(),
        operation("post", "/api/crews/join", "Joins a crew by its code.")
            .takes::<people::Typed>()
            .gives::<CrewLine>(),
        operation("delete", "/api/crews/{crew}", "Leaves a crew."),
        operation("get", "/api/crews/{crew}/logbook", "What a crew of yours has tried and achieved.")
            .gives::<CrewLogbook>(),
        operation("get", "/api/crews/{crew}/logbook.txt", "The same as text.").gives::<String>(),
        operation("get", "/api/crews/{crew}/statistics", "How matches of a crew of yours went, by setup.")
            .gives::<Vec<Statistic>>(),
    ]
}

pub(super) async fn openapi() -> Json<Value> {
    Json(description())
}

pub(super) async fn read() -> Html<String> {
    let mut rows = String::new();
    for Operation { method, path, summary, is_personal, .. } in operations() {
        let token = if is_personal { "token" } else { "" };
        rows += &format!(
            "<tr><td>{}</td><td><code>{path}</code></td><td>{token}</td><td>{summary}</td></tr>\n",
            method.to_uppercase()
        );
    }
    let body = format!(
        "<p>Answers are JSON; errors are <code>{{\"error\":{{\"code\":…,\"message\":…}}}}</code>. Where it says \
         <i>token</i>, send <code>Authorization: Bearer …</code>. Schemas: \
         <a href=\"/api/openapi.json\">/api/openapi.json</a>. Tables are played on the socket \
         <code>/api/socket</code>, described in docs/PROTOCOL.md.</p>\n<table>\n{rows}</table>"
    );
    Html(page("The HTTP side of Wardroom", &body))
}

/// A page without anything that has to be loaded.
pub(crate) fn page(title: &str, body: &str) -> String {
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{title}</title>\n\
         <style>body{{font:16px/1.5 system-ui;max-width:60em;margin:3em auto;padding:0 1em}}\
         td{{padding:.2em 1em .2em 0;vertical-align:top}}</style>\n<h1>{title}</h1>\n{body}\n</html>\n"
    )
}

fn description() -> Value {
    let mut schemas = SchemaSettings::draft2020_12()
        .with(|settings| settings.definitions_path = "/components/schemas".into())
        .into_generator();
    let error = schemas.subschema_for::<ErrorSchema>();
    let mut paths = Map::new();
    for Operation { method, path, summary, is_personal, request, response, takes_time } in operations() {
        let parameters: Vec<_> = path
            .split(['{', '}'])
            .skip(1)
            .step_by(2)
            .map(|name| json!({ "name": name, "in": "path", "required": true, "schema": { "type": "string" } }))
            .collect();
        let content = |schema: Value| json!({ "application/json": { "schema": schema } });
        let done = match response {
            Some(describe) => {
                json!({ "description": "Done.", "content": content(describe(&mut schemas).into()) })
            }
            None => json!({ "description": "Done." }),
        };
        let refused = json!({ "type": "object", "properties": { "error": error } });
        let mut operation = json!({
            "summary": summary,
            "parameters": parameters,
            "responses": {
                "2XX": done,
                "default": { "description": "Refused.", "content": content(refused) },
            },
        });
        if takes_time {
            let progress = content(schemas.subschema_for::<Progress>().into());
            operation["responses"]["202"] = json!({ "description": "Ask again.", "content": progress });
        }
        if let Some(describe) = request {
            let body = json!({ "required": true, "content": content(describe(&mut schemas).into()) });
            operation["requestBody"] = body;
        }
        if is_personal {
            operation["security"] = json!([{ "device": [] }]);
        }
        paths.entry(path).or_insert_with(|| json!({}))[method] = operation;
    }
    json!({
        "openapi": "3.1.0",
        "info": { "title": "Wardroom", "version": env!("CARGO_PKG_VERSION") },
        "paths": paths,
        "components": {
            "schemas": schemas.take_definitions(true),
            "securitySchemes": { "device": { "type": "http", "scheme": "bearer" } },
        },
    })
}

/// All schemas in one document: those of the messages on a socket, of the HTTP side, and of every game, whose
/// facts stand beside them.
pub(crate) fn schemas() -> Value {
    let games = catalogue::ENTRIES.iter().map(|entry| {
        let mut game = json!((entry.schemas)());
        game["facts"] = (entry.facts)();
        (entry.id.to_string(), game)
    });
    let mut generator = SchemaSettings::draft2020_12().into_generator();
    let from_client = generator.subschema_for::<FromClient>();
    let from_server = generator.subschema_for::<FromServer<'static>>();
    json!({
        "from-client": from_client,
        "from-server": from_server,
        "$defs": generator.take_definitions(true),
        "api": description(),
        "games": games.collect::<Map<_, _>>(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reference_leads_somewhere() {
        fn check(value: &Value, root: &Value) {
            match value {
                Value::Object(fields) => {
                    if let Some(Value::String(reference)) = fields.get("$ref") {
                        let pointer = reference.strip_prefix('#').unwrap();
                        assert!(root.pointer(pointer).is_some(), "{reference}");
                    }
                    fields.values().for_each(|value| check(value, root));
                }
                Value::Array(items) => items.iter().for_each(|item| check(item, root)),
                _ => {}
            }
        }
        let description = description();
        check(&description, &description);
        let mut all = schemas();
        let defs = json!({ "$defs": all["$defs"].take(), "a": all["from-client"], "b": all["from-server"] });
        check(&defs, &defs);
    }

    #[test]
    fn every_address_is_described() {
        let source = include_str!("mod.rs");
        let undescribed = ["/api/docs", "/api/openapi.json"];
        let mut n = 0;
        for path in source.split('"').filter(|text| text.starts_with("/api/")) {
            let is_described = operations().iter().any(|operation| operation.path == path);
            assert!(is_described || undescribed.contains(&path), "{path}");
            n += 1;
        }
        assert!(n > 15);
    }
}
