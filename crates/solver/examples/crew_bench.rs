//! Times the solver on random deals with tasks given out at random, one core.
//!
//! ```sh
//! cargo run --release -p solver --example crew_bench -- [players] [tasks] [deals] [seed] [million-nodes]
//! ```
//!
//! The deals are those of a generator that is easily written in any language, so that solvers can be compared
//! side by side: a splitmix64 stream begun with `seed * 1000003 + players * 101 + tasks`, Fisher–Yates from
//! the end, cards in the order blue, green, pink, yellow, trumps. Hands are cut off the deck one after the
//! other; with three players the last one takes the 40th card. The task deck is shuffled next and given out
//! from the captain on.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use solver::crew::{Budget, Position, Solved, Solver, Task};

/// Processor time is counted in steps of some milliseconds, so what takes less is measured by the clock.
const TICK: Duration = Duration::from_millis(20);

fn main() {
    let mut arguments = std::env::args().skip(1).map(|text| text.parse::<usize>().expect("a number"));
    let mut argument = |default: usize| arguments.next().unwrap_or(default);
    let (players, n_tasks, n_deals, seed) = (argument(4), argument(5), argument(1000), argument(1));
    let budget = Budget { nodes: argument(1000) as u64 * 1_000_000 };
    let mut stream = Stream((seed * 1_000_003 + players * 101 + n_tasks) as u64);
    let mut solver = Solver::new();
    let mut tally = Tally::default();
    for _ in 0..n_deals {
        let position = deal(&mut stream, players, n_tasks);
        let (start, worked) = (Instant::now(), time_worked());
        let answer = solver.solve(&position, budget);
        let time = start.elapsed();
        let time = if time < TICK { time } else { time_worked() - worked };
        tally.times.push(time);
        tally.nodes.push(answer.nodes);
        if answer.verdict != Solved::Unknown {
            tally.decided.push((time, answer.nodes));
        }
        match answer.verdict {
            Solved::Winnable(_) => tally.n_winnable += 1,
            Solved::Unwinnable => tally.n_unwinnable += 1,
            Solved::Unknown => tally.n_unknown += 1,
        }
    }
    println!("{players} players, {n_tasks} tasks, {n_deals} deals, seed {seed}");
    tally.print();
}

/// The processor time of this thread; where the kernel does not give it, the time of the clock.
fn time_worked() -> Duration {
    let counted = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let worked = counted.and_then(|text| text.split(' ').next()?.parse().ok());
    match worked {
        Some(nanoseconds) => Duration::from_nanos(nanoseconds),
        None => SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default(),
    }
}

#[derive(Default)]
struct Tally {
    n_winnable: usize,
    n_unwinnable: usize,
    n_unknown: usize,
    times: Vec<Duration>,
    nodes: Vec<u64>,
    decided: Vec<(Duration, u64)>,
}

impl Tally {
    fn print(mut self) {
        let n = self.times.len();
        let share = |count: usize| 100.0 * count as f64 / n as f64;
        println!(
            "winnable {:.1} %, unwinnable {:.1} %, unknown {:.1} %",
            share(self.n_winnable),
            share(self.n_unwinnable),
            share(self.n_unknown)
        );
        let total: Duration = self.times.iter().sum();
        let speed = self.nodes.iter().sum::<u64>() as f64 / total.as_secs_f64() / 1e6;
        let n_quick = self.decided.iter().filter(|(time, _)| time.as_secs() == 0).count();
        println!("decided within a second: {:.1} %; {speed:.1} million nodes a second", share(n_quick));
        for millions in [5, 10, 15, 20] {
            let n_small = self.decided.iter().filter(|(_, nodes)| *nodes < millions * 1_000_000).count();
            println!("decided within {millions} million nodes: {:.1} %", share(n_small));
        }
        self.times.sort();
        self.nodes.sort_unstable();
        for (name, part) in [("median", 0.5), ("90 %", 0.9), ("99 %", 0.99), ("99.9 %", 0.999), ("most", 1.0)]
        {
            let place = ((n as f64 * part) as usize).min(n - 1);
            println!(
                "{name:>7}: {:10.3} ms {:>12} nodes",
                self.times[place].as_secs_f64() * 1e3,
                self.nodes[place]
            );
        }
    }
}

/// Splitmix64.
struct Stream(u64);

impl Stream {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        word ^ (word >> 31)
    }

    fn shuffled(&mut self, n: u8) -> Vec<u8> {
        let mut items: Vec<u8> = (0..n).collect();
        for last in (1..items.len()).rev() {
            let other = (self.next() % (last as u64 + 1)) as usize;
            items.swap(last, other);
        }
        items
    }
}

fn deal(stream: &mut Stream, players: usize, n_tasks: usize) -> Position {
    let deck = stream.shuffled(40);
    let size = 40 / players;
    let mut hands = vec![0; players];
    for (place, card) in deck.into_iter().enumerate() {
        hands[(place / size).min(players - 1)] |= 1 << card;
    }
    let captain = hands.iter().position(|hand| hand & 1 << 39 != 0).expect("a hand holds it");
    let task_cards = stream.shuffled(36);
    let owners = (captain..).map(|member| (member % players) as u8);
    let tasks = task_cards.into_iter().take(n_tasks).zip(owners);
    let tasks = tasks.map(|(card, owner)| Task { owner, card, token: None }).collect();
    // The order of the colours makes no difference, so they keep their places.
    Position { hands, leader: captain as u8, tasks, ..Position::default() }
}
