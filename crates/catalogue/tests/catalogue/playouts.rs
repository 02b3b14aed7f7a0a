//! Millions of games are played for a search, so a move must not allocate.

use allocation_counter::measure;
use catalogue::find;
use game::{Dice, Game, Seat, Seed, Silent, Turn};

/// Plays many games, and counts allocations; `actions` has grown as far as it will from the beginning.
fn check<G: Game>() {
    for (what, setup) in find(G::ID).unwrap().info().benchmarks {
        let setup: G::Setup = serde_json::from_str(setup).unwrap();
        let mut dice = Seed::from_number(1).dice(0);
        let mut actions = Vec::with_capacity(1000);
        for _ in 0..1000 {
            let mut game = G::deal(&setup, dice.seed(), &mut Silent).unwrap();
            let allocated = measure(|| finish(&mut game, &mut dice, &mut actions));
            assert_eq!(allocated.count_total, 0, "{} {what}", G::ID);
        }
    }
}

fn finish<G: Game>(game: &mut G, dice: &mut Dice, actions: &mut Vec<G::Action>) {
    while let Turn::Waiting(mut seats) = game.turn() {
        seats = seats.without(Seat::CLOCK);
        actions.clear();
        let mut seat = Seat::CLOCK;
        while actions.is_empty() {
            seat = seats.nth(dice.below(seats.len()));
            game.legal(seat, actions);
            seats = seats.without(seat);
        }
        game.step(seat, actions[dice.below(actions.len())], &mut Silent);
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
