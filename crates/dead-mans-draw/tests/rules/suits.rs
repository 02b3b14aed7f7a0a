//! DMD-3: the abilities of the suits.

use dead_mans_draw::{Refusal, Setup};

use crate::table::{Table, check};

#[test]
fn dmd_3_1_example_maria_keeps_what_lay_before_the_anchor() {
    check(
        "A: / B: / draw: mermaid-5 cannon-3 anchor-4 mermaid-6",
        "draw, draw, draw, draw",
        "A: mermaid-5 cannon-3 / discard: anchor-4 mermaid-6 / turn: B",
    );
}

#[test]
fn dmd_3_1_neither_the_anchor_nor_what_follows_is_safe() {
    check("A: / B: / draw: key-3 anchor-4 map-3 chest-3", "draw, draw", "play: [key-3] anchor-4");
    check(
        "A: / B: / draw: key-3 anchor-4 chest-3 key-5",
        "draw, draw, draw, draw",
        "A: key-3 / discard: anchor-4 chest-3 key-5",
    );
}

#[test]
fn dmd_3_2_the_hook_brings_the_top_of_an_own_stack() {
    let position = "A: key-3 key-6 map-4 / B: / draw: hook-3";
    check(position, "draw", "may: hook key, hook map");
    check(position, "draw, hook key", "A: key-3 map-4 / play: hook-3 key-6 / may: draw, collect");
}

#[test]
fn dmd_3_2_a_hooked_card_can_bust_and_is_not_returned() {
    check(
        "A: key-6 map-4 / B: / draw: key-3 hook-3",
        "draw, draw, hook key",
        "A: map-4 / discard: key-3 hook-3 key-6 / turn: B",
    );
    check("A: key-6 / B: / draw: hook-3 key-3", "draw, draw", "A: / discard: key-3 hook-3 key-6 / turn: B");
}

#[test]
fn dmd_3_2_a_hook_with_an_empty_bank_does_nothing() {
    check("A: / B: key-3 / draw: hook-3", "draw", "play: hook-3 / B: key-3 / may: draw, collect");
}

#[test]
fn dmd_3_3_the_cannon_discards_the_top_of_any_opponents_stack() {
    let position = "A: map-4 / B: key-3 key-6 / C: map-5 / draw: cannon-3";
    check(position, "draw", "may: shoot B key, shoot C map");
    check(position, "draw, shoot B key", "B: key-3 / C: map-5 / discard: key-6 / play: cannon-3");
}

#[test]
fn dmd_3_3_a_cannon_without_a_target_does_nothing() {
    check("A: map-4 / B: / draw: cannon-3", "draw", "A: map-4 / discard: / may: draw, collect");
}

#[test]
fn dmd_3_4_example_yevhen_takes_five_bonus_cards() {
    check(
        "A: / B: / draw: oracle-3 key-4 chest-5 anchor-6 mermaid-5 / \
         discard: map-2 map-3 map-4 hook-2 hook-3 hook-4 / picks: map-2 map-3 map-4 hook-2 hook-3",
        "draw, draw, draw, draw, draw, collect",
        "A: oracle-3 key-4 chest-5 anchor-6 mermaid-5 map-2 map-3 map-4 hook-2 hook-3 / discard: hook-4",
    );
}

#[test]
fn dmd_3_4_the_bonus_is_random_and_does_not_act() {
    let mut table =
        Table::new(&Setup::default(), "A: / B: / draw: key-4 chest-5 / discard: kraken-2 kraken-3 kraken-4");
    table.play("draw, draw, collect").expect("turn: B / owed: 0");
    assert!(table.story().contains("A takes a bonus of kraken-"), "{}", table.story());
}

#[test]
fn dmd_3_4_a_key_alone_pays_nothing() {
    check(
        "A: chest-3 / B: / draw: key-4 map-5 / discard: hook-2",
        "draw, collect",
        "A: chest-3 key-4 / discard: hook-2",
    );
}

#[test]
fn dmd_3_5_the_map_shows_three_and_brings_one() {
    let position =
        "A: / B: / draw: map-3 / discard: key-2 hook-2 kraken-2 chest-2 / picks: key-2 kraken-2 chest-2";
    check(position, "draw", "may: fetch key-2, fetch kraken-2, fetch chest-2");
    check(position, "draw, fetch chest-2", "play: map-3 chest-2 / discard: key-2 hook-2 kraken-2");
}

#[test]
fn dmd_3_5_a_short_discard_pile_shows_what_it_has() {
    check("A: / B: / draw: map-3 / discard: key-2 kraken-2", "draw", "may: fetch key-2, fetch kraken-2");
    check("A: / B: / draw: map-3 / discard: key-2", "draw", "play: map-3 key-2 / discard:");
    check("A: / B: / draw: map-3", "draw", "play: map-3 / may: draw, collect");
}

#[test]
fn dmd_3_6_example_maria_sees_the_next_card_and_may_leave_it() {
    let position = "A: / B: / draw: oracle-3 key-5 map-3";
    check(position, "draw", "known: key-5 / may: draw, collect");
    check(position, "draw, draw", "play: oracle-3 key-5 / known:");
    check(position, "draw, collect", "A: oracle-3 / known: key-5 / turn: B");
}

#[test]
fn dmd_3_6_an_oracle_that_is_the_last_card_shows_nothing() {
    check("A: / B: / last: oracle-3", "draw", "known: / may: collect");
}

