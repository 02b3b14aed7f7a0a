//! DMD-5: mermaids that let another card act again.

use dead_mans_draw::{DeadMansDraw, Deal, HouseRules, Setup, Suit, Trait, Variant};
use game::{Game, Observer, Seed, SetupError, Silent};

use crate::table::{Table, check_with, in_stacks, words};

fn mermaids() -> Setup {
    Setup { mermaid_ability: true, ..Setup::default() }
}

fn check(position: &str, moves: &str, expected: &str) {
    check_with(&mermaids(), position, moves, expected);
}

#[test]
fn dmd_5_1_lower_mermaids_and_the_siren() {
    let game = Table::dealt(&mermaids(), 1).game.clone();
    let mut values: Vec<_> =
        game.census().iter().filter(|card| card.suit() == Suit::Mermaid).map(|card| card.value()).collect();
    values.sort_unstable();
    assert_eq!(values, [2, 3, 4, 5, 6, 7]);
    let view = game.view(Observer::Spectator);
    assert_eq!(
        words(in_stacks(&view.discard)),
        "anchor-2 hook-2 cannon-2 key-2 chest-2 map-2 oracle-2 sword-2 kraken-2 mermaid-2"
    );
    assert_eq!(view.n_draw, 50);
    let offered = |setup: &Setup| {
        (0..60).any(|seed| {
            let game = Table::dealt(setup, seed).game.clone();
            Observer::all(2).filter_map(|o| game.view(o).offer).flatten().any(|t| t == Trait::Siren)
        })
    };
    assert!(offered(&mermaids()));
    assert!(!offered(&Setup::default()));
}

#[test]
fn dmd_5_2_example_maria_fires_the_cannon_again() {
    let position = "A: / B: key-5 map-6 / draw: anchor-3 cannon-4 mermaid-5";
    check(position, "draw, draw, shoot B key, draw", "may: replay anchor-3, replay cannon-4");
    check(
        position,
        "draw, draw, shoot B key, draw, replay cannon-4",
        "play: anchor-3 mermaid-5 cannon-4 / B: / discard: key-5 map-6",
    );
}

#[test]
fn dmd_5_2_example_maria_moves_the_anchor() {
    check(
        "A: / B: key-5 map-6 / draw: anchor-3 cannon-4 mermaid-5",
        "draw, draw, shoot B key, draw, replay anchor-3",
        "play: [cannon-4] [mermaid-5] anchor-3 / B: map-6",
    );
}

#[test]
fn dmd_5_2_a_move_is_no_entering() {
    // It neither busts nor pays the kraken; the kraken's obligation starts anew (D-12).
    check(
        "A: / B: / draw: kraken-3 key-3 mermaid-4",
        "draw, draw, draw, replay key-3",
        "owed: 0 / may: draw, collect",
    );
    check("A: / B: / draw: kraken-3 mermaid-4", "draw, draw", "play: mermaid-4 kraken-3 / owed: 2");
    check("A: / B: / draw: mermaid-4", "draw", "play: mermaid-4 / may: draw, collect");
}

#[test]
fn dmd_5_3_example_yevhens_siren_takes_the_sword() {
    let position = "A: / B siren: key-3 map-3 / draw: sword-4 oracle-3 mermaid-4";
    check(
        position,
        "draw, steal B key, draw, draw, replay sword-4",
        "B: map-3 sword-4 / play: key-3 oracle-3 mermaid-4 / may: draw, collect",
    );
    // The Siren's own mermaids do what mermaids do.
    check("A siren: / B: / draw: kraken-3 mermaid-4", "draw, draw", "A: / play: mermaid-4 kraken-3");
}

#[test]
fn dmd_5_4_casanova_banks_the_chosen_card() {
    check(
        "A casanova: / B: key-4 / draw: oracle-3 cannon-3 mermaid-4",
        "draw, draw, draw, replay cannon-3",
        "A: cannon-3 / play: oracle-3 mermaid-4 / discard: key-4",
    );
    // Mermaids themselves are no longer banked at once, and bust.
    check(
        "A casanova: / B: / draw: mermaid-4 mermaid-5",
        "draw, draw",
        "A: / discard: mermaid-4 mermaid-5 / turn: B",
    );
}

#[test]
fn dmd_5_5_an_anchor_taken_away_still_protects() {
    for (a, b, taker) in [("casanova", "", "A"), ("", "siren", "B")] {
        check(
            &format!("A {a}: / B {b}: / draw: key-3 anchor-3 oracle-3 mermaid-4").replace(" :", ":"),
            "draw, draw, draw, draw, replay anchor-3",
            &format!("{taker}: anchor-3 / play: [key-3] oracle-3 mermaid-4"),
        );
    }
}

#[test]
fn d_12_a_second_kraken_effect_starts_anew() {
    check(
        "A: / B: / draw: kraken-3 key-3 chest-3 mermaid-4",
        "draw, draw, draw, draw, replay kraken-3",
        "play: key-3 chest-3 mermaid-4 kraken-3 / owed: 2",
    );
    // In Strange Lands a second kraken pays the first and then wants two itself.
    let strange = Setup { variant: Some(Variant::StrangeLands), ..Setup::default() };
    check_with(&strange, "A: / B: / draw: kraken-3 kraken-4", "draw, draw", "owed: 2");
}

