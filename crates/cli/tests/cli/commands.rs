//! The commands as people and programs use them.

use crate::run::{stderr, stdout, wardroom};

/// A whole game as the referee records it: always the first listed action.
fn recorded_game() -> String {
    let new = r#"{"cmd":"new","game":"dead-mans-draw","setup":{"players":2,"traits":false},"seed":"test"}"#;
    let mut requests = vec![new.to_string()];
    loop {
        let output = wardroom(&["referee"], &requests.join("\n"));
        let last = stdout(&output).lines().last().unwrap().to_string();
        let answer: serde_json::Value = serde_json::from_str(&last).unwrap();
        assert_eq!(answer["ok"], true, "{answer}");
        if answer["turn"]["over"].is_object() {
            break;
        }
        let seat = answer["turn"]["waiting"][0].as_str().unwrap().to_string();
        let legal = format!(r#"{{"cmd":"legal","seat":"{seat}"}}"#);
        let output = wardroom(&["referee"], &[requests.join("\n"), legal].join("\n"));
        let last = stdout(&output).lines().last().unwrap().to_string();
        let answer: serde_json::Value = serde_json::from_str(&last).unwrap();
        let action = answer["actions"].as_array().unwrap().last().unwrap();
        requests.push(format!(r#"{{"cmd":"act","seat":"{seat}","action":{action}}}"#));
    }
    requests.push(r#"{"cmd":"record"}"#.into());
    let output = wardroom(&["referee"], &requests.join("\n"));
    let last = stdout(&output).lines().last().unwrap().to_string();
    let answer: serde_json::Value = serde_json::from_str(&last).unwrap();
    answer["record"].to_string()
}

#[test]
fn the_version_names_the_program() {
    let told = stdout(&wardroom(&["--version"], ""));
    assert!(told.starts_with("wardroom "), "{told}");
}

#[test]
fn a_recorded_game_verifies_and_a_tampered_one_does_not() {
    let record = recorded_game();
    let good = wardroom(&["verify", "-"], &record);
    assert!(good.status.success(), "{}", stderr(&good));
    assert!(stdout(&good).starts_with("verified: Dead Man's Draw finished"), "{}", stdout(&good));

    let value: serde_json::Value = serde_json::from_str(&record).unwrap();
    let tampered = |change: &dyn Fn(&mut serde_json::Value)| {
        let mut value = value.clone();
        change(&mut value);
        let output = wardroom(&["verify", "-"], &value.to_string());
        assert_eq!(output.status.code(), Some(1), "{}{}", stdout(&output), stderr(&output));
        assert!(stdout(&output).starts_with("NOT verified: "));
    };
    tampered(&|record| record["seed"] = "ab".repeat(32).into());
    tampered(&|record| record["commitment"] = "ab".repeat(32).into());
    tampered(&|record| {
        let winner = if record["result"]["winners"][0] == "A" { "B" } else { "A" };
        record["result"]["winners"][0] = winner.into();
    });
    tampered(&|record| {
        record["actions"].as_array_mut().unwrap().pop();
    });
    tampered(&|record| record["actions"][0][0] = "H".into());
    tampered(&|record| {
        record["seats"].as_array_mut().unwrap().pop();
    });
}

#[test]
fn a_recorded_game_is_told() {
    let output = wardroom(&["replay", "-"], &recorded_game());
    assert!(output.status.success(), "{}", stderr(&output));
    let text = stdout(&output);
    assert!(text.starts_with("Dead Man's Draw"), "{text}");
    assert!(text.contains(" wins.") || text.contains("share the win"), "{text}");
    let seen = stdout(&wardroom(&["replay", "-", "--seat", "B", "--views"], &recorded_game()));
    assert!(seen.len() > text.len());
}

#[test]
fn a_match_can_be_played_and_saved_and_taken_up() {
    let folder = std::env::temp_dir().join(format!("wardroom-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("match.json").display().to_string();
    let args = ["play", "dead-mans-draw", "--players", "2", "--seed", "x", "--setup", r#"{"traits":false}"#];
    let played = wardroom(
        &args,
        &format!("help\nview\nlog\nhint\n99\nnonsense\ncollect\nsave\nsave {file}\nsave {file}\nquit\n"),
    );
    assert!(played.status.success(), "{}", stderr(&played));
    let text = stdout(&played);
    assert!(text.contains("Type a number from 1 to"), "{text}");
    assert!(text.contains("draw at least one card before you collect (rule DMD-2.5)"), "{text}");
    assert!(text.contains("Name a file"), "{text}");
    assert!(text.contains(&format!("Saved to {file}.")), "{text}");
    assert!(text.contains("Not saved: cannot create"), "a saved match is never overwritten: {text}");

    let ones = "1\n".repeat(2000);
    let resumed = wardroom(&["play", "--load", &file], &ones);
    assert!(resumed.status.success(), "{}", stderr(&resumed));
    assert!(stdout(&resumed).contains("Points: "), "{}", stdout(&resumed));
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn the_game_is_asked_for() {
    let text = stdout(&wardroom(&["play"], "0\nchess\n1\nquit\n"));
    assert!(text.starts_with("Which game?"), "{text}");
    assert!(text.contains("Type a number from 1 to"), "{text}");
    assert!(text.contains("You are seat A."), "{text}");
}

#[test]
fn bad_input_gets_a_sentence() {
    let check = |args: &[&str], input: &str, expected: &str| {
        let output = wardroom(args, input);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(stderr(&output).contains(expected), "{args:?} says {}", stderr(&output));
    };
    check(&["play", "chess"], "", "there is no game `chess`; choose one of ");
    check(&["play", "dead-mans-draw", "--players", "9"], "", "this game seats 2 to 8, not 9");
    check(&["play", "dead-mans-draw", "--setup", "traits"], "", "--setup is no JSON");
    check(&["play", "dead-mans-draw", "--setup", "[]"], "", "--setup takes a JSON object");
    check(&["play", "dead-mans-draw", "--setup", r#"{"colour":"red"}"#], "", "unknown field `colour`");
    check(&["play", "dead-mans-draw", "--seat", "Z"], "", "`Z` is no seat");
    check(&["play", "dead-mans-draw", "--seat", "C", "--players", "2"], "", "there is no seat C");
    check(&["play", "dead-mans-draw", "--bot", "oracle"], "", "there is no bot `oracle`");
    check(&["play", "--load", "/nowhere/match.json"], "", "cannot read /nowhere/match.json");
    check(&["verify", "/nowhere/match.json"], "", "cannot read /nowhere/match.json");
    check(&["verify", "-"], "not a record", "this is no record of a match");
    check(&["verify", "-"], r#"{"wardroom":99}"#, "use a newer wardroom");
    check(&["replay", "-"], "{}", "this is no record of a match");
    let three = ["simulate", "dead-mans-draw", "--games", "1", "--bots", "random,cadet,officer"];
    check(&three, "", "`officer` never had a seat");
    check(&["bench", "chess"], "", "there is no game `chess`");
    check(&["bench", "--seconds", "0"], "", "--seconds must be above 0");
    check(&["dance"], "", "unrecognized subcommand 'dance'");
}

#[test]
fn bench_reports_a_line_per_game_and_thread_count() {
    let output = wardroom(&["bench", "dead-mans-draw", "--seconds", "0.05", "--json"], "");
    assert!(output.status.success(), "{}", stderr(&output));
    for line in stdout(&output).lines() {
        let row: serde_json::Value = serde_json::from_str(line).unwrap();
        assert_eq!(row["game"], "dead-mans-draw");
        assert!(row["moves_per_second"].as_f64().unwrap() > row["games_per_second"].as_f64().unwrap());
    }
    assert!(!stdout(&output).is_empty());
}
