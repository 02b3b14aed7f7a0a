//! LP-2: the six steps of a turn.

use launch_pad::{PartPlace, Seen, Step};

use crate::table::{Table, deep_setup, launched, setup, table};

#[test]
fn lp_2_1_parts_move_up_by_themselves_without_experts() {
    let mut table = Table::deep(&deep_setup(
        "oxygen / rapid",
        "pad-top-left 4 oxygen 5 astronaut 4 engineer 4 inspector 4 certification 3 top-secret",
    ));
    table.run("draw");
    assert_eq!(table.parts("A"), [1, 0, 0], "left of the engineer's place in the shop");
    assert_eq!(table.player("A").hand_size, 3, "replaced by another card, and not counted");
    table.hurry_turn();
    table.hurry_turn();
    assert_eq!(table.parts("A"), [0, 1, 0]);
    table.hurry_turn();
    assert_eq!(table.parts("A"), [0, 1, 0], "only in the own turn");
    table.hurry_turn();
    assert_eq!(table.parts("A"), [0, 0, 1]);
    table.hurry_turn();
    table.hurry_turn();
    assert_eq!((table.parts("A"), table.parts_out()), ([0, 0, 0], 1));
}

#[test]
fn l_01_each_zone_passes_on_one_part_and_the_oldest_first() {
    let setup = deep_setup("rapid / rapid", "pad-top-left pad-top-right pad-bottom-left oxygen");
    let mut table = Table::deep(&setup);
    table.run("draw");
    assert_eq!(table.parts("A"), [3, 0, 0], "all drawn in one turn");
    let mut next = || {
        table.hurry_turn();
        table.hurry_turn();
        (table.parts("A"), table.parts_out())
    };
    assert_eq!(next(), ([2, 1, 0], 0));
    assert_eq!(next(), ([1, 1, 1], 0), "every zone passes one on");
    assert_eq!(next(), ([0, 1, 1], 1));
    assert_eq!(next(), ([0, 0, 1], 2));
    assert_eq!(next(), ([0, 0, 0], 3));
    let moved = table.seen("spectator");
    let first = moved.iter().position(|text| text.contains("brings")).unwrap();
    assert!(moved[first].contains("pad-top-left"), "the oldest first");
}

#[test]
fn lp_2_2_finished_rockets_may_move_on_one_per_zone() {
    let mut table = table("2 swift metal fuel engineer inspector / rapid", "metal fuel oxygen rapid");
    table.run(
        "play swift; play swift; play metal A assembly 1; play fuel A assembly 1; play engineer; end; end",
    );
    assert_eq!(table.view().step, Step::Advance);
    assert!(!table.may("advance A assembly 2"));
    assert_eq!(table.refusal("advance A assembly 2"), "incomplete");
    assert_eq!(table.refusal("advance A assembly 3"), "no-such-rocket");
    assert_eq!(table.refusal("advance B assembly 1"), "not-your-rocket");
    assert_eq!(table.refusal("draw"), "wrong-step");
    table.run("advance A assembly 1");
    assert_eq!((table.rockets("A", 0), table.rockets("A", 1)), ("swift 0m 0f".into(), "swift 1m 1f".into()));
    assert_eq!(table.view().step, Step::Play, "nothing else may move, and nothing was discarded to take");
    table.run("play metal A assembly 1; play fuel A assembly 1; play inspector; end; end");
    table.run("advance A assembly 1; advance A test 1");
    assert_eq!((table.rockets("A", 1), table.rockets("A", 2)), ("swift 1m 1f".into(), "swift 1m 1f".into()));
}

#[test]
fn lp_2_2_advancing_is_optional() {
    let mut table = table("swift metal fuel engineer 2 oxygen / rapid", "");
    table.run("play swift; play metal A assembly 1; play fuel A assembly 1; play engineer; end; end; stay");
    assert_eq!(table.rockets("A", 0), "swift 1m 1f");
    assert_eq!(table.refusal("advance A assembly 1"), "wrong-step");
}

#[test]
fn l_02_what_is_finished_this_turn_serves_from_the_next() {
    let mut table = table("swift metal fuel engineer inspector oxygen / rapid", "");
    table.run("play swift; play metal A assembly 1; play fuel A assembly 1; play engineer; play inspector");
    assert_eq!(table.refusal("advance A assembly 1"), "wrong-step");
    table.run("end; end; advance A assembly 1");
    assert_eq!(table.rockets("A", 1), "swift 1m 1f");
    assert_eq!(table.view().step, Step::Play, "one zone per rocket and turn, though the inspector is there");
    table.run("end; end; advance A test 1");
    assert_eq!(table.rockets("A", 2), "swift 1m 1f");
}

#[test]
fn lp_2_2_the_expert_of_the_zone_it_leaves_is_needed() {
    let mut table = table("swift metal fuel inspector 2 oxygen / rapid", "engineer");
    table.run("play swift; play metal A assembly 1; play fuel A assembly 1; play inspector; end; end");
    assert_eq!(table.view().step, Step::Play, "no engineer, so there is nothing to decide");
    table.run("play engineer; end; end");
    assert!(table.may("advance A assembly 1"));
}

#[test]
fn lp_2_3_the_hand_is_filled_and_one_card_may_be_the_top_discard() {
    let mut table = table("swift metal fuel 3 oxygen / rapid", "3 astronaut");
    table.run("discard metal; discard swift; discard fuel; end; end");
    assert_eq!(table.view().step, Step::Draw);
    assert!(table.may("draw") && table.may("take"));
    table.run("draw; take");
    assert_eq!(
        table.hand("A"),
        "fuel astronaut astronaut oxygen oxygen oxygen",
        "the third comes from the draw pile"
    );
    assert_eq!(table.discards(), "metal swift");
    assert_eq!(table.view().step, Step::Play);
}

