//! The captain reckons with every card that can come.

use dead_mans_draw::{Action, DeadMansDraw, View};
use game::{Dice, Seat};
use solver::dead_mans_draw::{Horizon, Plan, ValuedAction, weigh};

use super::leaf_value::Chances;
use super::{Officer, trait_rank};
use crate::{Bot, Knowledge};

/// The last cards are played out to the end of the game from here on.
const LAST_CARDS: usize = 7;
/// More draws ahead are not worth looking at.
const MOST_DRAWS: u8 = 6;

/// How many steps a captain may take in thought for a decision, each time it looks one draw further ahead.
pub const EFFORT: u64 = 20_000;

/// The best player we have: the expectation of every decision over all cards that can come, to the end of the
/// turn, in chances to win; exact for the last cards of the draw pile. It looks as many draws ahead as its
/// budget of steps allows.
#[derive(Clone, Debug)]
pub struct Captain {
    dice: Dice,
    nodes: u64,
}

impl Captain {
    /// A captain that may take `nodes` steps of the rules in thought for each decision.
    pub fn new(dice: Dice, nodes: u64) -> Captain {
        Captain { dice, nodes }
    }
}

impl Bot<DeadMansDraw> for Captain {
    fn choose(&mut self, knowledge: &Knowledge<DeadMansDraw>) -> Option<Action> {
        let legal = knowledge.legal();
        match legal {
            [only] => Some(*only),
            [Action::Keep { .. }, ..] => legal.iter().copied().min_by_key(|&action| match action {
                Action::Keep { r#trait } => trait_rank(r#trait),
                _ => usize::MAX,
            }),
            [Action::Haunt { .. }, ..] => {
                let view = knowledge.view();
                legal.iter().copied().max_by_key(|&action| match action {
                    Action::Haunt { victim } => rivalry(&view, victim),
                    _ => i16::MIN,
                })
            }
            _ => {
                let world = knowledge.world(&mut self.dice);
                match weigh_in_time(&world, self.nodes) {
                    Some(weighed) => best(&weighed, knowledge.seat()),
                    // Too many swords, hooks and maps could follow each other: judge by rule of thumb.
                    None => Officer.choose(knowledge),
                }
            }
        }
    }
}

/// What each lawful action is worth to the seat, as a captain of that effort sees it: the chance to win, or the
/// share of the win to be expected. Empty where the captain goes by rules of thumb: before the first turn, and if
/// the effort does not suffice.
pub fn values(knowledge: &Knowledge<DeadMansDraw>, effort: u64, mut dice: Dice) -> Vec<(Action, f64)> {
    if let [Action::Keep { .. } | Action::Haunt { .. }, ..] = knowledge.legal() {
        return Vec::new();
    }
    let weighed = weigh_in_time(&knowledge.world(&mut dice), effort).unwrap_or_default();
    let worth = |(action, worth): ValuedAction| (action, worth[knowledge.seat()].clamp(0.0, 1.0));
    weighed.into_iter().map(worth).collect()
}

/// How good a rival is to rob: the one in the lead or, before any lead, the one that draws soonest.
fn rivalry(view: &View, victim: Seat) -> i16 {
    let n = view.players.len() as u8;
    let distance = (victim.number() + n - view.active.number()) % n;
    i16::from(n) * view.player(victim).points - i16::from(distance)
}

/// Every decision with its expectation, as far ahead as the nodes allow.
fn weigh_in_time(world: &DeadMansDraw, nodes: u64) -> Option<Vec<ValuedAction>> {
    let look = |horizon, nodes| weigh(world, &Chances, Plan { horizon, nodes });
    if world.n_draw() <= LAST_CARDS
        && let Some(exact) = look(Horizon::Game, nodes)
    {
        return Some(exact);
    }
    let mut deepest = None;
    for draws in 1..=MOST_DRAWS {
        match look(Horizon::Draws(draws), nodes) {
            Some(deeper) => deepest = Some(deeper),
            None => break,
        }
    }
    deepest
}

/// The decision that is best for this seat; the first of equals.
fn best(weighed: &[ValuedAction], me: Seat) -> Option<Action> {
    let best = weighed.iter().rev().max_by(|(_, one), (_, other)| one[me].total_cmp(&other[me]));
    best.map(|(action, _)| *action)
}
