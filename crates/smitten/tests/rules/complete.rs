//! Every rule and every ruling has a test that carries its name.

const SOURCES: [&str; 5] = [
    include_str!("cards.rs"),
    include_str!("common.rs"),
    include_str!("deals.rs"),
    include_str!("solo.rs"),
    include_str!("together.rs"),
];

const RULES: &str = "1.1 1.2 1.3 1.4 1.5 1.6 1.7 1.8 1.9 2.1 2.2 2.3 2.4 2.5 3.1 3.2 3.3 3.4 3.5 3.6 4.1 4.2";

const RULINGS: &str = "seventeenth-card seventeenth-by-placement set-aside-card placed-card-is-silent \
    cannot-follow empty-handed-partner nobody-can-play card-1-needs-two card-1-needs-two-with-two-players \
    card-1-revealed-card card-1-choice-of-shown-card played-card-counts first-card-of-a-grid cell-is-fixed \
    refill active-player hard-balance solo-flip solo-blind-play solo-blind-grid solo-nothing-fits solo-refill \
    solo-three-face-up solo-easy-swap solo-easy-swap-once solo-hard-1";

fn test_names() -> Vec<&'static str> {
    SOURCES
        .iter()
        .flat_map(|source| source.split("#[test]\nfn ").skip(1))
        .map(|rest| rest.split('(').next().unwrap())
        .collect()
}

#[test]
fn every_rule_has_a_test() {
    let names = test_names();
    for rule in RULES.split_whitespace() {
        let prefix = format!("sm_{}_", rule.replace('.', "_"));
        assert!(names.iter().any(|name| name.starts_with(&prefix)), "no test for SM-{rule}");
    }
}

#[test]
fn every_ruling_has_a_test() {
    let names = test_names();
    for ruling in RULINGS.split_whitespace() {
        let part = ruling.replace('-', "_");
        assert!(names.iter().any(|name| name.contains(&part)), "no test for the ruling `{ruling}`");
    }
}

#[test]
fn every_card_has_a_test() {
    let names = test_names();
    for number in 1..=9 {
        assert!(
            names.iter().any(|name| name.starts_with(&format!("card_{number}_"))),
            "no test for card {number}"
        );
    }
}
