//! `wardroom play`: a game against bots, line by line, usable with a screen reader.

mod table;

use std::io::{BufRead, Write, stdin};
use std::process::ExitCode;
use std::sync::Arc;

use anyhow::{Result, ensure};
use catalogue::{AnyGame, AnyMatch, GAMES};
use game::{Participant, Seat, Seed};

use crate::input::{SetupArgs, check_seat, find_game, read_record, seed_or_fresh};
use crate::keep::Keeper;
use crate::location::block_on;
use crate::out::out;
use crate::serve::told_to_stop;
use table::{Lines, Table};

/// Names of the bots, in seat order after the player.
const BOT_NAMES: [&str; 7] = ["Ada", "Bohdan", "Celina", "Dmytro", "Edith", "Felix", "Galya"];

/// The arguments of `play`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game; without one you are asked.
    game: Option<String>,
    #[command(flatten)]
    setup: SetupArgs,
    /// Where you sit: A, B, … [default: A, or where you sat in the match that is taken up].
    #[arg(long)]
    seat: Option<Seat>,
    /// Your name [default: You, or your name in the match that is taken up].
    #[arg(long)]
    name: Option<String>,
    /// Which bot sits in the other seats; `--bot help` lists them.
    #[arg(long)]
    bot: Option<String>,
    /// What decides the shuffles and the bots: any phrase; a fresh one if left out.
    #[arg(long)]
    seed: Option<String>,
    /// Take up a match that was kept or saved.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "setup", "players", "cards", "seed"])]
    load: Option<String>,
}

/// Plays one match.
pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let keeper = Arc::new(Keeper::new(args.load.as_deref())?);
    tell_at_ctrl_c(keeper.clone());
    let mut lines = stdin().lock().lines();
    let Some(Begun { running, seed, game, seats }) = begin(args, &mut lines)? else {
        return Ok(ExitCode::SUCCESS);
    };
    let person = || Seat::all(running.n_seats()).find(|seat| seats[seat.index()].bot.is_none());
    let me = args.seat.or_else(person).unwrap_or(Seat::new(0));
    check_seat(me, running.n_seats())?;
    let bot = choose_bot(args, game, &seats)?;
    let mut names: Vec<String> = seats.into_iter().map(|seat| seat.name).collect();
    if let Some(name) = &args.name {
        names[me.index()].clone_from(name);
    }
    let mut table =
        Table { running, seed, me, bot, names, told: 0, lines: &mut lines, keeper, is_warned: false };
    table.play(game)?;
    Ok(ExitCode::SUCCESS)
}

/// A match to play.
struct Begun {
    running: Box<dyn AnyMatch>,
    seed: Seed,
    game: &'static dyn AnyGame,
    seats: Vec<Participant>,
}

/// Takes a match up, or deals a new one; `None` if the input ends before a game is chosen.
fn begin(args: &Args, lines: &mut Lines<'_>) -> Result<Option<Begun>> {
    if let Some(path) = &args.load {
        let (record, game) = read_record(path)?;
        let running = game.open(&record)?;
        return Ok(Some(Begun { running, seed: record.seed, game, seats: record.seats }));
    }
    let chosen = match &args.game {
        Some(id) => Some(find_game(id)?),
        None => ask_game(lines)?,
    };
    let Some(game) = chosen else { return Ok(None) };
    let seed = seed_or_fresh(args.seed.as_deref())?;
    let running = game.begin(&args.setup.value()?, seed)?;
    let seats = fresh_seats(running.n_seats(), args.seat);
    Ok(Some(Begun { running, seed, game, seats }))
}

/// The bot asked for, or else the one of the match taken up, or else the best.
fn choose_bot(args: &Args, game: &dyn AnyGame, seats: &[Participant]) -> Result<String> {
    let bots = (game.info().bots)();
    let before = seats.iter().find_map(|seat| seat.bot.clone()).filter(|bot| bots.contains(&bot.as_str()));
    let bot = args.bot.clone().or(before).unwrap_or_else(|| bots[0].to_string());
    ensure!(
        bots.contains(&bot.as_str()),
        "there is no bot `{bot}` for this game; there are {}",
        bots.join(", ")
    );
    Ok(bot)
}

/// The player in a seat, A if none is named, and bots in all others.
fn fresh_seats(n: u8, me: Option<Seat>) -> Vec<Participant> {
    let mut others = BOT_NAMES.iter();
    let sit = |seat| match seat == me.unwrap_or(Seat::new(0)) {
        true => Participant { name: "You".into(), bot: None },
        false => {
            let name = others.next().map_or_else(String::new, ToString::to_string);
            Participant { name, bot: Some(String::new()) }
        }
    };
    Seat::all(n).map(sit).collect()
}

/// Ends the program at Ctrl-C or at the system's request, and prints how to go on.
fn tell_at_ctrl_c(keeper: Arc<Keeper>) {
    std::thread::spawn(move || {
        let _ = block_on(async {
            told_to_stop().await;
            Ok(())
        });
        if let Some(way_back) = keeper.way_back() {
            let _ = writeln!(out(), "\n{way_back}");
        }
        std::process::exit(0)
    });
}

/// Asks which game to play; `None` if the input ends.
fn ask_game(lines: &mut Lines<'_>) -> Result<Option<&'static dyn AnyGame>> {
    writeln!(out(), "Which game?")?;
    for (number, info) in GAMES.iter().map(|game| game.info()).enumerate() {
        writeln!(
            out(),
            "  {}  {} ({} to {} players)",
            number + 1,
            info.name,
            info.seats.start(),
            info.seats.end()
        )?;
    }
    loop {
        write!(out(), "> ")?;
        out().flush()?;
        let Some(line) = lines.next().transpose()? else { return Ok(None) };
        let line = line.trim();
        if matches!(line, "quit" | "q") {
            return Ok(None);
        }
        let by_number = line.parse::<usize>().ok().and_then(|i| GAMES.get(i.checked_sub(1)?).copied());
        match by_number.or_else(|| catalogue::find(line)) {
            Some(game) => return Ok(Some(game)),
            None => writeln!(out(), "Type a number from 1 to {}, or quit.", GAMES.len())?,
        }
    }
}
