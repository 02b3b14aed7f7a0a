//! Random games as fast as the rules allow.

use game::{Seat, Seed, Silent, Turn};
use serde_json::Value;

use crate::Problem;
use crate::entry::Listed;
use crate::held::read_setup;

/// How much was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Playouts {
    /// Complete games, deal included.
    pub games: u64,
    /// Decisions taken in them.
    pub moves: u64,
}

/// Deals and plays `games` random games through the real rules, without events.
pub(crate) fn play_out<G: Listed>(setup: &Value, seed: Seed, games: u64) -> Result<Playouts, Problem> {
    let setup = read_setup::<G>(setup)?;
    let mut dice = seed.dice(0);
    let mut actions = Vec::new();
    let mut moves = 0;
    for _ in 0..games {
        let mut game = G::deal(&setup, dice.seed(), &mut Silent)?;
        while let Turn::Waiting(mut seats) = game.turn() {
            seats = seats.without(Seat::CLOCK);
            // An awaited seat may have nothing to do, so that waiting for it betrays nothing.
            actions.clear();
            let mut seat = Seat::CLOCK;
            while actions.is_empty() {
                seat = seats.nth(dice.below(seats.len()));
                game.legal(seat, &mut actions);
                seats = seats.without(seat);
            }
            game.step(seat, actions[dice.below(actions.len())], &mut Silent);
            moves += 1;
        }
    }
    Ok(Playouts { games, moves })
}
