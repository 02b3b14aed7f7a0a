//! The captain plays on in thought, as officers would, and chooses what wins most often.

use game::{Dice, Outcome, Seat};
use smitten::{Action, Smitten};

use super::Officer;
use crate::playouts::Playouts;
use crate::{Bot, Knowledge};

/// How many playouts a captain has for a decision.
pub const EFFORT: usize = 150;

/// The best player we have. What an officer would do is the starting point: the captain tries every other
/// lawful card in the worlds that may be, with officers in both seats from there on, and takes one that clearly
/// wins more often. So what it says keeps the meaning it has between officers.
#[derive(Clone, Debug)]
pub struct Captain {
    dice: Dice,
    n_playouts: usize,
}

impl Captain {
    /// A captain who plays on so many times in thought for each decision.
    pub fn new(dice: Dice, n_playouts: usize) -> Captain {
        Captain { dice, n_playouts }
    }
}

impl Bot<Smitten> for Captain {
    fn choose(&mut self, knowledge: &Knowledge<Smitten>) -> Option<Action> {
        let usual = Officer.choose(knowledge);
        // What is said keeps its meaning: only plays and what follows them are tried.
        let is_saying = |action: &Action| matches!(action, Action::Want | Action::DontWant);
        if usual.is_none_or(|action| is_saying(&action)) {
            return usual;
        }
        let others =
            knowledge.legal().iter().copied().filter(|&other| !is_saying(&other) && Some(other) != usual);
        let others: Vec<Action> = others.collect();
        playouts(self.n_playouts).improve(knowledge, usual, &others, &mut self.dice)
    }
}

/// How likely the game is won after each lawful action, as a captain of that effort sees it.
pub fn values(knowledge: &Knowledge<Smitten>, effort: usize, mut dice: Dice) -> Vec<(Action, f64)> {
    playouts(effort).values(knowledge, &mut dice)
}

/// Games played on by officers in both seats, to the end.
fn playouts(n: usize) -> Playouts<Officer, impl Fn(&Smitten, Option<Outcome>, Seat) -> f64> {
    let judge = |_: &Smitten, outcome: Option<Outcome>, seat: Seat| match outcome {
        Some(outcome) if outcome.winners.contains(seat) => 1.0,
        _ => 0.0,
    };
    Playouts { policy: Officer, judge, rounds: usize::MAX / 8, n }
}
