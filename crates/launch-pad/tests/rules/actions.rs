//! LP-6: the thirteen action cards.

use launch_pad::{Seen, Step};

use crate::table::{Table, deep_setup, launched, table};

#[test]
fn lp_6_1_an_action_goes_to_the_discard_pile_and_must_be_possible() {
    let table = table("cancel-project sabotage vacuum headhunting budget-cut launch-key / rapid", "");
    for card in ["cancel-project A launch 1", "sabotage B launch 1 fuel", "vacuum B launch 1"] {
        assert_eq!(table.refusal(&format!("play {card}")), "impossible");
    }
    for card in ["headhunting B test", "budget-cut B", "launch-key pad-top-left"] {
        assert_eq!(table.refusal(&format!("play {card}")), "impossible");
    }
    let mut table = self::table("research swift / rapid", "3 rapid");
    table.run("play research");
    assert_eq!(table.discards(), "research");
}

#[test]
fn lp_6_1_the_player_orders_the_discards_of_an_action() {
    let mut table = launched("astronaut oxygen", "cancel-project 5 metal");
    table.run("play astronaut A launch 1; play oxygen A launch 1; end; play cancel-project A launch 1");
    assert_eq!(crate::table::names(&table.view().to_pile), "swift metal fuel astronaut oxygen");
    assert_eq!(table.refusal("A pile swift"), "not-your-turn");
    assert_eq!(table.refusal("pile rapid"), "not-to-be-piled");
    table.run("pile oxygen; pile fuel; pile swift; pile astronaut");
    assert_eq!(table.discards(), "priority cancel-project oxygen fuel swift astronaut metal");
    assert_eq!(table.view().step, Step::Play);
}

#[test]
fn lp_6_2_cancel_project_takes_any_rocket_away() {
    let mut table = table("swift metal fearless cancel-project 2 oxygen / rapid", "");
    table.run("play swift; play metal A assembly 1; play fearless");
    assert_eq!(table.plays("cancel-project"), ["A assembly 1", "A assembly 2"]);
    table.run("play cancel-project A assembly 2");
    assert_eq!(table.rockets("A", 0), "swift 1m 0f", "complete or not");
    assert_eq!(table.discards(), "cancel-project fearless");
}

#[test]
fn l_07_cancelling_an_own_rocket_in_the_shop_is_worth_points() {
    let mut table = table("fearless cancel-project 4 oxygen / rapid", "");
    table.run("play fearless");
    assert_eq!(table.score("A").assembly, -12);
    table.run("play cancel-project A assembly 1");
    assert_eq!(table.score("A").assembly, 0);
}

#[test]
fn lp_6_2_retest_sends_a_rocket_back_to_the_stand() {
    let mut table = launched("retest oxygen", "rapid");
    assert_eq!(table.plays("retest"), ["A launch 1"], "the own ones too");
    table.run("play oxygen A launch 1; play retest A launch 1");
    assert_eq!((table.rockets("A", 1), table.rockets("A", 2)), ("swift 1m 1f".into(), String::new()));
    assert_eq!(table.discards(), "priority retest oxygen");
}

#[test]
fn l_11_headhunting_takes_anybodys_expert_the_own_included() {
    let mut table = table("headhunting jack-of-all-trades 4 oxygen / engineer 5 astronaut", "");
    table.run("play jack-of-all-trades test; end; play engineer; end");
    assert_eq!(table.fill().plays("headhunting"), ["A test", "B assembly"]);
    table.run("play headhunting A test; play jack-of-all-trades launch");
    assert_eq!(table.player("A").zones[1].expert, None);
    assert_eq!(table.score("A").control, 0, "the jack moved to the launch table");
}

#[test]
fn l_11_vacuum_and_key_to_launch_reach_own_cards_and_budget_cut_does_not() {
    let mut table = launched("vacuum oxygen", "rapid");
    table.run("play oxygen A launch 1");
    assert_eq!(table.plays("vacuum"), ["A launch 1"]);
    let mut table = self::table("warehouse budget-cut 4 oxygen / rapid", "");
    table.run("play warehouse");
    assert_eq!(table.refusal("play budget-cut A"), "impossible");
}

