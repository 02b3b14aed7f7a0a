//! Two players and Tonoja.

use crew::{Column, DummyDeal};
use deep_sea::{Allotment, Card, Deal, DeepSea, Mission, MissionChoice, PhaseView, Setup, Tasks};
use game::{Game, Observer, Seed, Silent};

use crate::table::{Table, check_refused, dealt, mission, tasks};

fn row(cards: &str) -> Vec<Option<Card>> {
    cards.split_whitespace().map(|card| card.parse().ok()).collect()
}

/// A is captain; Tonoja plays after B and lies open with the pink 1 to 7 on the blue 1 to 7.
fn setup(number: u8) -> Setup {
    let dummy = DummyDeal { open: row("p1 p2 p3 p4 p5 p6 p7"), covered: row("b1 b2 b3 b4 b5 b6 b7") };
    let hands = crate::table::hands("s4 p9 g1 / p8 g2 b9");
    Setup { deal: Some(Deal { hands, dummy, ..Deal::default() }), ..mission(2, number) }
}

fn own(allotment: Allotment, names: &str) -> Setup {
    let mission = Mission { tasks: Tasks::Given(tasks(names)), allotment, ..Mission::default() };
    Setup { mission: MissionChoice::Own(mission), ..setup(1) }
}

#[test]
fn cr_6_1_tonoja_is_the_third_member_and_the_captain_decides_for_her() {
    let mut table = Table::new(&own(Allotment::Draft, "no-9s no-1s no-5s"));
    table.act("A take no-9s");
    assert_eq!(table.awaited(), "B");
    table.act("B take no-1s");
    assert_eq!(table.awaited(), "A", "for Tonoja");
    table.act("A take no-5s");
    assert_eq!(table.owners(), "A no-9s, B no-1s, C no-5s");
}

#[test]
fn cr_6_1_tonoja_may_pass_too() {
    let mut table = Table::new(&own(Allotment::Draft, "no-9s"));
    table.act("A skip; B skip");
    assert_eq!(table.legal("A"), ["take no-9s"], "she is the last and has to take it");
    let mut table = Table::new(&Setup { dummy_after: "A".parse().ok(), ..own(Allotment::Draft, "no-9s") });
    table.act("A skip");
    assert_eq!(table.legal("A"), ["take no-9s", "skip"], "her place is agreed before the deal");
}

#[test]
fn cr_6_2_only_open_cards_are_played_and_covered_ones_turn_up_after_the_trick() {
    let mut table = Table::new(&setup(8));
    table.act("A begin").play("p9 p8");
    assert_eq!(table.awaited(), "A", "the captain plays her cards");
    assert!(table.legal("B").is_empty(), "the other player has no say");
    table.check_listed("A", &["play p1", "play p2", "play p3", "play p4", "play p5", "play p6", "play p7"]);
    table.play("p3");
    let row = table.public().table.row.unwrap();
    assert_eq!(row[2], Column::Open { card: "b3".parse().unwrap() });
    assert_eq!(row[0], Column::Both { card: "p1".parse().unwrap() });
    assert!(table.seen("spectator").contains(&"Tonoja turns up b3.".to_owned()));
}

#[test]
fn two_follow_tonoja_follows_suit_with_open_cards_only() {
    let mut table = Table::new(&setup(8));
    table.act("A begin");
    let green = table.legal("B");
    assert!(!green.is_empty());
    table.play("g1 g2");
    assert_eq!(table.legal("A").len(), 7, "her covered cards bind no player");
}

#[test]
fn cr_6_2_thirteen_tricks_are_played_and_one_of_her_cards_remains() {
    let mut dice = Seed::from_phrase("thirteen").dice(0);
    for seed in 0..30 {
        let mut game = DeepSea::deal(&setup(12), Seed::from_number(seed), &mut Silent).unwrap();
        let mut actions = Vec::new();
        while let game::Turn::Waiting(seats) = game.turn() {
            let seats: Vec<_> = seats.iter().filter(|&seat| seat != game::Seat::CLOCK).collect();
            let seat = dice.pick(&seats).unwrap();
            actions.clear();
            game.legal(seat, &mut actions);
            if let Some(action) = dice.pick(&actions) {
                game.step(seat, action, &mut Silent);
            }
        }
        let view = game.view(Observer::Spectator);
        assert_eq!(view.table.n_tricks, 13);
        if view.phase == PhaseView::Won {
            assert_eq!(view.table.members.iter().map(|member| member.n_cards).collect::<Vec<_>>(), [0, 0, 1]);
        }
    }
}

