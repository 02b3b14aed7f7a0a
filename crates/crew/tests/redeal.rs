//! A redeal keeps everything the observer knows, and changes everything else.
#![allow(clippy::unwrap_used, reason = "a test that cannot be set up has failed")]

use crew::{Attempt, Card, CardSet, Crew, Direction, Distress, DummyDeal};
use game::{BySeat, Dice, Observer, Seat, Seed};

type Table = Attempt<'r'>;

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);
const D: Seat = Seat::new(3);

fn card(text: &str) -> Card<'r'> {
    text.parse().unwrap()
}

fn set(text: &str) -> CardSet<'r'> {
    text.parse().unwrap()
}

/// A is commander; C has the high pinks and blues, D no pink and no blue.
fn four() -> Table {
    let hands = [
        "p1 p2 p3 b1 b2 b3 g1 g2 r1 r4",
        "p4 p5 p6 b4 b5 b6 g3 g4 y1 r2",
        "p7 p8 p9 b7 b8 b9 g5 g6 y2 y3",
        "g7 g8 g9 y4 y5 y6 y7 y8 y9 r3",
    ];
    let hands = hands.map(|hand| set(hand).iter().collect());
    let mut dice = Seed::from_number(1).dice(0);
    Attempt::deal(Crew::new(4), CardSet::ALL, &hands, &DummyDeal::default(), &mut dice).unwrap()
}

/// Checks many redeals for this observer; returns a member's cards in all of them and in any of them.
fn held(
    table: &Table,
    observer: Observer,
    member: Seat,
    check: impl Fn(&Table),
) -> (CardSet<'r'>, CardSet<'r'>) {
    let mut dice: Dice = Seed::from_number(2).dice(0);
    let (mut always, mut ever) = (CardSet::ALL, CardSet::EMPTY);
    for _ in 0..400 {
        let other = table.redeal(observer, &[], |_| true, &mut dice);
        assert_eq!(other.census().len(), 40);
        for seat in table.crew().members() {
            assert_eq!(other.hand(seat).len(), table.hand(seat).len());
        }
        check(&other);
        always &= other.hand(member);
        ever |= other.hand(member);
    }
    (always, ever)
}

#[test]
fn the_own_hand_and_the_commanders_rocket_stay() {
    let table = four();
    let (always, ever) = held(&table, Observer::Seat(B), A, |other| {
        assert_eq!(other.hand(B), table.hand(B));
    });
    assert_eq!(always, set("r4"));
    assert_eq!(ever, CardSet::ALL - table.hand(B), "everything else may be anywhere");
    let (always, _) = held(&table, Observer::Spectator, A, |_| {});
    assert_eq!(always, set("r4"));
}

#[test]
fn whoever_did_not_follow_has_none_of_the_suit() {
    let mut table = four();
    for text in ["p1", "p4", "p9", "y4"] {
        table.play(card(text));
    }
    let (_, ever) = held(&table, Observer::Seat(A), D, |_| {});
    assert_eq!(ever & set("p1 p2 p3 p4 p5 p6 p7 p8 p9"), CardSet::EMPTY);
    let (_, ever) = held(&table, Observer::Seat(A), C, |_| {});
    assert!(set("p5 p6 p7 p8").is_subset(ever));
}

#[test]
fn a_message_excludes_what_it_denies_and_needs_what_it_implies() {
    let mut table = four();
    table.communicate(C, card("p7"));
    let (always, ever) = held(&table, Observer::Seat(A), C, |other| {
        let pinks = other.hand(C) & set("p8 p9");
        assert!(!pinks.is_empty(), "the lowest is not the only one");
    });
    assert!(always.contains(card("p7")));
    assert_eq!(ever & set("p4 p5 p6"), CardSet::EMPTY);

    let mut table = four();
    table.communicate(B, card("y1"));
    let (_, ever) = held(&table, Observer::Seat(A), B, |_| {});
    assert_eq!(ever & set("y1 y2 y3 y4 y5 y6 y7 y8 y9"), set("y1"), "the only one");
}

#[test]
fn a_message_speaks_of_the_hand_at_that_time() {
    let mut table = four();
    for text in ["p1", "p4", "p9", "y4"] {
        table.play(card(text));
    }
    // C has played the pink 9, so the highest is now the 8.
    table.communicate(C, card("p8"));
    let (always, ever) = held(&table, Observer::Seat(A), C, |_| {});
    assert!(always.contains(card("p8")));
    assert!(ever.contains(card("p7")));
}

#[test]
fn without_a_position_one_of_the_three_holds() {
    let mut table = four();
    *table.messages_mut() = table.messages().clone().hiding_position();
    table.communicate(C, card("p7"));
    let (_, ever) = held(&table, Observer::Seat(A), C, |other| {
        let (above, below) = (other.hand(C) & set("p8 p9"), other.hand(C) & set("p4 p5 p6"));
        assert!(above.is_empty() || below.is_empty(), "highest, only or lowest");
    });
    assert!(set("p4 p9").is_subset(ever), "but which one is unknown");
}

