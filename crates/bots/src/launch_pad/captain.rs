//! The captain looks ahead in a tree of decisions, in many worlds.

use game::Dice;
use launch_pad::{Action, LaunchPad};

use super::Officer;
use super::officer::ranked;
use super::search::Search;
use crate::{Bot, Knowledge};

/// How many playouts a captain has for a decision.
pub const EFFORT: usize = 400;

/// The best player we have: what an officer would do, unless another promising action, or another answer to an
/// offer, clearly leaves a better chance to win in the worlds that may be.
#[derive(Clone, Debug)]
pub struct Captain {
    dice: Dice,
    effort: usize,
}

/// So many actions are tried, the most promising ones.
const MOST_TRIED: usize = 10;
/// In how many worlds at least an action is tried before it is given up.
const FEWEST: usize = 4;
/// By how many standard errors an action must be better than the officer's to replace it: among many actions
/// some look better by luck alone.
const CLEARLY: f64 = 1.0;

impl Captain {
    /// A captain with so many playouts for each decision.
    pub fn new(dice: Dice, effort: usize) -> Captain {
        Captain { dice, effort }
    }
}

impl Bot<LaunchPad> for Captain {
    fn choose(&mut self, knowledge: &Knowledge<LaunchPad>) -> Option<Action> {
        let usual = Officer.choose(knowledge)?;
        let mut actions = ranked(&knowledge.view(), knowledge.legal());
        actions.retain(|action| !matches!(action, Action::Offer { .. } | Action::Ask { .. }));
        actions.truncate(MOST_TRIED);
        if actions.len() < 2 {
            return Some(usual);
        }
        let mut search = Search::new(knowledge, &actions);
        let mut left = actions.len();
        let n_halvings = left.ilog2() as usize + 1;
        for _ in 0..n_halvings {
            let worlds = (self.effort / (n_halvings * left)).max(FEWEST);
            search.try_first(left, worlds, &mut self.dice);
            // The officer's choice stays first, so that all others are compared with it.
            search.tried[1..left].sort_by(|one, other| other.mean().total_cmp(&one.mean()));
            left = left.div_ceil(2).max(2);
        }
        let (officers, others) = search.tried.split_first()?;
        let best = &others[0];
        let (gain, error) = best.gain(officers);
        Some(if gain > CLEARLY * error { best.action } else { officers.action })
    }
}

/// What each lawful action is worth to the seat, as a captain of that effort sees it: the chance to win, or the
/// share of the win to be expected.
pub fn values(knowledge: &Knowledge<LaunchPad>, effort: usize, mut dice: Dice) -> Vec<(Action, f64)> {
    let actions = knowledge.legal();
    let mut search = Search::new(knowledge, actions);
    search.try_first(actions.len(), (effort / actions.len()).max(FEWEST), &mut dice);
    search.tried.iter().map(|tried| (tried.action, tried.mean().clamp(0.0, 1.0))).collect()
}
