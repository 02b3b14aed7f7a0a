//! The promises of README.md.

use crate::fixtures::commands;
use crate::run::{stdout, wardroom};

const README: &str = include_str!("../../../../README.md");

#[test]
fn every_command_is_named() {
    for name in commands().iter().filter(|name| *name != "help") {
        assert!(README.contains(&format!("`wardroom {name}")), "README.md does not name `wardroom {name}`");
    }
}

#[test]
fn the_sample_is_true() {
    let sample = README.split("```text\n").nth(1).unwrap().split("\n```").next().unwrap();
    let (call, told) = sample.split_once('\n').unwrap();
    let args: Vec<_> =
        call.strip_prefix("$ ./run ").unwrap().split(' ').map(|word| word.trim_matches('\'')).collect();
    let typed: String =
        told.lines().filter_map(|line| line.strip_prefix("> ")).map(|line| format!("{line}\n")).collect();
    assert!(!typed.is_empty());
    // Typed input is not repeated by the command.
    let expected: String = told
        .lines()
        .map(|line| if line.starts_with("> ") { "> ".into() } else { format!("{line}\n") })
        .collect();
    let found = stdout(&wardroom(&args, &typed));
    assert!(found.starts_with(expected.trim_end()), "{found}");
}
