//! Mistyped input, and the commands' help.

use crate::run::{command, finish, stderr, stdout, wardroom};

#[test]
fn a_number_that_does_not_fit_gets_a_true_sentence() {
    let calls: [&[&str]; 9] = [
        &["simulate", "dead-mans-draw", "--games", "-5"],
        &["simulate", "dead-mans-draw", "--games", "0"],
        &["simulate", "dead-mans-draw", "--games", "many"],
        &["simulate", "dead-mans-draw", "--players", "-2"],
        &["mine", "smitten", "--number", "-1"],
        &["solve", "-", "--nodes", "-1"],
        &["analyse", "-", "--worlds", "-1"],
        &["serve", "--bot-pause", "-1"],
        &["bench", "server", "--tables", "-1"],
    ];
    for args in calls {
        let output = wardroom(args, "");
        let told = stderr(&output);
        assert_eq!(output.status.code(), Some(2), "{args:?}: {told}");
        assert!(told.contains("give a whole number from "), "{args:?}: {told}");
    }
    let told = stderr(&wardroom(&["bench", "--seconds", "-1"], ""));
    assert!(told.contains("--seconds must be above 0"), "{told}");
    let told = stderr(&wardroom(&["bench", "server", "--rate", "-1"], ""));
    assert!(told.contains("--rate must be above 0"), "{told}");
}

#[test]
fn a_game_without_puzzles_is_told() {
    for args in [&["mine", "launch-pad"][..], &["mine", "launch-pad", "--check"]] {
        let output = wardroom(args, "");
        assert_eq!(output.status.code(), Some(2));
        assert!(stderr(&output).contains("there are no puzzles of Launch Pad"), "{}", stderr(&output));
        assert_eq!(stdout(&output), "");
    }
}

#[test]
fn help_says_what_it_is() {
    let told = stdout(&wardroom(&["--help"], ""));
    let first = told.lines().next().unwrap();
    assert!(first.contains("card games") && first.contains("bots"), "{first}");
    assert!(told.contains("Exit codes:"), "{told}");
}

#[test]
fn a_named_folder_wins_over_the_environment() {
    let home = tempfile::tempdir().unwrap();
    crate::fixtures::data(&home.path().join("data"));
    let mut export = command(home.path());
    export.args(["export", "all.jsonl", "--data", "data"]).env("WARDROOM_DATABASE", "postgres://nowhere:1/x");
    let output = finish(export.stderr(std::process::Stdio::piped()), "");
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    let mut export = command(home.path());
    export.args(["export", "other.jsonl"]).env("WARDROOM_DATABASE", "this is no address");
    let output = finish(export.stderr(std::process::Stdio::piped()), "");
    assert!(stderr(&output).contains("no address of a PostgreSQL database"), "{}", stderr(&output));
    let both = wardroom(&["export", "-", "--data", "x", "--database", "postgres://x/y"], "");
    assert!(stderr(&both).contains("cannot be used with"), "{}", stderr(&both));
}

#[test]
fn a_simulation_says_how_to_repeat_it() {
    let args = ["simulate", "dead-mans-draw", "--bots", "random", "--games", "20", "--players", "3"];
    let told = stdout(&wardroom(&args, ""));
    let first = told.lines().next().unwrap();
    assert!(first.contains(env!("CARGO_PKG_VERSION")) && first.contains(r#""players":3"#), "{first}");
    let seed = first.rsplit("--seed ").next().unwrap();
    assert_eq!(seed.len(), 64, "{first}");
    let result = |told: &str| told.lines().nth(1).unwrap().split("; thinks").next().unwrap().to_string();
    let again = stdout(&wardroom(&[&args[..], &["--seed", seed]].concat(), ""));
    assert_eq!(result(&again), result(&told));
    let json = stdout(&wardroom(&[&args[..], &["--seed", seed, "--json"]].concat(), ""));
    let row: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(row["seed"], seed);
    assert_eq!(row["setup"]["players"], 3);
    assert!(row["version"].as_str().unwrap().starts_with(env!("CARGO_PKG_VERSION")), "{row}");
}