#[test]
fn two_distress_the_players_swap_and_tonoja_passes_nothing() {
    let mut table = Table::new(&setup(8));
    table.check_listed("B", &["propose distress left"]);
    table.act("B propose distress left; A agree");
    assert_eq!(table.awaited(), "A B");
    table.act("A pass g1; B pass b9");
    let hand = |seat: &str, place: usize| table.view(seat).table.members[place].hand.unwrap();
    assert!(hand("A", 0).contains("b9".parse().unwrap()));
    assert!(hand("B", 1).contains("g1".parse().unwrap()));
    assert_eq!(table.public().table.row.unwrap().len(), 7);
}

#[test]
fn two_volunteers_the_captain_answers_for_tonoja() {
    let mut table = Table::new(&own(Allotment::Volunteer, "no-9s no-1s"));
    table.act("B no");
    assert_eq!(table.awaited(), "A");
    table.act("A yes");
    assert_eq!(table.owners(), "C no-9s, C no-1s");
    // With two volunteers the captain speaks for both, so no other player is asked.
    let mut table = Table::new(&own(Allotment::TwoVolunteers, "no-9s no-1s"));
    table.act("B no");
    assert_eq!(table.awaited(), "A");
    table.act("A give no-9s A; A give no-1s C");
    assert_eq!(table.owners(), "A no-9s, C no-1s");
    assert!(matches!(table.phase(), PhaseView::Distress { .. }));
}

#[test]
fn two_rapture_has_one_shared_token() {
    let mut table = Table::new(&setup(11));
    table.begin();
    assert_eq!(table.public().table.shared_tokens, Some(1));
}

#[test]
fn two_redeal_looks_at_all_three_hands() {
    // Tonoja's covered and open cards together would make the task impossible.
    let mut setup = own(Allotment::Draft, "exactly-1-submarine");
    let deal = setup.deal.as_mut().unwrap();
    deal.hands = crate::table::hands("s4 s1 s2 s3");
    deal.dummy = DummyDeal::default();
    check_refused(&setup, "impossible", "deal.hands");
    let mut setup = own(Allotment::Draft, "win-submarine-2-only");
    let deal = setup.deal.as_mut().unwrap();
    deal.hands = crate::table::hands("s4");
    deal.dummy = DummyDeal { open: row("s1 s2"), covered: row("s3") };
    check_refused(&setup, "impossible", "deal.hands");
}

#[test]
fn cr_6_3_tonoja_counts_wherever_members_are_compared() {
    let mut table = Table::new(&own(Allotment::Draft, "more-than-each-other"));
    table.act("A take more-than-each-other; A begin").play("g1 g2");
    // Tonoja discards and B wins; then B is ahead of both.
    table.play("p1");
    let tricks: Vec<_> = table.public().table.members.iter().map(|member| member.n_tricks).collect();
    assert_eq!(tricks, [0, 1, 0]);
    assert_eq!(table.public().table.members[2].token, None, "she has no token");
}

#[test]
fn cr_6_3_the_captain_foretells_for_tonoja() {
    let mut table = Table::new(&own(Allotment::Draft, "predict-secret no-9s"));
    table.act("A take no-9s; B skip; A take predict-secret; A begin");
    assert_eq!(table.awaited(), "A");
    table.act("A predict secret 2");
    assert_eq!(table.view("A").tasks[0].prediction, Some(2));
    assert_eq!(table.view("B").tasks[0].prediction, None);
}

#[test]
fn cr_6_1_the_row_is_never_dealt_submarine_4() {
    let mut setup = mission(2, 1);
    setup.deal = Some(Deal { dummy: DummyDeal { open: row("s4"), covered: vec![] }, ..Deal::default() });
    check_refused(&setup, "impossible", "deal.dummy.open");
    let with_three = Setup { players: 3, ..setup };
    check_refused(&with_three, "conflict", "deal.dummy");
    let _ = dealt(mission(2, 1), "", "");
}
