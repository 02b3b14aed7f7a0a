//! Puzzles: one choice is right, with open cards.

use analysis::{Choice, Choices, Effort, Question, Solution};
use axum::http::StatusCode;
use catalogue::{AnyGame, AnyMatch, Problem, Shown};
use game::{Ending, Observer, Seat, Seed};
use practice::{Puzzle, puzzles};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use table::EndingSchema;

use crate::error::ApiError;
use crate::history::replay::Step;

/// How many cards may be tried to find a line that wins, once the right answer is known.
const NODES: u64 = 5_000_000;
/// What the dice are for of the bots that play on after a wrong answer.
const PLAY_ON: u64 = 1 << 40;

/// A puzzle in a list.
#[derive(Serialize, JsonSchema)]
pub(crate) struct PuzzleLine {
    /// Its number among the puzzles of its game.
    number: u32,
    /// How hard it is, from 1 to 5, by how often bots missed it.
    grade: u8,
}

/// A puzzle as it is asked, with all cards open.
#[derive(Serialize, JsonSchema)]
pub(crate) struct PuzzleSight {
    /// The game's id.
    game: &'static str,
    /// Its number among the puzzles of its game.
    number: u32,
    /// How hard it is, from 1 to 5, by how often bots missed it.
    grade: u8,
    /// How many officers missed it, who saw only what the seat sees.
    missed_by_officers: u8,
    /// How many cadets did.
    missed_by_cadets: u8,
    /// How many bots of each level were asked.
    n_asked: u8,
    /// What was agreed.
    setup: Value,
    /// Who chooses.
    seat: Seat,
    /// How many sit at the table.
    n_seats: u8,
    /// The table with open cards.
    #[schemars(with = "Value")]
    view: Box<dyn Shown>,
    /// What can be chosen.
    legal: Vec<Value>,
}

/// What becomes of an answer.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Solved {
    /// Whether it is right.
    is_right: bool,
    /// What each choice is worth.
    choices: Vec<Choice>,
    /// How a mission goes on: won, after the right answer; and as officers would play it, after another.
    steps: Vec<Step>,
    /// How it ends then.
    #[schemars(with = "Option<EndingSchema>")]
    outcome: Option<Ending>,
}

/// All puzzles of a game, the easiest first.
pub(crate) fn list(game: &str) -> Result<Vec<PuzzleLine>, ApiError> {
    let line = |puzzle: &Puzzle| PuzzleLine { number: puzzle.number, grade: puzzle.grade() };
    Ok(puzzles(find_game(game)?.info().id).iter().map(line).collect())
}

/// A puzzle as it is asked.
pub(crate) fn show(game: &str, number: u32) -> Result<PuzzleSight, ApiError> {
    let (game, puzzle) = find(game, number)?;
    let (running, question) = ask(game, puzzle)?;
    Ok(PuzzleSight {
        game: game.info().id,
        number,
        grade: puzzle.grade(),
        missed_by_officers: puzzle.missed_by_officers,
        missed_by_cadets: puzzle.missed_by_cadets,
        n_asked: practice::N_TRIALS,
        setup: puzzle.setup.clone(),
        seat: question.seat,
        n_seats: running.n_seats(),
        view: running.view(Observer::Open),
        legal: question.choices.into_iter().flat_map(|choice| choice.actions).collect(),
    })
}

/// What becomes of an answer to a puzzle.
pub(crate) fn answer(game: &str, number: u32, action: &Value) -> Result<Solved, ApiError> {
    let (game, puzzle) = find(game, number)?;
    let (mut running, Choices { seat, choices }) = ask(game, puzzle)?;
    let best = choices.iter().map(|choice| choice.value).fold(f64::MIN, f64::max);
    let is_chosen = |choice: &&Choice| choice.actions.contains(action);
    let Some(chosen) = choices.iter().find(is_chosen) else {
        // The rules know best why it cannot be done; what they allow is still no choice of the puzzle.
        running.act(seat, action)?;
        return Err(ApiError::bad(
            "no-such-choice",
            "this is none of the choices: answer with one of `legal`",
        ));
    };
    let is_right = chosen.value == best;
    let mut steps = Vec::new();
    if game.info().is_cooperative {
        take(&mut *running, seat, action.clone(), &mut steps)?;
        match solve(&*running).filter(|_| is_right) {
            Some(solution) => {
                for step in solution.line {
                    take(&mut *running, step.seat, step.action, &mut steps)?;
                }
            }
            None => play_on(&mut *running, Seed::from_phrase(&puzzle.phrase), &mut steps)?,
        }
    }
    let outcome = running.turn().outcome().map(|outcome| Ending::new(outcome, running.n_seats()));
    Ok(Solved { is_right, choices, steps, outcome })
}

/// A puzzle that no longer holds: `wardroom mine GAME --check` finds out which.
fn broken() -> ApiError {
    let message = "this puzzle belongs to other rules than this server's: take another one";
    ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, "broken-puzzle", message)
}

/// The puzzle's match and what is asked about it.
fn ask(game: &dyn AnyGame, puzzle: &Puzzle) -> Result<(Box<dyn AnyMatch>, Choices), ApiError> {
    let running = puzzle.position(game).map_err(|_| broken())?;
    let question = puzzle.question(&*running).map_err(|_| broken())?;
    Ok((running, question))
}

/// How the match can be won from here on.
fn solve(running: &dyn AnyMatch) -> Option<Solution> {
    let question = Question::Line { at: running.version() };
    running.ask_with(&question, Effort { worlds: 0, nodes: NODES }, &mut |_, _| {}).ok()
}

/// Officers play to the end, always in the same way.
fn play_on(running: &mut dyn AnyMatch, seed: Seed, steps: &mut Vec<Step>) -> Result<(), ApiError> {
    while running.turn().outcome().is_none() {
        let officer_in = |seat: Seat| {
            let n = (running.version() * game::MAX_SEATS + seat.index()) as u64;
            Some(("officer".into(), seed.dice(PLAY_ON + n)))
        };
        let step = running.ask_bots(running.asking_order(), officer_in).ok_or_else(broken)?;
        let (seat, action) = step.into_step();
        take(running, seat, action, steps)?;
    }
    Ok(())
}

fn take(
    running: &mut dyn AnyMatch,
    seat: Seat,
    action: Value,
    steps: &mut Vec<Step>,
) -> Result<(), ApiError> {
    running.act(seat, &action)?;
    steps.push(Step::after(running, seat, action, Observer::Open));
    Ok(())
}

fn find(game: &str, number: u32) -> Result<(&'static dyn AnyGame, &'static Puzzle), ApiError> {
    let game = find_game(game)?;
    let no_such_puzzle = || {
        let message = "there is no such puzzle: `/api/puzzles` lists them";
        ApiError::new(StatusCode::NOT_FOUND, "no-such-puzzle", message)
    };
    let puzzle = puzzles(game.info().id).iter().find(|puzzle| puzzle.number == number);
    Ok((game, puzzle.ok_or_else(no_such_puzzle)?))
}

fn find_game(game: &str) -> Result<&'static dyn AnyGame, ApiError> {
    let unknown =
        || ApiError { status: StatusCode::NOT_FOUND, problem: Box::new(Problem::unknown_game(game)) };
    catalogue::find(game).ok_or_else(unknown)
}
