//! The house rules for questions that the rulebook leaves open; those of the mermaids are with the mermaids.

use dead_mans_draw::{HouseRules, IdleSword, Refusal, Setup};

use crate::table::{Table, check_with};

fn check(house_rules: HouseRules, position: &str, moves: &str, expected: &str) {
    check_with(&Setup { house_rules, ..Setup::default() }, position, moves, expected);
}

const OURS: HouseRules = HouseRules {
    anchored_key_and_chest_pay_bonus: true,
    bust_discards_before_anchored_bonus: true,
    directly_banked_cards_count_for_bonus: false,
    may_stop_with_empty_play_area: true,
    sword_without_legal_stack: IdleSword::NoEffect,
    moved_card_keeps_old_anchor_protection: false,
    siren_before_casanova: true,
    direct_banking_from_draw_pile_only: true,
    kraken_obligation_survives_its_kraken: true,
    several_keys_or_chests_pay_once: true,
};

#[test]
fn the_rulings_are_the_defaults() {
    assert_eq!(HouseRules::default(), OURS);
    assert_eq!(serde_json::from_str::<HouseRules>("{}").unwrap(), OURS);
}

#[test]
fn d_02_an_empty_play_area_may_have_to_be_filled() {
    let house = HouseRules { may_stop_with_empty_play_area: false, ..OURS };
    check(house, "A casanova: / B: / draw: mermaid-5", "draw", "may: draw");
    check(house, "A casanova: / B: / last: mermaid-5", "draw", "may: collect");
    let setup = Setup { house_rules: house, ..Setup::default() };
    let mut table = Table::new(&setup, "A casanova: / B: / draw: mermaid-5");
    assert_eq!(table.play("draw").refusal("collect"), Refusal::NothingToCollect);
}

const ANCHORED: &str = "A: / B: / draw: key-3 chest-3 anchor-3 oracle-3 key-4 / discard: map-2 map-3 map-4";

#[test]
fn d_06_a_saved_key_and_chest_may_pay_nothing() {
    let house = HouseRules { anchored_key_and_chest_pay_bonus: false, ..OURS };
    let all = "draw, draw, draw, draw, draw";
    check(house, ANCHORED, all, "A: key-3 chest-3 / discard: map-2 map-3 map-4 anchor-3 oracle-3 key-4");
}

#[test]
fn d_07_the_bonus_may_come_before_the_lost_cards_go() {
    let house = HouseRules { bust_discards_before_anchored_bonus: false, ..OURS };
    check(
        house,
        &format!("{ANCHORED} / picks: oracle-3 map-4 map-3"),
        "draw, draw, draw, draw, draw",
        "A: key-3 chest-3 map-4 map-3 / discard: map-2 anchor-3 oracle-3 key-4",
    );
    // A Plunderer is asked while the lost cards still lie there.
    let plunder = "A plunderer: / B: map-5 / C: map-6 / draw: key-3 chest-3 anchor-3 oracle-3 key-4";
    check(
        house,
        plunder,
        "draw, draw, draw, draw, draw",
        "play: anchor-3 oracle-3 key-4 / A: key-3 chest-3 / may: plunder B, plunder C",
    );
    check(
        house,
        plunder,
        "draw, draw, draw, draw, draw, plunder C",
        "play: / A: key-3 chest-3 map-6 / discard: anchor-3 oracle-3 key-4 / turn: B",
    );
}

#[test]
fn d_08_cards_banked_at_once_may_enlarge_the_bonus() {
    let house = HouseRules { directly_banked_cards_count_for_bonus: true, ..OURS };
    let pile = "discard: map-2 map-3 map-4 map-5 / picks: map-2 map-3 map-4";
    check(
        house,
        &format!("A casanova: / B: / draw: key-3 mermaid-5 chest-3 / {pile}"),
        "draw, draw, draw, collect",
        "A: key-3 chest-3 mermaid-5 map-2 map-3 map-4 / discard: map-5",
    );
    // Those of an earlier turn do not.
    check(
        house,
        &format!("A casanova: / B: / draw: mermaid-5 anchor-3 key-3 chest-3 / {pile}"),
        "draw, collect, draw, collect, draw, draw, collect",
        "A: key-3 chest-3 mermaid-5 map-2 map-3 / discard: map-4 map-5",
    );
}

#[test]
fn d_09_an_idle_sword_may_be_discarded() {
    check(
        HouseRules { sword_without_legal_stack: IdleSword::Discard, ..OURS },
        "A: key-2 / B: key-3 / draw: map-3 sword-3",
        "draw, draw",
        "play: map-3 / discard: sword-3 / may: draw, collect",
    );
}

#[test]
fn d_18_casanova_and_fisherman_may_bank_whatever_brings_it() {
    let house = HouseRules { direct_banking_from_draw_pile_only: false, ..OURS };
    check(house, "A casanova: / B: mermaid-5 / draw: sword-3", "draw", "A: mermaid-5 / play: sword-3");
    check(house, "A fisherman: kraken-5 / B: / draw: hook-3", "draw", "A: kraken-5 / play: hook-3 / owed: 0");
}
