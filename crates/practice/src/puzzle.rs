//! Puzzles: moments of matches between bots at which exactly one choice is right, with open cards.
//!
//! `wardroom mine` finds them; those that come with the program are in the games' profiles, a text file per game. Its
//! first line is the phrase of all seeds. Every other line is a puzzle, with tabs between
//!
//! 1. its number, which ends the phrase of its own seed;
//! 2. how many officers and how many cadets missed it, of [`N_TRIALS`] each;
//! 3. the setup;
//! 4. what was done so far;
//! 5. the right action, or several that come to the same.

use std::collections::HashMap;
use std::sync::LazyLock;

use analysis::{Choices, Question};
use catalogue::{AnyGame, AnyMatch, GAMES, Problem};
use game::{Seat, Seed};
use serde_json::Value;

/// How many bots of each level a puzzle was given to.
pub const N_TRIALS: u8 = 10;
/// The hardest grade; the easiest is 1.
pub const MAX_GRADE: u8 = 5;

/// A moment at which exactly one choice is right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// Its number among the puzzles of its game.
    pub number: u32,
    /// How many officers of [`N_TRIALS`] missed it, seeing what a player in that seat sees.
    pub missed_by_officers: u8,
    /// How many cadets did.
    pub missed_by_cadets: u8,
    /// What was agreed.
    pub setup: Value,
    /// What decided the shuffles, as a phrase.
    pub phrase: String,
    /// What was done so far, in the game's notation.
    pub actions: Vec<(Seat, String)>,
    /// What is right; several actions come to the same.
    pub answer: Vec<String>,
}

impl Puzzle {
    /// How hard it is, from 1 to [`MAX_GRADE`], by how often bots missed it.
    pub fn grade(&self) -> u8 {
        let n_missed = self.missed_by_officers + self.missed_by_cadets;
        (n_missed * MAX_GRADE).div_ceil(2 * N_TRIALS).max(1)
    }

    /// The match as it stands when the puzzle is asked.
    pub fn position(&self, game: &dyn AnyGame) -> Result<Box<dyn AnyMatch>, Problem> {
        let mut now = game.begin(&self.setup, Seed::from_phrase(&self.phrase))?;
        for (seat, text) in &self.actions {
            now.act(*seat, &game.read_action(text)?)?;
        }
        Ok(now)
    }

    /// Whether the solver still finds this answer and no other.
    pub fn check(&self, game: &dyn AnyGame) -> Result<Choices, Problem> {
        let question = self.question(&*self.position(game)?)?;
        let right: Result<Vec<Value>, Problem> =
            self.answer.iter().map(|text| game.read_action(text)).collect();
        let right = right?;
        let clear_gap = game.info().puzzles.map_or(0.0, |puzzles| puzzles.clear_gap);
        match question.answer() {
            Some(answer) if answer.actions == right && clear_gap <= question.gap() => Ok(question),
            _ => Err(self.wrong("this is not the one right answer")),
        }
    }

    /// What is asked in the puzzle's match.
    pub fn question(&self, now: &dyn AnyMatch) -> Result<Choices, Problem> {
        now.ask(&Question::Choices {}).map_err(|_| self.wrong("nothing is asked or decided"))
    }

    fn wrong(&self, why: &str) -> Problem {
        Problem::new("wrong-puzzle", format!("puzzle {}: {why}", self.number))
    }

    /// The puzzle's line in a file.
    pub fn write(&self) -> String {
        let actions: Vec<_> = self.actions.iter().map(|(seat, text)| format!("{seat} {text}")).collect();
        format!(
            "{}\t{} {}\t{}\t{}\t{}",
            self.number,
            self.missed_by_officers,
            self.missed_by_cadets,
            self.setup,
            actions.join(","),
            self.answer.join(",")
        )
    }

    /// Reads a line of a file whose seeds have this phrase.
    pub fn read(line: &str, phrase: &str) -> Option<Puzzle> {
        let [number, missed, setup, actions, answer] = line.split('\t').collect::<Vec<_>>()[..] else {
            return None;
        };
        let (officers, cadets) = missed.split_once(' ')?;
        let action = |text: &str| {
            let (seat, action) = text.split_once(' ')?;
            Some((seat.parse().ok()?, action.to_string()))
        };
        let actions = actions.split(',').filter(|text| !text.is_empty());
        Some(Puzzle {
            number: number.parse().ok()?,
            missed_by_officers: officers.parse().ok()?,
            missed_by_cadets: cadets.parse().ok()?,
            setup: serde_json::from_str(setup).ok()?,
            phrase: format!("{phrase} {number}"),
            actions: actions.map(action).collect::<Option<_>>()?,
            answer: answer.split(',').map(ToString::to_string).collect(),
        })
    }
}

/// The puzzles of a game, the easiest first; none for a game that has none.
pub fn puzzles(game: &str) -> &'static [Puzzle] {
    static ALL: LazyLock<HashMap<&str, Vec<Puzzle>>> = LazyLock::new(|| {
        let read = |game: &&dyn AnyGame| {
            let text = game.info().puzzles?.text;
            Some((game.info().id, read_all(text).expect("the program's own puzzles")))
        };
        GAMES.iter().filter_map(read).collect()
    });
    ALL.get(game).map_or(&[], Vec::as_slice)
}

/// Reads a file of puzzles.
pub fn read_all(text: &str) -> Option<Vec<Puzzle>> {
    let mut lines = text.lines();
    let phrase = lines.next().unwrap_or_default();
    let mut puzzles = lines.map(|line| Puzzle::read(line, phrase)).collect::<Option<Vec<_>>>()?;
    puzzles.sort_by_key(|puzzle| puzzle.missed_by_officers + puzzle.missed_by_cadets);
    Some(puzzles)
}
