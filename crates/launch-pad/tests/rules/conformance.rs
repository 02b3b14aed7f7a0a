//! The properties every game must pass, for every number of players and every mix of variants.

use launch_pad::{LaunchPad, Setup};

/// Every number of players with every combination of the other three variants.
fn setups(negotiation: bool) -> impl Iterator<Item = Setup> {
    (2..=4).flat_map(move |players| {
        (0..8u8).map(move |mix| Setup {
            players,
            fast: mix & 1 != 0,
            long: mix & 2 != 0,
            negotiation,
            super_powers: mix & 4 != 0,
            deal: None,
        })
    })
}

#[test]
fn conformance() {
    conformance::check::<LaunchPad>(setups(false), 20);
}

#[test]
fn conformance_with_negotiation() {
    conformance::check::<LaunchPad>(setups(true), 20);
}

#[test]
fn positions_in_mid_game() {
    let zones = r#""zones":[{"zone":"assembly","expert":"engineer","parts":["pad-top-left"],
        "rockets":[{"card":"swift","metal":1,"fuel":1},{"card":"rapid","fuel":1}]}]"#;
    let position = format!(
        r#"{{"first":"A","position":{{"step":"advance","discard_pile":["metal","oxygen"],"rebuilt":true,"players":[
            {{"hand":["fuel","espionage","research"],"known_hand":["fuel"],{zones}}},{{"upgrades":["warehouse"]}}]}}}}"#
    );
    let stolen = r#"{"first":"A","position":{"step":"play","players":[{"hand":["espionage","metal"]},{}]},
        "actions":[["A",{"type":"play","card":"espionage","target":"B"}]]}"#;
    let with = |setup: Setup, deal: &str| Setup { deal: Some(serde_json::from_str(deal).unwrap()), ..setup };
    let setups = setups(false).flat_map(|setup| [with(setup.clone(), &position), with(setup, stolen)]);
    // A part under way is no part of a fast game.
    conformance::check::<LaunchPad>(setups.filter(|setup| !setup.fast), 5);
}
