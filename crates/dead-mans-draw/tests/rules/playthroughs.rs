//! Golden games: one for every number of players, every variant and every way of ending.

use dead_mans_draw::{Action, DeadMansDraw, Deal, Setup, Trait, Variant};
use game::{Game, Observer, Outcome, Seat, Seats, Seed};

use crate::table::{Table, cards, seat};

/// A policy that collects as soon as one card in four busts, and otherwise acts at random.
fn cautious(name: &str) -> impl FnMut(&DeadMansDraw, Seat, &[Action]) -> Action {
    let mut dice = Seed::from_phrase(name).dice(1);
    move |game, _, listed| {
        let odds = game.view(Observer::Spectator).odds;
        let wanted = if 4 * odds.busting < odds.of { Action::Draw } else { Action::Collect };
        if listed.contains(&wanted) { wanted } else { listed[dice.below(listed.len())] }
    }
}

/// Plays a game by its name and returns its outcome.
fn play(name: &str, setup: &Setup) -> Outcome {
    let policy = &mut cautious(name);
    let game =
        conformance::playthrough::<DeadMansDraw>(env!("CARGO_MANIFEST_DIR"), name, setup, name, policy);
    game.turn().outcome().expect("a playthrough goes to the end")
}

fn won_by(seats: &str) -> Seats {
    seats.split(' ').filter(|text| !text.is_empty()).map(seat).collect()
}

#[test]
fn every_number_of_players() {
    for players in 2..=8 {
        let outcome = play(&format!("{players}-players"), &Setup { players, ..Setup::default() });
        assert_eq!(outcome.winners.len(), 1);
    }
}

#[test]
fn without_traits() {
    play("no-traits", &Setup { players: 3, traits: false, ..Setup::default() });
}

#[test]
fn mermaid_ability() {
    play("mermaid-ability", &Setup { players: 3, mermaid_ability: true, ..Setup::default() });
}

#[test]
fn digital_rule() {
    play("digital-rule", &Setup { players: 3, digital_rule: true, ..Setup::default() });
}

#[test]
fn every_variant() {
    for variant in Variant::ALL {
        let name = variant.name().to_lowercase().replace(' ', "-").replace('\'', "");
        play(&name, &Setup { players: 3, variant: Some(variant), ..Setup::default() });
    }
}

/// The end of a game for two: the banks, and the last cards of the draw pile.
fn ending(variant: Option<Variant>, banks: [&str; 2], draw: &str) -> Setup {
    let fresh = Setup { traits: false, ..Setup::default() };
    let mut discard = Table::dealt(&fresh, 0).game.census();
    let [a, b, draw] = [banks[0], banks[1], draw].map(cards);
    discard.retain(|card| !a.contains(card) && !b.contains(card) && !draw.contains(card));
    let traits = vec![Some(Trait::Swordsman), Some(Trait::Scavenger)];
    let deal = Deal {
        first: Some(seat("A")),
        draw,
        discard: Some(discard),
        banks: vec![a, b],
        traits,
        ..Deal::default()
    };
    Setup { variant, deal: Some(deal), ..Setup::default() }
}

#[test]
fn every_way_of_ending() {
    let check = |name: &str, setup: Setup, winners: &str| {
        assert_eq!(play(name, &setup).winners, won_by(winners), "{name}");
    };
    check("ending-win", ending(None, ["key-7", "key-6"], "chest-3"), "A");
    check("ending-tie-broken-by-cards", ending(None, ["key-7", "chest-7"], "key-6"), "A");
    check("ending-shared-win", ending(None, ["key-7", "chest-7 chest-6"], "key-6"), "A B");
    check("ending-bust-on-the-last-card", ending(None, ["", "key-2"], "kraken-3 chest-3 chest-4"), "B");
    check("ending-kraken-without-cards", ending(None, ["", "key-2"], "kraken-3"), "A");

    let sudden = Some(Variant::SuddenDeath);
    let forty_nine = "anchor-7 hook-7 cannon-7 key-7 chest-7 map-7 oracle-7";
    check("ending-sudden-death", ending(sudden, [forty_nine, ""], "sword-2 sword-3 sword-4"), "A");
    check("ending-sudden-death-not-reached", ending(sudden, [forty_nine, ""], "key-2"), "A");

    let waves = Some(Variant::BeneathTheWaves);
    let fifty_six = "anchor-7 hook-7 cannon-7 key-7 chest-7 map-7 oracle-7 sword-7";
    let sixty_three = "anchor-6 hook-6 cannon-6 key-6 chest-6 map-6 oracle-6 sword-6 kraken-6 mermaid-9";
    check("ending-beneath-the-waves", ending(waves, [fifty_six, "key-2"], "kraken-4"), "B");
    check("ending-beneath-the-waves-nobody", ending(waves, [fifty_six, sixty_three], "kraken-4"), "");
}
