//! How fast random playouts are: `cargo test --release -p deep-sea --test speed -- --ignored --nocapture`.

use std::time::{Duration, Instant};

use deep_sea::{Choice, DeepSea, Mission, Setup, TaskId, Tasks};
use game::{Game, Seat, Seed, Silent, Turn};

/// Four players with five random tasks, dealt out in turn, up to the first card.
fn missions(n: u64) -> Vec<DeepSea> {
    let mut dice = Seed::from_phrase("speed").dice(0);
    let mut games = Vec::new();
    while games.len() < n as usize {
        let mut tasks: Vec<TaskId> = TaskId::all().collect();
        dice.shuffle(&mut tasks);
        tasks.truncate(5);
        let mission = Mission { tasks: Tasks::Given(tasks), ..Mission::default() };
        let setup = Setup { players: 4, mission: Choice::Own(mission), ..Setup::default() };
        if let Ok(mut game) = DeepSea::deal(&setup, dice.seed(), &mut Silent) {
            let mut actions = Vec::new();
            loop {
                actions.clear();
                let seat = game.turn().waiting().iter().find(|&seat| {
                    game.legal(seat, &mut actions);
                    !actions.is_empty()
                });
                let Some(seat) = seat else { break };
                let begin = actions.iter().copied().find(|action| action.to_string() == "begin");
                let action = begin.unwrap_or(actions[dice.below(actions.len())]);
                if action.to_string().starts_with("play") {
                    games.push(game);
                    break;
                }
                game.step(seat, action, &mut Silent);
            }
        }
    }
    games
}

/// Plays at random, without looking for anybody but who has to play a card.
fn playout(game: &mut DeepSea, random: &mut u64, actions: &mut Vec<deep_sea::Action>) -> u64 {
    let mut n_moves = 0;
    while let Turn::Waiting(seats) = game.turn() {
        *random ^= *random << 13;
        *random ^= *random >> 7;
        *random ^= *random << 17;
        let nth = (*random >> 33) as usize % seats.len();
        let seat = seats.iter().nth(nth).expect("counted");
        actions.clear();
        game.legal(seat, actions);
        if actions.is_empty() {
            continue;
        }
        let action = actions[(*random as u32 as usize) % actions.len()];
        game.step(seat, action, &mut Silent);
        n_moves += 1;
    }
    n_moves
}

#[test]
#[ignore = "a measurement, for release builds"]
fn random_playouts() {
    let games = missions(200);
    let mut actions = Vec::with_capacity(64);
    let mut random = 0x2545_f491_4f6c_dd1d;
    let (mut n_moves, mut n_games) = (0, 0);
    let start = Instant::now();
    while start.elapsed() < Duration::from_secs(2) {
        for game in &games {
            n_moves += playout(&mut game.clone(), &mut random, &mut actions);
            n_games += 1;
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{:.1} million moves/s, {:.0} games/s",
        n_moves as f64 / seconds / 1e6,
        n_games as f64 / seconds
    );
    println!("state: {} bytes", size_of::<DeepSea>());
    assert!(n_moves > 0 && Seat::new(0).number() == 0);
}
