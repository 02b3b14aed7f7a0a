//! A match in the terminal is kept, however it is left.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use crate::run::{command, stdout, wardroom_at};

/// Seat A begins, and has something to decide after its first card.
const PLAY: [&str; 8] = [
    "play",
    "dead-mans-draw",
    "--players",
    "2",
    "--seed",
    "keep",
    "--setup",
    r#"{"traits":false,"deal":{"first":"A","draw":["mermaid-7","cannon-3"]}}"#,
];

/// The arguments of the command for going on, as printed.
fn way_back(told: &str) -> Vec<String> {
    let line = told.lines().find(|line| line.starts_with("Go on with: ")).expect(told);
    let words: Vec<_> = line.split(' ').map(str::to_string).collect();
    let at = words.iter().position(|word| word == "play").expect(line);
    words[at..].to_vec()
}

fn again(home: &Path, told: &str, input: &str) -> String {
    let args = way_back(told);
    let args: Vec<_> = args.iter().map(String::as_str).collect();
    let output = wardroom_at(home, &args, input);
    assert!(output.status.success(), "{}", stdout(&output));
    stdout(&output)
}

#[test]
fn a_match_is_kept_at_quit_and_at_the_end_of_input() {
    for end in ["quit\n", ""] {
        let home = tempfile::tempdir().unwrap();
        let told = stdout(&wardroom_at(home.path(), &PLAY, &format!("1\n{end}")));
        let log = again(home.path(), &told, "log\n");
        assert!(log.contains("A draws mermaid-7."), "{log}");
    }
}

#[test]
fn a_match_that_cannot_be_kept_goes_on_and_says_so_once() {
    let home = tempfile::tempdir().unwrap();
    fs::write(home.path().join("wardroom"), "a file in the folder's place").unwrap();
    let told = stdout(&wardroom_at(home.path(), &PLAY, "1\n1\nsave mine.json\nquit\n"));
    assert_eq!(told.matches("The match cannot be kept: ").count(), 1, "{told}");
    assert!(told.contains("A draws cannon-3.") && told.contains("Saved to mine.json."), "{told}");
    assert!(!told.contains("Go on with: "), "{told}");
}

#[test]
fn a_match_without_a_move_is_not_kept() {
    let home = tempfile::tempdir().unwrap();
    let told = stdout(&wardroom_at(home.path(), &PLAY, "quit\n"));
    assert!(told.contains("Your move:"), "{told}");
    assert_eq!(fs::read_dir(home.path()).unwrap().count(), 0);
}

/// Plays a move and leaves the command waiting for the next one; returns its output.
fn one_move(home: &Path) -> (Child, BufReader<std::process::ChildStdout>) {
    let mut child = command(home).args(PLAY).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    child.stdin.as_mut().unwrap().write_all(b"1\n").unwrap();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    while !line.contains("A draws mermaid-7.") {
        line.clear();
        assert!(0 < out.read_line(&mut line).unwrap(), "the move was not told");
    }
    (child, out)
}

fn signal(child: &Child, name: &str) {
    let process = child.id().to_string();
    assert!(Command::new("kill").args([name, &process]).status().unwrap().success());
}

#[test]
fn a_match_is_kept_at_ctrl_c() {
    let home = tempfile::tempdir().unwrap();
    let (mut child, out) = one_move(home.path());
    signal(&child, "-INT");
    let told: Vec<_> = out.lines().map(Result::unwrap).collect();
    assert_eq!(child.wait().unwrap().code(), Some(0), "{told:?}");
    let log = again(home.path(), &told.join("\n"), "log\n");
    assert!(log.contains("A draws mermaid-7."), "{log}");
}

#[test]
fn a_match_that_was_told_of_outlives_a_kill() {
    let home = tempfile::tempdir().unwrap();
    let (mut child, _out) = one_move(home.path());
    signal(&child, "-KILL");
    child.wait().unwrap();
    let kept: Vec<_> = fs::read_dir(home.path().join("wardroom/kept")).unwrap().collect();
    assert_eq!(kept.len(), 1);
    let file = kept[0].as_ref().unwrap().path();
    let log = wardroom_at(home.path(), &["play", "--load", file.to_str().unwrap()], "log\n");
    assert!(stdout(&log).contains("A draws mermaid-7."), "{}", stdout(&log));
}

#[test]
fn a_kept_match_goes_on_as_it_was_and_ends() {
    let home = tempfile::tempdir().unwrap();
    let as_who = [&PLAY[..], &["--seat", "B", "--name", "Olena", "--bot", "cadet"]].concat();
    let told = stdout(&wardroom_at(home.path(), &as_who, &"1\n".repeat(2)));
    let files = || fs::read_dir(home.path().join("wardroom/kept")).unwrap().count();
    assert_eq!(files(), 1);
    let told = again(home.path(), &told, "1\nquit\n");
    assert!(told.contains("You are seat B."), "{told}");
    assert_eq!(files(), 1, "a match has one file");
    let told = again(home.path(), &told, &"1\n".repeat(2000));
    assert!(told.contains("Points: ") && told.contains("Olena"), "{told}");
    assert_eq!(files(), 0, "a match that is over is not kept");
}

#[test]
fn a_file_of_ones_own_stays_as_it_is() {
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("mine.json");
    wardroom_at(home.path(), &PLAY, "1\nsave mine.json\nquit\n");
    let saved = fs::read_to_string(&file).unwrap();
    fs::remove_dir_all(home.path().join("wardroom")).unwrap();
    let told = stdout(&wardroom_at(home.path(), &["play", "--load", "mine.json"], "1\nquit\n"));
    assert!(!way_back(&told).contains(&"mine.json".to_string()), "{told}");
    again(home.path(), &told, &"1\n".repeat(2000));
    assert_eq!(fs::read_to_string(&file).unwrap(), saved);
}
