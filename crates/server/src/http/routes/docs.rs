//! The description of the HTTP side, as OpenAPI 3.1 for programs and as a page for people.
//!
//! OpenAPI 3.1 takes JSON schemas as they are, so the ones that are derived for the protocol serve here
//! too, and no type is described twice.

use axum::Json;
use axum::response::Html;
use catalogue::GAMES;
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value, json};

use super::route::Route;
use super::routes;
use crate::socket::protocol::{ErrorSchema, FromClient, FromServer};
use crate::work::jobs::Progress;

pub(super) async fn openapi() -> Json<Value> {
    Json(description())
}

pub(super) async fn read() -> Html<String> {
    let mut rows = String::new();
    for Route { method, path, summary, is_personal, .. } in routes() {
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
    for Route { method, path, summary, is_personal, request, response, takes_time, .. } in routes() {
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
    let games = GAMES.iter().map(|game| {
        let mut document = json!(game.schemas());
        document["facts"] = json!(game.facts());
        (game.info().id.to_string(), document)
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
    fn every_route_is_described() {
        let description = description();
        for Route { method, path, summary, .. } in routes() {
            assert_eq!(description["paths"][path][method]["summary"], summary, "{method} {path}");
        }
    }
}
