//! DMD-4: the effects of the traits.

use dead_mans_draw::{Deal, Question, Refusal, Setup, Trait, Variant};
use game::{Game, Observer, Seats};

use crate::table::{Table, cards, check, check_with, seat};

#[test]
fn dmd_4_1_casanova_banks_drawn_mermaids() {
    check(
        "A casanova: / B: / draw: kraken-3 mermaid-5 mermaid-6",
        "draw, draw, draw",
        "A: mermaid-5 mermaid-6 / play: kraken-3 / owed: 2 / may: draw",
    );
    // Traits bank a mermaid even if one lies in the play area, without a bust.
    check(
        "A casanova: / B: / draw: map-3 mermaid-6 / discard: mermaid-5",
        "draw, draw",
        "A: mermaid-6 / play: map-3 mermaid-5 / turn: A",
    );
    check("A: / B casanova: / draw: mermaid-5", "draw", "A: / play: mermaid-5");
}

#[test]
fn dmd_4_2_fisherman_banks_drawn_krakens() {
    check("A fisherman: / B: / draw: kraken-3", "draw", "A: kraken-3 / play: / owed: 0 / may: draw, collect");
    check(
        "A fisherman: / B: kraken-3 / draw: sword-3 kraken-4",
        "draw, draw",
        "A: kraken-4 / play: sword-3 kraken-3 / owed: 2",
    );
}

#[test]
fn dmd_4_3_example_maria_keeps_the_hook_and_what_it_brought() {
    check(
        "A miser: mermaid-5 / B: / draw: cannon-3 hook-3 cannon-4",
        "draw, draw, draw",
        "A: hook-3 mermaid-5 / discard: cannon-3 cannon-4 / turn: B",
    );
}

#[test]
fn dmd_4_4_captains_hook_brings_two() {
    let position = "A captains-hook: key-3 kraken-3 oracle-5 / B: / draw: hook-3 map-7";
    check(position, "draw", "may: hook key, hook kraken, hook oracle");
    check(position, "draw, hook oracle", "known: map-7 / may: hook key, hook kraken");
    check(
        position,
        "draw, hook oracle, hook key",
        "A: kraken-3 / play: hook-3 oracle-5 key-3 / may: draw, collect",
    );
    check(
        "A captains-hook: key-3 / B: / draw: hook-3",
        "draw",
        "A: / play: hook-3 key-3 / may: draw, collect",
    );
}

#[test]
fn dmd_4_5_safe_harbor_keeps_the_anchor_and_two_more() {
    check(
        "A safe-harbor: / B: / draw: oracle-3 anchor-3 key-3 map-3 chest-3 oracle-4 / discard: sword-3",
        "draw, draw, draw",
        "play: [oracle-3] [anchor-3] [key-3]",
    );
    check(
        "A safe-harbor: / B: / draw: oracle-3 anchor-3 key-3 hook-3 chest-3 oracle-4",
        "draw, draw, draw, draw, draw, draw",
        "A: oracle-3 anchor-3 key-3 hook-3 / discard: chest-3 oracle-4",
    );
    // The busting card is not safe, though it is the first after the anchor.
    check(
        "A safe-harbor: / B: / draw: key-3 anchor-3 anchor-4",
        "draw, draw, draw",
        "A: key-3 anchor-3 / discard: anchor-4",
    );
}

#[test]
fn dmd_4_6_beastmaster_makes_opponents_krakens_want_four() {
    check("A: / B beastmaster: / draw: kraken-3", "draw", "owed: 4");
    check("A beastmaster: / B: / draw: kraken-3", "draw", "owed: 2");
}

#[test]
fn dmd_4_7_misfire_turns_opponents_cannons_on_themselves() {
    let position = "A: key-3 key-5 map-4 / B misfire: chest-7 / draw: cannon-3";
    check(position, "draw", "may: sink key, sink map");
    check(position, "draw, sink key", "A: key-3 map-4 / B: chest-7 / discard: key-5 / may: draw, collect");
    check("A misfire: key-3 / B: chest-7 / draw: cannon-3", "draw", "A: key-3 / B: / discard: chest-7");
}

