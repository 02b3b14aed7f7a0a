//! Finding puzzles in matches between bots.

use bots::Knowledge;
use game::{Dice, Match, Seat, Seed, Silent};

use crate::entry::Listed;
use crate::puzzle::{N_TRIALS, PUZZLE_NODES, Puzzle};
use crate::typed_match::read_setup;
use crate::{Choices, Problem};

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
pub(crate) fn search<G: Listed>(phrase: &str, number: u32, wanted: u8) -> Result<Option<Puzzle>, Problem> {
    let phrase = format!("{phrase} {number}");
    let seed = Seed::from_phrase(&phrase);
    let setup = G::puzzle_setup(&mut seed.dice(SETUP));
    let mut history = Match::<G>::new(read_setup::<G>(&setup)?, seed);
    let mut game = G::deal(&history.setup, seed, &mut Silent)?;
    let mut best: Option<Puzzle> = None;
    while game.turn().outcome().is_none() {
        if let Some(question) = game.choices(PUZZLE_NODES) {
            if G::IS_COOPERATIVE && question.answer().is_none_or(|answer| answer.value == 0.0) {
                break;
            }
            let found = asked(&game, &question, seed).map(|(missed_by_officers, missed_by_cadets)| Puzzle {
                number,
                missed_by_officers,
                missed_by_cadets,
                setup: setup.clone(),
                phrase: phrase.clone(),
                actions: history.actions.iter().map(|(seat, action)| (*seat, action.to_string())).collect(),
                answer: question
                    .answer()
                    .iter()
                    .flat_map(|choice| &choice.actions)
                    .map(ToString::to_string)
                    .collect(),
            });
            let distance = |puzzle: &Puzzle| puzzle.grade().abs_diff(wanted);
            best = match (best, found) {
                (Some(best), Some(found)) if distance(&best) <= distance(&found) => Some(best),
                (best, found) => found.or(best),
            };
        }
        let dice = seed.dice(PLAY + history.actions.len() as u64);
        let (seat, action) = officers_action(&game, dice);
        game.step(seat, action, &mut Silent);
        history.actions.push((seat, action));
    }
    Ok(best)
}

/// How many officers and how many cadets give a wrong answer; `None` if it is no puzzle, or if some bot would
/// rather not answer.
fn asked<G: Listed>(game: &G, question: &Choices<G::Action>, seed: Seed) -> Option<(u8, u8)> {
    if question.choices.len() < G::LEAST_CHOICES || question.gap() < G::CLEAR_GAP {
        return None;
    }
    let right = &question.answer()?.actions;
    let missed = |level: &str, dice: u64| {
        let mut n_missed = 0;
        for trial in 0..u64::from(N_TRIALS) {
            let answer = answer(game, question, level, seed.dice(TRIAL + dice + trial))?;
            n_missed += u8::from(!right.contains(&answer));
        }
        Some(n_missed)
    };
    Some((missed(OFFICER, 0)?, missed(CADET, 1 << 16)?))
}

/// What a bot in that seat would do, seeing what the seat sees, once it has said what it wants to say.
fn answer<G: Listed>(
    game: &G,
    question: &Choices<G::Action>,
    level: &str,
    mut dice: Dice,
) -> Option<G::Action> {
    let (_, make) = G::BOTS.iter().find(|(name, _)| *name == level)?;
    let mut game = game.clone();
    for _ in 0..MOST_PRELUDES {
        let action = make(dice.seed().dice(0)).choose(&Knowledge::new(&game, question.seat)?)?;
        if question.choices.iter().any(|choice| choice.actions.contains(&action)) {
            return Some(action);
        }
        game.step(question.seat, action, &mut Silent);
    }
    None
}

/// The first awaited officer that wants to act does; if all would rather wait, the first that can must.
fn officers_action<G: Listed>(game: &G, mut dice: Dice) -> (Seat, G::Action) {
    let (_, make) = G::BOTS.iter().find(|(name, _)| *name == OFFICER).expect("every game has officers");
    let mut fallback = None;
    for seat in game.asking_order() {
        let Some(knowledge) = Knowledge::new(game, seat) else { continue };
        fallback.get_or_insert((seat, knowledge.legal()[0]));
        if let Some(action) = make(dice.seed().dice(0)).choose(&knowledge) {
            return (seat, action);
        }
    }
    fallback.expect("somebody can act until it is over")
}
