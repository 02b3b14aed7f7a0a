//! The captain plays the next rounds in thought, in many worlds.

use game::{Dice, Observer, Outcome, Seat};
use launch_pad::{Action, LaunchPad};

use super::Officer;
use super::officer::ranked;
use super::prospect::{lead, victory};
use crate::playouts::Playouts;
use crate::{Bot, Knowledge};

/// The best player we have: what an officer would do, unless another promising action, or another answer to an
/// offer, clearly leaves better prospects in the worlds that may be, once officers have played the next rounds.
#[derive(Clone, Debug)]
pub struct Captain {
    dice: Dice,
    n_playouts: usize,
}

/// After so many rounds prospects are judged.
const ROUNDS: usize = 3;
/// So many other actions are tried.
const MOST_TRIED: usize = 5;

impl Captain {
    /// A captain who plays on so many times in thought for each decision.
    pub fn new(dice: Dice, n_playouts: usize) -> Captain {
        Captain { dice, n_playouts }
    }
}

impl Bot<LaunchPad> for Captain {
    fn choose(&mut self, knowledge: &Knowledge<LaunchPad>) -> Option<Action> {
        let view = knowledge.view();
        if let [Action::Withdraw] = knowledge.legal() {
            return None;
        }
        let usual = Officer.choose(knowledge);
        let mut others = ranked(&view, knowledge.legal());
        others.retain(|&other| {
            Some(other) != usual && !matches!(other, Action::Offer { .. } | Action::Ask { .. })
        });
        others.truncate(MOST_TRIED);
        if others.is_empty() {
            return usual;
        }
        let judge = |game: &LaunchPad, outcome: Option<Outcome>, seat: Seat| match outcome {
            Some(outcome) => victory(outcome, seat),
            None => lead(&game::Game::view(game, Observer::Open), seat),
        };
        let mut playouts = Playouts { policy: Officer, judge, rounds: ROUNDS, n: self.n_playouts };
        playouts.improve(knowledge, usual, &others, &mut self.dice)
    }
}
