//! `wardroom mine`: positions out of matches between bots in which exactly one choice is right.

use std::io::Write;
use std::process::ExitCode;

use anyhow::{Result, bail, ensure};
use catalogue::AnyGame;
use practice::{MAX_GRADE, puzzles, search};

use crate::bar::Bar;
use crate::input::{find_game, whole};
use crate::out::out;

/// The number of matches in a row without a further puzzle after which the search ends.
const PATIENCE: u32 = 5000;

/// The arguments of `mine`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game.
    game: String,
    /// What decides the matches: any phrase of up to 100 characters.
    #[arg(long, default_value = "first")]
    seed: String,
    /// How many puzzles to find.
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = whole::<u32>(1))]
    number: u32,
    /// How many of one grade to keep at most; a quarter of all if left out.
    #[arg(long, value_name = "N", value_parser = whole::<u32>(1))]
    most: Option<u32>,
    /// Instead of looking for puzzles, ask the solver about those that come with the program.
    #[arg(long)]
    check: bool,
}

/// Searches for puzzles and prints them, or checks those of the program.
pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let game = find_game(&args.game)?;
    let name = game.info().name;
    ensure!(game.info().puzzles.is_some(), "there are no puzzles of {name}: choose another game");
    if args.check {
        return check(game);
    }
    let is_phrase = !args.seed.is_empty() && args.seed.chars().count() <= 100 && !args.seed.contains('\n');
    ensure!(is_phrase, "--seed is a phrase of 1 to 100 characters");
    let mut out = out();
    writeln!(out, "{}", args.seed)?;
    let mut bar = Bar::new();
    // Easy puzzles are frequent; a limit for each grade leaves room for hard ones.
    let most = args.most.unwrap_or(args.number.div_ceil(4));
    let mut n_found = [0; MAX_GRADE as usize];
    let mut n_empty = 0;
    let mut number = 0;
    while n_found.iter().sum::<u32>() < args.number {
        if PATIENCE <= n_empty {
            bail!("{n_empty} matches of {name} in a row held no further puzzle");
        }
        number += 1;
        n_empty += 1;
        let rarest = (0..MAX_GRADE).min_by_key(|&grade| n_found[usize::from(grade)]).unwrap_or_default();
        let Some(puzzle) = search(game, &args.seed, number, 1 + rarest)? else { continue };
        let found = &mut n_found[usize::from(puzzle.grade() - 1)];
        if *found < most {
            *found += 1;
            n_empty = 0;
            writeln!(out, "{}", puzzle.write())?;
            bar.show(n_found.iter().sum::<u32>().into(), args.number.into());
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Asks the solver about every puzzle of the program.
fn check(game: &dyn AnyGame) -> Result<ExitCode> {
    let all = puzzles(game.info().id);
    let mut bar = Bar::new();
    let mut n_wrong = 0;
    for (n, puzzle) in (1..).zip(all) {
        if let Err(problem) = puzzle.check(game) {
            writeln!(out(), "{problem}")?;
            n_wrong += 1;
        }
        bar.show(n, all.len() as u64);
    }
    writeln!(out(), "{}: {} puzzles, {n_wrong} of them wrong", game.info().name, all.len())?;
    Ok(if n_wrong == 0 { ExitCode::SUCCESS } else { ExitCode::from(1) })
}
