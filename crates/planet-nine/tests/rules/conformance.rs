//! The suite that every game must pass, over every player count, mission and option.

use planet_nine::{MissionChoice, Own, PlanetNine, Rule, Setup, Token};

fn printed(players: u8, mission: u8) -> Setup {
    Setup { players, mission: MissionChoice::Printed(mission), ..Setup::default() }
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
            Setup { dummy_after: Some(seat(0)), ..printed(2, 12) },
            Setup { dummy_after: Some(seat(0)), ..printed(2, 46) },
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
        communication_from: 2,
        help: true,
        rules: vec![Rule::Silent, Rule::Draw, Rule::NoNineWins, Rule::MoveToken],
        ..Own::default()
    };
    let setups = (2..=5).map(|players| Setup {
        players,
        mission: MissionChoice::Own(own.clone()),
        ..Setup::default()
    });
    conformance::check::<PlanetNine>(setups, 150);
}

#[test]
fn positions_in_mid_game() {
    let deal = |json: &str| Some(serde_json::from_str(json).unwrap());
    let passed = r#""passed":{"direction":"left","cards":["p1","p2","p3"]}"#;
    let hands = r#""hands":[["r4","p1","p5","y1"],["r1","p2","p6","y3"],["p3","p7"]],"tasks":["g9","b9"]"#;
    let tricks = r#""tricks":[{"messages":["y1"],"cards":["p5","p6","p7"]}]"#;
    let told = format!("{{{hands},\"owners\":[\"B\",\"A\"],{passed},{tricks}}}");
    let voting = r#"{"hands":[["r4"]],"tasks":["g9","b9"],"owners":["B","A"],
        "actions":[["C",{"type":"propose","proposal":{"type":"distress","direction":"left"}}]]}"#;
    let setups = [&told, voting].map(|json| Setup { deal: deal(json), ..printed(3, 2) });
    conformance::check::<PlanetNine>(setups, 150);
}
