//! Golden games: one for every number of players, every variant and every way of ending.

use conformance::playthrough;
use game::{Game, Observer, Outcome, Seat, Seats, Seed};
use launch_pad::{Action, LaunchPad, Setup, Step};

use crate::table::{deep_setup, hurry};

const CRATE: &str = env!("CARGO_MANIFEST_DIR");

/// A policy that plays every playable card and discards only to end a turn, so that games are lively and
/// short.
///
/// It asks for cards that are there, and accepts what it can.
fn eager(seed: &str) -> impl FnMut(&LaunchPad, Seat, &[Action]) -> Action + use<> {
    let mut dice = Seed::from_phrase(seed).dice(u64::MAX);
    move |game, _, listed| {
        if listed.contains(&Action::Accept) {
            return Action::Accept;
        }
        let view = game.view(Observer::Open);
        let held = view.offer.as_ref().map_or(&[][..], |offer| &view.players[offer.to.index()].known_hand);
        let lively = |action: &&Action| match action {
            Action::Discard { .. } | Action::End | Action::Stay => false,
            Action::Want { card } | Action::Ask { card: Some(card) } => held.contains(card),
            _ => true,
        };
        let mut choices: Vec<Action> = listed.iter().filter(lively).copied().collect();
        if view.step == Step::Play {
            let is_offer = |action: &Action| matches!(action, Action::Offer { .. });
            let begins = choices.iter().any(is_offer) && dice.below(6) == 0;
            choices.retain(|action| is_offer(action) == begins);
        }
        if choices.is_empty() {
            choices.extend(listed.iter().filter(|action| matches!(action, Action::Discard { .. })));
        }
        dice.pick(&choices).unwrap_or(listed[listed.len() - 1])
    }
}

/// A policy that follows the lines of a script, then hurries to the end.
fn scripted(script: &str) -> impl FnMut(&LaunchPad, Seat, &[Action]) -> Action {
    let mut lines = script.split("; ").map(|line| line.parse().unwrap()).collect::<Vec<Action>>().into_iter();
    move |_, _, listed| lines.next().unwrap_or_else(|| hurry(listed))
}

fn outcome(game: &LaunchPad) -> Outcome {
    game.turn().outcome().unwrap()
}

fn lively(name: &str, setup: Setup) -> Outcome {
    outcome(&playthrough(CRATE, name, &setup, name, &mut eager(name)))
}

#[test]
fn every_number_of_players() {
    for (players, name) in [(2, "two-players"), (3, "three-players"), (4, "four-players")] {
        let outcome = lively(name, Setup { players, ..Setup::default() });
        assert_eq!(outcome.winners.len(), 1, "{name} ends with a win");
    }
}

#[test]
fn every_variant() {
    let plain = Setup::default();
    for (name, setup) in [
        ("fast", Setup { fast: true, ..plain.clone() }),
        ("long", Setup { long: true, ..plain.clone() }),
        ("fast-and-long", Setup { fast: true, long: true, ..plain.clone() }),
        ("negotiation", Setup { players: 3, fast: true, negotiation: true, ..plain.clone() }),
        ("super-powers", Setup { super_powers: true, ..plain }),
    ] {
        assert!(!lively(name, setup).winners.is_empty(), "{name}");
    }
}

/// A game in which both bring a swift to the launch table without a controller; A's may carry oxygen.
fn equal(name: &str, extras: &str, with_oxygen: bool) -> Outcome {
    let parts = "pad-top-left pad-top-right pad-bottom-left pad-bottom-right";
    let hands = format!("swift metal fuel priority {extras} / swift metal fuel engineer inspector rapid");
    let setup = Setup { fast: true, ..deep_setup(&hands, parts) };
    let script = format!(
        "play swift; play metal A assembly 1; play fuel A assembly 1; play priority A assembly 1; {}end; \
         play swift; play metal B assembly 1; play fuel B assembly 1; play engineer; play inspector; end",
        if with_oxygen { "play oxygen A launch 1; " } else { "" }
    );
    outcome(&playthrough(CRATE, name, &setup, name, &mut scripted(&script)))
}

#[test]
fn decided_by_advantages() {
    let outcome = equal("tie-break", "oxygen rapid", true);
    assert_eq!(outcome.winners, Seats::only(Seat::new(0)));
    assert_eq!(outcome.points.unwrap().0[..2], [-4, -4]);
}

#[test]
fn a_shared_win() {
    let outcome = equal("shared-win", "oxygen rapid", false);
    assert_eq!(outcome.winners, Seats::all(2));
}
