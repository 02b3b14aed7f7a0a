//! Golden games: one for every number of players and every way of ending.

use game::{Game, Observer, Seat, Seed, Silent, Turn};
use planet_nine::{Action, MissionChoice, PhaseView, PlanetNine, Setup};

fn setup(players: u8, mission: u8) -> Setup {
    Setup { players, mission: MissionChoice::Printed(mission), ..Setup::default() }
}

/// The first awaited seat that can act, with its actions.
fn next(game: &PlanetNine) -> Option<(Seat, Vec<Action>)> {
    game.turn().waiting().iter().find_map(|seat| {
        let mut actions = Vec::new();
        game.legal(seat, &mut actions);
        (!actions.is_empty()).then_some((seat, actions))
    })
}

/// The ending: `won`, or the code of the reason why it was lost.
fn ending(game: &PlanetNine) -> String {
    match game.view(Observer::Spectator).phase {
        PhaseView::Over { reason: Some(reason), .. } => {
            serde_json::to_value(reason).unwrap()["code"].as_str().unwrap().to_owned()
        }
        PhaseView::Over { .. } => "won".into(),
        phase => panic!("not over: {phase}"),
    }
}

/// Finds a way to win with open cards within a few thousand tries.
fn plan(game: &PlanetNine, tries: &mut u32, actions: &mut Vec<Action>) -> bool {
    if let Turn::Over(outcome) = game.turn() {
        return !outcome.winners.is_empty();
    }
    if *tries == 0 {
        return false;
    }
    *tries -= 1;
    let Some((seat, listed)) = next(game) else { return false };
    listed.into_iter().any(|action| {
        let mut after = game.clone();
        after.step(seat, action, &mut Silent);
        actions.push(action);
        plan(&after, tries, actions) || {
            actions.pop();
            false
        }
    })
}

/// Plays a game that the crew wins.
fn check_won(name: &str, setup: &Setup) {
    let (seed, actions) = (0..500)
        .find_map(|number| {
            let seed = format!("{name} {number}");
            let game = PlanetNine::deal(setup, Seed::from_phrase(&seed), &mut Silent).unwrap();
            let mut actions = Vec::new();
            plan(&game, &mut 3_000, &mut actions).then_some((seed, actions))
        })
        .expect("some game is won");
    let mut planned = actions.into_iter();
    let mut policy = |_: &PlanetNine, _: Seat, _: &[Action]| planned.next().unwrap();
    let game =
        conformance::playthrough::<PlanetNine>(env!("CARGO_MANIFEST_DIR"), name, setup, &seed, &mut policy);
    assert_eq!(ending(&game), "won");
}

/// Plays a random game that ends like this.
fn check_lost(name: &str, setup: &Setup, wanted: &str) {
    let ends = |seed: &str| {
        let mut policy = conformance::any_action::<PlanetNine>(seed);
        let mut game = PlanetNine::deal(setup, Seed::from_phrase(seed), &mut Silent).unwrap();
        while let Some((seat, listed)) = next(&game) {
            let action = policy(&game, seat, &listed);
            game.step(seat, action, &mut Silent);
        }
        ending(&game) == wanted
    };
    let seed =
        (0..5_000).map(|number| format!("{name} {number}")).find(|seed| ends(seed)).expect("some game");
    let mut policy = conformance::any_action::<PlanetNine>(&seed);
    conformance::playthrough::<PlanetNine>(env!("CARGO_MANIFEST_DIR"), name, setup, &seed, &mut policy);
}

#[test]
fn won() {
    check_won("two-won", &setup(2, 2));
    check_won("three-won", &setup(3, 7));
    check_won("four-won", &setup(4, 20));
    check_won("five-won", &setup(5, 25));
    check_won("final-mission-won", &setup(3, 50));
}

#[test]
fn lost() {
    check_lost("two-lost-by-the-draw", &setup(2, 12), "out-of-order");
    check_lost("three-lost-by-the-card-left-over", &setup(3, 1), "left-over");
    check_lost("four-lost-by-another-winner", &setup(4, 10), "won-by-another");
    check_lost("five-lost-by-the-order", &setup(5, 3), "order-out-of-reach");
    check_lost("four-lost-by-a-rule", &setup(4, 5), "rule-broken");
    check_lost("two-lost-out-of-reach", &setup(2, 9), "rule-out-of-reach");
}
