//! `wardroom replay`: recorded matches as prose.

use std::io::Write;
use std::process::ExitCode;

use anyhow::{Context, Result};
use catalogue::AnyGame;
use game::{Ending, Handover, Observer, Record, Seat};
use serde_json::json;

use crate::input::{check_seat, in_file, read_record};
use crate::narrate;
use crate::out::out;

/// The arguments of `replay`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The records; `-` reads standard input.
    #[arg(required = true)]
    files: Vec<String>,
    /// Tell only what this seat (A, B, …) saw.
    #[arg(long)]
    seat: Option<Seat>,
    /// Show the table after every action, too.
    #[arg(long)]
    views: bool,
    /// Print one JSON object per line: the match, the deal, every action, the end.
    #[arg(long)]
    json: bool,
}

/// Prints recorded matches as prose.
pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    for (number, file) in args.files.iter().enumerate() {
        let (record, game) = read_record(file)?;
        // A record that does not verify is refused: what it claims may never have happened.
        let running = game.open(&record).map_err(|problem| in_file(file, problem))?;
        if let Some(seat) = args.seat {
            check_seat(seat, running.n_seats()).with_context(|| file.clone())?;
        }
        if args.json {
            write_rows(args, file, &record, game)?;
            continue;
        }
        if args.files.len() > 1 {
            let gap = if number == 0 { "" } else { "\n" };
            writeln!(out(), "{gap}{file}")?;
        }
        tell(args, &record, game)?;
    }
    Ok(ExitCode::SUCCESS)
}

impl Args {
    fn observer(&self) -> Observer {
        self.seat.map_or(Observer::Open, Observer::Seat)
    }
}

fn tell(args: &Args, record: &Record, game: &dyn AnyGame) -> Result<()> {
    let observer = args.observer();
    let (info, mut running) = (game.info(), game.begin(&record.setup, record.seed)?);
    let mut names: Vec<_> = record.seats.iter().map(|seat| seat.player().to_string()).collect();
    for Handover { at, seat, to } in &record.handovers {
        names[seat.index()] += &format!(", then {} (after {at} actions)", to.player());
    }
    writeln!(out(), "{}, rules {}", info.name, info.rules)?;
    for (seat, name) in Seat::all(running.n_seats()).zip(&names) {
        writeln!(out(), "  {seat} {name}")?;
    }
    for version in 0..=record.actions.len() {
        if let Some((seat, action)) = version.checked_sub(1).map(|i| &record.actions[i]) {
            running.act(*seat, action)?;
        }
        for (_, line) in running.seen(observer, version) {
            writeln!(out(), "{version:>4}  {line}")?;
        }
        if args.views {
            writeln!(out(), "{}", running.view(observer))?;
        }
    }
    match running.turn().outcome() {
        Some(outcome) => writeln!(out(), "{}", narrate::ending(&*running, outcome, &names))?,
        None => writeln!(out(), "The match is not over.")?,
    }
    Ok(())
}

fn write_rows(args: &Args, file: &str, record: &Record, game: &dyn AnyGame) -> Result<()> {
    let observer = args.observer();
    let (info, mut running) = (game.info(), game.begin(&record.setup, record.seed)?);
    let head = json!({
        "file": file, "game": info.id, "rules": info.rules, "seats": record.seats,
        "handovers": record.handovers, "setup": record.setup,
    });
    writeln!(out(), "{head}")?;
    for version in 0..=record.actions.len() {
        let mut row = json!({ "version": version });
        if let Some((seat, action)) = version.checked_sub(1).map(|i| &record.actions[i]) {
            running.act(*seat, action)?;
            row["seat"] = json!(seat);
            row["action"] = action.clone();
        }
        row["events"] = running.events_json(observer, version).into();
        if args.views {
            row["view"] = running.view_json(observer);
        }
        writeln!(out(), "{row}")?;
    }
    let over = running.turn().outcome().map(|outcome| Ending::new(outcome, running.n_seats()));
    writeln!(out(), "{}", json!({ "over": over }))?;
    Ok(())
}
