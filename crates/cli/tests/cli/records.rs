//! `replay` and `verify` with several records, for people and for programs.

use std::fs;

use serde_json::{Value, json};

use crate::fixtures::{duel, played};
use std::process::Output;

use crate::run::{stderr, stdout, wardroom_at};

/// A folder with an honest record, one under way, one with another result, and a file that is no record.
fn folder() -> tempfile::TempDir {
    let home = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| fs::write(home.path().join(name), text).unwrap();
    write("duel.json", &duel());
    write("begun.json", &played("smitten", json!({}), "begun", 3).write());
    let mut changed: Value = serde_json::from_str(&duel()).unwrap();
    changed["result"]["winners"] =
        json!(if changed["result"]["winners"] == json!(["A"]) { ["B"] } else { ["A"] });
    write("changed.json", &changed.to_string());
    write("no-record.json", "{}");
    home
}

fn rows(output: &Output) -> Vec<Value> {
    stdout(output).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn several_records_are_verified_and_each_is_answered() {
    let home = folder();
    let verify = |args: &[&str]| wardroom_at(home.path(), &[&["verify"], args].concat(), "");
    let good = verify(&["duel.json", "begun.json"]);
    assert_eq!(good.status.code(), Some(0), "{}", stderr(&good));
    let told = stdout(&good);
    assert!(told.contains("duel.json: verified: Dead Man's Draw finished"), "{told}");
    assert!(told.contains("begun.json: verified: Smitten unfinished"), "{told}");
    let bad = verify(&["changed.json", "duel.json"]);
    assert_eq!(bad.status.code(), Some(1));
    assert!(
        stdout(&bad).contains("changed.json: NOT verified: ") && stdout(&bad).contains("duel.json: verified")
    );
    let worst = verify(&["no-record.json", "changed.json", "missing.json", "duel.json"]);
    assert_eq!(worst.status.code(), Some(2));
    assert_eq!(stdout(&worst).lines().count(), 2, "{}", stdout(&worst));
    assert!(stderr(&worst).contains("no-record.json") && stderr(&worst).contains("missing.json"));
}

#[test]
fn verify_answers_programs() {
    let home = folder();
    let files = ["duel.json", "changed.json", "no-record.json", "missing.json"];
    let output = wardroom_at(home.path(), &[&["verify", "--json"], &files[..]].concat(), "");
    assert_eq!(output.status.code(), Some(2));
    let rows = rows(&output);
    assert_eq!(rows.iter().map(|row| row["file"].as_str().unwrap()).collect::<Vec<_>>(), files);
    assert_eq!(rows[0]["verified"], true);
    assert_eq!(rows[0]["game"], "dead-mans-draw");
    assert_eq!(rows[0]["is_over"], true);
    assert!(0 < rows[0]["actions"].as_u64().unwrap());
    let codes: Vec<_> = rows[1..].iter().map(|row| row["error"]["code"].as_str().unwrap()).collect();
    assert_eq!(codes, ["tampered-record", "bad-record", "unreadable"]);
    assert!(rows[1..].iter().all(|row| row["verified"] == false));
}

#[test]
fn several_records_are_told() {
    let home = folder();
    let output = wardroom_at(home.path(), &["replay", "duel.json", "begun.json"], "");
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    let told = stdout(&output);
    assert!(told.starts_with("duel.json\nDead Man's Draw, rules "), "{told}");
    assert!(told.contains("\n\nbegun.json\nSmitten, rules "), "{told}");
    let output = wardroom_at(home.path(), &["replay", "duel.json", "--seat", "C"], "");
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("duel.json: there is no seat C"), "{}", stderr(&output));
    let output = wardroom_at(home.path(), &["replay", "duel.json", "changed.json"], "");
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("changed.json: "), "{}", stderr(&output));
}

#[test]
fn replay_answers_programs() {
    let home = folder();
    let record: Value = serde_json::from_str(&duel()).unwrap();
    let output = wardroom_at(home.path(), &["replay", "duel.json", "--json", "--views", "--seat", "B"], "");
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    let rows = rows(&output);
    let actions = record["actions"].as_array().unwrap();
    assert_eq!(rows.len(), actions.len() + 3);
    assert_eq!(rows[0]["game"], "dead-mans-draw");
    assert_eq!(rows[0]["seats"], record["seats"]);
    assert_eq!(rows[1]["version"], 0);
    assert_eq!(rows[2]["action"], actions[0][1]);
    assert_eq!(rows[2]["seat"], actions[0][0]);
    assert!(rows[2]["events"].is_array() && rows[2]["view"].is_object());
    assert_eq!(rows.last().unwrap()["over"], record["result"]);
    let output = wardroom_at(home.path(), &["replay", "begun.json", "--json"], "");
    assert_eq!(self::rows(&output).last().unwrap()["over"], Value::Null);
}
