//! The cadet is an officer who does not always think.

use game::Dice;
use launch_pad::{Action, LaunchPad};

use super::Officer;
use crate::{Bot, Knowledge};

/// A beginner: knows what cards are good for, but in one decision of a few plays whatever comes to hand.
#[derive(Clone, Debug)]
pub struct Cadet(pub Dice);

/// One decision in so many is made without thinking.
const LAPSE: usize = 4;

impl Bot<LaunchPad> for Cadet {
    fn choose(&mut self, knowledge: &Knowledge<LaunchPad>) -> Option<Action> {
        let is_offer = |action: &Action| matches!(action, Action::Offer { .. } | Action::Withdraw);
        match self.0.below(LAPSE) {
            0 if !knowledge.legal().iter().any(is_offer) => self.0.pick(knowledge.legal()),
            _ => Officer.choose(knowledge),
        }
    }
}
