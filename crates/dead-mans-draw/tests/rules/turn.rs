//! DMD-2: the course of a turn, the end and the score.

use dead_mans_draw::{Refusal, Setup};

use crate::table::{Table, check};

#[test]
fn dmd_2_1_draw_then_draw_again_or_collect() {
    let position = "A: / B: / draw: key-3 chest-4";
    check(position, "draw", "play: key-3 / may: draw, collect / turn: A");
    check(position, "draw, draw", "play: key-3 chest-4 / may: draw, collect / turn: A");
}

#[test]
fn dmd_2_2_a_card_acts_wherever_it_comes_from() {
    // From the draw pile, the discard pile, the own bank, an opponent's bank: each kraken obliges.
    check("A: / B: / draw: kraken-3", "draw", "owed: 2");
    check("A: / B: / draw: map-3 / discard: kraken-3", "draw", "play: map-3 kraken-3 / owed: 2");
    check("A: kraken-3 / B: / draw: hook-3", "draw", "play: hook-3 kraken-3 / owed: 2");
    check("A: / B: kraken-3 / draw: sword-3", "draw", "play: sword-3 kraken-3 / owed: 2");
}

#[test]
fn dmd_2_2_key_and_chest_act_on_collecting_only() {
    check(
        "A: / B: / draw: key-3 chest-3 / discard: map-3",
        "draw, draw",
        "play: key-3 chest-3 / discard: map-3",
    );
}

#[test]
fn dmd_2_3_a_suit_twice_busts() {
    check(
        "A: / B: / draw: key-3 hook-4 key-5",
        "draw, draw, draw",
        "A: / play: / discard: key-3 hook-4 key-5 / turn: B",
    );
}

#[test]
fn dmd_2_3_map_sword_and_hook_can_bust() {
    check(
        "A: / B: / draw: key-3 map-4 / discard: key-5",
        "draw, draw",
        "discard: key-3 map-4 key-5 / turn: B",
    );
    check("A: / B: key-5 / draw: key-3 sword-4", "draw, draw", "B: / discard: key-3 sword-4 key-5 / turn: B");
    check("A: key-5 / B: / draw: key-3 hook-4", "draw, draw", "A: / discard: key-3 hook-4 key-5 / turn: B");
}

#[test]
fn dmd_2_4_collecting_banks_the_play_area() {
    check(
        "A: key-2 / B: / draw: key-3 mermaid-9",
        "draw, draw, collect",
        "A: key-2 key-3 mermaid-9 / play: / turn: B",
    );
}

#[test]
fn dmd_2_5_no_collecting_before_the_first_draw() {
    let table = Table::new(&Setup::default(), "A: key-3 / B:");
    table.expect("may: draw");
    assert_eq!(table.refusal("collect"), Refusal::DrawFirst);
}

#[test]
fn dmd_2_6_after_the_last_card_the_turn_is_finished_and_the_game_over() {
    let position = "A: / B: / last: key-3 chest-4";
    check(position, "draw, draw", "may: collect / n: 0 / won: not over");
    check("A: / B: / last: key-3 chest-4", "draw, collect, draw, collect", "points: 3 4 / won: B");
    check("A: / B: / last: key-3 key-4", "draw, draw", "points: 0 0 / won: A B");
}

#[test]
fn dmd_2_7_the_best_card_of_each_suit_scores() {
    check(
        "A: key-3 key-7 mermaid-9 / B: key-6 key-5 key-4 mermaid-8 / last: chest-2",
        "draw, collect",
        "points: 18 14 / won: A",
    );
}

#[test]
fn dmd_2_7_more_cards_break_a_tie() {
    check("A: / B: chest-5 chest-4 / last: key-5", "draw, collect", "points: 5 5 / won: B");
}

#[test]
fn d_01_the_first_draw_is_compulsory() {
    check("A: key-3 / B:", "", "may: draw");
    check("A: key-3 / B: / draw: map-3 oracle-3", "draw, collect", "turn: B / may: draw");
}

#[test]
fn d_02_whoever_has_drawn_may_stop_with_an_empty_play_area() {
    check("A casanova: / B: / draw: mermaid-5", "draw", "A: mermaid-5 / play: / may: draw, collect");
    check("A casanova: / B: / draw: mermaid-5", "draw, collect", "A: mermaid-5 / turn: B");
    check("A: / B parry: key-3 / draw: sword-3", "draw", "play: / discard: sword-3 / may: draw, collect");
}

#[test]
fn d_02_an_open_kraken_keeps_the_turn_going() {
    // The kraken has gone to the Siren's bank, but still wants a card (D-38).
    let setup = Setup { mermaid_ability: true, ..Setup::default() };
    Table::new(&setup, "A: / B siren: / draw: kraken-3 mermaid-4")
        .play("draw, draw")
        .expect("B: kraken-3 / play: mermaid-4 / owed: 1 / may: draw");
}

#[test]
fn d_03_a_busting_card_does_nothing_and_pays_nothing() {
    // The second kraken neither enters nor obliges; it goes where the lost cards go.
    check(
        "A: / B: / draw: kraken-3 kraken-4",
        "draw, draw",
        "discard: kraken-3 kraken-4 / owed: 0 / turn: B",
    );
    // A busting oracle shows nothing.
    check("A: / B: / draw: oracle-3 oracle-4 key-3", "draw, draw", "known: / turn: B");
    check(
        "A: / B davy-jones-locker: / draw: kraken-3 kraken-4",
        "draw, draw",
        "B: kraken-3 kraken-4 / discard:",
    );
}

#[test]
fn d_05_a_forced_bust_drops_what_was_still_to_come() {
    // The first of two hooked cards busts: the second is not fetched.
    check(
        "A captains-hook: key-3 map-3 / B: / draw: key-4 hook-4",
        "draw, draw, hook key",
        "A: map-3 / discard: key-3 key-4 hook-4 / turn: B / may: draw",
    );
}

#[test]
fn d_13_an_empty_draw_pile_frees_from_the_kraken() {
    check("A: / B: / last: kraken-3", "draw", "owed: 0 / may: collect");
    check("A: / B: / last: kraken-3 key-3", "draw", "owed: 2 / may: draw");
    check("A: / B: / last: kraken-3 key-3", "draw, draw, collect", "A: kraken-3 key-3 / won: A");
    // The last card's ability still comes first.
    check(
        "A: key-3 map-4 / B: / last: kraken-3 hook-3",
        "draw, draw",
        "may: hook key, hook map / play: kraken-3 hook-3",
    );
}

#[test]
fn d_17_a_tie_in_points_and_cards_is_a_shared_win() {
    check("A: / B: chest-5 / last: key-5", "draw, collect", "won: A B");
    check("A: / B: chest-5 / C: map-5 / last: key-5", "draw, collect", "won: A B C");
    check("A: / B: chest-5 / C: map-4 map-3 map-2 / last: key-5", "draw, collect", "won: A B");
}