#[test]
fn giver_and_receiver_remember_a_passed_card() {
    let mut table = four();
    let mut distress = Distress::new(Direction::Left);
    for (seat, text) in [(A, "p1"), (B, "p4"), (C, "p9"), (D, "y9")] {
        distress.choose(seat, card(text));
    }
    table.exchange(distress);
    let (always, _) = held(&table, Observer::Seat(A), B, |other| {
        assert_eq!(other.distress().unwrap().chosen(D), Some(card("y9")), "A received it");
        assert!(other.dealt()[D].contains(card("y9")) && other.dealt()[A].contains(card("p1")));
        let from_b = other.distress().unwrap().chosen(B).unwrap();
        assert!(other.hand(C).contains(from_b) && other.dealt()[B].contains(from_b));
        assert!(!from_b.is_trump());
    });
    assert_eq!(always, set("p1"), "A gave it");
}

#[test]
fn drawn_cards_are_known_to_two() {
    let mut table = four();
    for text in ["p1", "p4", "p9", "y4"] {
        table.play(card(text));
    }
    let mut taken = BySeat([Card::COMMANDER; 5]);
    for (seat, text) in [(A, "r3"), (B, "b1"), (C, "p5"), (D, "p7")] {
        taken[seat] = card(text);
    }
    table.draw(taken);
    let (always, ever) = held(&table, Observer::Seat(A), D, |other| {
        assert!(other.hand(B).contains(card("b1")), "A saw it go");
        assert!(other.dealt()[D].contains(card("r3")), "A took it from D");
        let pinks = other.hand(D) & set("p2 p3 p5 p6 p7 p8");
        assert!(pinks.len() <= 1, "D had no pink before the draw");
        let drawn = other.draws().unwrap().taken[D];
        assert!(pinks.is_subset(CardSet::only(drawn)));
    });
    assert_eq!(always, CardSet::EMPTY);
    assert!(ever.contains(card("p7")) && ever.contains(card("p8")), "but D may have drawn one");
}

#[test]
fn covered_cards_of_the_dummy_are_dealt_again() {
    let mut dice = Seed::from_number(3).dice(0);
    let mut table = Table::deal(
        Crew::new(2),
        CardSet::ALL,
        &[set("r4").iter().collect()],
        &DummyDeal::default(),
        &mut dice,
    )
    .unwrap();
    let lead = table.playable().lowest().unwrap();
    table.play(lead);
    let mut rows = std::collections::HashSet::new();
    let mut dice = Seed::from_number(4).dice(0);
    for _ in 0..100 {
        let other = table.redeal(Observer::Seat(A), &[], |_| true, &mut dice);
        assert_eq!(other.hand(C), table.hand(C), "open cards stay");
        assert_eq!(other.row().unwrap().columns(), table.row().unwrap().columns());
        assert_eq!(other.hand(A), table.hand(A));
        rows.insert(other.row().unwrap().covered().bits());
    }
    assert!(rows.len() > 90);
}

#[test]
fn deals_that_everybody_knows_were_not_dealt_are_left_out() {
    let table = four();
    let mut dice = Seed::from_number(5).dice(0);
    for _ in 0..200 {
        let accept = |hands: &crew::Hands<'r'>| !set("p9 b9").is_subset(hands[D]);
        let other = table.redeal(Observer::Seat(A), &[(card("y9"), D)], accept, &mut dice);
        assert!(other.hand(D).contains(card("y9")), "announced");
        assert!(!set("p9 b9").is_subset(other.hand(D)));
    }
}

/// Checks that the same dice redeal alike any attempts that the observer cannot tell apart.
fn check_blind(table: &Table) {
    for observer in [A, B, C, D].map(Observer::Seat).into_iter().chain([Observer::Spectator]) {
        let redeal = |table: &Table, number: u64| {
            table.redeal(observer, &[], |_| true, &mut Seed::from_number(number).dice(0))
        };
        for number in 0..50 {
            let other = redeal(table, 1000 + number);
            assert_eq!(redeal(&other, number), redeal(table, number), "{observer:?}");
        }
    }
}

#[test]
fn what_is_hidden_does_not_decide_how_it_is_dealt_again() {
    let mut table = four();
    check_blind(&table);
    table.communicate(C, card("p7"));
    for text in ["p1", "p4", "p9", "y4"] {
        table.play(card(text));
    }
    table.communicate(A, card("b1"));
    check_blind(&table);

    let mut table = four();
    *table.messages_mut() = table.messages().clone().hiding_position();
    for (seat, text) in [(A, "g2"), (B, "p6"), (C, "p7"), (D, "y4")] {
        table.communicate(seat, card(text));
    }
    check_blind(&table);

    let mut table = four();
    let mut distress = Distress::new(Direction::Left);
    for (seat, text) in [(A, "p1"), (B, "p4"), (C, "p9"), (D, "y9")] {
        distress.choose(seat, card(text));
    }
    table.exchange(distress);
    check_blind(&table);
}
