//! What docs/PROTOCOL.md says is true: its examples, and its table of commands.

use crate::common::{Data, Server, quick};
use serde_json::{Value, json};
use server::Config;
use std::collections::BTreeSet;
use std::time::Duration;

#[tokio::test]
async fn the_examples_of_the_document_are_true() {
    let document = include_str!("../../../../docs/PROTOCOL.md");
    let data = Data::new().await;
    let config = Config { bot_pause: Duration::from_secs(3600), ..quick() };
    let server = Server::start_with(&data, config).await;
    let token = server.introduce("Ada").await;
    let terms = document.split("```json\n").nth(1).unwrap().lines().next().unwrap();
    let opened = server.post("/api/tables", &token, serde_json::from_str(terms).unwrap()).await;
    let table = opened["table"].as_str().unwrap();

    let mut client = server.connect_silently().await;
    let mut n_lines = 0;
    for line in
        document.split("```replay\n").skip(1).flat_map(|rest| rest.split("```").next().unwrap().lines())
    {
        let line = line.replace("TOKEN", &token).replace("TABLE", table);
        let (direction, text) = line.split_at(2);
        let message: Value = serde_json::from_str(text).unwrap();
        match direction {
            "> " => client.send(message).await,
            "< " => {
                let answer = client.next().await.unwrap();
                assert!(fits(&message, &answer), "the document says {message}\nthe server says {answer}");
            }
            _ => panic!("{line}"),
        }
        n_lines += 1;
    }
    assert!(n_lines > 30);
    server.stop().await;
}

#[test]
fn every_command_has_a_row_in_the_document() {
    let document = include_str!("../../../../docs/PROTOCOL.md");
    let section = document.split("\n## All commands\n").nth(1).unwrap().split("\n## ").next().unwrap();
    let in_code = |cell: &str| cell.split('`').skip(1).step_by(2).map(String::from).collect::<BTreeSet<_>>();
    let rows = section.lines().filter(|line| line.starts_with("| `")).map(|line| {
        let cells: Vec<_> = line.split('|').collect();
        (in_code(cells[1]), in_code(cells[2]))
    });
    let schemas = server::schemas();
    let commands = schemas["$defs"]["Command"]["oneOf"].as_array().unwrap().iter().map(|one| {
        let is_required = |field: &&String| one["required"].as_array().unwrap().contains(&json!(field));
        let fields = one["properties"].as_object().unwrap().keys().filter(|field| *field != "type");
        let written = |field| if is_required(&field) { field.clone() } else { format!("{field}?") };
        let name = one["properties"]["type"]["const"].as_str().unwrap();
        (BTreeSet::from([name.to_owned()]), fields.map(written).collect())
    });
    assert_eq!(rows.collect::<Vec<_>>(), commands.collect::<Vec<_>>());
}

/// Whether an answer has everything the document shows.
fn fits(shown: &Value, answer: &Value) -> bool {
    match (shown, answer) {
        (Value::String(text), _) if text == "…" => !answer.is_null(),
        (Value::Object(shown), Value::Object(answer)) => {
            shown.iter().all(|(name, value)| answer.get(name).is_some_and(|answer| fits(value, answer)))
        }
        (Value::Array(shown), Value::Array(answer)) => {
            shown.len() == answer.len() && shown.iter().zip(answer).all(|(shown, answer)| fits(shown, answer))
        }
        _ => shown == answer,
    }
}

#[test]
fn every_message_has_a_schema() {
    let schemas = server::schemas();
    for (side, types) in [
        ("FromClient", &["hello", "watch", "unwatch", "command", "hold", "ping"][..]),
        ("FromServer", &["welcome", "table", "done", "refused", "error", "pong", "goodbye"]),
    ] {
        let variants = schemas["$defs"][side]["oneOf"].as_array().unwrap();
        let found: Vec<_> =
            variants.iter().map(|one| one["properties"]["type"]["const"].as_str().unwrap()).collect();
        assert_eq!(found, types);
    }
    assert!(schemas["games"]["dead-mans-draw"]["view"].is_object());
}
