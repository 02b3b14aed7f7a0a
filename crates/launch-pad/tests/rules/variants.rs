//! LP-9: the four variants.

use launch_pad::{PartPlace, Seen, Setup};

use crate::table::{Table, cards, deep_setup, names, setup};

#[test]
fn lp_9_1_fast_a_drawn_part_goes_straight_out() {
    let mut table = Table::deep(&Setup { fast: true, ..deep_setup("rapid / rapid", "pad-top-left oxygen") });
    table.run("draw");
    assert_eq!((table.parts("A"), table.parts_out()), ([0, 0, 0], 1));
    assert_eq!(table.player("A").hand_size, 3, "it is replaced all the same");
}

/// A long game just after the first draw pile was rebuilt.
fn rebuilt(fast: bool) -> Table {
    let mut long = Setup { fast, long: true, ..setup("brainstorm / rapid", "") };
    long.deal.as_mut().unwrap().shuffles = vec![cards("rapid pad-top-left oxygen")];
    let mut table = Table::new(&long);
    while table.count(|seen| matches!(seen, Seen::Reshuffled { .. })) == 0 {
        assert_eq!(table.view().parts.iter().filter(|part| part.place == PartPlace::ToBeDrawn).count(), 4);
        table.hurry();
    }
    table
}

#[test]
fn lp_9_2_long_the_parts_come_in_when_the_pile_is_rebuilt() {
    let table = Table::new(&Setup { long: true, ..Setup::default() });
    assert_eq!(table.view().draw_pile, 124, "no part is in the first draw pile");
    let mut table = rebuilt(false);
    table.hurry_turn();
    assert_eq!(table.view().parts.iter().filter(|part| part.place != PartPlace::ToBeDrawn).count(), 1);
    assert_eq!(table.parts_out(), 0);
}

#[test]
fn l_22_fast_and_long_together() {
    let mut table = rebuilt(true);
    table.hurry_turn();
    assert_eq!(table.parts_out(), 1, "in at the first reshuffle, and straight out");
}

#[test]
fn l_22_brainstorm_does_not_count_as_a_reshuffle() {
    let mut table = Table::new(&Setup { long: true, ..setup("swift / brainstorm", "") });
    table.run("discard swift; end");
    let draw_pile = table.view().draw_pile;
    table.run("play brainstorm");
    assert_eq!(table.view().draw_pile, draw_pile + 1, "no parts came in");
}

#[test]
fn lp_9_4_super_powers_any_number_of_upgrades_and_budget_cut_takes_all() {
    let mut table = Table::new(&Setup {
        super_powers: true,
        ..setup("warehouse overtime security-system 3 oxygen / budget-cut 5 metal", "")
    });
    table.run("play warehouse; play overtime; play security-system");
    assert_eq!(names(&table.player("A").upgrades), "overtime security-system warehouse");
    table.run("end; play budget-cut A");
    assert!(table.player("A").upgrades.is_empty());
    assert_eq!(table.hand("B"), "metal metal metal metal metal overtime security-system warehouse");
}

#[test]
fn l_23_equal_upgrades_do_not_add_up() {
    let mut table = Table::new(&Setup { super_powers: true, ..setup("2 warehouse 4 oxygen / rapid", "") });
    table.run("play warehouse; play warehouse");
    assert_eq!(names(&table.player("A").upgrades), "warehouse warehouse");
    assert_eq!(table.player("A").hand_limit, 8);
}
