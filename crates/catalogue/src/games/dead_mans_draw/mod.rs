//! The profile of Dead Man's Draw.

use analysis::{ActionValues, Analyses, Choice, Choices};
use bots::dead_mans_draw::{Cadet, Captain, EFFORT, Officer, values};
use bots::{Level, Random};
use dead_mans_draw::{Action, DeadMansDraw, Facts, RULEBOOK};
use game::{Dice, Game, Seat};
use serde_json::{Value, json};
use solver::dead_mans_draw::{Horizon, LeafValue, Plan, SeatValues, ValuedAction, weigh};

use crate::{Catalogued, Details, Profile, Puzzles};

impl Catalogued for DeadMansDraw {
    const PROFILE: Profile<DeadMansDraw> = Profile {
        benchmarks: BENCHMARKS,
        details: Some(Details::of::<Facts>()),
        analyses: Analyses { values: Some(VALUES), choices: Some(choices), ..Analyses::NONE },
        puzzles: Some(&PUZZLES),
        ..Profile::new(BOTS, RULEBOOK, daily, include_str!("lesson.json"))
    };
}

const BENCHMARKS: &[(&str, &str)] = &[
    ("two players", r#"{"players":2,"traits":false}"#),
    ("four players, traits", r#"{"players":4}"#),
    ("eight players, traits", r#"{"players":8}"#),
];

const BOTS: &[Level<DeadMansDraw>] = &[
    Level { name: "captain", make: |dice| Box::new(Captain::new(dice, EFFORT)) },
    Level { name: "officer", make: |_| Box::new(Officer) },
    Level { name: "cadet", make: |dice| Box::new(Cadet(dice)) },
    Level { name: "random", make: |dice| Box::new(Random(dice)) },
];

/// The turn is reckoned for as many draws as the nodes allow, what follows it by rule of thumb.
const VALUES: ActionValues<DeadMansDraw> = ActionValues {
    margin: 0.01,
    values: |knowledge, dice| values(knowledge, EFFORT, dice),
    n_possible: |_, _, _| None,
    is_contest: true,
};

const PUZZLES: Puzzles = Puzzles {
    text: include_str!("puzzles.txt"),
    setup: |dice| json!({ "players": 2 + dice.below(3), "traits": false }),
    clear_gap: 2.0,
    least_choices: 2,
};

fn daily(dice: &mut Dice) -> Value {
    json!({ "players": 2 + dice.below(3), "traits": dice.below(2) == 1 })
}

/// What each decision of a turn is worth.
fn choices(game: &DeadMansDraw, nodes: u64) -> Option<Choices<Action>> {
    let seat = game.active();
    let plan = Plan { horizon: Horizon::Draws(DRAWS), nodes };
    let weighed = weigh(game, &Lead, plan)?;
    let choice = |(action, worth): ValuedAction| Choice { actions: vec![action], value: worth[seat] };
    Some(Choices { seat, choices: weighed.into_iter().map(choice).collect() })
}

/// How many draws are looked ahead; then the player collects.
const DRAWS: u8 = 3;

/// By how many points each player is ahead of the best of the others.
struct Lead;

impl LeafValue for Lead {
    fn worth(&self, game: &DeadMansDraw) -> SeatValues {
        let n = game.n_seats();
        let mut worth = SeatValues::default();
        for seat in Seat::all(n) {
            let best = seat.others(n).map(|other| game.points(other)).max().unwrap_or_default();
            worth[seat] = f64::from(game.points(seat)) - f64::from(best);
        }
        worth
    }
}
