//! A first lesson in each game: a script of arranged cards and of the actions of all seats. The rules themselves
//! play it, so a lesson can never show what the game would not do.

use std::collections::BTreeMap;

use catalogue::{AnyGame, AnyMatch, Problem, find};
use game::{Ending, Observer, Seat, Seed, Turn};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A lesson as it is written down.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Script {
    setup: Value,
    learner: Seat,
    steps: Vec<ScriptStep>,
}

/// A step as it is written down.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ScriptStep {
    name: String,
    /// What happens before the learner reads it, in the game's notation: `B play p3`.
    #[serde(default)]
    first: Vec<String>,
    /// What the learner shall do; nothing where there is only something to read.
    #[serde(default)]
    wants: Option<String>,
    #[serde(default)]
    is_free: bool,
    /// What its text claims of the table.
    #[serde(default)]
    shows: BTreeMap<String, Value>,
}

/// A lesson, played by the rules.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Lesson {
    /// The game's id.
    pub game: &'static str,
    /// The arranged setup.
    pub setup: Value,
    /// The seat the learner looks from.
    pub learner: Seat,
    /// How many sit at the table.
    pub n_seats: u8,
    /// One idea after the other.
    pub steps: Vec<LessonStep>,
}

/// One idea: what happens, and then what the learner does.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct LessonStep {
    /// The name of its text.
    pub name: String,
    /// What happens first, as the learner sees it; the last one stays. The first step begins with the deal.
    pub moments: Vec<LessonMoment>,
    /// What the learner may do then.
    pub legal: Vec<Value>,
    /// What the lesson wants; nothing where there is only something to read.
    pub wants: Option<Value>,
    /// Whether the learner is to find it among all that may be done.
    pub is_free: bool,
    /// What its text claims of the table: JSON pointers into the last view, each with the value there. For tests.
    #[serde(skip)]
    pub shows: BTreeMap<String, Value>,
}

/// The table at one moment of a lesson.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct LessonMoment {
    /// What has just happened.
    pub events: Vec<Value>,
    /// What can be seen then.
    pub view: Value,
    /// Who is awaited.
    pub waiting: Vec<Seat>,
    /// How it ended, if it has.
    #[schemars(with = "Option<Value>")]
    pub ending: Option<Ending>,
}

/// The lesson of a game.
pub fn lesson(game: &str) -> Result<Lesson, Problem> {
    let (lesson, _) = play(game, usize::MAX)?;
    Ok(lesson)
}

/// Tries what a learner does at a step: what is wrong with it, or nothing. Steps count from zero.
pub fn try_in_lesson(game: &str, step: usize, action: &Value) -> Result<(), Problem> {
    let (lesson, mut running) = play(game, step)?;
    running.act(lesson.learner, action)
}

/// Plays a lesson until the learner is to act at the given step, or to its end.
fn play(game: &str, until: usize) -> Result<(Lesson, Box<dyn AnyMatch>), Problem> {
    let game = find(game).ok_or_else(|| Problem::unknown_game(game))?;
    let id = game.info().id;
    let script: Script = serde_json::from_str(game.info().lesson).map_err(|error| broken(id, &error))?;
    let mut running = game.begin(&script.setup, Seed::from_phrase(id))?;
    let mut lesson = Lesson {
        game: id,
        setup: script.setup,
        learner: script.learner,
        n_seats: running.n_seats(),
        steps: Vec::new(),
    };
    let mut moments = vec![moment(&*running, script.learner)];
    for (number, step) in script.steps.into_iter().enumerate() {
        for line in &step.first {
            let (seat, action) = line.split_once(' ').ok_or_else(|| broken(id, line))?;
            let seat: Seat = seat.parse().map_err(|_| broken(id, line))?;
            moments.push(act(game, &mut *running, seat, action, script.learner)?);
        }
        let wants = step.wants.as_deref().map(|action| game.read_action(action)).transpose()?;
        lesson.steps.push(LessonStep {
            name: step.name,
            moments: std::mem::take(&mut moments),
            legal: running.legal_json(script.learner),
            wants,
            is_free: step.is_free,
            shows: step.shows,
        });
        if number == until {
            break;
        }
        if let Some(action) = &step.wants {
            moments.push(act(game, &mut *running, script.learner, action, script.learner)?);
        }
    }
    Ok((lesson, running))
}

fn act(
    game: &dyn AnyGame,
    running: &mut dyn AnyMatch,
    seat: Seat,
    action: &str,
    learner: Seat,
) -> Result<LessonMoment, Problem> {
    running.act(seat, &game.read_action(action)?)?;
    Ok(moment(running, learner))
}

fn moment(running: &dyn AnyMatch, learner: Seat) -> LessonMoment {
    let observer = Observer::Seat(learner);
    let (waiting, ending) = match running.turn() {
        Turn::Waiting(seats) => (seats.iter().collect(), None),
        Turn::Over(outcome) => (Vec::new(), Some(Ending::new(outcome, running.n_seats()))),
    };
    let events = running.events_json(observer, running.version());
    LessonMoment { events, view: running.view_json(observer), waiting, ending }
}

fn broken(game: &str, why: &dyn std::fmt::Display) -> Problem {
    Problem::new("broken-lesson", format!("the lesson of {game} cannot be read: {why}"))
}