#[test]
fn lp_2_3_nobody_draws_with_a_full_hand() {
    let mut table = table("swift / rapid", "");
    table.run("end");
    assert_eq!((table.view().step, table.player("B").hand_size), (Step::Play, 6));
    assert_eq!(table.refusal("draw"), "wrong-step");
}

#[test]
fn l_03_the_top_discard_at_any_point_but_once_and_never_for_a_part() {
    let setup = deep_setup("rapid / rapid", "pad-top-left 2 oxygen");
    let mut table = Table::deep(&setup);
    let discards = table.view().discard_pile.len();
    table.run("draw");
    assert_eq!(table.view().discard_pile.len(), discards, "the part is replaced from the draw pile");
    assert!(table.may("take"), "and was not the one take");
    table.run("take");
    assert_eq!(table.view().step, Step::Play, "all others come from the draw pile");
    assert_eq!(table.player("A").hand_size, 6);
}

#[test]
fn lp_2_4_any_number_of_cards_that_can_be_placed() {
    let mut table = table("swift metal fuel engineer retest certification / rapid", "");
    assert_eq!(table.refusal("play metal A assembly 1"), "no-rocket-for");
    assert_eq!(table.refusal("play certification A test 1"), "no-rocket-for");
    assert_eq!(table.refusal("play retest A launch 1"), "impossible");
    assert_eq!(table.refusal("play rapid"), "not-in-hand");
    assert_eq!(table.refusal("B play rapid"), "not-your-turn");
    assert_eq!(table.refusal("play swift test"), "no-target-needed");
    table.run("play swift; play metal A assembly 1; play engineer; play fuel A assembly 1; end");
    assert_eq!(table.hand("A"), "certification retest");
}

#[test]
fn lp_2_5_an_empty_hand_is_refilled_once_per_turn_and_play_goes_on() {
    let mut table =
        table("swift metal fuel engineer inspector mission-controller / fuel", "4 rapid 2 warehouse");
    table.run("play swift; play metal A assembly 1; play fuel A assembly 1; play engineer; play inspector");
    assert_eq!(table.player("A").hand_size, 1);
    table.run("play mission-controller");
    assert_eq!((table.player("A").hand_size, table.view().step), (6, Step::Play));
    assert!(table.view().refilled);
    table.run("play rapid; play rapid; play rapid; play warehouse; play warehouse; play rapid");
    assert_eq!(table.player("A").hand_size, 0, "not a second time");
    assert_eq!(table.view().active.to_string(), "B", "nothing was left to do");
}

#[test]
fn l_04_solder_and_chisel_as_the_last_card_leaves_no_empty_hand() {
    let mut table = launched("solder-and-chisel oxygen", "rapid");
    table.run("play oxygen A launch 1; play solder-and-chisel priority");
    assert_eq!(table.hand("A"), "priority");
    assert!(!table.view().refilled, "the card it brings is in hand when its effect is done");
}

#[test]
fn l_04_emptied_by_the_own_potato_duty_counts() {
    let mut table = launched("potato-duty oxygen", "4 rapid");
    table.run("play potato-duty; A discard oxygen; B discard rapid; pile oxygen");
    assert!(table.view().refilled);
    assert_eq!(table.player("A").hand_size, 6);
}

#[test]
fn lp_2_6_discarding_ends_playing_and_triggers_no_refill() {
    let mut table = table("swift metal fuel engineer inspector retest / rapid", "");
    table.run("discard retest; discard metal");
    assert_eq!(table.view().step, Step::Discard);
    assert_eq!(table.refusal("play swift"), "wrong-step");
    assert_eq!(table.discards(), "retest metal", "in the order of the player's choice");
    table.run("discard swift; discard fuel; discard engineer; discard inspector");
    assert_eq!(table.player("A").hand_size, 0);
    assert_eq!(table.view().active.to_string(), "B", "no refill, and nothing left to decide");
}

#[test]
fn lp_2_6_the_hand_must_end_within_the_limit() {
    let mut table = table("research 5 oxygen / rapid", "3 rapid");
    table.run("play research");
    assert_eq!(table.player("A").hand_size, 8);
    assert_eq!(table.refusal("end"), "hand-too-large");
    table.run("discard oxygen");
    assert_eq!(table.refusal("end"), "hand-too-large");
    table.run("discard oxygen; end");
    assert_eq!(table.player("A").hand_size, 6);
}

#[test]
fn l_20_the_discard_pile_is_reshuffled_when_a_card_must_be_drawn() {
    let mut table = Table::new(&setup("swift / rapid", ""));
    while table.view().draw_pile > 0 {
        table.hurry();
    }
    let reshuffled = |table: &Table| table.count(|seen| matches!(seen, Seen::Reshuffled { .. }));
    assert_eq!(reshuffled(&table), 0, "not when its last card is taken");
    while table.view().step != Step::Draw {
        table.hurry();
    }
    let discards = table.view().discard_pile.len();
    assert!(table.may("take"), "the top discard is still there");
    table.run("draw");
    assert_eq!(reshuffled(&table), 1);
    assert!(table.view().discard_pile.is_empty());
    assert!(table.view().draw_pile < discards);
    assert_eq!(table.view().parts.iter().filter(|part| part.place == PartPlace::ToBeDrawn).count(), 0);
}
