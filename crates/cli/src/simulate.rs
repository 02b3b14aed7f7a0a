//! `wardroom simulate`: matches between bots, with confidence intervals.

use std::io::Write;
use std::process::ExitCode;

use anyhow::{Result, bail, ensure};
use catalogue::wilson;
use serde_json::json;

use crate::input::{SetupArgs, find_game, seed_or_fresh, whole};
use crate::machine::VERSION;
use crate::out::out;

/// The arguments of `simulate`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game.
    game: String,
    #[command(flatten)]
    setup: SetupArgs,
    /// The bots, such as `captain,officer`; each deal is played from every seat they can have.
    #[arg(long, value_delimiter = ',')]
    bots: Vec<String>,
    /// How many matches to play.
    #[arg(long, default_value_t = 1000, value_parser = whole::<u64>(1))]
    games: u64,
    /// What decides the shuffles: any phrase; a fresh one if left out.
    #[arg(long)]
    seed: Option<String>,
    /// Print one JSON object per line.
    #[arg(long)]
    json: bool,
}

/// Plays the matches and prints a line per bot.
pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let game = find_game(&args.game)?;
    let info = game.info();
    let known = [(info.bots)(), (info.yardsticks)()].concat();
    let bots = if args.bots.is_empty() { vec![known[0].to_string()] } else { args.bots.clone() };
    for bot in &bots {
        ensure!(
            known.contains(&bot.as_str()),
            "there is no bot `{bot}` for this game; there are {}",
            known.join(", ")
        );
    }
    let seed = seed_or_fresh(args.seed.as_deref())?;
    let setup = args.setup.value()?;
    let standings = game.play_series(&setup, &bots, seed, args.games)?;
    // Defaults are filled in, since a later version may have others.
    let setup = game.begin(&setup, seed)?.record(Vec::new()).setup;
    if let Some(idle) = standings.iter().find(|standing| standing.seats == 0) {
        bail!("`{}` never had a seat: give fewer --bots or more --games", idle.bot);
    }
    if !args.json {
        let (name, games) = (info.name, args.games);
        writeln!(out(), "{name}, {games} matches, wardroom {VERSION}, --setup '{setup}' --seed {seed}")?;
    }
    for standing in standings {
        let n = standing.seats as f64;
        // A crew wins or loses as one, however many seats it has.
        let n_trials = if info.is_cooperative { n.min(args.games as f64) } else { n };
        let (low, high) = wilson(standing.wins / n, n_trials);
        let milliseconds = |percent| standing.percentile(percent).as_secs_f64() * 1000.0;
        let (p50, p99) = (milliseconds(50), milliseconds(99));
        if args.json {
            writeln!(
                out(),
                "{}",
                json!({
                    "game": info.id, "bot": standing.bot, "seats": standing.seats, "wins": standing.wins,
                    "rate": standing.wins / n, "low": low, "high": high, "points": standing.points / n,
                    "p50_ms": p50, "p99_ms": p99, "games": args.games, "seed": seed, "setup": setup, "version": VERSION,
                })
            )?;
        } else {
            // A crew keeps no score.
            let points = match info.is_cooperative {
                true => String::new(),
                false => format!(", {:.1} points on average", standing.points / n),
            };
            writeln!(
                out(),
                "{:<12} wins {:5.1} % of {} seats (95 % interval {:.1} to {:.1} %){points}; \
                 thinks {p50:.2} ms (p50), {p99:.2} ms (p99)",
                standing.bot,
                100.0 * standing.wins / n,
                standing.seats,
                100.0 * low,
                100.0 * high
            )?;
        }
    }
    Ok(ExitCode::SUCCESS)
}
