//! LP-9: the four variants.

use game::Observer;
use launch_pad::{PartPlace, Seen, Setup, Step};

use crate::table::{Table, cards, deep_setup, names, setup, table};

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

/// Two, or three, who may negotiate.
fn negotiating(hands: &str) -> Table {
    Table::new(&Setup { negotiation: true, ..setup(hands, "") })
}

#[test]
fn lp_9_3_swaps_are_offered_and_accepted() {
    let mut table = negotiating("swift 5 oxygen / 6 metal");
    table.run("offer B swift; ask metal; B accept");
    assert_eq!(table.hand("A"), "metal oxygen oxygen oxygen oxygen oxygen");
    assert_eq!(table.hand("B"), "swift metal metal metal metal metal");
    assert_eq!(table.view().step, Step::Play);
}

#[test]
fn lp_9_3_refused_and_withdrawn_cards_stay() {
    let mut table = negotiating("swift 5 oxygen / 6 metal");
    table.run("offer B swift; ask nothing; B refuse");
    assert!(table.hand("A").contains("swift"));
    table.run("offer B swift; withdraw; offer B swift; ask metal; A withdraw");
    assert!(table.hand("A").contains("swift"));
    assert_eq!(table.refusal("offer B swift"), "offers-spent");
    table.run("end");
    assert_eq!(table.view().offers_left, 3, "a new turn, new offers");
}

#[test]
fn lp_9_3_a_receiver_above_the_limit_sheds_at_the_own_turns_end() {
    let mut table = negotiating("swift 5 oxygen / 6 metal");
    table.run("offer B swift; ask nothing; B accept; end");
    assert_eq!(table.player("B").hand_size, 7);
    assert_eq!(table.refusal("end"), "hand-too-large");
    table.run("play swift; end");
}

#[test]
fn lp_9_3_giving_the_last_card_away_triggers_the_refill() {
    let mut table = negotiating("swift metal fuel engineer inspector oxygen / 6 metal");
    table.run("play swift; play metal A assembly 1; play fuel A assembly 1; play engineer; play inspector");
    table.run("offer B oxygen; ask nothing; B accept");
    assert!(table.view().refilled);
    assert_eq!(table.player("A").hand_size, 6);
}

#[test]
fn lp_9_3_only_in_step_four_and_only_if_agreed() {
    let mut plain = table("swift / metal", "");
    assert_eq!(plain.refusal("offer B swift"), "no-negotiation");
    let mut table = negotiating("swift 5 oxygen / 6 metal");
    assert_eq!(table.refusal("offer A swift"), "no-partner");
    assert_eq!(table.refusal("offer C swift"), "no-partner");
    assert_eq!(table.refusal("offer B fearless"), "not-in-hand");
    assert_eq!(table.refusal("accept"), "wrong-step");
    table.run("offer B swift");
    assert_eq!(table.refusal("ask pad-top-left"), "never-in-hand");
    assert_eq!(table.refusal("B refuse"), "not-your-turn");
    table.run("ask fearless");
    assert_eq!(table.refusal("B accept"), "cannot-pay");
    assert_eq!(table.refusal("end"), "wrong-step");
    table.run("B refuse; discard swift");
    assert_eq!(table.refusal("offer B oxygen"), "wrong-step");
}

#[test]
fn l_15_any_gift_may_be_refused_whatever_the_hand() {
    let mut table = negotiating("swift 5 oxygen / 6 metal");
    table.run("end; discard metal; discard metal; end; offer B oxygen; ask nothing");
    assert!(table.may("B refuse") && table.may("B accept") && table.may("A withdraw"));
}

#[test]
fn lp_9_3_an_offer_shows_nothing_to_the_others() {
    let mut table = negotiating("swift 5 oxygen / 6 metal / 6 fuel");
    table.run("offer B swift; ask metal");
    assert_eq!(table.seen_by("B").offer.unwrap().give.map(|card| card.to_string()), Some("swift".into()));
    assert_eq!(table.seen_by("B").offer.unwrap().want.map(|card| card.to_string()), Some("metal".into()));
    let offer = table.seen_by("C").offer.unwrap();
    assert_eq!((offer.give, offer.want, offer.complete), (None, None, true));
    table.run("B accept");
    let told = table.told(Observer::Seat("C".parse().unwrap())).join(" ");
    assert!(told.contains("A gives B a card. B gives A a card."), "{told}");
    assert!(!told.contains("swift") && !told.contains("metal"));
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
