//! Measures the bots of both games of the Crew on fresh deals.
//!
//! ```sh
//! cargo run --release -p bots --example crew_levels -- tasks LEVEL PLAYERS TASKS DEALS [SEED]
//! cargo run --release -p bots --example crew_levels -- planet-nine LEVEL PLAYERS|all DEALS [SEED [MISSION…]]
//! cargo run --release -p bots --example crew_levels -- deep-sea LEVEL PLAYERS|all DEALS [SEED [MISSION…]]
//! ```
//!
//! `tasks` plays missions of Planet Nine with TASKS plain tasks, the others all or some missions of the
//! logbook, a row each. With `all` as PLAYERS they print a table in Markdown: three, four and five players side
//! by side, each with the deals won, their interval, and those that could be won with open cards. A level is
//! captain, officer, cadet, random, or an effort as worlds, pool, solved worlds, nodes and trust:
//! `200/1/60/5000/0.3`. Each row has the share of deals won with its 95 %
//! interval (Wilson), the share that could be won with open cards as the tasks were taken, and the time a
//! decision took.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use bots::crew::{Cadet, Effort, Thinker};
use bots::{Bot, Knowledge, Random, Wish, first_to_act};
use deep_sea::DeepSea;
use game::{Dice, Game, Seat, Seed, Silent, Turn};
use planet_nine::{Own, PlanetNine};
use solver::crew::{Budget, Position, Solved, Solver};

/// How long the solver may look for a way to win with open cards.
const BUDGET: Budget = Budget { nodes: 2_000_000 };

/// Processor time is counted in steps of some milliseconds, so what takes less is measured by the clock.
const TICK: Duration = Duration::from_millis(20);

fn main() {
    let words: Vec<_> = std::env::args().skip(1).collect();
    let word = |i: usize| words.get(i).map_or("", String::as_str);
    let number = |i: usize, default: u64| match word(i) {
        "" => default,
        text => text.parse().unwrap_or_else(|_| panic!("`{text}` is no number")),
    };
    let level = if words.len() > 1 { word(1) } else { "captain" };
    if word(2) == "all" {
        return print_table(word(0), level, &words, number(3, 10), number(4, 1));
    }
    let players = number(2, 4) as u8;
    println!("{level}, {players} players");
    match word(0) {
        "tasks" => {
            let mission =
                planet_nine::MissionChoice::Own(Own { tasks: number(3, 3) as u8, ..Own::default() });
            let setup = planet_nine::Setup { players, mission, ..Default::default() };
            let row = play::<PlanetNine>(&setup, level, number(4, 100), number(5, 1));
            println!("{} tasks: {row}", number(3, 3));
        }
        game => {
            for mission in missions(game, &words) {
                let row = play_mission(game, mission, players, level, number(3, 20), number(4, 1));
                println!("mission {mission}: {row}");
            }
        }
    }
}

/// Plays the missions with three, four and five players and prints what came of it as a table.
fn print_table(game: &str, level: &str, words: &[String], n_deals: u64, seed: u64) {
    println!("| mission | 3 players | open | 4 players | open | 5 players | open |");
    println!("| ------: | --------- | ---: | --------- | ---: | --------- | ---: |");
    for mission in missions(game, words) {
        let cells = [3, 4, 5].map(|players| {
            let row = play_mission(game, mission, players, level, n_deals, seed);
            let (low, high) = wilson(row.n_won, row.n_deals);
            format!(" {} ({low:.0}–{high:.0} %) | {} |", row.n_won, row.n_winnable)
        });
        println!("| {mission} |{}", cells.concat());
    }
}

fn play_mission(game: &str, mission: u8, players: u8, level: &str, n_deals: u64, seed: u64) -> Row {
    if game == "planet-nine" {
        let mission = planet_nine::MissionChoice::Printed(mission);
        let setup = planet_nine::Setup { players, mission, ..Default::default() };
        play::<PlanetNine>(&setup, level, n_deals, seed)
    } else {
        let mission = deep_sea::MissionChoice::Printed(mission);
        let setup = deep_sea::Setup { players, mission, ..Default::default() };
        play::<DeepSea>(&setup, level, n_deals, seed)
    }
}

/// The missions that were asked for, or all of the game.
fn missions(game: &str, words: &[String]) -> Vec<u8> {
    let n_missions = match game {
        "planet-nine" => 50,
        "deep-sea" => 32,
        other => panic!("`{other}` is none of tasks, planet-nine and deep-sea"),
    };
    match words.get(5..) {
        Some(chosen) if !chosen.is_empty() => chosen.iter().filter_map(|text| text.parse().ok()).collect(),
        _ => (1..=n_missions).collect(),
    }
}

/// A game whose bots are measured.
trait Measured: Game {
    /// The seat that leads the trick. It is asked last, as its card closes the window for messages.
    fn leader(&self) -> Seat;
    fn position(&self) -> Option<Position>;
    fn bot(level: &str, dice: Dice) -> Box<dyn Bot<Self>>;
}

