//! The suite that every game must pass, over every player count, mission and option.

use planet_nine::{Choice, Own, PlanetNine, Rule, Setup, Token};

fn printed(players: u8, mission: u8) -> Setup {
    Setup { players, mission: Choice::Printed(mission), ..Setup::default() }
}

#[test]
fn every_mission_with_every_crew() {
    let setups = (2..=5).flat_map(|players| (1..=50).map(move |mission| printed(players, mission)));
    conformance::check::<PlanetNine>(setups, 12);
}

#[test]
fn options() {
    let seat = game::Seat::new;
    conformance::check::<PlanetNine>(
        [
            Setup { jarvis_after: seat(0), ..printed(2, 12) },
            Setup { jarvis_after: seat(0), ..printed(2, 46) },
            Setup { challenge: true, ..printed(3, 13) },
            Setup { challenge: true, ..printed(3, 12) },
            Setup { open_history: true, ..printed(4, 22) },
            Setup { distress: true, ..printed(5, 25) },
        ],
        150,
    );
}

#[test]
fn own_missions() {
    let own = Own {
        tasks: 6,
        tokens: vec![Token::Two, Token::Arrow, Token::ThreeArrows, Token::Omega],
        dead_zone: true,
        radio_from: 2,
        help: true,
        rules: vec![Rule::Silent, Rule::Draw, Rule::NoNineWins, Rule::MoveToken],
        ..Own::default()
    };
    let setups =
        (2..=5).map(|players| Setup { players, mission: Choice::Own(own.clone()), ..Setup::default() });
    conformance::check::<PlanetNine>(setups, 150);
}
