//! LP-10.1: which actions may be taken back.

use game::Game;
use launch_pad::Setup;

use crate::table::{Table, launched, setup, table};

fn check(table: &Table, line: &str, expected: bool) {
    let seat = table.view().active;
    assert!(table.may(line), "{line} is possible");
    assert_eq!(table.game.can_take_back(seat, &line.parse().unwrap()), expected, "{line}");
}

#[test]
fn lp_10_1_own_plays_that_touch_nobody_may_be_taken_back() {
    let mut table = table("swift metal engineer warehouse research oxygen / rapid", "");
    check(&table, "play swift", true);
    check(&table, "play engineer", true);
    check(&table, "play warehouse", true);
    check(&table, "play research", false);
    check(&table, "discard oxygen", false);
    check(&table, "end", false);
    table.run("play swift");
    check(&table, "play metal A assembly 1", true);
}

#[test]
fn lp_10_1_the_last_card_draws_and_so_may_not() {
    let mut table = table("swift metal fuel engineer inspector mission-controller / rapid", "");
    table.run("play swift; play metal A assembly 1; play fuel A assembly 1; play engineer; play inspector");
    check(&table, "play mission-controller", false);
}

#[test]
fn lp_10_1_actions_on_own_cards_may_and_on_others_may_not() {
    let mut table =
        launched("retest oxygen", "cancel-project sabotage espionage potato-duty brainstorm swift");
    check(&table, "play retest A launch 1", true);
    table.run("end; play swift");
    check(&table, "play cancel-project B assembly 1", true);
    check(&table, "play cancel-project A launch 1", false);
    check(&table, "play sabotage A launch 1 fuel", false);
    check(&table, "play espionage A", false);
    check(&table, "play potato-duty", false);
    check(&table, "play brainstorm", false);
}

#[test]
fn lp_10_1_taking_a_discard_may_and_ordering_discards_too() {
    let table = launched("solder-and-chisel oxygen", "rapid");
    check(&table, "play solder-and-chisel priority", true);
    let mut table = launched("astronaut oxygen", "retest 5 metal");
    table.run("play astronaut A launch 1; play oxygen A launch 1; end; play retest A launch 1");
    check(&table, "pile oxygen", true);
}

#[test]
fn lp_10_1_offers_may_not() {
    let table = Table::new(&Setup { negotiation: true, ..setup("swift / rapid", "") });
    check(&table, "offer B swift", false);
}

#[test]
fn lp_10_1_what_is_not_possible_may_not_either() {
    let table = table("swift / rapid", "");
    assert!(!table.game.can_take_back("B".parse().unwrap(), &"play rapid".parse().unwrap()));
    assert!(!table.game.can_take_back("A".parse().unwrap(), &"play fearless".parse().unwrap()));
}
