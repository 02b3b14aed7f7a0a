//! Golden games: every number of players, and the ways in which a mission ends.

use conformance::{any_action, playthrough};
use deep_sea::{DeepSea, MissionChoice, PhaseView, Setup};
use game::{Game, Observer};

/// Plays a random game and checks its ending in the last line.
fn check(name: &str, players: u8, mission: u8, phrase: &str, ending: &str) {
    let setup = Setup { players, mission: MissionChoice::Printed(mission), ..Setup::default() };
    let mut policy = any_action::<DeepSea>(phrase);
    let game = playthrough::<DeepSea>(env!("CARGO_MANIFEST_DIR"), name, &setup, phrase, &mut policy);
    let phase: PhaseView = game.view(Observer::Spectator).phase;
    assert_eq!(phase.to_string(), ending, "{name}");
}

#[test]
fn two_players_win_after_a_distress_signal() {
    check("two-won", 2, 1, "38", "The mission succeeded.");
}

#[test]
fn two_players_lose_by_a_lead() {
    check(
        "two-lost-by-lead",
        2,
        20,
        "30",
        "The mission failed: B cannot do never-lead-pink-blue-yellow, B opened trick 9 with p2.",
    );
}

#[test]
fn three_players_win_after_a_distress_signal() {
    check("three-won", 3, 3, "37", "The mission succeeded.");
}

#[test]
fn three_players_break_the_missions_rule() {
    check(
        "three-rule-broken",
        3,
        12,
        "20",
        "The mission failed: the mission's rule is broken, out of reach after trick 11.",
    );
}

#[test]
fn three_players_leave_no_task_for_the_captain() {
    check("three-no-task-for-captain", 3, 9, "28", "The mission failed: no task is left that A may take.");
}

#[test]
fn four_players_win_without_tasks() {
    check("four-won", 4, 8, "77", "The mission succeeded.");
}

#[test]
fn four_players_lose_with_two_volunteers() {
    check(
        "four-volunteers-lost",
        4,
        26,
        "35",
        "The mission failed: C cannot do win-green-2-last-trick, g2 fell in trick 7.",
    );
}

#[test]
fn five_players_win_with_one_willing_member() {
    check("five-won", 5, 10, "26", "The mission succeeded.");
}

#[test]
fn five_players_lose_after_sharing_freely() {
    check(
        "five-shared-lost",
        5,
        17,
        "128",
        "The mission failed: D cannot do three-in-a-row, out of reach after trick 6.",
    );
}