impl Measured for PlanetNine {
    fn leader(&self) -> Seat {
        self.attempt().decider(self.attempt().to_play())
    }

    fn position(&self) -> Option<Position> {
        Position::of_planet_nine(self)
    }

    fn bot(level: &str, dice: Dice) -> Box<dyn Bot<PlanetNine>> {
        bot(level, dice)
    }
}

impl Measured for DeepSea {
    fn leader(&self) -> Seat {
        self.attempt().decider(self.attempt().to_play())
    }

    fn position(&self) -> Option<Position> {
        Position::of_deep_sea(self)
    }

    fn bot(level: &str, dice: Dice) -> Box<dyn Bot<DeepSea>> {
        bot(level, dice)
    }
}

fn bot<G: Game>(level: &str, dice: Dice) -> Box<dyn Bot<G>>
where
    Cadet: Bot<G>,
    Thinker: Bot<G>,
{
    match level {
        "captain" => Box::new(Thinker::captain(dice)),
        "officer" => Box::new(Thinker::officer(dice)),
        "cadet" => Box::new(Cadet(dice)),
        "random" => Box::new(Random(dice)),
        effort => Box::new(Thinker::new(read_effort(effort), dice)),
    }
}

fn read_effort(text: &str) -> Effort {
    let numbers: Vec<f32> = text.split('/').filter_map(|part| part.parse().ok()).collect();
    let [worlds, pool, solved, nodes, trust] = numbers[..] else {
        panic!("`{text}` is neither a level nor an effort such as 200/1/60/5000/0.3")
    };
    Effort {
        worlds: worlds as usize,
        pool: pool as usize,
        solved: solved as usize,
        nodes: nodes as u64,
        trust,
    }
}

/// What was counted.
#[derive(Default)]
struct Row {
    n_deals: u64,
    n_won: u64,
    n_winnable: u64,
    times: Vec<Duration>,
}

fn play<G: Measured>(setup: &G::Setup, level: &str, n_deals: u64, seed: u64) -> Row {
    let mut row = Row { n_deals, ..Row::default() };
    let mut solver = Solver::new();
    for number in 0..n_deals {
        let seed = Seed::from_phrase(&format!("crew levels {seed} {number}"));
        let mut game = G::deal(setup, seed, &mut Silent).expect("such a mission can be dealt");
        let mut crew: Vec<_> =
            (0..game.n_seats()).map(|seat| G::bot(level, seed.dice(99 + u64::from(seat)))).collect();
        let mut open = None;
        while let Turn::Waiting(seats) = game.turn() {
            open = open.or_else(|| game.position());
            let leader = game.leader();
            let is_led = seats.contains(leader).then_some(leader);
            let order = seats.without(Seat::CLOCK).without(leader).iter().chain(is_led);
            let step = first_to_act(order, |seat| {
                let knowledge = Knowledge::new(&game, seat)?;
                let (start, worked) = (Instant::now(), time_worked());
                let wish = Wish::of(&mut *crew[seat.index()], &knowledge);
                let time = start.elapsed();
                row.times.push(if time < TICK { time } else { time_worked() - worked });
                Some(wish)
            });
            let (seat, action) = step.expect("a seat can act until it is over").into_step();
            game.step(seat, action, &mut Silent);
        }
        let outcome = game.turn().outcome().expect("the mission is over");
        row.n_won += u64::from(!outcome.winners.is_empty());
        let is_winnable = |position| !matches!(solver.solve(&position, BUDGET).verdict, Solved::Unwinnable);
        row.n_winnable += u64::from(open.is_none_or(is_winnable));
    }
    row.times.sort();
    row
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

impl std::fmt::Display for Row {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (low, high) = wilson(self.n_won, self.n_deals);
        let share = |count: u64| 100.0 * count as f64 / self.n_deals as f64;
        let time = |part: f64| {
            let place = (self.times.len() as f64 * part) as usize;
            self.times.get(place).map_or(0.0, Duration::as_secs_f64) * 1e3
        };
        write!(
            f,
            "{:.1} % ({low:.1}–{high:.1}) of {} won, open cards {:.1} %, a decision p50 {:.1} ms, p99 {:.1} ms, most {:.1} ms",
            share(self.n_won),
            self.n_deals,
            share(self.n_winnable),
            time(0.5),
            time(0.99),
            self.times.last().map_or(0.0, Duration::as_secs_f64) * 1e3
        )
    }
}

/// Wilson's 95 % interval of a share, in percent.
fn wilson(n_won: u64, n: u64) -> (f64, f64) {
    const Z: f64 = 1.96;
    let (n, share) = (n as f64, n_won as f64 / n as f64);
    let centre = share + Z * Z / (2.0 * n);
    let width = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    let scale = 100.0 / (1.0 + Z * Z / n);
    (scale * (centre - width).max(0.0), scale * (centre + width))
}