#[test]
fn dmd_3_7_example_yevhen_cannot_steal_suits_he_has() {
    let position =
        "A: anchor-2 hook-2 cannon-2 / B: anchor-7 hook-7 cannon-7 key-3 key-7 map-7 / draw: sword-3";
    check(position, "draw", "may: steal B key, steal B map");
    check(position, "draw, steal B key", "play: sword-3 key-7 / B: anchor-7 hook-7 cannon-7 key-3 map-7");
    let mut table = Table::new(&Setup::default(), position);
    let refusal = table.play("draw").refusal("steal B anchor");
    assert_eq!(refusal, Refusal::OwnSuit { suit: "anchor".parse().unwrap() });
}

#[test]
fn dmd_3_8_the_kraken_wants_two_more_cards() {
    let position = "A: / B: / draw: kraken-3 key-3 chest-4";
    check(position, "draw", "owed: 2 / may: draw");
    check(position, "draw, draw", "owed: 1 / may: draw");
    check(position, "draw, draw, draw", "owed: 0 / may: draw, collect");
}

#[test]
fn dmd_3_8_a_card_brought_by_an_ability_counts() {
    check(
        "A: key-3 / B: / draw: kraken-3 hook-3",
        "draw, draw",
        "play: kraken-3 hook-3 key-3 / owed: 0 / may: draw, collect",
    );
}

#[test]
fn dmd_3_9_the_mermaid_does_nothing() {
    check(
        "A: key-2 / B: key-3 / draw: key-4 mermaid-9",
        "draw, draw",
        "play: key-4 mermaid-9 / may: draw, collect",
    );
}

#[test]
fn d_04_protection_goes_by_the_order_of_entering() {
    // A hooked card and a stolen one lie before the anchor; a card that follows does not.
    check(
        "A: key-3 / B: chest-5 / draw: hook-3 sword-3 anchor-3 map-3",
        "draw, draw, draw",
        "play: [hook-3] [key-3] [sword-3] [chest-5] anchor-3",
    );
    // An anchor that a hook brings holds that hook.
    check("A: anchor-3 / B: / draw: hook-3 hook-4", "draw", "play: [hook-3] anchor-3");
    check("A: anchor-3 / B: / draw: hook-3 hook-4", "draw, draw", "A: hook-3 / discard: anchor-3 hook-4");
}

/// A bust behind an anchor that saves a key and a chest.
const ANCHORED: &str = "A: / B: / draw: key-3 chest-3 anchor-3 oracle-3 key-4";

#[test]
fn d_06_a_saved_key_and_chest_pay_their_bonus() {
    check(
        &format!("{ANCHORED} / discard: map-2 map-3 map-4 / picks: map-2 map-3"),
        "draw, draw, draw, draw, draw",
        "A: key-3 chest-3 map-2 map-3 / discard: map-4 anchor-3 oracle-3 key-4 / turn: B",
    );
}

#[test]
fn d_07_the_lost_cards_are_discarded_before_that_bonus() {
    check(
        &format!("{ANCHORED} / discard: map-2 map-3 map-4 / picks: oracle-3 key-4"),
        "draw, draw, draw, draw, draw",
        "A: key-3 chest-3 oracle-3 key-4 / discard: anchor-3 map-2 map-3 map-4",
    );
}

#[test]
fn d_08_cards_banked_at_once_do_not_enlarge_the_bonus() {
    check(
        "A casanova: / B: / draw: key-3 mermaid-5 chest-3 / discard: map-2 map-3 map-4 / picks: map-2 map-3 map-4",
        "draw, draw, draw, collect",
        "A: key-3 chest-3 mermaid-5 map-2 map-3 / discard: map-4",
    );
}

#[test]
fn d_09_a_sword_without_a_legal_stack_does_nothing() {
    check("A: key-2 / B: key-3 / draw: sword-3", "draw", "play: sword-3 / B: key-3 / may: draw, collect");
    check("A: / B: / draw: sword-3", "draw", "play: sword-3 / may: draw, collect");
}

#[test]
fn d_10_the_sword_looks_at_the_own_bank_only() {
    check("A: / B: key-3 map-5 / draw: key-4 sword-3", "draw, draw", "may: steal B key, steal B map");
}

#[test]
fn d_11_every_card_that_enters_pays_the_kraken() {
    check("A: / B: / draw: kraken-3 hook-3", "draw, draw", "owed: 1");
    check("A: / B: key-3 / draw: kraken-3 sword-3", "draw, draw", "play: kraken-3 sword-3 key-3 / owed: 0");
    check("A: / B: / draw: kraken-3 map-3 / discard: key-3", "draw, draw", "owed: 0");
}

#[test]
fn d_14_everybody_sees_the_oracles_card_and_the_kraken_still_holds() {
    let position = "A: / B: / draw: kraken-3 oracle-3 key-5";
    check(position, "draw, draw", "known: key-5 / owed: 1 / may: draw");
}

#[test]
fn d_15_the_others_return_before_the_maps_card_acts() {
    // They are back in the pile while the hook still asks.
    check(
        "A: chest-3 oracle-3 / B: / draw: map-3 / discard: key-2 hook-2 kraken-2",
        "draw, fetch hook-2",
        "may: hook chest, hook oracle / discard: key-2 kraken-2",
    );
    // Even if all bust, one has to be taken.
    check(
        "A: / B: / draw: key-3 map-3 / discard: key-4 key-5",
        "draw, draw",
        "may: fetch key-4, fetch key-5",
    );
}

#[test]
fn d_16_a_bonus_larger_than_the_pile_takes_what_is_there() {
    check(
        "A: / B: / draw: key-3 chest-3 map-3 / discard: hook-2",
        "draw, draw, collect",
        "A: key-3 chest-3 hook-2 / discard:",
    );
    check("A: / B: / draw: key-3 chest-3", "draw, draw, collect", "A: key-3 chest-3 / turn: B");
}
