//! Fits the rules of thumb of the Crew's bots by self-play, with the cross-entropy method.
//!
//! ```sh
//! cargo run --release -p bots --example fit_crew -- [minutes]
//! ```
//!
//! Prints the share of fresh deals won with the weights in use, then round after round with better ones,
//! and in the end the weights in the order of their signs. The weight of `GoalValue` means nothing here, since
//! plain tasks have no other demands.

use std::time::Instant;

use bots::crew::fit::{N_SIGNS, weights, win_rate};
use game::{Dice, Game, Seed, Silent};
use planet_nine::{MissionChoice, Own, PlanetNine, Setup};

/// The weights, as many as there are signs.
type Weights = [f32; N_SIGNS];

/// Players and tasks of the missions that are played.
const MISSIONS: [(u8, u8); 6] = [(4, 3), (4, 5), (4, 8), (3, 5), (5, 3), (5, 5)];
/// How many deals of each mission a candidate plays.
const DEALS: u64 = 400;
/// How many candidates a round has, and how many of them the next one is drawn around.
const CANDIDATES: usize = 48;
const ELITE: usize = 10;

fn main() {
    let minutes: f32 = std::env::args().nth(1).map_or(5.0, |text| text.parse().expect("minutes"));
    let start = Instant::now();
    let mut dice = Seed::from_phrase("fit").dice(0);
    let mut mean = weights();
    let mut spread = mean.map(|weight| 0.3 + 0.3 * weight.abs());
    report(0, &mean);
    for round in 1.. {
        if start.elapsed().as_secs_f32() > 60.0 * minutes {
            break;
        }
        let deals: Vec<_> =
            MISSIONS.iter().map(|&mission| deal(mission, 2_000_000 + round * DEALS)).collect();
        let mut candidates: Vec<_> = (0..CANDIDATES)
            .map(|_| {
                let mut candidate = mean;
                for (weight, spread) in candidate.iter_mut().zip(&spread) {
                    *weight += spread * normal(&mut dice);
                }
                (deals.iter().map(|deals| win_rate(deals, &candidate)).sum::<f32>(), candidate)
            })
            .collect();
        candidates.sort_by(|one, other| other.0.total_cmp(&one.0));
        for (i, (mean, spread)) in mean.iter_mut().zip(&mut spread).enumerate() {
            let elite = candidates[..ELITE].iter().map(|candidate| candidate.1[i]);
            let centre = elite.clone().sum::<f32>() / ELITE as f32;
            let variance = elite.map(|weight| (weight - centre).powi(2)).sum::<f32>() / ELITE as f32;
            *mean += 0.7 * (centre - *mean);
            *spread = 0.6 * *spread + 0.4 * variance.sqrt() + 0.01;
        }
        if round % 5 == 0 {
            report(round, &mean);
        }
    }
    println!("{mean:.2?}");
}

fn deal((players, tasks): (u8, u8), first: u64) -> Vec<PlanetNine> {
    let own = Own { tasks, ..Own::default() };
    let setup = Setup { players, mission: MissionChoice::Own(own), ..Setup::default() };
    let deal = |number| PlanetNine::deal(&setup, Seed::from_number(number), &mut Silent);
    (first..first + DEALS).map(|number| deal(number).expect("such a mission can be dealt")).collect()
}

fn report(round: u64, weights: &Weights) {
    print!("round {round}:");
    for mission in MISSIONS {
        let share = 100.0 * win_rate(&deal(mission, 1_000_000), weights);
        print!(" {} players {} tasks {share:.1} %,", mission.0, mission.1);
    }
    println!();
}

/// A number about 0 with deviation 1, near enough to a normal one.
fn normal(dice: &mut Dice) -> f32 {
    (0..12).map(|_| dice.fraction() as f32).sum::<f32>() - 6.0
}
