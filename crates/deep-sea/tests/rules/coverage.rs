//! Every rule number and every ruling has a test that carries it.

/// Rules of Deep Sea, rulings on missions, and those rules of both games that this crate has a part in.
const NUMBERS: &[&str] = &[
    "ds_8_1",
    "ds_8_2",
    "ds_8_3",
    "ds_8_4",
    "ds_8_5",
    "ds_8_6",
    "ds_8_7",
    "ds_8_8",
    "ds_8_9",
    "ds_8_10",
    "passed_on",
    "lead_ban",
    "hardest",
    "balance",
    "skip_pass",
    "clock",
    "untimed_draft",
    "captain_task",
    "two_distress",
    "two_volunteers",
    "two_rapture",
    "two_redeal",
    "m26",
    "two_follow",
    "ruling_done",
    "ruling_lost",
    "ruling_ties_fail",
    "ruling_exactly",
    "ruling_values",
    "ruling_win_with",
    "ruling_equal_colours",
    "ruling_left_over",
    "ruling_captain_tasks",
    "ruling_predictions",
    "ruling_replacement",
    "ruling_only_card",
    "cr_2_2",
    "cr_3_2",
    "cr_3_4",
    "cr_3_6",
    "cr_3_7",
    "cr_4_1",
    "cr_4_2",
    "cr_5_1",
    "cr_5_2",
    "cr_5_3",
    "cr_6_1",
    "cr_6_2",
    "cr_6_3",
];

const SOURCES: &[&str] = &[
    include_str!("allotment.rs"),
    include_str!("missions.rs"),
    include_str!("own_missions.rs"),
    include_str!("play.rs"),
    include_str!("two_players.rs"),
    include_str!("../../src/tests/conflicts.rs"),
    include_str!("../../src/tests/sorting.rs"),
    include_str!("../../src/tests/tasks.rs"),
    include_str!("../../src/tests/transcript.rs"),
];

#[test]
fn every_rule_and_ruling_has_a_test() {
    for number in NUMBERS {
        let is_tested = SOURCES.iter().any(|source| source.contains(&format!("\nfn {number}_")));
        assert!(is_tested, "no test carries {number}");
    }
}

#[test]
fn every_mission_has_a_test() {
    for number in 1..=deep_sea::N_MISSIONS {
        let is_tested = SOURCES.iter().any(|source| source.contains(&format!("\n    mission_{number}:")));
        assert!(is_tested, "no test carries mission {number}");
    }
}
