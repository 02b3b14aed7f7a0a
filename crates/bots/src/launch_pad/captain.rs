//! The captain plays the next rounds in thought, in many worlds.

use game::{Dice, Observer, Outcome, Seat};
use launch_pad::{Action, LaunchPad};

use super::Officer;
use super::officer::ranked;
use super::prospect::{lead, victory};
use crate::playouts::Playouts;
use crate::{Bot, Knowledge};

/// The best player we have: tries the most promising actions, and every answer to an offer, in worlds that may be,
/// lets officers play the next rounds, and takes what leaves the best prospects.
#[derive(Clone, Debug)]
pub struct Captain {
    dice: Dice,
    n_playouts: usize,
}

/// After so many rounds prospects are judged.
const ROUNDS: usize = 3;
/// So many actions are tried.
const MOST_TRIED: usize = 8;

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
        let mut ranked = ranked(&view, knowledge.legal());
        ranked.retain(|action| !matches!(action, Action::Offer { .. } | Action::Ask { .. }));
        ranked.truncate(MOST_TRIED);
        let answers: Vec<Option<Action>> = ranked.into_iter().map(Some).collect();
        if answers.is_empty() {
            return Officer.choose(knowledge);
        }
        let judge = |game: &LaunchPad, outcome: Option<Outcome>, seat: Seat| match outcome {
            Some(outcome) => victory(outcome, seat),
            None => lead(&game::Game::view(game, Observer::Open), seat),
        };
        let mut playouts = Playouts { policy: Officer, judge, rounds: ROUNDS, n: self.n_playouts };
        playouts.best(knowledge, &answers, &mut self.dice)
    }
}
