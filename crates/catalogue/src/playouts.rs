//! Random games as fast as the rules allow.

use game::{Dice, Game, Seat, Seed, Silent, Turn};
use serde_json::Value;

use crate::Problem;
use crate::entry::Listed;
use crate::held::read_setup;

/// How much was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Playouts {
    /// Games played to the end.
    pub games: u64,
    /// Decisions taken in them.
    pub moves: u64,
}

/// How many games start from a copy of each deal, as a search would play them.
const PER_DEAL: u64 = 50;

/// Plays `games` random games through the real rules, without events.
pub(crate) fn play_out<G: Listed>(setup: &Value, seed: Seed, games: u64) -> Result<Playouts, Problem> {
    let setup = read_setup::<G>(setup)?;
    let mut dice = seed.dice(0);
    let mut actions = Vec::new();
    let mut moves = 0;
    let mut dealt = G::deal(&setup, dice.seed(), &mut Silent)?;
    for number in 1..=games {
        moves += finish(&mut dealt.clone(), &mut dice, &mut actions);
        if number % PER_DEAL == 0 {
            dealt = G::deal(&setup, dice.seed(), &mut Silent)?;
        }
    }
    Ok(Playouts { games, moves })
}

/// Plays a game to its end and counts the decisions; `actions` is a buffer to be used again.
fn finish<G: Game>(game: &mut G, dice: &mut Dice, actions: &mut Vec<G::Action>) -> u64 {
    let mut moves = 0;
    while let Turn::Waiting(mut seats) = game.turn() {
        seats = seats.without(Seat::CLOCK);
        // An awaited seat may have nothing to do, so that waiting for it betrays nothing.
        actions.clear();
        let mut seat = Seat::CLOCK;
        while actions.is_empty() {
            seat = seats.nth(dice.below(seats.len()));
            game.legal(seat, actions);
            seats = seats.without(seat);
        }
        game.step(seat, actions[dice.below(actions.len())], &mut Silent);
        moves += 1;
    }
    moves
}

#[cfg(test)]
mod tests {
    use allocation_counter::measure;

    use super::*;

    /// Plays many games, and counts allocations once buffers have grown as far as they will.
    fn check<G: Listed>() {
        for (what, setup) in G::BENCHMARKS {
            let setup = read_setup::<G>(&serde_json::from_str(setup).unwrap()).unwrap();
            let mut dice = Seed::from_number(1).dice(0);
            let mut actions = Vec::with_capacity(1000);
            for _ in 0..1000 {
                let mut game = G::deal(&setup, dice.seed(), &mut Silent).unwrap();
                let allocated = measure(|| {
                    finish(&mut game, &mut dice, &mut actions);
                });
                assert_eq!(allocated.count_total, 0, "{} {what}", G::ID);
            }
        }
    }

    #[test]
    fn a_move_does_not_allocate() {
        check::<planet_nine::PlanetNine>();
        check::<deep_sea::DeepSea>();
        check::<dead_mans_draw::DeadMansDraw>();
        check::<launch_pad::LaunchPad>();
        check::<smitten::Smitten>();
    }

    #[test]
    fn the_counter_counts() {
        assert_eq!(measure(|| drop(std::hint::black_box(vec![1]))).count_total, 1);
    }
}
