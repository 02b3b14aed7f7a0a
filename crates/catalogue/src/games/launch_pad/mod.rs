//! The profile of Launch Pad.

use analysis::{ActionValues, Analyses};
use bots::launch_pad::{Cadet, Captain, EFFORT, Flat, Greedy, Officer, values};
use bots::{Level, Random};
use launch_pad::{LaunchPad, RULEBOOK};
use serde_json::json;

use crate::{Catalogued, Profile};

impl Catalogued for LaunchPad {
    const PROFILE: Profile<LaunchPad> = Profile {
        benchmarks: &[("two players", r#"{"players":2}"#), ("four players", r#"{"players":4}"#)],
        yardsticks: YARDSTICKS,
        analyses: Analyses { values: Some(VALUES), ..Analyses::NONE },
        ..Profile::new(
            BOTS,
            RULEBOOK,
            |dice| json!({ "players": 2 + dice.below(3) }),
            include_str!("lesson.json"),
        )
    };
}

const BOTS: &[Level<LaunchPad>] = &[
    Level { name: "captain", make: |dice| Box::new(Captain::new(dice, EFFORT)) },
    Level { name: "officer", make: |_| Box::new(Officer) },
    Level { name: "cadet", make: |dice| Box::new(Cadet(dice)) },
    Level { name: "random", make: |dice| Box::new(Random(dice)) },
];

const YARDSTICKS: &[Level<LaunchPad>] = &[
    Level { name: "greedy", make: |dice| Box::new(Greedy(dice)) },
    Level { name: "flat", make: |dice| Box::new(Flat::new(dice, EFFORT)) },
];

/// Half a hundred playouts of each choice in the same worlds are wrong by a few points of percent.
const VALUES: ActionValues<LaunchPad> = ActionValues {
    margin: 0.1,
    values: |knowledge, dice| values(knowledge, 2 * EFFORT, dice),
    n_possible: |_, _, _| None,
    is_contest: true,
};