#[test]
fn dmd_4_8_parry_leaves_swords_nothing_but_krakens() {
    let position = "A: / B parry: key-7 kraken-5 / draw: sword-3";
    check(position, "draw", "play: sword-3 kraken-5 / B: key-7 / owed: 2");
    check("A: / B parry: key-7 / draw: sword-3", "draw", "play: / discard: sword-3 / B: key-7");
}

#[test]
fn dmd_4_9_the_locker_takes_what_an_opponent_loses() {
    check(
        "A: / B davy-jones-locker: / draw: key-3 anchor-3 map-3 key-4",
        "draw, draw, draw, draw",
        "A: key-3 / B: anchor-3 map-3 key-4 / discard:",
    );
    // The owner's own busts are no other player's gain.
    check("A davy-jones-locker: / B: / draw: key-3 key-4", "draw, draw", "B: / discard: key-3 key-4");
}

#[test]
fn dmd_4_9_among_three_the_locker_names_one_victim() {
    let position = "A davy-jones-locker: / B: / C: / draw: key-3 map-3 map-4 key-4 key-5";
    check(position, "", "may: haunt B, haunt C");
    let moves = "draw, collect, draw, draw, draw, draw";
    check(position, &format!("haunt B, {moves}"), "A: key-3 map-3 map-4 / discard: key-4 key-5");
    check(position, &format!("haunt C, {moves}"), "A: key-3 key-4 key-5 / discard: map-3 map-4");
}

#[test]
fn dmd_4_10_plunderer_takes_the_bonus_from_an_opponent() {
    let position = "A plunderer: / B: key-5 map-5 sword-5 / C: hook-5 / draw: key-3 chest-3 / discard: hook-2 / \
                    plunder: map-5 sword-5";
    check(position, "draw, draw, collect", "A: key-3 chest-3 / may: plunder B, plunder C / turn: A");
    check(
        position,
        "draw, draw, collect, plunder B",
        "A: key-3 chest-3 map-5 sword-5 / B: key-5 / discard: hook-2 / turn: B",
    );
    // The bonus is all of the bank if there is less, and nothing from the discard pile.
    check(
        position,
        "draw, draw, collect, plunder C",
        "A: key-3 chest-3 hook-5 / C: / discard: hook-2 / turn: B",
    );
}

#[test]
fn dmd_4_11_golden_scales_add_five_once() {
    check("A golden-scales: mermaid-9 mermaid-8 / B: mermaid-7 / draw: key-3", "", "points: 14 7");
    check("A golden-scales: key-7 / B:", "", "points: 7 0");
}

#[test]
fn the_other_traits_do_what_they_say() {
    // Navigator
    check(
        "A navigator: / B: / draw: map-3 / discard: key-2 key-3 hook-2 chest-2",
        "draw",
        "may: fetch key-2, fetch key-3, fetch hook-2, fetch chest-2",
    );
    // Master Gunner
    check(
        "A master-gunner: / B: key-3 key-5 key-6 map-2 / draw: cannon-3",
        "draw, shoot B key",
        "B: map-2 / discard: key-3 key-5 key-6",
    );
    // Scavenger
    check(
        "A scavenger: / B: kraken-3 kraken-5 / draw: cannon-3",
        "draw",
        "A: kraken-5 / B: kraken-3 / discard: / owed: 0",
    );
    // Mystic
    let mystic = "A mystic: / B: / draw: oracle-3 key-3 map-4 hook-5 key-6";
    check(mystic, "draw", "known: key-3 map-4 hook-5");
    check(mystic, "draw, draw", "known: map-4 hook-5");
    check("A mystic: / B: / last: oracle-3 key-3 map-4", "draw", "known: key-3 map-4");
    // Cards shown by one oracle stay known at the next.
    check(
        "A mystic: / B: / draw: oracle-3 oracle-4 key-3 map-4 hook-5",
        "draw, collect, draw",
        "turn: B / known: key-3 map-4",
    );
    // Swordsman
    check("A swordsman: key-2 / B: key-5 map-5 / draw: sword-3", "draw", "may: steal B key, steal B map");
}

