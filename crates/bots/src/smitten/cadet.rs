//! The cadet is an officer who does not always think.

use game::Dice;
use smitten::{Action, Smitten};

use super::Officer;
use crate::{Bot, Knowledge};

/// A beginner: knows the conventions, but in one decision of a few does the next best thing that comes to mind.
#[derive(Clone, Debug)]
pub struct Cadet(pub Dice);

/// One decision in this many is made at random.
const ERROR_RATE: usize = 5;

impl Bot<Smitten> for Cadet {
    fn choose(&mut self, knowledge: &Knowledge<Smitten>) -> Option<Action> {
        match self.0.below(ERROR_RATE) {
            0 => self.0.pick(knowledge.legal()),
            _ => Officer.choose(knowledge),
        }
    }
}
