//! Every rule and every ruling has a test that carries its number.

const TESTS: [&str; 12] = [
    include_str!("actions.rs"),
    include_str!("cards.rs"),
    include_str!("deals.rs"),
    include_str!("ending.rs"),
    include_str!("negotiation.rs"),
    include_str!("notation.rs"),
    include_str!("rockets.rs"),
    include_str!("secrets.rs"),
    include_str!("take_back.rs"),
    include_str!("turns.rs"),
    include_str!("upgrades.rs"),
    include_str!("variants.rs"),
];

/// The number of rules in each section of the rules.
const SECTIONS: [(u8, u8); 10] =
    [(1, 4), (2, 6), (3, 2), (4, 1), (5, 4), (6, 10), (7, 1), (8, 2), (9, 4), (10, 2)];
const N_RULINGS: u8 = 23;

#[test]
fn every_number_has_a_test() {
    let rules =
        SECTIONS.iter().flat_map(|&(section, n)| (1..=n).map(move |rule| format!("fn lp_{section}_{rule}_")));
    let rulings = (1..=N_RULINGS).map(|ruling| format!("fn l_{ruling:02}_"));
    let missing: Vec<_> =
        rules.chain(rulings).filter(|name| !TESTS.iter().any(|test| test.contains(name))).collect();
    assert!(missing.is_empty(), "no test for {missing:?}");
}