#[test]
fn d_18_casanova_and_fisherman_bank_only_what_is_drawn() {
    check("A casanova: mermaid-5 / B: / draw: hook-3", "draw", "A: / play: hook-3 mermaid-5");
    check("A casanova: / B: mermaid-5 / draw: sword-3", "draw", "A: / play: sword-3 mermaid-5");
    check(
        "A fisherman: / B: / draw: map-3 / discard: kraken-5",
        "draw",
        "A: / play: map-3 kraken-5 / owed: 2",
    );
    check(
        "A fisherman: / B: kraken-3 / draw: sword-3 kraken-4 key-4",
        "draw, draw, draw",
        "play: sword-3 kraken-3 key-4 / owed: 1",
    );
}

#[test]
fn d_19_golden_scales_with_every_variant_of_scoring() {
    let setup = Setup { variant: Some(Variant::PileOTreasure), ..Setup::default() };
    check_with(&setup, "A golden-scales: mermaid-9 mermaid-8 key-3 / B: mermaid-7", "", "points: 30 7");
    check("A golden-scales: key-3 / B:", "", "points: 3 0");
}

#[test]
fn d_20_plunderer_passes_over_empty_banks() {
    let position = "A plunderer: / B: / C: hook-5 / draw: key-3 chest-3 / discard: hook-2";
    check(position, "draw, draw, collect", "A: key-3 chest-3 hook-5 / turn: B");
    check(
        "A plunderer: / B: / draw: key-3 chest-3 / discard: hook-2",
        "draw, draw, collect",
        "A: key-3 chest-3 / discard: hook-2 / turn: B",
    );
}

#[test]
fn d_20_plunder_is_random() {
    let spoils = |seed| {
        let deal = Deal {
            first: Some(seat("A")),
            draw: cards("key-3 chest-3"),
            banks: vec![Vec::new(), cards("map-2 map-3 map-4 map-5 map-6")],
            traits: vec![Some(Trait::Plunderer), None],
            ..Deal::default()
        };
        let setup = Setup { deal: Some(deal), ..Setup::default() };
        let mut table = Table::dealt(&setup, seed);
        table.play("draw, draw, collect");
        table.story()
    };
    assert!((1..20).any(|seed| spoils(seed) != spoils(0)));
}

#[test]
fn d_21_treasure_hunter_takes_two_bonus_cards_for_each() {
    check(
        "A treasure-hunter: / B: / draw: key-3 chest-3 / discard: map-2 map-3 map-4 map-5 map-6 / \
         picks: map-2 map-3 map-4 map-5",
        "draw, draw, collect",
        "A: key-3 chest-3 map-2 map-3 map-4 map-5 / discard: map-6",
    );
}

#[test]
fn d_22_navigator_must_choose_even_what_busts() {
    check(
        "A navigator: / B: / draw: key-3 map-3 / discard: key-4 key-5",
        "draw, draw",
        "may: fetch key-4, fetch key-5",
    );
    check("A navigator: / B: / draw: map-3", "draw", "may: draw, collect");
}

#[test]
fn d_23_miser_keeps_hook_and_catch_only() {
    // What the hooked map brings is not safe.
    check("A miser: map-3 / B: / draw: hook-3 / discard: key-3", "draw", "play: [hook-3] [map-3] key-3");
    // A hooked card that busts is lost; the hook is saved.
    check(
        "A miser: key-3 / B: / draw: key-4 hook-3",
        "draw, draw",
        "A: hook-3 / discard: key-3 key-4 / turn: B",
    );
    // So is a hook that busts.
    check("A miser: / B: / draw: hook-3 hook-4", "draw, draw", "A: hook-3 / discard: hook-4");
}

#[test]
fn d_24_captains_hook_lets_the_first_card_act_before_the_second_is_chosen() {
    check(
        "A captains-hook: cannon-3 key-4 / B: map-2 chest-2 / draw: hook-3",
        "draw, hook cannon",
        "may: shoot B map, shoot B chest",
    );
    // The cannon's misfire leaves nothing for the second.
    check(
        "A captains-hook: cannon-3 key-4 / B misfire: / draw: hook-3",
        "draw, hook cannon",
        "A: / play: hook-3 cannon-3 / discard: key-4 / may: draw, collect",
    );
}

