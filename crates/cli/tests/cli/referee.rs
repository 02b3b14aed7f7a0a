//! The referee as a program uses it, with good and bad requests.

use std::io::Write;
use std::process::{Command, Stdio};

use serde_json::{Value, json};

/// The referee's answers to these lines.
fn ask(lines: &[&str]) -> Vec<Value> {
    ask_bytes(lines.join("\n").as_bytes())
}

fn ask_bytes(input: &[u8]) -> Vec<Value> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_wardroom"))
        .arg("referee")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    let writer = std::thread::spawn(move || stdin.write_all(&input).unwrap());
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    assert!(output.status.success());
    String::from_utf8(output.stdout)
        .unwrap()
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

/// The error codes of the answers to these lines; `ok` where there is none.
fn codes(lines: &[&str]) -> Vec<String> {
    ask(lines).iter().map(|a| a["error"]["code"].as_str().unwrap_or("ok").to_string()).collect()
}

const NEW: &str = r#"{"cmd":"new","game":"dead-mans-draw","seed":"x","setup":{"players":2,"traits":false,"deal":{"first":"A"}}}"#;

#[test]
fn bad_requests_are_answered_and_the_referee_goes_on() {
    let long = format!(r#"{{"cmd":"{}"}}"#, "x".repeat(1_000_000));
    let cases = [
        ("hello", "bad-json"),
        ("", "bad-json"),
        (" \t", "bad-json"),
        ("[]", "no-command"),
        ("{}", "no-command"),
        (r#"{"cmd":"dance"}"#, "unknown-command"),
        (r#"{"cmd":7}"#, "unknown-command"),
        (r#"{"cmd":"legal","seat":"A"}"#, "no-game"),
        (r#"{"cmd":"new"}"#, "bad-request"),
        (r#"{"cmd":"new","game":"chess"}"#, "unknown-game"),
        (r#"{"cmd":"new","game":"dead-mans-draw","setup":{"players":1}}"#, "players"),
        (r#"{"cmd":"new","game":"dead-mans-draw","setup":[]}"#, "bad-setup"),
        (r#"{"cmd":"new","game":"dead-mans-draw","setup":{"colour":1}}"#, "bad-setup"),
        (r#"{"cmd":"new","game":"dead-mans-draw","seed":""}"#, "bad-seed"),
        (r#"{"cmd":"new","game":"dead-mans-draw","seed":5}"#, "bad-request"),
        (&long, "line-too-long"),
        (NEW, "ok"),
        (r#"{"cmd":"legal","seat":"Z"}"#, "unknown-seat"),
        (r#"{"cmd":"legal","seat":2}"#, "unknown-seat"),
        (r#"{"cmd":"legal","seat":-1}"#, "unknown-seat"),
        (r#"{"cmd":"legal","seat":"A"}"#, "ok"),
        (r#"{"cmd":"legal","seat":1}"#, "ok"),
        (r#"{"cmd":"act","seat":"A","action":{"type":"fly"}}"#, "bad-action"),
        (r#"{"cmd":"act","seat":"A","action":"draw"}"#, "bad-action"),
        (r#"{"cmd":"act","seat":"A"}"#, "bad-request"),
        (r#"{"cmd":"view"}"#, "bad-request"),
        (r#"{"cmd":"view","observer":"everyone"}"#, "bad-request"),
        (r#"{"cmd":"view","seat":"clock"}"#, "unknown-seat"),
        (r#"{"cmd":"view","observer":"spectator"}"#, "ok"),
        (r#"{"cmd":"load","record":{}}"#, "bad-record"),
        (r#"{"cmd":"load","record":"nonsense"}"#, "bad-record"),
        (r#"{"cmd":"record","extra":1}"#, "bad-request"),
        (r#"{"cmd":"record"}"#, "ok"),
    ];
    let lines: Vec<_> = cases.iter().map(|(line, _)| *line).collect();
    let expected: Vec<_> = cases.iter().map(|(_, code)| code.to_string()).collect();
    assert_eq!(codes(&lines), expected);
    for answer in ask(&lines) {
        if answer["ok"] == false {
            assert!(answer["error"]["message"].as_str().unwrap().len() > 10, "{answer}");
            assert!(answer.to_string().len() < 1000, "{answer}");
        }
    }
}

#[test]
fn broken_text_is_answered() {
    let answers = ask_bytes(b"\xff\xfe{\n\n  \n{\"cmd\":\"games\"}");
    let codes: Vec<_> = answers.iter().map(|answer| answer["error"]["code"].as_str()).collect();
    assert_eq!(codes, [Some("bad-json"), Some("bad-json"), Some("bad-json"), None], "every line is answered");
    assert_eq!(answers[3]["ok"], true);
}

#[test]
fn a_refused_action_changes_nothing() {
    let view = r#"{"cmd":"view","seat":"A"}"#;
    let collect = r#"{"cmd":"act","seat":"A","action":{"type":"collect"}}"#;
    let draw = r#"{"cmd":"act","seat":"B","action":{"type":"draw"}}"#;
    let answers = ask(&[NEW, view, collect, draw, view]);
    assert_eq!(answers[2]["error"]["code"], "draw-first");
    assert_eq!(answers[2]["error"]["rule"], "DMD-2.5");
    assert_eq!(answers[3]["error"]["code"], "not-your-turn");
    assert_eq!(answers[1], answers[4]);
}

#[test]
fn games_come_with_schemas() {
    let answers = ask(&[r#"{"cmd":"games"}"#]);
    let games = answers[0]["games"].as_array().unwrap();
    assert!(!games.is_empty());
    for game in games {
        for part in ["setup", "action", "event", "view"] {
            assert!(
                game["schema"][part]["$schema"].is_string(),
                "{} has no schema of its {part}",
                game["id"]
            );
        }
    }
}

#[test]
fn a_match_can_be_written_down_and_taken_up_again() {
    let act = |seat: &str| format!(r#"{{"cmd":"act","seat":"{seat}","action":{{"type":"draw"}}}}"#);
    let first = ask(&[NEW])[0]["turn"]["waiting"][0].as_str().unwrap().to_string();
    let answers =
        ask(&[NEW, &act(&first), r#"{"cmd":"record"}"#, r#"{"cmd":"view","observer":"spectator"}"#]);
    let load = json!({ "cmd": "load", "record": answers[2]["record"] }).to_string();
    let again = ask(&[&load, r#"{"cmd":"view","observer":"spectator"}"#]);
    assert_eq!(again[0]["version"], 1);
    assert_eq!(again[1], answers[3]);
}

#[test]
fn the_documented_session_is_true() {
    let document = include_str!("../../../../docs/REFEREE.md");
    let marked =
        |mark: &str| -> Vec<&str> { document.lines().filter_map(|line| line.strip_prefix(mark)).collect() };
    let answers: Vec<_> = ask(&marked("> ")).iter().map(Value::to_string).collect();
    assert!(answers.len() > 5);
    assert_eq!(answers, marked("< "));
}
