//! How many deals of Smitten can be won with open cards: the bound no player can pass.
//!
//! ```sh
//! cargo run --release -p solver --example smitten_open -- [deals] [seed]
//! ```

use game::{Game, Seed, Silent};
use smitten::{Difficulty, Setup, Smitten, Solo};
use solver::smitten::{Answer, solve};

/// How many steps a deal may cost.
const NODES: u64 = 20_000_000;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let deals: u32 = arguments.next().map_or(10_000, |text| text.parse().expect("how many deals"));
    let seed = Seed::from_phrase(&arguments.next().unwrap_or_else(|| "fresh-1".into()));
    for (name, difficulty) in
        [("easy", Difficulty::Easy), ("medium", Difficulty::Medium), ("hard", Difficulty::Hard)]
    {
        report(name, &Setup { difficulty, ..Setup::default() }, deals, seed);
    }
    for (name, easy, hard) in
        [("alone", false, false), ("alone, easy", true, false), ("alone, hard", false, true)]
    {
        let solo = Solo { easy, hard_1: hard, hard_2: hard };
        report(name, &Setup { players: 1, solo, ..Setup::default() }, deals, seed);
    }
}

fn report(name: &str, setup: &Setup, deals: u32, seed: Seed) {
    let mut dice = seed.dice(0);
    let (mut n_winnable, mut n_unknown) = (0, 0);
    for _ in 0..deals {
        let game = Smitten::deal(setup, dice.seed(), &mut Silent).expect("the setup is lawful");
        match solve(&game, NODES) {
            Answer::Winnable(_) => n_winnable += 1,
            Answer::Lost => {}
            Answer::Unknown => n_unknown += 1,
        }
    }
    let (low, high) = wilson(f64::from(n_winnable) / f64::from(deals), f64::from(deals));
    println!(
        "{name}: {:.2} % of {deals} deals can be won (95 % interval {:.2} to {:.2} %), {n_unknown} not decided",
        100.0 * f64::from(n_winnable) / f64::from(deals),
        100.0 * low,
        100.0 * high
    );
}

/// Wilson's 95 % interval of a rate measured `n` times.
fn wilson(rate: f64, n: f64) -> (f64, f64) {
    const Z: f64 = 1.96;
    let middle = rate + Z * Z / (2.0 * n);
    let spread = Z * (rate * (1.0 - rate) / n + Z * Z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + Z * Z / n;
    ((middle - spread) / scale, (middle + spread) / scale)
}
