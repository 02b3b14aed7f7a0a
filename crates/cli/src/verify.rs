//! `wardroom verify`: the check of recorded matches.

use std::io::Write;
use std::process::ExitCode;

use anyhow::Result;
use catalogue::{AnyMatch, Info, Problem};
use serde_json::json;

use crate::input::{in_file, read_record};
use crate::location::LocationArgs;
use crate::out::{out, say};
use crate::verify_data;

/// The arguments of `verify`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The records; `-` reads standard input.
    #[arg(required_unless_present_any = ["data", "database"])]
    files: Vec<String>,
    #[command(flatten)]
    location: LocationArgs,
    /// Print one JSON object per line.
    #[arg(long)]
    json: bool,
}

/// Checks records. A tampered one is a negative answer; one that cannot be read is bad input.
pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    if args.files.is_empty() {
        return verify_data::run(&args.location, args.json);
    }
    let mut worst = 0;
    for file in &args.files {
        let verdict = check(file);
        worst = worst.max(match &verdict {
            Ok(_) => 0,
            Err(problem) if problem.code == TAMPERED => 1,
            Err(_) => 2,
        });
        if args.json {
            writeln!(out(), "{}", row(file, &verdict))?;
            continue;
        }
        let about = if args.files.len() == 1 { String::new() } else { format!("{file}: ") };
        match verdict {
            Ok(verified) => writeln!(out(), "{about}verified: {}", verified.in_words())?,
            Err(problem) if problem.code == TAMPERED => writeln!(out(), "{about}NOT verified: {problem}")?,
            Err(problem) => say(format_args!("wardroom: {problem}")),
        }
    }
    Ok(ExitCode::from(worst))
}

/// The code of a record whose claims do not hold.
const TAMPERED: &str = "tampered-record";

/// A record whose claims hold.
struct Verified {
    info: &'static Info,
    running: Box<dyn AnyMatch>,
}

fn check(file: &str) -> Result<Verified, Problem> {
    let (record, game) = read_record(file)?;
    let running = game.open(&record).map_err(|problem| match problem.code.as_str() {
        TAMPERED => problem,
        _ => in_file(file, problem),
    })?;
    Ok(Verified { info: game.info(), running })
}

impl Verified {
    fn is_over(&self) -> bool {
        self.running.turn().outcome().is_some()
    }

    fn in_words(&self) -> String {
        let state = if self.is_over() { "finished" } else { "unfinished" };
        let n = self.running.version();
        format!("{} {state}, {n} actions, the seed fits its commitment", self.info.name)
    }
}

fn row(file: &str, verdict: &Result<Verified, Problem>) -> serde_json::Value {
    match verdict {
        Ok(verified) => json!({
            "file": file,
            "verified": true,
            "game": verified.info.id,
            "rules": verified.info.rules,
            "actions": verified.running.version(),
            "is_over": verified.is_over(),
        }),
        Err(problem) => json!({ "file": file, "verified": false, "error": problem }),
    }
}
