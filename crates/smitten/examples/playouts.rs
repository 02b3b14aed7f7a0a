//! The speed of random games: `cargo run --release -p smitten --example playouts`.

use std::time::Instant;

use game::{Game, Observer, Seed, Silent};
use smitten::{Difficulty, Setup, Smitten, Solo};

const GAMES: u64 = 200_000;

fn main() {
    let together = |difficulty| Setup { difficulty, ..Setup::default() };
    let alone = |solo| Setup { players: 1, solo, ..Setup::default() };
    let setups = [
        ("easy", together(Difficulty::Easy)),
        ("medium", together(Difficulty::Medium)),
        ("hard", together(Difficulty::Hard)),
        ("solo", alone(Solo::default())),
        ("solo easy", alone(Solo { easy: true, ..Solo::default() })),
        ("solo hard 1 and 2", alone(Solo { easy: false, hard_1: true, hard_2: true })),
    ];
    println!("state: {} bytes", size_of::<Smitten>());
    for (name, setup) in setups {
        play(name, &setup);
    }
    redeals();
}

/// Plays random games from the same few deals and prints the time.
fn play(name: &str, setup: &Setup) {
    let deals: Vec<Smitten> = (0..256)
        .map(|i| Smitten::deal(setup, Seed::from_number(i), &mut Silent).expect("the setup is lawful"))
        .collect();
    let mut random = 0x9e37_79b9_7f4a_7c15_u64;
    let mut actions = Vec::with_capacity(64);
    let (mut n_moves, mut n_won) = (0, 0);
    let start = Instant::now();
    for i in 0..GAMES {
        let mut game = deals[i as usize % deals.len()];
        let outcome = loop {
            let waiting = match game.turn() {
                game::Turn::Waiting(seats) => seats,
                game::Turn::Over(outcome) => break outcome,
            };
            // Xorshift keeps the dice cheap, so that the game is measured.
            random ^= random << 13;
            random ^= random >> 7;
            random ^= random << 17;
            let seat = match (waiting.len(), random & 1) {
                (2, 1) => game::Seat::new(1),
                _ => waiting.first().expect("a seat is awaited"),
            };
            actions.clear();
            game.legal(seat, &mut actions);
            let action = actions[((random >> 32) as usize * actions.len()) >> 32];
            game.step(seat, action, &mut Silent);
            n_moves += 1;
        };
        n_won += u64::from(!outcome.winners.is_empty());
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{name:18} {:5.1} M moves/s, {:4.1} moves a game, {:4.1} % won",
        n_moves as f64 / seconds / 1e6,
        n_moves as f64 / GAMES as f64,
        100.0 * n_won as f64 / GAMES as f64,
    );
}

/// Measures a redeal in the middle of random games of two.
fn redeals() {
    let mut dice = Seed::from_number(0).dice(0);
    let mut actions = Vec::new();
    let mut games = Vec::new();
    for i in 0..2000 {
        let mut game = Smitten::deal(&Setup::default(), Seed::from_number(i), &mut Silent).expect("lawful");
        while let Some(seat) = game.turn().waiting().first() {
            games.push(game);
            actions.clear();
            game.legal(seat, &mut actions);
            game.step(seat, actions[dice.below(actions.len())], &mut Silent);
        }
    }
    for observer in [Observer::Seat(game::Seat::new(0)), Observer::Spectator] {
        let start = Instant::now();
        let hidden = games.iter().filter(|game| game.redeal(observer, &mut dice) != **game).count();
        let each = start.elapsed() / games.len() as u32;
        println!("redeal for {observer}: {each:?} each, {hidden} of {} differ", games.len());
    }
}
