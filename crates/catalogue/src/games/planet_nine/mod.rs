//! The profile of Planet Nine.

use analysis::{Analyses, crew_analyses, whereabouts};
use bots::Level;
use game::{Dice, Seat};
use planet_nine::{Facts, MISSIONS, Own, PlanetNine, RULEBOOK, Setup};
use serde_json::{Value, json};

use super::crew::{crew_bots, with_signal, without};
use crate::json::{json, read_setup};
use crate::own_mission::read_own;
use crate::saved_match::{any_seed, bad};
use crate::{Campaign, Catalogued, Details, OwnMission, Problem, Profile, Puzzles, Report, SavedMatch};

impl Catalogued for PlanetNine {
    const PROFILE: Profile<PlanetNine> = Profile {
        is_cooperative: true,
        benchmarks: &[("four players, mission 10", r#"{"players":4,"mission":10}"#)],
        details: Some(Details::of::<Facts>()),
        asked_last: |game| Some(game.attempt().decider(game.attempt().to_play())),
        analyses: Analyses {
            whereabouts: Some(|game, seat, worlds| whereabouts(game, PlanetNine::attempt, seat, worlds)),
            ..crew_analyses()
        },
        campaign: Some(&CAMPAIGN),
        read_mission: Some(read_mission),
        report: Some(report),
        puzzles: Some(&PUZZLES),
        ..Profile::new(BOTS, RULEBOOK, setup, include_str!("lesson.json"))
    };
}

const BOTS: &[Level<PlanetNine>] = &crew_bots();

const CAMPAIGN: Campaign = Campaign {
    n_missions: MISSIONS.len() as u8,
    mission_of: |setup| read_setup::<PlanetNine>(setup).map(|setup| json(&setup.mission)).unwrap_or_default(),
    with_signal,
    comparable: |setup| without(setup, &["distress"]),
    forgives: false,
};

const PUZZLES: Puzzles =
    Puzzles { text: include_str!("puzzles.txt"), setup, clear_gap: 1.0, least_choices: 3 };

fn setup(dice: &mut Dice) -> Value {
    json!({ "players": 3 + dice.below(3), "mission": 1 + dice.below(50) })
}

fn report(game: &PlanetNine, setup: &Setup) -> Option<Report> {
    let report = game.report(setup, "", &[])?;
    Some(Report {
        mission: json(&report.mission),
        won: report.won,
        distress: report.distress,
        help: report.help,
        open_history: report.open_history,
        counts: report.counts,
        date: report.date,
        crew: report.crew,
    })
}

fn read_mission(mission: &Value) -> Result<OwnMission, Problem> {
    let own = read_own(mission, |own: Own| own)?;
    Ok(OwnMission { code: own.to_string(), mission: json(&own), field: "mission" })
}

/// Reads a deal between tabs, `id players captain hand|hand|… owner:card,…`; tasks go round from the captain on.
pub(crate) fn read_deal(line: &str) -> Result<SavedMatch, Problem> {
    let fields: Vec<&str> = line.split('\t').collect();
    let [_, players, captain, hands, tasks] = fields[..] else {
        let message = "a record begins with {, and a deal has the fields id, players, captain, hands and tasks \
                       between tabs";
        return Err(bad(message));
    };
    let number = |text: &str, what: &str| text.parse::<u8>().map_err(|_| bad(format!("{what} is a number")));
    let (players, captain) = (number(players, "players")?, number(captain, "captain")?);
    let hands: Vec<Vec<String>> =
        hands.split('|').map(|hand| hand.split(',').map(our_name).collect()).collect();
    let mut cards = Vec::new();
    let mut actions = Vec::new();
    for (i, task) in (0..).zip(tasks.split(',').filter(|task| !task.is_empty())) {
        let (owner, card) = task.split_once(':').ok_or_else(|| bad("a task is owner:card"))?;
        let owner = number(owner, "the owner of a task")?;
        if players == 0 || usize::from(owner) != (usize::from(captain) + i) % usize::from(players) {
            return Err(bad("tasks go round from the captain on"));
        }
        cards.push(our_name(card));
        actions.push((Seat::new(owner), json!({ "type": "take", "task": our_name(card) })));
    }
    let setup = json!({
        "players": players,
        "mission": { "tasks": cards.len() },
        "deal": { "hands": hands, "tasks": cards },
    });
    Ok(SavedMatch {
        game: "planet-nine".into(),
        setup,
        seed: any_seed(),
        actions,
        seats: Vec::new(),
        handovers: Vec::new(),
    })
}

/// A card in our notation: trumps are rockets.
fn our_name(card: &str) -> String {
    card.trim().to_lowercase().replace('s', "r")
}