#[test]
fn d_29_protection_follows_the_positions_after_the_move() {
    check(
        "A: / B: / draw: oracle-3 key-3 anchor-3 mermaid-4",
        "draw, draw, draw, draw, replay oracle-3",
        "play: [key-3] anchor-3 mermaid-4 oracle-3",
    );
    check("A: / B: / draw: key-3 mermaid-4", "draw, draw", "play: mermaid-4 key-3 / may: draw, collect");
    // What an anchor protected when it was taken stays protected.
    check(
        "A casanova: / B: / draw: key-3 anchor-3 mermaid-4 oracle-3 key-4",
        "draw, draw, draw, replay anchor-3, draw, draw",
        "A: anchor-3 key-3 / discard: mermaid-4 oracle-3 key-4",
    );
    // A card before the anchor's place that is taken moves the others up.
    check(
        "A casanova: / B: / draw: oracle-3 key-3 anchor-3 mermaid-4",
        "draw, draw, draw, draw, replay oracle-3",
        "A: oracle-3 / play: [key-3] anchor-3 mermaid-4",
    );
}

#[test]
fn d_29_what_a_trait_protects_stays_so_when_it_moves() {
    check(
        "A miser: key-3 / B: / draw: hook-3 mermaid-4",
        "draw, draw, replay key-3",
        "play: [hook-3] mermaid-4 [key-3]",
    );
    check(
        "A safe-harbor: / B: / draw: anchor-3 key-3 mermaid-4 oracle-3",
        "draw, draw, draw, replay key-3, draw",
        "play: [anchor-3] [mermaid-4] [key-3] oracle-3",
    );
}

#[test]
fn d_30_the_siren_comes_before_casanova() {
    check("A casanova: / B siren: / draw: key-3 mermaid-4", "draw, draw", "A: / B: key-3 / play: mermaid-4");
}

#[test]
fn d_38_a_kraken_taken_away_leaves_its_obligation() {
    check("A casanova: / B: / draw: kraken-3 mermaid-4", "draw, draw", "A: kraken-3 / owed: 1 / may: draw");
}

#[test]
fn d_39_a_key_taken_away_pays_no_bonus() {
    check(
        "A casanova: / B: / draw: key-3 chest-3 mermaid-4 / discard: map-2",
        "draw, draw, draw, replay key-3, collect",
        "A: key-3 chest-3 mermaid-4 / discard: map-2",
    );
}

#[test]
fn mermaids_do_not_call_each_other_for_ever() {
    // Two mermaids can meet in Strange Lands only: the one that is moved does not choose in her turn.
    let setup = Setup { variant: Some(Variant::StrangeLands), ..mermaids() };
    check_with(
        &setup,
        "A: / B: / draw: mermaid-4 mermaid-5 mermaid-6",
        "draw, draw",
        "play: mermaid-5 mermaid-4 / may: draw, collect",
    );
    check_with(
        &setup,
        "A: / B: / draw: mermaid-4 mermaid-5 mermaid-6",
        "draw, draw, draw, replay mermaid-5",
        "play: mermaid-4 mermaid-6 mermaid-5 / may: draw, collect",
    );
}

#[test]
fn captains_hooks_nest() {
    // The hook brings a mermaid, which lets the hook act again before its second card.
    let position = "A captains-hook: mermaid-4 key-3 chest-3 map-3 / B: / draw: hook-3";
    let mut table = Table::new(&mermaids(), position);
    table
        .play("draw, hook mermaid")
        .expect("play: mermaid-4 hook-3 / may: hook key, hook chest, hook map")
        .expect("A: key-3 chest-3 map-3");
    table
        .play("hook key, hook chest")
        .expect("play: mermaid-4 hook-3 key-3 chest-3 map-3 / A: / may: draw, collect");
}

#[test]
fn the_high_mermaids_are_not_in_this_game() {
    let deal = |setup: Setup, card: &str| {
        let deal = Deal { draw: vec![card.parse().unwrap()], ..Deal::default() };
        DeadMansDraw::deal(&Setup { deal: Some(deal), ..setup }, Seed::from_number(1), &mut Silent).err()
    };
    let not_in_game =
        |card: &str| Some(SetupError::NotInGame { field: "deal.draw".into(), item: card.to_owned() });
    assert_eq!(deal(mermaids(), "mermaid-9"), not_in_game("mermaid-9"));
    assert_eq!(deal(Setup::default(), "mermaid-3"), not_in_game("mermaid-3"));
    assert_eq!(deal(mermaids(), "mermaid-3"), None);
}

#[test]
fn house_rules_of_the_mermaids() {
    let house = |house_rules| Setup { house_rules, ..mermaids() };
    let ours = HouseRules::default();
    // D-08
    check_with(
        &house(HouseRules { directly_banked_cards_count_for_bonus: true, ..ours }),
        "A casanova: / B: / draw: key-3 chest-3 anchor-3 mermaid-4 / discard: map-2 map-3 map-4 map-5 map-6 / \
         picks: map-2 map-3 map-4 map-5",
        "draw, draw, draw, draw, replay anchor-3, collect",
        "A: anchor-3 key-3 chest-3 mermaid-4 map-2 map-3 map-4 map-5 / discard: map-6",
    );
    // D-29
    check_with(
        &house(HouseRules { moved_card_keeps_old_anchor_protection: true, ..ours }),
        "A: / B: / draw: oracle-3 key-3 anchor-3 mermaid-4",
        "draw, draw, draw, draw, replay oracle-3",
        "play: [key-3] anchor-3 mermaid-4 [oracle-3]",
    );
    // D-30
    check_with(
        &house(HouseRules { siren_before_casanova: false, ..ours }),
        "A casanova: / B siren: / draw: key-3 mermaid-4",
        "draw, draw",
        "A: key-3 / B: / play: mermaid-4",
    );
    // D-38
    check_with(
        &house(HouseRules { kraken_obligation_survives_its_kraken: false, ..ours }),
        "A casanova: / B: / draw: kraken-3 mermaid-4",
        "draw, draw",
        "A: kraken-3 / owed: 0 / may: draw, collect",
    );
}
