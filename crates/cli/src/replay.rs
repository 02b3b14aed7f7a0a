//! `wardroom replay` and `wardroom verify`.

use std::io::Write;
use std::process::ExitCode;

use anyhow::Result;
use game::{Observer, Seat};

use crate::input::read_record;
use crate::narrate;
use crate::out::out;

/// What `replay` is told.
#[derive(clap::Args)]
pub(crate) struct ReplayArgs {
    /// The record; `-` reads standard input.
    file: String,
    /// Tell only what this seat (A, B, …) saw.
    #[arg(long)]
    seat: Option<Seat>,
    /// Show the table after every action, too.
    #[arg(long)]
    views: bool,
}

/// What `verify` is told.
#[derive(clap::Args)]
pub(crate) struct VerifyArgs {
    /// The record; `-` reads standard input.
    file: String,
}

/// Tells the story of a recorded match.
pub(crate) fn replay(args: &ReplayArgs) -> Result<ExitCode> {
    let (record, entry) = read_record(&args.file)?;
    // A record that does not hold is not told: what it claims may never have happened.
    (entry.load)(&record)?;
    let mut running = (entry.new)(&record.setup, record.seed)?;
    let observer = args.seat.map_or(Observer::Open, Observer::Seat);
    let mut out = out();
    let names: Vec<_> = record.seats.iter().map(|seat| seat.name.clone()).collect();
    writeln!(out, "{}, rules {}", entry.name, entry.rules)?;
    for (seat, name) in Seat::all(running.n_seats()).zip(&names) {
        writeln!(out, "  {seat} {name}")?;
    }
    for version in 0..=record.actions.len() {
        if let Some((seat, action)) = version.checked_sub(1).map(|i| &record.actions[i]) {
            running.act(*seat, action)?;
        }
        for line in running.seen_text(observer, version) {
            writeln!(out, "{version:>4}  {line}")?;
        }
        if args.views {
            writeln!(out, "{}", running.view_text(observer))?;
        }
    }
    match running.turn().outcome() {
        Some(outcome) => writeln!(out, "{}", narrate::ending(&*running, outcome, &names))?,
        None => writeln!(out, "The match is not over.")?,
    }
    Ok(ExitCode::SUCCESS)
}

/// Checks a record; a tampered one is a negative answer, not bad input.
pub(crate) fn verify(args: &VerifyArgs) -> Result<ExitCode> {
    let (record, entry) = read_record(&args.file)?;
    match (entry.load)(&record) {
        Ok(running) => {
            let state = if record.result.is_some() { "finished" } else { "unfinished" };
            writeln!(
                out(),
                "verified: {} {state}, {} actions, the seed fits its commitment",
                entry.name,
                running.version()
            )?;
            Ok(ExitCode::SUCCESS)
        }
        Err(problem) if problem.code == "tampered-record" => {
            writeln!(out(), "NOT verified: {problem}")?;
            Ok(ExitCode::from(1))
        }
        Err(problem) => Err(problem.into()),
    }
}
