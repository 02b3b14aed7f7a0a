//! How often the first bot for Smitten wins: `cargo run --release -p bots --example smitten`.

use bots::smitten::First;
use bots::{Bot, Random};
use game::{Game, Observer, Seed, Silent, Turn};
use smitten::{Difficulty, Setup, Smitten, Solo};

const GAMES: u64 = 2000;

fn main() {
    let together = |difficulty| Setup { difficulty, ..Setup::default() };
    let alone =
        |easy, hard_1, hard_2| Setup { players: 1, solo: Solo { easy, hard_1, hard_2 }, ..Setup::default() };
    for (name, setup) in [
        ("easy", together(Difficulty::Easy)),
        ("medium", together(Difficulty::Medium)),
        ("hard", together(Difficulty::Hard)),
        ("solo", alone(false, false, false)),
        ("solo easy", alone(true, false, false)),
        ("solo hard 1", alone(false, true, false)),
        ("solo hard 2", alone(false, false, true)),
        ("solo hard 1+2", alone(false, true, true)),
    ] {
        let first = (0..GAMES).filter(|&number| wins(&setup, number, &mut First)).count();
        let mut random = Random(Seed::from_phrase("random").dice(0));
        let chance = (0..GAMES).filter(|&number| wins(&setup, number, &mut random)).count();
        let percent = |n: usize| 100.0 * n as f64 / GAMES as f64;
        println!("{name:14} first {:5.1} %, random {:5.1} %", percent(first), percent(chance));
    }
}

/// Whether a bot that sits in every seat wins this game.
fn wins(setup: &Setup, number: u64, bot: &mut impl Bot<Smitten>) -> bool {
    let mut game = Smitten::deal(setup, Seed::from_number(number), &mut Silent).expect("the setup is lawful");
    let mut legal = Vec::new();
    loop {
        let seats = match game.turn() {
            Turn::Waiting(seats) => seats,
            Turn::Over(outcome) => return !outcome.winners.is_empty(),
        };
        let (seat, action) = seats
            .iter()
            .find_map(|seat| {
                legal.clear();
                game.legal(seat, &mut legal);
                bot.choose(&game.view(Observer::Seat(seat)), &legal).map(|action| (seat, action))
            })
            .expect("somebody acts");
        game.step(seat, action, &mut Silent);
    }
}
