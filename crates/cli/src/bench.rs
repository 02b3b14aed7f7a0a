//! `wardroom bench`: random games from dealt positions through the real rules, without events.

use std::io::Write;
use std::process::ExitCode;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::Result;
use catalogue::{AnyGame, GAMES, Playouts, Problem};
use game::Seed;
use serde::Serialize;
use serde_json::Value;

use crate::bench_server;
use crate::input::find_game;
use crate::out::out;

/// The arguments of `bench`.
#[derive(clap::Args)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct Args {
    #[command(subcommand)]
    what: Option<What>,
    /// Games to measure; all if none is named.
    games: Vec<String>,
    /// How long to play for each line, in seconds.
    #[arg(long, default_value_t = 2.0)]
    seconds: f64,
    /// Print one JSON object per line.
    #[arg(long)]
    json: bool,
}

/// The measurements besides random games.
#[derive(clap::Subcommand)]
enum What {
    /// Measure a server of this build on this machine: idle sockets, then tables of scripted players.
    Server(bench_server::Args),
}

/// One line of the report.
#[derive(Serialize)]
struct Row {
    game: &'static str,
    what: &'static str,
    threads: usize,
    games_per_second: f64,
    moves_per_second: f64,
    moves_per_game: f64,
}

/// Measures every game on one thread and on all.
pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    if let Some(What::Server(args)) = &args.what {
        return bench_server::run(args);
    }
    anyhow::ensure!(
        args.seconds > 0.0 && args.seconds <= 3600.0,
        "--seconds must be above 0 and at most 3600"
    );
    let mut games = GAMES.to_vec();
    if !args.games.is_empty() {
        games = args.games.iter().map(|id| find_game(id)).collect::<Result<_, _>>()?;
    }
    let all = thread::available_parallelism().map_or(1, usize::from);
    if !args.json {
        writeln!(
            out(),
            "{:<42} {:>7} {:>12} {:>14} {:>11}",
            "game",
            "threads",
            "games/s",
            "moves/s",
            "moves/game"
        )?;
    }
    for game in games {
        for &(what, setup) in game.info().benchmarks {
            let setup = serde_json::from_str(setup)?;
            for threads in if all == 1 { vec![1] } else { vec![1, all] } {
                let row = measure(game, what, &setup, threads, args.seconds)?;
                if args.json {
                    writeln!(out(), "{}", serde_json::to_string(&row)?)?;
                } else {
                    writeln!(
                        out(),
                        "{:<42} {:>7} {:>12.0} {:>14.0} {:>11.1}",
                        format!("{} {}", row.game, row.what),
                        row.threads,
                        row.games_per_second,
                        row.moves_per_second,
                        row.moves_per_game
                    )?;
                }
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn measure(
    game: &'static dyn AnyGame,
    what: &'static str,
    setup: &Value,
    threads: usize,
    seconds: f64,
) -> Result<Row, Problem> {
    let limit = Duration::from_secs_f64(seconds);
    // A few games warm up buffers and caches.
    game.play_random(setup, Seed::from_number(0), 50)?;
    let start = Instant::now();
    let results: Vec<Result<Playouts, Problem>> = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|number| scope.spawn(move || play_for(game, setup, number as u64, start, limit)))
            .collect();
        workers.into_iter().map(|worker| worker.join().expect("a playout does not panic")).collect()
    });
    let spent = start.elapsed().as_secs_f64();
    let (mut games, mut moves) = (0.0, 0.0);
    for result in results {
        let played = result?;
        games += played.games as f64;
        moves += played.moves as f64;
    }
    Ok(Row {
        game: game.info().id,
        what,
        threads,
        games_per_second: games / spent,
        moves_per_second: moves / spent,
        moves_per_game: moves / games,
    })
}

fn play_for(
    game: &dyn AnyGame,
    setup: &Value,
    number: u64,
    start: Instant,
    limit: Duration,
) -> Result<Playouts, Problem> {
    const BATCH: u64 = 200;
    let mut sum = Playouts::default();
    // On a busy machine the time may be over before a thread begins.
    while sum.games == 0 || start.elapsed() < limit {
        let seed = Seed::from_number((number << 32) + sum.games + 1);
        let played = game.play_random(setup, seed, BATCH)?;
        sum.games += played.games;
        sum.moves += played.moves;
    }
    Ok(sum)
}