#[test]
fn d_25_misfire_overrules_master_gunner_and_scavenger() {
    let bank = "key-3 key-5 map-4";
    for pirate in ["master-gunner", "scavenger"] {
        check(
            &format!("A {pirate}: {bank} / B misfire: chest-7 / draw: cannon-3"),
            "draw, sink key",
            "A: key-3 map-4 / B: chest-7 / discard: key-5",
        );
    }
    check(
        "A: / B misfire: chest-7 / draw: cannon-3",
        "draw",
        "B: chest-7 / play: cannon-3 / may: draw, collect",
    );
}

#[test]
fn d_26_a_parried_sword_may_take_any_opponents_kraken() {
    check(
        "A: / B parry: kraken-3 / C: kraken-5 key-7 / draw: sword-3",
        "draw",
        "may: steal B kraken, steal C kraken",
    );
    // The sword's own limit holds, but not for a Swordsman.
    check(
        "A: kraken-2 / B parry: kraken-3 / draw: sword-3",
        "draw",
        "play: / discard: sword-3 / B: kraken-3",
    );
    check(
        "A swordsman: kraken-2 / B parry: kraken-3 key-3 / draw: sword-3",
        "draw",
        "play: sword-3 kraken-3 / A: kraken-2",
    );
    // A discarded sword has paid the kraken, and later swords do not bust on it.
    check(
        "A: / B parry: key-3 / draw: kraken-2 sword-3 sword-4",
        "draw, draw",
        "play: kraken-2 / owed: 1 / discard: sword-3",
    );
    check(
        "A: / B parry: key-3 / draw: kraken-2 sword-3 sword-4",
        "draw, draw, draw",
        "play: kraken-2 / owed: 0 / discard: sword-3 sword-4 / turn: A",
    );
    let mut table =
        Table::new(&Setup::default(), "A: / B parry: kraken-3 key-3 / C: kraken-4 / draw: sword-3");
    assert_eq!(table.play("draw").refusal("steal B key"), Refusal::OnlyKraken);
}

#[test]
fn d_27_the_victim_is_named_when_traits_are_shown() {
    let offers = vec![
        Some([Trait::Miser, Trait::DavyJonesLocker]),
        Some([Trait::Mystic, Trait::Casanova]),
        Some([Trait::Parry, Trait::Misfire]),
    ];
    let deal = Deal { first: Some(seat("B")), offers, ..Deal::default() };
    let setup = Setup { players: 3, deal: Some(deal), ..Setup::default() };
    let mut table = Table::dealt(&setup, 1);
    table.play("A keep davy-jones-locker, B keep mystic, C keep parry");
    assert_eq!(table.game.turn().waiting(), Seats::only(seat("A")));
    assert_eq!(table.game.view(Observer::Spectator).question, Question::Victims);
    table.play("haunt C").expect("turn: B / may: draw");
    assert_eq!(table.story(), "A will take what C loses.");
    assert_eq!(table.game.view(Observer::Spectator).player(seat("A")).victim, Some(seat("C")));
    // Between two the victim is clear.
    let table = Table::new(&Setup::default(), "A davy-jones-locker: / B:");
    assert_eq!(table.game.view(Observer::Spectator).player(seat("A")).victim, Some(seat("B")));
}

#[test]
fn d_28_safe_harbor_covers_the_next_two_whatever_brings_them() {
    check(
        "A safe-harbor: key-3 / B: / draw: anchor-3 hook-3 map-4 / discard: chest-2",
        "draw, draw, draw",
        "play: [anchor-3] [hook-3] [key-3] map-4 chest-2",
    );
}

#[test]
fn d_37_a_card_that_acts_counts_as_drawn() {
    check("A: kraken-3 / B beastmaster: / draw: hook-3", "draw", "play: hook-3 kraken-3 / owed: 4");
    check(
        "A: cannon-3 key-4 / B misfire: map-5 / draw: hook-3",
        "draw, hook cannon",
        "A: / discard: key-4 / B: map-5",
    );
}
