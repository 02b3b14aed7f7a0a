//! The captain looks ahead in a tree of decisions, in many worlds.

use game::Dice;
use launch_pad::{Action, LaunchPad, Step};

use super::officer::{Officer, ranked};
use super::search::Tree;
use crate::{Bot, Knowledge, playouts};

/// How many playouts a captain has for a decision between many actions.
pub const EFFORT: usize = 150;

/// The best player we have: what an officer would do, unless another promising action, or another answer to an
/// offer, clearly leaves a better chance to win in the worlds that may be.
#[derive(Clone, Debug)]
pub struct Captain {
    dice: Dice,
    effort: usize,
}

/// The most actions that are tried, from the most promising on.
const MOST_TRIED: usize = 10;

impl Captain {
    /// A captain with this many playouts for a decision between many actions, and fewer for fewer actions.
    pub fn new(dice: Dice, effort: usize) -> Captain {
        Captain { dice, effort }
    }
}

impl Bot<LaunchPad> for Captain {
    fn choose(&mut self, knowledge: &Knowledge<LaunchPad>) -> Option<Action> {
        let view = knowledge.view();
        if view.step == Step::Ask || knowledge.legal() == [Action::Withdraw] {
            // An offer was judged when it was begun, and one that is made waits for its answer.
            return Officer.choose(knowledge);
        }
        let mut actions = ranked(&view, knowledge.legal());
        actions.truncate(MOST_TRIED);
        let effort = self.effort * actions.len() / MOST_TRIED;
        let mut tree = Tree::new(knowledge.seat());
        let world = || knowledge.world(&mut self.dice);
        playouts::improve(&actions, effort, world, |world, action| tree.try_out(world, action))
    }
}

/// What each lawful action is worth to the seat, as a captain of that effort sees it: the chance to win, or the
/// share of the win to be expected.
pub fn values(knowledge: &Knowledge<LaunchPad>, effort: usize, mut dice: Dice) -> Vec<(Action, f64)> {
    let mut tree = Tree::new(knowledge.seat());
    let world = || knowledge.world(&mut dice);
    playouts::values(knowledge.legal(), effort, world, |world, action| tree.try_out(world, action))
}
