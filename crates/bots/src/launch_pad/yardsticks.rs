//! Simple players to measure the captain by. They take no seat at a table.

use game::{Dice, Game, Observer, Silent};
use launch_pad::{Action, LaunchPad};

use super::officer::is_offer;
use super::prospect::chances;
use super::search::Tree;
use crate::{Bot, Knowledge};

/// Does whatever leaves the best forecast at once, one small decision after the other.
#[derive(Clone, Debug)]
pub struct Greedy(pub Dice);

impl Bot<LaunchPad> for Greedy {
    fn choose(&mut self, knowledge: &Knowledge<LaunchPad>) -> Option<Action> {
        let world = knowledge.world(&mut self.0);
        let worth = |action: Action| {
            let mut game = world.clone();
            game.step(knowledge.seat(), action, &mut Silent);
            chances(&game.view(Observer::Open))[knowledge.seat()]
        };
        best(knowledge, worth)
    }
}

/// Flat Monte Carlo: shares its playouts evenly among all lawful actions, each in worlds of its own, and takes the
/// action with the best average. The playouts are the captain's: officers play on, the forecast judges.
#[derive(Clone, Debug)]
pub struct Flat {
    dice: Dice,
    effort: usize,
}

impl Flat {
    /// A player with this many playouts for each decision.
    pub fn new(dice: Dice, effort: usize) -> Flat {
        Flat { dice, effort }
    }
}

impl Bot<LaunchPad> for Flat {
    fn choose(&mut self, knowledge: &Knowledge<LaunchPad>) -> Option<Action> {
        let n = knowledge.legal().iter().filter(|action| !is_offer(action)).count().max(1);
        let each = (self.effort / n).max(1);
        let worth = |action| {
            let playout = |_| {
                let world = knowledge.world(&mut self.dice);
                // A tree without a past is a single playout.
                Tree::new(knowledge.seat()).try_out(&world, action)
            };
            (0..each).map(playout).sum::<f64>()
        };
        best(knowledge, worth)
    }
}

/// The best lawful action, the first of equals; no offers.
fn best(knowledge: &Knowledge<LaunchPad>, mut worth: impl FnMut(Action) -> f64) -> Option<Action> {
    let mut best = None;
    for &action in knowledge.legal().iter().filter(|action| !is_offer(action)) {
        let worth = worth(action);
        if best.is_none_or(|(_, most)| worth > most) {
            best = Some((action, worth));
        }
    }
    best.map(|(action, _)| action)
}
