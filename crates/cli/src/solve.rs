//! `wardroom solve`: can this be won, and how?

use std::io::Write;
use std::process::ExitCode;

use anyhow::{Context, Result, ensure};
use catalogue::{Outlook, Solution, Told};
use serde_json::json;

use crate::analyse::in_words;
use crate::bar::Bar;
use crate::input::{read_text, whole};
use crate::out::out;

/// What `solve` is told.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// What to solve: records, or matches under way such as {"game":…,"setup":…,"seed":…,"actions":[…]},
    /// one JSON object after the other; or deals of Planet Nine, one per line, with the fields id,
    /// players, captain, hands and tasks between tabs. `-` reads standard input.
    file: String,
    /// How many cards may be tried for each, in millions.
    #[arg(long, value_name = "MILLIONS", default_value_t = 15, value_parser = whole::<u64>(0))]
    nodes: u64,
    /// Print one JSON object per line.
    #[arg(long)]
    json: bool,
}

/// Answers for everything in a file. The exit code is 1 unless all of it can be won.
pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let all = Told::read_all(&read_text(&args.file)?).with_context(|| args.file.clone())?;
    ensure!(!all.is_empty(), "{}: there is nothing to solve", args.file);
    let mut bar = Bar::new();
    let mut are_winnable = true;
    for (number, told) in (1..).zip(&all) {
        let solution = solve(told, args.nodes.saturating_mul(1_000_000))
            .with_context(|| format!("{}, number {number}", args.file))?;
        are_winnable &= solution.outlook == Outlook::Winnable;
        if args.json {
            writeln!(out(), "{}", json!({ "number": number, "solution": solution }))?;
        } else {
            writeln!(out(), "{number}: {}", tell(&solution))?;
        }
        bar.show(number, all.len() as u64);
    }
    Ok(if are_winnable { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

fn solve(told: &Told, nodes: u64) -> Result<Solution> {
    let running = told.after(told.actions.len())?;
    running.solve(nodes).with_context(|| format!("there is no solver for {}", running.entry().name))
}

fn tell(solution: &Solution) -> String {
    match solution.outlook {
        Outlook::Winnable => format!("winnable: {}", in_words(&solution.line)),
        Outlook::Lost => format!("lost ({} cards tried)", solution.nodes),
        Outlook::Unknown if solution.nodes == 0 => {
            "not settled yet who has which task; add the actions that settle it".into()
        }
        Outlook::Unknown => format!("not decided after {} cards; try more --nodes", solution.nodes),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_found_is_told() {
        let told = |game: &str| Told::read_all(&format!(r#"{{"game":"{game}"}}"#)).unwrap().remove(0);
        let unsettled = solve(&told("planet-nine"), 1000).unwrap();
        assert!(tell(&unsettled).starts_with("not settled yet"), "{}", tell(&unsettled));
        let error = solve(&told("dead-mans-draw"), 1000).unwrap_err().to_string();
        assert!(error.contains("no solver for Dead Man"), "{error}");
    }
}
