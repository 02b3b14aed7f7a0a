//! Every rule number and every ruling has a test that carries it.

const SOURCES: &[&str] = &[
    include_str!("play.rs"),
    include_str!("rulings.rs"),
    include_str!("own.rs"),
    include_str!("../../src/judge/rulings.rs"),
    include_str!("../../src/judge/brute_force.rs"),
];

fn check(names: &[&str]) {
    for name in names {
        let prefix = format!("fn {name}_");
        assert!(SOURCES.iter().any(|source| source.contains(&prefix)), "no test begins with {name}");
    }
}

#[test]
fn every_rule_has_a_test() {
    check(&[
        "cr_1_1", "cr_1_2", "cr_1_3", "cr_2_1", "cr_2_2", "cr_3_1", "cr_3_2", "cr_3_3", "cr_3_4", "cr_3_5",
    ]);
    check(&["cr_4_1", "cr_4_2", "cr_5_1", "cr_5_2", "cr_5_3", "cr_5_4", "cr_6_1", "cr_6_2", "cr_6_3"]);
    check(&["pn_7_1", "pn_7_2", "pn_7_3", "pn_7_4", "pn_7_5", "pn_7_6", "pn_7_7", "pn_7_8"]);
}

#[test]
fn every_ruling_has_a_test() {
    check(&["five_attempt", "self_pick", "asking", "silent_timing", "random_draw", "ones", "leftover"]);
    check(&["nines_end", "token_change", "even_split", "decision_and_pass", "dead_zone_29"]);
    check(&["pink_nine_moves", "final_roles", "jarvis", "same_trick"]);
}
