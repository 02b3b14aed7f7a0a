//! Looking for puzzles in matches between bots.

use analysis::{Choices, Question};
use catalogue::{AnyGame, AnyMatch, Problem, Puzzles};
use game::{Dice, Seat, Seed};
use serde_json::Value;

use crate::puzzle::{N_TRIALS, Puzzle};

/// The level whose bots play the matches and are asked about the puzzles.
const OFFICER: &str = "officer";
/// The level that is asked as well.
const CADET: &str = "cadet";
/// How often a bot may do something else first, such as sending a message.
const MOST_PRELUDES: usize = 4;
/// What dice are for; those of the match itself have small numbers.
const SETUP: u64 = 1 << 32;
const PLAY: u64 = 2 << 32;
const TRIAL: u64 = 3 << 32;

/// Plays the match with this number and gives the puzzle in it whose grade is nearest to the wanted one; `None`
/// if there is none. Everything follows from the phrase and the number.
pub fn search(
    game: &'static dyn AnyGame,
    phrase: &str,
    number: u32,
    wanted: u8,
) -> Result<Option<Puzzle>, Problem> {
    let Some(puzzles) = game.info().puzzles else { return Ok(None) };
    let phrase = format!("{phrase} {number}");
    let seed = Seed::from_phrase(&phrase);
    let setup = (puzzles.setup)(&mut seed.dice(SETUP));
    let mut now = game.begin(&setup, seed)?;
    let mut actions: Vec<(Seat, String)> = Vec::new();
    let mut best: Option<Puzzle> = None;
    while now.turn().outcome().is_none() {
        if let Ok(question) = now.ask::<Choices>(&Question::Choices {}) {
            if game.info().is_cooperative && question.answer().is_none_or(|answer| answer.value == 0.0) {
                break;
            }
            let right = question.answer().into_iter().flat_map(|choice| &choice.actions);
            let answer = right.map(|action| text_of(&*now, question.seat, action)).collect();
            let found = asked(&*now, puzzles, &question, seed);
            let found = found.map(|(missed_by_officers, missed_by_cadets)| Puzzle {
                number,
                missed_by_officers,
                missed_by_cadets,
                setup: setup.clone(),
                phrase: phrase.clone(),
                actions: actions.clone(),
                answer,
            });
            let distance = |puzzle: &Puzzle| puzzle.grade().abs_diff(wanted);
            best = match (best, found) {
                (Some(best), Some(found)) if distance(&best) <= distance(&found) => Some(best),
                (best, found) => found.or(best),
            };
        }
        let (seat, action) = officers_action(&*now, seed.dice(PLAY + actions.len() as u64));
        actions.push((seat, text_of(&*now, seat, &action)));
        now.act(seat, &action)?;
    }
    Ok(best)
}

/// A listed action in the game's notation.
fn text_of(now: &dyn AnyMatch, seat: Seat, action: &Value) -> String {
    let is_it = |listed: &Value| listed == action;
    let at = now.legal_json(seat).iter().position(is_it).expect("the action is listed");
    now.legal(seat)[at].to_string()
}

/// How many officers and how many cadets give a wrong answer; `None` if it is no puzzle, or if some bot would
/// rather not answer.
fn asked(now: &dyn AnyMatch, puzzles: &Puzzles, question: &Choices, seed: Seed) -> Option<(u8, u8)> {
    if question.choices.len() < puzzles.least_choices || question.gap() < puzzles.clear_gap {
        return None;
    }
    let right = &question.answer()?.actions;
    let missed = |level: &str, dice: u64| {
        let mut n_missed = 0;
        for trial in 0..u64::from(N_TRIALS) {
            let answer = answer(now, question, level, seed.dice(TRIAL + dice + trial))?;
            n_missed += u8::from(!right.contains(&answer));
        }
        Some(n_missed)
    };
    Some((missed(OFFICER, 0)?, missed(CADET, 1 << 16)?))
}

/// The choice of a bot in that seat, seeing what the seat sees, once it has sent the messages it wants to send.
fn answer(now: &dyn AnyMatch, question: &Choices, level: &str, mut dice: Dice) -> Option<Value> {
    let mut now = now.fork();
    for _ in 0..MOST_PRELUDES {
        let action = now.bot_action(question.seat, level, dice.seed().dice(0))?;
        if question.choices.iter().any(|choice| choice.actions.contains(&action)) {
            return Some(action);
        }
        now.act(question.seat, &action).ok()?;
    }
    None
}

fn officers_action(now: &dyn AnyMatch, mut dice: Dice) -> (Seat, Value) {
    let step = now.ask_bots(now.asking_order(), |_| Some((OFFICER.into(), dice.seed().dice(0))));
    step.expect("a seat can act until the match is over").into_step()
}
