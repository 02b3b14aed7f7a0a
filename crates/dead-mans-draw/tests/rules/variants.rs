//! DMD-7: the variant cards.

use dead_mans_draw::{DeadMansDraw, Deal, HouseRules, Setup, Trait, Variant};
use game::{Game, Observer, Seat, Seed, SetupError, Silent};

use crate::table::{Table, check_with};

fn with(variant: Variant) -> Setup {
    Setup { variant: Some(variant), ..Setup::default() }
}

#[test]
fn dmd_7_1_thieves_island_gives_lost_cards_to_the_left() {
    check_with(
        &with(Variant::ThievesIsland),
        "A: / B: / C: / draw: key-3 anchor-3 map-3 key-4",
        "draw, draw, draw, draw",
        "A: key-3 / B: anchor-3 map-3 key-4 / C: / discard:",
    );
}

#[test]
fn dmd_7_1_pile_o_treasure_scores_every_card() {
    check_with(&with(Variant::PileOTreasure), "A: key-3 key-5 map-2 / B: mermaid-9", "", "points: 10 9");
}

#[test]
fn dmd_7_1_sudden_death_ends_at_fifty() {
    // Forty-nine points; a seven of a new suit makes it more than fifty.
    let bank = "anchor-7 hook-7 cannon-7 key-7 chest-7 map-7 oracle-7";
    check_with(
        &with(Variant::SuddenDeath),
        &format!("A: {bank} / B: / draw: sword-2 kraken-3"),
        "draw, collect",
        "points: 51 0 / won: A / n: 52",
    );
    check_with(
        &with(Variant::SuddenDeath),
        &format!("A: {bank} / B: / draw: anchor-6"),
        "draw, collect",
        "points: 49 0 / won: not over",
    );
}

#[test]
fn dmd_7_1_all_hands_on_deck_wants_every_suit() {
    check_with(&with(Variant::AllHandsOnDeck), "A: key-7 map-7 / B:", "", "points: -26 -50");
    check_with(
        &with(Variant::AllHandsOnDeck),
        "A: anchor-2 hook-2 cannon-2 key-2 chest-2 map-2 oracle-2 sword-2 kraken-2 mermaid-4 / B: key-7",
        "",
        "points: 22 -38",
    );
}

#[test]
fn dmd_7_1_strange_lands_bust_by_value() {
    let strange = with(Variant::StrangeLands);
    check_with(&strange, "A: / B: / draw: key-3 key-4", "draw, draw", "play: key-3 key-4 / turn: A");
    check_with(&strange, "A: / B: / draw: key-3 chest-3", "draw, draw", "discard: key-3 chest-3 / turn: B");
}

#[test]
fn dmd_7_1_beneath_the_waves_wants_less_than_sixty() {
    let best = "anchor-7 hook-7 cannon-7 key-7 chest-7 map-7 oracle-7 sword-7";
    check_with(
        &with(Variant::BeneathTheWaves),
        &format!("A: {best} / B: key-2 / last: kraken-4"),
        "draw, collect",
        "points: 60 2 / won: B",
    );
    check_with(
        &with(Variant::BeneathTheWaves),
        &format!("A: {best} / B: key-2 / last: kraken-3"),
        "draw, collect",
        "points: 59 2 / won: A",
    );
}

#[test]
fn dmd_7_1_bottom_feeder_hits_the_lowest_card() {
    let feeder = with(Variant::BottomFeeder);
    check_with(&feeder, "A: / B: key-3 key-6 / draw: cannon-3", "draw", "B: key-6 / discard: key-3");
    check_with(&feeder, "A: / B: key-3 key-6 / draw: sword-3", "draw", "B: key-6 / play: sword-3 key-3");
    // The hook is no cannon: it takes the top card.
    check_with(&feeder, "A: key-3 key-6 / B: / draw: hook-3", "draw", "A: key-3 / play: hook-3 key-6");
    check_with(
        &feeder,
        "A master-gunner: / B: key-3 key-6 / draw: cannon-3",
        "draw",
        "B: / discard: key-3 key-6",
    );
    check_with(
        &feeder,
        "A: / B parry: kraken-3 kraken-6 key-2 / draw: sword-3",
        "draw",
        "play: sword-3 kraken-3",
    );
    check_with(&feeder, "A: key-3 key-6 / B misfire: / draw: cannon-3", "draw", "A: key-6 / discard: key-3");
}

