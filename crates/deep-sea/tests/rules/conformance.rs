//! The properties every game must pass, over players, missions and options.

use deep_sea::{DeepSea, Mission, MissionChoice, N_MISSIONS, Setup, Special, Tasks, Training};
use game::Seat;

fn with(players: u8, mission: MissionChoice) -> Setup {
    Setup { players, mission, ..Setup::default() }
}

#[test]
fn every_mission_with_every_crew() {
    let missions =
        || (1..=N_MISSIONS).map(MissionChoice::Printed).chain([MissionChoice::Training(Training::Training)]);
    let setups = (2..=5).flat_map(|players| missions().map(move |mission| with(players, mission)));
    conformance::check::<DeepSea>(setups, 20);
}

#[test]
fn options() {
    let timed = |number, untimed| Setup { untimed, ..with(4, MissionChoice::Printed(number)) };
    let untimed = [14, 15, 16, 26].map(|number| timed(number, true));
    let epilogues = (2..=5).map(|players| with(players, MissionChoice::Epilogue { epilogue: 18 + players }));
    let tonoja = Setup { dummy_after: Some(Seat::new(0)), ..with(2, MissionChoice::Printed(20)) };
    let open = Setup { open_history: true, distress: true, ..with(3, MissionChoice::Printed(7)) };
    conformance::check::<DeepSea>(untimed.into_iter().chain(epilogues).chain([tonoja, open]), 20);
}

#[test]
fn secrets_of_predictions_and_submarines() {
    let names = ["predict-secret", "predict-open", "exactly-2-submarines", "win-submarine-1-only", "no-1s"];
    let tasks = Tasks::Given(names.map(|name| name.parse().unwrap()).to_vec());
    let mission = Mission { tasks, special: Some(Special::Balance(9)), ..Mission::default() };
    conformance::check::<DeepSea>(
        (2..=5).map(|players| with(players, MissionChoice::Own(mission.clone()))),
        40,
    );
}

#[test]
fn positions_in_mid_game() {
    let hands = r#""hands":[["s4","p1","p5","y1"],["s1","p2","p6","y3"],["p3","p7"]]"#;
    let passed = r#""passed":{"direction":"left","cards":["p1","p2","p3"]}"#;
    let tricks = r#""tricks":[{"messages":["y1"],"cards":["p5","p6","p7"]}]"#;
    let settled = format!(
        r#"{{{hands},"owners":["A","B","C"],{passed},"predictions":{{"secret":3,"open":1}},{tricks}}}"#
    );
    let voting = r#"{"hands":[["s4"]],"owners":["A","B","C"],
        "actions":[["C",{"type":"propose","proposal":{"type":"distress","direction":"left"}}]]}"#;
    let names = ["predict-secret", "predict-open", "no-1s"];
    let tasks = Tasks::Given(names.map(|name| name.parse().unwrap()).to_vec());
    let mission = MissionChoice::Own(Mission { tasks, ..Mission::default() });
    let setups = [&settled, voting].map(|deal| {
        let deal = Some(serde_json::from_str(deal).unwrap());
        Setup { deal, ..with(3, mission.clone()) }
    });
    conformance::check::<DeepSea>(setups, 100);
}