#[test]
fn l_10_sabotage_hits_only_others_and_only_rockets_with_components() {
    let mut table = table("swift metal sabotage 3 oxygen / rapid fearless metal 3 astronaut", "");
    table.run("play swift; play metal A assembly 1");
    assert_eq!(table.refusal("play sabotage A assembly 1 metal"), "impossible");
    table.run("end; play rapid; play fearless; play metal B assembly 2; end");
    assert_eq!(table.fill().plays("sabotage"), ["B assembly 2 metal"], "a bare rocket is no target");
}

#[test]
fn lp_6_3_key_to_launch_brings_a_part_out_and_the_fourth_starts_the_countdown() {
    let setup =
        deep_setup("rapid / rapid", "pad-top-left pad-top-right pad-bottom-left pad-bottom-right launch-key");
    let mut table = Table::deep(&setup);
    table.run("draw").fill();
    assert_eq!(table.parts("A"), [4, 0, 0]);
    assert_eq!(table.plays("launch-key").len(), 4);
    table.run("play launch-key pad-bottom-left");
    assert_eq!((table.parts("A"), table.parts_out()), ([3, 0, 0], 1));
    assert_eq!(table.view().countdown, None);
}

#[test]
fn lp_6_4_priority_brings_a_complete_rocket_straight_to_the_launch_table() {
    let mut table = table("swift metal fuel priority fearless oxygen / rapid", "");
    table.run("play swift; play fearless; play metal A assembly 1");
    assert_eq!(table.refusal("play priority A assembly 1"), "impossible");
    table.run("play fuel A assembly 1");
    assert_eq!(table.plays("priority"), ["A assembly 1"]);
    table.run("play priority A assembly 1");
    assert_eq!(table.rockets("A", 2), "swift 1m 1f", "completed this very turn, and without experts");
}

#[test]
fn lp_6_4_priority_after_a_move_keeps_the_certification() {
    let mut table = table("swift metal fuel engineer priority certification / rapid", "");
    table.run("play swift; play metal A assembly 1; play fuel A assembly 1; play engineer; end; end");
    table.run("advance A assembly 1; play certification A test 1; play priority A test 1");
    assert_eq!(table.rockets("A", 2), "swift 1m 1f certification");
    assert_eq!(table.score("A").certifications, 3);
}

#[test]
fn lp_6_5_sabotage_takes_a_component_and_sends_the_rocket_back() {
    let mut table = launched("astronaut oxygen", "sabotage rapid 4 astronaut");
    table.run("play oxygen A launch 1; end");
    assert_eq!(table.plays("sabotage"), ["A launch 1 metal", "A launch 1 fuel"]);
    table.run("play rapid; play sabotage A launch 1 fuel");
    assert_eq!((table.rockets("A", 0), table.rockets("A", 2)), ("swift 1m 0f".into(), String::new()));
    assert_eq!(table.discards(), "priority sabotage oxygen");
    assert!(table.hand("B").contains("fuel"));
    table.run("play fuel B assembly 1");
    assert_eq!(table.rockets("B", 0), "rapid 0m 1f", "what was stolen may be played at once");
}

#[test]
fn lp_6_5_sabotage_in_the_shop_leaves_the_rocket_there() {
    let mut table = table("swift rapid metal 3 oxygen / sabotage 5 astronaut", "");
    table.run("play swift; play rapid; play metal A assembly 1; end; play sabotage A assembly 1 metal");
    assert_eq!(table.rockets("A", 0), "swift 0m 0f, rapid 0m 0f");
}

