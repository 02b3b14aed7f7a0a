//! The cadet is an officer who does not always think.

use game::Dice;
use launch_pad::{Action, LaunchPad};

use super::Officer;
use super::officer::is_offer;
use crate::{Bot, Knowledge};

/// A beginner: knows what cards are good for, but in one decision of a few plays whatever comes to hand.
#[derive(Clone, Debug)]
pub struct Cadet(pub Dice);

/// One decision in this many is made at random.
const ERROR_RATE: usize = 4;

impl Bot<LaunchPad> for Cadet {
    fn choose(&mut self, knowledge: &Knowledge<LaunchPad>) -> Option<Action> {
        let is_chance = |action: &&Action| !is_offer(action) && **action != Action::Withdraw;
        let chances: Vec<Action> = knowledge.legal().iter().filter(is_chance).copied().collect();
        match self.0.below(ERROR_RATE) {
            0 if !chances.is_empty() => self.0.pick(&chances),
            _ => Officer.choose(knowledge),
        }
    }
}
