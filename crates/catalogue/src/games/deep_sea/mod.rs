//! The profile of Deep Sea.

use analysis::{Analyses, crew_analyses, whereabouts};
use bots::Level;
use deep_sea::{Code, DeepSea, Facts, N_MISSIONS, RULEBOOK, Setup};
use game::{Dice, Game, Observer};
use serde_json::{Value, json};

use super::crew::{crew_bots, with_signal, without};
use crate::json::{json, read_setup};
use crate::own_mission::read_own;
use crate::{Campaign, Catalogued, Details, OwnMission, Problem, Profile, Puzzles, Report};

impl Catalogued for DeepSea {
    const PROFILE: Profile<DeepSea> = Profile {
        is_cooperative: true,
        benchmarks: &[(
            "four players, about five tasks",
            r#"{"players":4,"mission":{"tasks":{"drawn":12}}}"#,
        )],
        details: Some(Details::of::<Facts>()),
        asked_last: |game| Some(game.attempt().decider(game.attempt().to_play())),
        analyses: Analyses {
            whereabouts: Some(|game, seat, worlds| whereabouts(game, DeepSea::attempt, seat, worlds)),
            ..crew_analyses()
        },
        campaign: Some(&CAMPAIGN),
        read_mission: Some(read_mission),
        report: Some(report),
        puzzles: Some(&PUZZLES),
        ..Profile::new(BOTS, RULEBOOK, setup, include_str!("lesson.json"))
    };
}

const BOTS: &[Level<DeepSea>] = &crew_bots();

const CAMPAIGN: Campaign = Campaign {
    n_missions: N_MISSIONS,
    mission_of: |setup| read_setup::<DeepSea>(setup).map(|setup| json(&setup.mission)).unwrap_or_default(),
    with_signal,
    comparable: |setup| without(setup, &["distress", "kept", "used"]),
    forgives: true,
};

const PUZZLES: Puzzles =
    Puzzles { text: include_str!("puzzles.txt"), setup, clear_gap: 1.0, least_choices: 3 };

fn setup(dice: &mut Dice) -> Value {
    json!({ "players": 3 + dice.below(3), "mission": 1 + dice.below(32), "untimed": true })
}

fn report(game: &DeepSea, setup: &Setup) -> Option<Report> {
    let outcome = game.turn().outcome()?;
    Some(Report {
        mission: json(&setup.mission),
        won: !outcome.winners.is_empty(),
        distress: game.view(Observer::Spectator).distress,
        help: false,
        open_history: setup.open_history,
        counts: true,
        date: String::new(),
        crew: Vec::new(),
    })
}

fn read_mission(mission: &Value) -> Result<OwnMission, Problem> {
    let own = Code(read_own(mission, |code: Code| code.0)?);
    Ok(OwnMission { code: own.to_string(), mission: json(&own.0), field: "mission" })
}
