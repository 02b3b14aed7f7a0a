//! Fits the forecast of Launch Pad's bots by self-play, with least squares.
//!
//! ```sh
//! cargo run --release -p bots --example fit_launch_pad -- [games]
//! ```
//!
//! Officers and cadets play; at the start of each turn every player's position is noted with the score it led to.
//! Prints `weights.rs`.

use bots::launch_pad::fit::{N_SIGNS, N_STAGES, signs, stage};
use bots::launch_pad::{Cadet, Officer};
use bots::{Bot, Knowledge};
use game::{Dice, Game, Observer, Seat, Seed, Silent, Turn};
use launch_pad::{LaunchPad, Setup};

/// The signs of a player's position.
type Signs = [f64; N_SIGNS];

/// A moment of a game: its stage, and every player's signs.
type Moment = (usize, Vec<Signs>);

/// Keeps weights small that the games say little about.
const RIDGE: f64 = 20.0;
/// What a standard deviation is in spreads of the logistic curve that comes closest to the normal one.
const LOGISTIC: f64 = 1.702;

fn main() {
    let games: u64 = std::env::args().nth(1).map_or(4000, |text| text.parse().expect("games"));
    let mut dice = Seed::from_phrase("fit").dice(0);
    let games: Vec<(Vec<Moment>, Vec<f64>)> = (0..games).map(|number| play(number, &mut dice)).collect();
    let mut weights = [[0.0; N_SIGNS]; N_STAGES];
    let mut spreads = [0.0; N_STAGES];
    for at in 0..N_STAGES {
        let moments = || {
            let all =
                games.iter().flat_map(|(moments, scores)| moments.iter().map(move |moment| (moment, scores)));
            all.filter(move |((stage, _), _)| *stage == at)
        };
        let mut system = [[0.0; N_SIGNS + 1]; N_SIGNS];
        for ((_, players), scores) in moments() {
            for (signs, score) in players.iter().zip(scores) {
                for (row, sign) in system.iter_mut().zip(signs) {
                    row.iter_mut().zip(signs.iter().chain([score])).for_each(|(sum, one)| *sum += sign * one);
                }
            }
        }
        (1..N_SIGNS).for_each(|i| system[i][i] += RIDGE);
        weights[at] = solve(system);
        let forecast =
            |signs: &Signs| signs.iter().zip(&weights[at]).map(|(sign, weight)| sign * weight).sum::<f64>();
        let errors = moments().map(|((_, players), scores)| {
            (forecast(&players[0]) - forecast(&players[1]) - scores[0] + scores[1]).powi(2)
        });
        let n = moments().count().max(1);
        spreads[at] = (errors.sum::<f64>() / n as f64).sqrt() / LOGISTIC;
        eprintln!("stage {at}: {n} moments, spread {:.2}", spreads[at]);
    }
    let rounded = |numbers: &[f64]| numbers.iter().map(|n| format!("{n:.2}")).collect::<Vec<_>>().join(", ");
    weights.iter().for_each(|row| println!("    [{}],", rounded(row)));
    println!("[{}]", rounded(&spreads));
}

/// A game of two to four players, with the scores it ended with.
fn play(number: u64, dice: &mut Dice) -> (Vec<Moment>, Vec<f64>) {
    let setup =
        Setup { players: 2 + u8::from(number % 4 == 2) + 2 * u8::from(number % 4 == 3), ..Setup::default() };
    let mut game = LaunchPad::deal(&setup, dice.seed(), &mut Silent).expect("the setup is lawful");
    let mut cadet = Cadet(dice.seed().dice(0));
    let mut moments = Vec::new();
    let mut active = None;
    let outcome = loop {
        let seats = match game.turn() {
            Turn::Over(outcome) => break outcome,
            Turn::Waiting(seats) => seats,
        };
        let view = game.view(Observer::Open);
        if active.replace(view.active) != Some(view.active) {
            moments.push((stage(&view), view.players.iter().map(|player| signs(&view, player)).collect()));
        }
        let seat = seats.first().expect("a seat is awaited");
        let knowledge = Knowledge::new(&game, seat).expect("an awaited seat can act");
        let is_cadet = number % 2 == 1 && seat.number() == (number / 2 % 2) as u8;
        let action = if is_cadet { cadet.choose(&knowledge) } else { Officer.choose(&knowledge) };
        let action = action.expect("no bot waits without offers");
        game.step(seat, action, &mut Silent);
    };
    let points = outcome.points.expect("the game keeps scores");
    (moments, Seat::all(setup.players).map(|seat| points[seat].into()).collect())
}

/// Solves a symmetric system of linear equations by elimination; the last column is the right side.
fn solve(mut system: [[f64; N_SIGNS + 1]; N_SIGNS]) -> Signs {
    for i in 0..N_SIGNS {
        let pivot = system[i];
        for row in (0..N_SIGNS).filter(|&row| row != i) {
            let factor = system[row][i] / pivot[i].max(1e-9);
            system[row].iter_mut().zip(pivot).for_each(|(one, other)| *one -= factor * other);
        }
    }
    std::array::from_fn(|i| system[i][N_SIGNS] / system[i][i].max(1e-9))
}
