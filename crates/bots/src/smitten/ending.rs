//! The end of the game reckoned out exactly: all cards are drawn, and only few can be where they are.
//!
//! The own seat does what is best for all games that may be at once, since it cannot tell them apart; the partner
//! does what an officer would, knowing the own cards alone. What the partner then does or says tells some of the
//! games apart. Alone there is no partner, and nothing is left to assume.

use game::{Dice, Game, Observer, Seat, Silent, Turn};
use smitten::{Action, Smitten, View};

use super::Officer;
use super::belief::Worlds;
use crate::{Bot, Knowledge};

/// How many redeals are looked at to find all games that may be: at most five partner's hands are possible.
const REDEALS: usize = 60;
/// How much may be done: a step of the rules counts one, an officer's thought as much as [`THOUGHT`].
const NODES: u64 = 40_000;
const THOUGHT: u64 = 20;

/// How likely each lawful action wins; nothing while cards are left to be drawn, or if it takes too long.
pub(super) fn reckon(knowledge: &Knowledge<Smitten>, dice: &mut Dice) -> Option<Vec<(Action, f64)>> {
    let view = knowledge.view();
    if view.deck_size > 0 {
        return None;
    }
    let mut worlds: Vec<World> = Vec::new();
    let mut games = Worlds::new(knowledge);
    for _ in 0..REDEALS {
        let game = games.next(dice);
        let hands = game.view(Observer::Open).hands;
        match worlds.iter_mut().find(|world| world.game.view(Observer::Open).hands == hands) {
            Some(world) => world.weight += 1.0,
            None => worlds.push(World { game, weight: 1.0 }),
        }
    }
    let total: f64 = worlds.iter().map(|world| world.weight).sum();
    let mut search = Search { seat: knowledge.seat(), nodes: NODES };
    let judged = knowledge.legal().iter().map(|&action| {
        let won = search.after(&worlds, action)?;
        Some((action, won / total))
    });
    judged.collect()
}

/// A game that may be.
#[derive(Clone, Copy)]
struct World {
    game: Smitten,
    weight: f64,
}

struct Search {
    seat: Seat,
    nodes: u64,
}

impl Search {
    /// The weight of the games that are won after an action; `None`: the nodes have run out.
    fn after(&mut self, worlds: &[World], action: Action) -> Option<f64> {
        self.nodes = self.nodes.checked_sub(worlds.len() as u64)?;
        let mut worlds = worlds.to_vec();
        worlds.iter_mut().for_each(|world| world.game.step(self.seat, action, &mut Silent));
        self.value(worlds)
    }

    /// The weight of the games that are won after the partner has acted; none where the partner waits too.
    fn after_partner(&mut self, worlds: &[World]) -> Option<f64> {
        let mut acted = Vec::with_capacity(worlds.len());
        for &world in worlds {
            acted.extend(self.partner_acts(world)?);
        }
        self.value(acted)
    }

    /// The game once the partner has acted, unless the partner waits.
    fn partner_acts(&mut self, mut world: World) -> Option<Option<World>> {
        self.nodes = self.nodes.checked_sub(THOUGHT)?;
        let others = world.game.turn().waiting().without(self.seat);
        let act = |seat| Some((seat, Officer.choose(&Knowledge::new(&world.game, seat)?)?));
        Some(others.iter().find_map(act).map(|(seat, action)| {
            world.game.step(seat, action, &mut Silent);
            world
        }))
    }

    /// The weight of the games that are won if the seat goes on as well as it can.
    fn value(&mut self, mut worlds: Vec<World>) -> Option<f64> {
        let mut won = 0.0;
        let mut groups: Vec<(View, Vec<World>)> = Vec::new();
        while let Some(world) = worlds.pop() {
            let awaited = match world.game.turn() {
                Turn::Over(outcome) => {
                    won += if outcome.winners.is_empty() { 0.0 } else { world.weight };
                    continue;
                }
                Turn::Waiting(awaited) => awaited,
            };
            if !awaited.contains(self.seat) {
                worlds.extend(self.partner_acts(world)?);
                continue;
            }
            let view = world.game.view(Observer::Seat(self.seat));
            match groups.iter_mut().find(|(seen, _)| *seen == view) {
                Some((_, group)) => group.push(world),
                None => groups.push((view, vec![world])),
            }
        }
        for (_, group) in groups {
            won += self.decide(&group)?;
        }
        Some(won)
    }

    /// The best the seat can do in games that it cannot tell apart.
    fn decide(&mut self, worlds: &[World]) -> Option<f64> {
        let mut actions = Vec::new();
        worlds[0].game.legal(self.seat, &mut actions);
        let total: f64 = worlds.iter().map(|world| world.weight).sum();
        let mut best: f64 = 0.0;
        for action in actions {
            best = best.max(self.after(worlds, action)?);
            if best > total - 1e-9 {
                return Some(best);
            }
        }
        let is_alone = worlds[0].game.turn().waiting().without(self.seat).is_empty();
        if !is_alone {
            best = best.max(self.after_partner(worlds)?);
        }
        Some(best)
    }
}
