//! DMD-6: five to eight players with two decks.

use std::collections::BTreeMap;

use dead_mans_draw::{DeadMansDraw, Setup, Trait};
use game::{Game, Observer, Seat};

use crate::table::{Table, check, check_with};

fn party(players: u8, seed: u64) -> DeadMansDraw {
    Table::dealt(&Setup { players, ..Setup::default() }, seed).game.clone()
}

#[test]
fn dmd_6_1_two_decks() {
    for players in 5..=8 {
        let game = party(players, 1);
        let mut counts = BTreeMap::new();
        game.census().into_iter().for_each(|card| *counts.entry(card).or_insert(0) += 1);
        assert_eq!(counts.len(), 60);
        assert!(counts.values().all(|&n| n == 2));
        let view = game.view(Observer::Spectator);
        assert_eq!(view.n_draw, 100);
        assert!(view.discard.iter().all(|stack| stack.values.len() == 2), "two of each lowest card");
        assert_eq!(view.discard.len(), 10);
    }
}

#[test]
fn dmd_6_1_everybody_chooses_from_two_traits() {
    let game = party(8, 1);
    assert!(Seat::all(8).all(|seat| game.view(Observer::Seat(seat)).offer.is_some()));
}

#[test]
fn dmd_6_1_copies_are_equal_and_both_break_ties() {
    check(
        "A: key-7 / B: key-7 / C: / D: / E: / last: oracle-2",
        "draw, collect",
        "points: 9 7 0 0 0 / won: A",
    );
    check(
        "A: / B: key-7 / C: map-7 map-7 / D: key-5 key-5 / E: / last: key-2",
        "draw, collect",
        "points: 2 7 7 5 0 / won: C",
    );
    // The second of two equal cards still scores when the first is shot.
    check("A: / B: key-7 key-7 / C: / D: / E: / draw: cannon-3", "draw", "B: key-7 / points: 0 7 0 0 0");
}

#[test]
fn dmd_6_1_equal_cards_are_one_choice() {
    check(
        "A: / B: / C: / D: / E: / draw: map-3 / discard: key-2 key-2 hook-2",
        "draw",
        "may: fetch key-2, fetch hook-2",
    );
    check(
        "A navigator: / B: / C: / D: / E: / draw: map-3 / discard: key-2 key-2",
        "draw",
        "play: map-3 key-2 / discard: key-2",
    );
}

#[test]
fn d_35_two_may_have_the_same_trait() {
    let has_twins = |seed| {
        let game = party(8, seed);
        let mut offered: Vec<Trait> =
            Seat::all(8).filter_map(|seat| game.view(Observer::Seat(seat)).offer).flatten().collect();
        offered.sort_unstable();
        offered.windows(2).any(|pair| pair[0] == pair[1])
    };
    assert!((0..20).any(has_twins));
}

#[test]
fn d_35_the_nearest_locker_to_the_left_takes_all() {
    check(
        "A: / B: / C davy-jones-locker: / D: / E davy-jones-locker: / draw: key-3 key-4",
        "C haunt A, E haunt A, draw, draw",
        "C: key-3 key-4 / E: / discard:",
    );
    check(
        "A: / B: / C davy-jones-locker: / D: / E davy-jones-locker: / draw: key-3 key-4",
        "E haunt A, C haunt B, draw, draw",
        "C: / E: key-3 key-4 / discard:",
    );
}

#[test]
fn d_35_the_nearest_siren_to_the_left_takes_the_card() {
    let setup = Setup { mermaid_ability: true, ..Setup::default() };
    check_with(
        &setup,
        "A: / B: / C siren: / D: / E siren: / draw: key-3 mermaid-4",
        "draw, draw",
        "C: key-3 / E:",
    );
}

#[test]
fn d_35_equal_beastmasters_and_misfires_do_not_add_up() {
    check("A: / B beastmaster: / C beastmaster: / D: / E: / draw: kraken-3", "draw", "owed: 4");
    check(
        "A: key-3 key-4 / B misfire: / C misfire: / D: / E: / draw: cannon-3",
        "draw",
        "A: key-3 / discard: key-4",
    );
}