#[test]
fn lp_6_5_headhunting_and_budget_cut_bring_cards_to_the_hand() {
    let mut table = table("engineer overtime 4 oxygen / headhunting budget-cut 4 astronaut", "");
    table.run("play engineer; play overtime; end; play headhunting A assembly; play budget-cut A");
    assert_eq!(table.hand("B"), "engineer astronaut astronaut astronaut astronaut overtime");
    table.run("play engineer; play overtime");
    assert_eq!(crate::table::names(&table.player("B").upgrades), "overtime");
    assert_eq!(table.player("A").zones[0].expert, None);
}

#[test]
fn lp_6_5_vacuum_leaves_the_astronaut_without_oxygen() {
    let mut table = launched("astronaut oxygen", "vacuum 5 metal");
    table.run("play oxygen A launch 1; play astronaut A launch 1");
    table.fill().run("end; play vacuum A launch 1");
    assert_eq!(table.rockets("A", 2), "swift 1m 1f astronaut");
    assert_eq!(table.score("A").astronauts, -4);
    assert!(table.hand("B").contains("oxygen"));
}

#[test]
fn lp_6_6_brainstorm_shuffles_ten_discards_away_and_then_lies_on_top() {
    let mut table = table("5 oxygen astronaut / brainstorm 5 metal", "");
    assert_eq!(table.refusal("B play brainstorm"), "not-your-turn");
    table.run("discard oxygen; discard oxygen; discard astronaut; end");
    let draw_pile = table.view().draw_pile;
    table.run("play brainstorm");
    assert_eq!(table.discards(), "brainstorm");
    assert_eq!(table.view().draw_pile, draw_pile + 3, "all there are, if there are not ten");
}

#[test]
fn lp_6_6_brainstorm_needs_a_discard_and_takes_ten_at_most() {
    let mut table = table("brainstorm 5 oxygen / 4 astronaut", "");
    assert_eq!(table.refusal("play brainstorm"), "impossible");
    table.run("discard oxygen; discard oxygen; discard oxygen; discard oxygen; discard oxygen; end");
    table.hurry_turn();
    assert_eq!(table.view().discard_pile.len(), 11);
    let draw_pile = table.view().draw_pile;
    table.fill().run("play brainstorm");
    assert_eq!(table.discards(), "oxygen brainstorm", "the top ten went");
    assert_eq!(table.view().draw_pile, draw_pile - 5 + 10);
}

#[test]
fn l_14_brainstorm_does_not_shuffle_itself_and_solder_does_not_take_itself() {
    let mut table = table("solder-and-chisel swift 4 oxygen / brainstorm 5 metal", "");
    assert_eq!(table.refusal("play solder-and-chisel solder-and-chisel"), "impossible");
    table.run("discard swift; end; play brainstorm");
    assert_eq!(table.discards(), "brainstorm");
}

#[test]
fn l_14_solder_takes_its_twin_but_not_for_ever() {
    let mut table = table("2 solder-and-chisel 4 oxygen / rapid", "");
    table.run("discard solder-and-chisel; discard oxygen; end; end; draw; draw");
    table.run("play solder-and-chisel solder-and-chisel");
    assert_eq!(table.discards(), "oxygen solder-and-chisel", "another card lies on top now");
    assert!(table.hand("A").contains("solder-and-chisel"));
    assert_eq!(table.refusal("play solder-and-chisel solder-and-chisel"), "wrong-target");
    assert!(table.may("play solder-and-chisel oxygen"));
}

#[test]
fn l_19_brainstorm_shuffles_the_whole_draw_pile() {
    let mut setup = deep_setup("brainstorm swift / rapid", "");
    setup.deal.as_mut().unwrap().shuffles = vec![crate::table::cards("pad-top-left 4 astronaut")];
    let mut table = Table::new(&setup);
    table.run("discard swift; end");
    table.run("end; draw; play brainstorm");
    table.run("discard fuel; end; end; draw");
    assert_eq!(table.parts("A"), [1, 0, 0], "a part has risen to the top");
}

