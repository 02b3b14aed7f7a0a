//! `wardroom solve`: the moment it is about, the answer, and the exit code.

use game::Record;
use serde_json::{Value, json};

use crate::fixtures::played;
use crate::run::{stderr, stdout, wardroom};

/// Exit code and text of an answer about these records.
fn solve(records: &[&Record], args: &[&str]) -> (i32, String) {
    let text: String = records.iter().map(|record| record.write()).collect();
    let output = wardroom(&[&["solve", "-"], args].concat(), &text);
    (output.status.code().unwrap(), stdout(&output) + &stderr(&output))
}

fn mission(seed: &str) -> Record {
    played("planet-nine", json!({ "players": 3, "mission": 4 }), seed, usize::MAX)
}

/// A mission that the cadets lose though it can be won.
fn lost_by_play() -> Record {
    let mut seeds = (0..).map(|number| mission(&format!("lost {number}")));
    seeds.find(|record| record.result.as_ref().is_some_and(|result| result.winners.is_empty())).unwrap()
}

/// The number of actions before the first card.
fn first_card(record: &Record) -> usize {
    record.actions.iter().position(|(_, action)| action["type"] == "play").unwrap()
}

#[test]
fn a_record_is_answered_from_the_moment_at_which_all_tasks_are_settled() {
    let record = lost_by_play();
    let (code, told) = solve(&[&record], &["--json"]);
    let row: Value = serde_json::from_str(told.trim()).unwrap();
    assert_eq!((code, &row["answer"]), (0, &json!("winnable")), "{told}");
    assert_eq!(row["at"], first_card(&record));
    let line = row["solution"]["line"].as_array().unwrap();
    assert_eq!(line[0]["action"]["type"], "play");
}

#[test]
fn each_answer_has_its_exit_code() {
    let record = lost_by_play();
    let end = record.actions.len();
    let at = |n: usize| n.to_string();
    let (code, told) = solve(&[&record], &[]);
    assert!(code == 0 && told.contains("1: winnable: "), "{told}");
    let (code, told) = solve(&[&record], &["--at", &at(end - 1)]);
    assert!(code == 1 && told.contains("1: lost"), "{told}");
    let (code, told) = solve(&[&record], &["--at", &at(end + 1)]);
    assert!(code == 2 && told.contains(&format!("--at is at most {end}")), "{told}");
    let (code, told) = solve(&[&record], &["--nodes", "0"]);
    assert!(code == 3 && told.contains("1: not decided"), "{told}");
    let (code, told) = solve(&[&record], &["--at", &at(end)]);
    assert!(code == 4 && told.contains("1: over: lost"), "{told}");
    let (code, told) = solve(&[&record], &["--at", "0"]);
    assert!(code == 5 && told.contains("1: not settled"), "{told}");
    let (code, told) = solve(&[&played("smitten", json!({}), "a", 2)], &["--nodes", "0"]);
    assert!(code == 3 && told.contains("1: not decided"), "{told}");
}

#[test]
fn of_several_answers_the_first_that_is_no_win_decides() {
    let record = lost_by_play();
    let dealt = Record { actions: Vec::new(), result: None, ..record.clone() };
    assert_eq!(solve(&[&record, &dealt], &[]).0, 5);
    assert_eq!(solve(&[&dealt, &record], &["--nodes", "0"]).0, 5);
    assert_eq!(solve(&[&record, &dealt], &["--nodes", "0"]).0, 3);
}

#[test]
fn help_documents_the_exit_codes() {
    let help = stdout(&wardroom(&["solve", "--help"], ""));
    for line in ["0  winnable", "1  lost", "2  bad input", "3  not decided", "4  over", "5  not settled"] {
        assert!(help.contains(line), "{line}: {help}");
    }
}
