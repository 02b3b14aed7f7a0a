//! Every rule and every ruling has a test that carries its number.

const SOURCES: &str = concat!(
    include_str!("deals.rs"),
    include_str!("digital.rs"),
    include_str!("house_rules.rs"),
    include_str!("mermaids.rs"),
    include_str!("party.rs"),
    include_str!("setup.rs"),
    include_str!("suits.rs"),
    include_str!("traits.rs"),
    include_str!("turn.rs"),
    include_str!("variants.rs"),
    include_str!("views.rs"),
);

/// How many rules each chapter has.
const CHAPTERS: [u8; 8] = [5, 7, 9, 11, 5, 1, 1, 2];
/// How many rulings there are.
const RULINGS: u8 = 39;

#[test]
fn every_rule_has_a_test() {
    for (chapter, n_rules) in (1..).zip(CHAPTERS) {
        for rule in 1..=n_rules {
            assert!(SOURCES.contains(&format!("fn dmd_{chapter}_{rule}_")), "DMD-{chapter}.{rule}");
        }
    }
}

#[test]
fn every_ruling_has_a_test() {
    for ruling in 1..=RULINGS {
        assert!(SOURCES.contains(&format!("fn d_{ruling:02}_")), "D-{ruling:02}");
    }
}