#[test]
fn lp_6_7_potato_duty_takes_a_card_of_everybody_who_has_one() {
    let mut table = table("potato-duty 5 oxygen / 5 astronaut swift / rapid fearless 4 metal", "");
    table.run("play potato-duty");
    assert_eq!(table.view().step, Step::Duty);
    assert_eq!(table.refusal("B discard oxygen"), "not-in-hand");
    table.run("C discard fearless; B discard swift");
    assert!(table.view().players[0].on_duty && !table.view().players[1].on_duty);
    table.run("A discard oxygen");
    assert_eq!(table.view().step, Step::Pile);
    assert_eq!(table.count(|seen| matches!(seen, Seen::Revealed { .. })), 3);
    table.run("pile swift; pile oxygen");
    assert_eq!(table.discards(), "potato-duty swift oxygen fearless");
}

#[test]
fn l_18_the_choices_are_secret_until_all_are_made() {
    let mut table = table("potato-duty 5 oxygen / 5 astronaut swift / rapid fearless 4 metal", "");
    table.run("play potato-duty; C discard fearless");
    assert_eq!(table.known_of("C", "C").picked.map(|card| card.to_string()), Some("fearless".into()));
    assert_eq!(table.known_of("C", "A").picked, None);
    let seen = table.seen("spectator").join(" ");
    assert!(seen.contains("C picks a card for potato duty.") && !seen.contains("fearless"));
    table.run("B discard astronaut; A discard oxygen");
    assert!(table.may("A pile fearless") && !table.may("C pile fearless"), "the card's player piles them");
}

#[test]
fn lp_6_8_espionage_steals_two_cards_at_random() {
    let mut table = table("espionage 5 oxygen / 5 astronaut swift / 4 rapid 2 fearless", "");
    assert_eq!(table.plays("espionage"), ["B", "B C", "C"]);
    table.run("play espionage B C");
    assert_eq!(
        [table.player("A").hand_size, table.player("B").hand_size, table.player("C").hand_size],
        [7, 5, 5]
    );
    let mut table = self::table("espionage 5 oxygen / 5 astronaut swift", "");
    table.run("play espionage B");
    assert_eq!([table.player("A").hand_size, table.player("B").hand_size], [7, 4]);
}

#[test]
fn lp_6_9_research_draws_three_whatever_the_hand() {
    let mut table = table("research 5 oxygen / rapid", "2 rapid fearless");
    table.run("play research");
    assert_eq!(table.hand("A"), "rapid rapid fearless oxygen oxygen oxygen oxygen oxygen");
}

#[test]
fn lp_6_9_research_places_and_replaces_a_part() {
    let mut table = Table::deep(&deep_setup("2 rapid / rapid", "3 oxygen research pad-top-left 3 astronaut"));
    table.fill().run("play research");
    assert_eq!(table.parts("A"), [1, 0, 0]);
    assert_eq!(table.player("A").hand_size, 8);
}

#[test]
fn l_13_in_full_means_cards_enough() {
    let mut table = table("espionage potato-duty 4 oxygen / 6 fuel", "");
    table.run("end; discard fuel; discard fuel; discard fuel; discard fuel; discard fuel; end");
    assert_eq!(table.player("B").hand_size, 1);
    assert_eq!(table.refusal("play espionage B"), "impossible");
    assert!(table.may("play potato-duty"));
}

#[test]
fn lp_6_10_solder_and_chisel_takes_any_discard() {
    let mut table = table("solder-and-chisel swift fearless 3 oxygen / 6 fuel", "");
    assert_eq!(table.refusal("play solder-and-chisel swift"), "impossible");
    table.run("discard fearless; discard swift; discard oxygen; end; end; draw; draw; draw");
    assert_eq!(table.plays("solder-and-chisel"), ["swift", "fearless", "oxygen"]);
    table.run("play solder-and-chisel fearless; play fearless");
    assert_eq!(table.discards(), "swift oxygen solder-and-chisel");
    assert_eq!(table.rockets("A", 0), "fearless 0m 0f");
}
