//! LP-7: the four upgrades.

use crate::table::{Table, launched, names, table};

#[test]
fn lp_7_1_a_new_upgrade_replaces_the_old() {
    let mut table = table("warehouse overtime 4 oxygen / rapid", "");
    table.run("play warehouse; play overtime");
    assert_eq!(names(&table.player("A").upgrades), "overtime");
    assert_eq!(table.discards(), "warehouse");
}

#[test]
fn lp_7_1_warehouse_raises_the_limit_at_once_but_draws_nothing() {
    let mut table = table("warehouse 5 oxygen / rapid", "");
    table.run("play warehouse");
    assert_eq!((table.player("A").hand_size, table.player("A").hand_limit), (5, 8));
    table.run("end; end").fill();
    assert_eq!(table.player("A").hand_size, 8, "the next drawing step goes to eight");
    table.run("end");
}

#[test]
fn l_05_warehouse_as_the_last_card_refills_to_eight() {
    let mut table = table("swift metal fuel engineer inspector warehouse / rapid", "");
    table.run("play swift; play metal A assembly 1; play fuel A assembly 1; play engineer; play inspector");
    table.run("play warehouse");
    assert_eq!(table.player("A").hand_size, 8);
    assert!(table.may("end"), "and the turn may already end with eight");
}

#[test]
fn l_05_losing_the_warehouse_binds_only_at_the_own_turns_end() {
    let mut table = table("warehouse 5 oxygen / budget-cut 5 metal", "");
    table.run("play warehouse; end; end").fill().run("end; play budget-cut A; end");
    assert_eq!((table.player("A").hand_size, table.player("A").hand_limit), (8, 6));
    assert_eq!(table.refusal("end"), "hand-too-large");
}

#[test]
fn lp_7_1_overtime_lets_two_rockets_leave_each_zone() {
    let mut table = table("2 swift metal fuel engineer overtime / rapid", "metal fuel");
    table.run("play swift; play swift; play metal A assembly 1; play fuel A assembly 1; play engineer; play overtime");
    table.run("play metal A assembly 2; play fuel A assembly 2; end; end; advance A assembly 1; advance A assembly 1");
    assert_eq!(table.rockets("A", 1), "swift 1m 1f, swift 1m 1f");
}

/// L-01: Overtime speaks of rockets only; see also the test of that ruling.
#[test]
fn lp_7_1_without_overtime_a_zone_is_spent_after_one() {
    let mut table = table("2 swift metal fuel engineer inspector / rapid", "metal fuel 3 rapid");
    table.run("play swift; play swift; play metal A assembly 1; play fuel A assembly 1; play engineer; play inspector");
    table.run("play metal A assembly 2; play fuel A assembly 2; end; end; advance A assembly 1; end; end");
    table.run("advance A assembly 1");
    assert_eq!(table.refusal("advance A test 2"), "cannot-go-further");
    table.run("advance A test 1");
    assert_eq!((table.rockets("A", 1), table.rockets("A", 2)), ("swift 1m 1f".into(), "swift 1m 1f".into()));
}

/// A has a rocket with oxygen on the launch table behind a security system; B means harm.
fn secured() -> Table {
    let mut table = launched("security-system oxygen", "sabotage cancel-project vacuum 3 metal");
    table.run("play oxygen A launch 1; play security-system").fill().run("end");
    table
}

#[test]
fn lp_7_1_security_system_protects_rockets_from_others() {
    let table = secured();
    assert_eq!(table.refusal("play sabotage A launch 1 metal"), "protected");
    assert_eq!(table.refusal("play cancel-project A launch 1"), "protected");
    assert_eq!(table.refusal("play vacuum A launch 1"), "protected");
}

#[test]
fn lp_6_2_security_system_does_not_protect_from_oneself() {
    let mut table = table("swift security-system cancel-project 3 oxygen / rapid", "");
    table.run("play swift; play security-system");
    assert_eq!(table.plays("cancel-project"), ["A assembly 1"]);
}

#[test]
fn lp_7_1_employment_contract_protects_experts_from_others() {
    let mut table = table("engineer employment-contract 4 oxygen / headhunting 5 metal", "");
    table.run("play engineer; play employment-contract; end");
    assert_eq!(table.refusal("play headhunting A assembly"), "protected");
    let mut table = self::table("engineer employment-contract headhunting 3 oxygen / rapid", "");
    table.run("play engineer; play employment-contract");
    assert_eq!(table.plays("headhunting"), ["A assembly"], "but not from oneself");
}
