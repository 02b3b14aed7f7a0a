//! The captain plays on in thought, in the games that may be, and reckons out the end exactly.

use game::{Dice, Game, Seat, Silent};
use smitten::{Action, Smitten};
use solver::smitten::{Answer, solve};

use super::Officer;
use super::belief::Worlds;
use super::ending::reckon;
use super::playout::is_won_by_officers;
use crate::{Bot, Knowledge, playouts};

/// How many playouts a captain has for a decision between many actions.
pub const EFFORT: usize = 200;

/// The best player we have. What an officer would do is the starting point: the captain tries everything else it
/// could play, announce, show or place in the worlds that fit all that was seen and said, and does what clearly wins
/// more often. So what it says keeps the meaning it has between officers. The end of the game, once all cards are
/// drawn, it reckons out exactly, words included.
#[derive(Clone, Debug)]
pub struct Captain {
    dice: Dice,
    effort: usize,
}

/// How many actions are many.
const MANY: usize = 6;
/// How much a line that wins with open cards counts beside a game won by officers: they are clumsier than a
/// captain, who in turn does not see all cards.
const OPEN_CARDS: f64 = 0.3;
/// How many steps the solver may take for one answer.
const NODES: u64 = 500;

impl Captain {
    /// A captain with this many playouts for a decision between many actions, and fewer for fewer actions.
    pub fn new(dice: Dice, effort: usize) -> Captain {
        Captain { dice, effort }
    }
}

impl Bot<Smitten> for Captain {
    fn choose(&mut self, knowledge: &Knowledge<Smitten>) -> Option<Action> {
        // Who waits for the partner goes on waiting, as officers do: otherwise both might.
        let usual = Officer.choose(knowledge)?;
        if let Some(reckoned) = reckon(knowledge, &mut self.dice) {
            let best = reckoned.iter().map(|(_, chance)| *chance).fold(0.0, f64::max);
            let is_best = |&&(_, chance): &&(Action, f64)| chance > best - 1e-9;
            let is_usual = |(action, _): &&(Action, f64)| *action == usual;
            let mut bests = reckoned.iter().filter(is_best);
            return bests.clone().find(is_usual).or_else(|| bests.next()).map(|(action, _)| *action);
        }
        if is_saying(&usual) {
            return Some(usual);
        }
        let mut worlds = Worlds::new(knowledge);
        let mut actions = vec![usual];
        actions.extend(knowledge.legal().iter().filter(|&other| *other != usual && !is_saying(other)));
        let effort = self.effort * actions.len().min(MANY) / MANY;
        let world = || worlds.next(&mut self.dice);
        playouts::improve(&actions, effort, world, |world, action| worth(world, knowledge.seat(), action))
    }
}

/// How likely the game is won after each lawful action, as a captain of that effort sees it: exactly once all
/// cards are drawn, before that by playouts.
pub fn values(knowledge: &Knowledge<Smitten>, effort: usize, mut dice: Dice) -> Vec<(Action, f64)> {
    reckon(knowledge, &mut dice).unwrap_or_else(|| {
        let mut worlds = Worlds::new(knowledge);
        let world = || worlds.next(&mut dice);
        let seat = knowledge.seat();
        playouts::values(knowledge.legal(), effort, world, |world, action| worth(world, seat, action))
    })
}

fn is_saying(action: &Action) -> bool {
    matches!(action, Action::Want | Action::DontWant)
}

/// What comes of an action: whether officers win from there on, and whether it can be won with open cards.
fn worth(world: &Smitten, seat: Seat, action: Action) -> f64 {
    let mut game = *world;
    game.step(seat, action, &mut Silent);
    let is_won = f64::from(u8::from(is_won_by_officers(game)));
    let is_winnable = match solve(&game, NODES) {
        Answer::Winnable(_) => 1.0,
        Answer::Lost => 0.0,
        Answer::Unknown => is_won,
    };
    (1.0 - OPEN_CARDS) * is_won + OPEN_CARDS * is_winnable
}