#[test]
fn d_31_a_game_has_one_variant_card_at_most() {
    let setup: Setup = serde_json::from_str(r#"{"variant":"sudden-death"}"#).unwrap();
    assert_eq!(setup.variant, Some(Variant::SuddenDeath));
    assert!(serde_json::from_str::<Setup>(r#"{"variant":["sudden-death","strange-lands"]}"#).is_err());
}

#[test]
fn d_32_sudden_death_looks_at_every_change_of_a_bank() {
    let bank = "anchor-7 hook-7 cannon-6 key-7 chest-7 map-7";
    let sudden = with(Variant::SuddenDeath);
    // A card banked at once, in the middle of a turn, with the bonus of a trait.
    check_with(
        &sudden,
        &format!("A casanova: {bank} / B: / draw: mermaid-9 oracle-3"),
        "draw",
        "points: 50 0 / won: A",
    );
    check_with(
        &sudden,
        &format!("A golden-scales: {bank} / B: / draw: mermaid-4 oracle-3"),
        "draw, collect",
        "points: 50 0 / won: A",
    );
    // A scavenged card, before the turn is over.
    check_with(
        &sudden,
        &format!("A scavenger: {bank} oracle-2 / B: sword-7 / draw: cannon-3 key-2"),
        "draw",
        "points: 50 0 / won: A",
    );
    // Cards that an opponent loses.
    check_with(
        &sudden,
        &format!("A: / B davy-jones-locker: {bank} oracle-5 / draw: kraken-5 kraken-6"),
        "draw, draw",
        "points: 0 52 / won: B",
    );
    // What is saved from a bust.
    check_with(
        &sudden,
        &format!("A: {bank} oracle-5 / B: / draw: sword-5 anchor-2 sword-6"),
        "draw, draw, draw",
        "points: 51 0 / won: A",
    );
    // The bonus of key and chest.
    check_with(
        &sudden,
        &format!("A: {bank} / B: / draw: key-2 chest-2 / discard: oracle-7 sword-2"),
        "draw, draw, collect",
        "points: 50 0 / won: A",
    );
}

#[test]
fn d_32_without_fifty_points_sudden_death_scores_as_usual() {
    check_with(
        &with(Variant::SuddenDeath),
        "A: / B: key-7 / last: oracle-2",
        "draw, collect",
        "points: 2 7 / won: B",
    );
}

#[test]
fn d_33_beneath_the_waves_nobody_may_win() {
    let best = "anchor-7 hook-7 cannon-7 key-7 chest-7 map-7 oracle-7 sword-7";
    let second = "anchor-6 hook-6 cannon-6 key-6 chest-6 map-6 oracle-6 sword-6 kraken-6 mermaid-9";
    check_with(
        &with(Variant::BeneathTheWaves),
        &format!("A: {best} / B: {second} / last: kraken-4"),
        "draw, collect",
        "points: 60 63 / won: ",
    );
}

#[test]
fn d_34_thieves_island_leaves_the_locker_out() {
    let deals_locker = |setup: &Setup| {
        (0..40).any(|seed| {
            let game = Table::dealt(setup, seed).game.clone();
            let offers = Seat::all(4).filter_map(|seat| game.view(Observer::Seat(seat)).offer);
            offers.flatten().any(|offered| offered == Trait::DavyJonesLocker)
        })
    };
    assert!(deals_locker(&Setup { players: 4, ..Setup::default() }));
    assert!(!deals_locker(&Setup { players: 4, ..with(Variant::ThievesIsland) }));
    let deal = Deal { traits: vec![Some(Trait::DavyJonesLocker), None], ..Deal::default() };
    let setup = Setup { deal: Some(deal), ..with(Variant::ThievesIsland) };
    assert_eq!(
        DeadMansDraw::deal(&setup, Seed::from_number(1), &mut Silent).err(),
        Some(SetupError::NotInGame { field: "deal.traits".into(), item: "davy-jones-locker".into() })
    );
}

#[test]
fn d_36_in_strange_lands_several_keys_pay_once() {
    let position = "A: / B: / draw: key-3 key-4 chest-5 chest-6 / \
                    discard: map-2 map-3 map-4 map-5 map-6 map-7 hook-2 hook-3 hook-4";
    let strange = with(Variant::StrangeLands);
    let mut table = Table::new(&strange, position);
    table.play("draw, draw, draw, draw, collect");
    assert_eq!(table.game.view(Observer::Spectator).players[0].n_cards, 8);

    let house_rules = HouseRules { several_keys_or_chests_pay_once: false, ..HouseRules::default() };
    let mut table = Table::new(&Setup { house_rules, ..strange }, position);
    table.play("draw, draw, draw, draw, collect");
    assert_eq!(table.game.view(Observer::Spectator).players[0].n_cards, 12, "two pairs pay four each");
}

#[test]
fn d_36_in_strange_lands_the_latest_anchor_protects_most() {
    check_with(
        &with(Variant::StrangeLands),
        "A: / B: / draw: key-3 anchor-4 chest-5 anchor-6",
        "draw, draw, draw, draw",
        "play: [key-3] [anchor-4] [chest-5] anchor-6",
    );
}
