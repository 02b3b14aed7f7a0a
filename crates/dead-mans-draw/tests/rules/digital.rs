//! DMD-8 and the rule of the digital edition.

use dead_mans_draw::{Refusal, Setup};

use crate::table::{Table, check, check_with};

fn digital() -> Setup {
    Setup { digital_rule: true, ..Setup::default() }
}

#[test]
fn dmd_8_1_a_choice_of_one_is_made_at_once() {
    let mut table = Table::new(&Setup::default(), "A: key-3 / B: / draw: hook-3");
    table.play("draw").expect("play: hook-3 key-3 / may: draw, collect");
    assert_eq!(table.story(), "A draws hook-3. A hooks key-3.");
}

#[test]
fn dmd_8_1_a_real_choice_is_asked() {
    check("A: key-3 map-3 / B: / draw: hook-3", "draw", "play: hook-3 / may: hook key, hook map");
}

#[test]
fn forced_cards_never_bust_by_the_digital_rule() {
    check_with(
        &digital(),
        "A: key-3 map-3 oracle-3 / B: / draw: key-4 hook-3",
        "draw, draw",
        "may: hook map, hook oracle",
    );
    check_with(
        &digital(),
        "A: / B: key-3 map-3 oracle-3 / draw: key-4 sword-3",
        "draw, draw",
        "may: steal B map, steal B oracle",
    );
    check_with(
        &digital(),
        "A: / B: / draw: key-4 map-3 / discard: key-3 chest-3 hook-3",
        "draw, draw",
        "may: fetch chest-3, fetch hook-3",
    );
    check_with(
        &digital(),
        "A navigator: / B: / draw: key-4 map-3 / discard: key-3 chest-3 hook-3 key-2",
        "draw, draw",
        "may: fetch chest-3, fetch hook-3",
    );
}

#[test]
fn with_only_busting_cards_the_ability_is_lost() {
    check_with(
        &digital(),
        "A: key-3 / B: / draw: key-4 hook-3",
        "draw, draw",
        "A: key-3 / play: key-4 hook-3 / may: draw, collect",
    );
    check_with(
        &digital(),
        "A: / B: key-3 / draw: key-4 sword-3",
        "draw, draw",
        "B: key-3 / play: key-4 sword-3 / may: draw, collect",
    );
    check_with(
        &digital(),
        "A: / B: / draw: key-4 map-3 / discard: key-3",
        "draw, draw",
        "discard: key-3 / play: key-4 map-3 / may: draw, collect",
    );
    // A drawn card busts as ever.
    check_with(&digital(), "A: / B: / draw: key-4 key-5", "draw, draw", "turn: B / discard: key-4 key-5");
}

#[test]
fn the_digital_rule_says_why() {
    let mut table = Table::new(&digital(), "A: key-3 map-3 oracle-3 / B: / draw: key-4 hook-3");
    let refusal = table.play("draw, draw").refusal("hook key");
    assert_eq!(refusal, Refusal::WouldBust { card: "key-3".parse().unwrap() });
}
