//! `wardroom solve`: whether a match can be won with open cards, and how.

use std::io::Write;
use std::process::ExitCode;

use analysis::{Effort, Outlook, Question, Settled, Solution, Unanswered};
use anyhow::{Context, Result, bail, ensure};
use catalogue::SavedMatch;
use serde::Serialize;
use serde_json::json;

use crate::analyse::in_words;
use crate::bar::Bar;
use crate::input::{read_text, whole};
use crate::out::out;

/// The arguments of `solve`.
#[derive(clap::Args)]
#[command(after_help = EXIT_CODES)]
pub(crate) struct Args {
    /// What to solve: records, or matches under way such as {"game":…,"setup":…,"seed":…,"actions":[…]},
    /// one JSON object after the other; or deals of Planet Nine, one per line, with the fields id,
    /// players, captain, hands and tasks between tabs. `-` reads standard input.
    file: String,
    /// After how many actions to ask [default: once tasks and hands are settled, before the first card].
    #[arg(long, value_name = "N", value_parser = whole::<u32>(0))]
    at: Option<u32>,
    /// How many cards may be tried for each, in millions.
    #[arg(long, value_name = "MILLIONS", default_value_t = 15, value_parser = whole::<u64>(0))]
    nodes: u64,
    /// Print one JSON object per line.
    #[arg(long)]
    json: bool,
}

const EXIT_CODES: &str = "\
Exit codes:
  0  winnable
  1  lost: proven, with hands and tasks as they are at that moment
  2  bad input
  3  not decided: more --nodes may help
  4  over: the match has ended by then
  5  not settled: tasks are still to be allotted, or cards to be passed
Of several answers the first that is not `winnable` gives the exit code.";

/// Whether a match can be won; the number is the exit code.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
enum Answer {
    Winnable = 0,
    Lost = 1,
    NotDecided = 3,
    Over = 4,
    NotSettled = 5,
}

/// An answer, and the moment it is about.
struct Solved {
    /// The number of actions before the moment.
    at: usize,
    answer: Answer,
    /// The solver's result, if it was asked.
    solution: Option<Solution>,
    /// Whether the match was won, if it is over.
    is_won: bool,
}

/// Answers for every match in a file.
pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let all = SavedMatch::read_all(&read_text(&args.file)?).with_context(|| args.file.clone())?;
    ensure!(!all.is_empty(), "{}: there is nothing to solve", args.file);
    let mut bar = Bar::new();
    let mut code = Answer::Winnable;
    for (number, saved) in (1..).zip(&all) {
        let solved = solve(saved, args.at, args.nodes.saturating_mul(1_000_000))
            .with_context(|| format!("{}, number {number}", args.file))?;
        if code == Answer::Winnable {
            code = solved.answer;
        }
        let Solved { at, answer, solution, .. } = &solved;
        if args.json {
            let row = json!({ "number": number, "at": at, "answer": answer, "solution": solution });
            writeln!(out(), "{row}")?;
        } else {
            writeln!(out(), "{number}: {}", tell(&solved))?;
        }
        bar.show(number, all.len() as u64);
    }
    Ok(ExitCode::from(code as u8))
}

fn solve(saved: &SavedMatch, at: Option<u32>, nodes: u64) -> Result<Solved> {
    let n = saved.actions.len();
    let end = saved.after(n)?;
    let at = match at {
        Some(at) => at as usize,
        None => end.ask::<Settled>(&Question::Settled {}).ok().and_then(|settled| settled.at).unwrap_or(n),
    };
    ensure!(at <= n, "--at is at most {n}, the number of actions");
    let running = saved.after(at)?;
    let outcome = running.turn().outcome();
    let is_won = outcome.is_some_and(|outcome| !outcome.winners.is_empty());
    let without = |answer| Ok(Solved { at, answer, solution: None, is_won });
    if outcome.is_some() {
        return without(Answer::Over);
    }
    match running.ask(&Question::Settled {}) {
        Ok(Settled { at: Some(_) }) => {}
        Ok(Settled { at: None }) => return without(Answer::NotSettled),
        Err(problem) if problem.code == Unanswered::NoAnalysis.code() => {
            bail!("there is no solver for {}", running.game().info().name);
        }
        Err(problem) => return Err(problem.into()),
    }
    let effort = Effort { worlds: 0, nodes };
    let solution: Solution = running.ask_with(&Question::Line { at }, effort, &mut |_, _| {})?;
    let answer = match solution.outlook {
        Outlook::Winnable => Answer::Winnable,
        Outlook::Lost => Answer::Lost,
        Outlook::Unknown => Answer::NotDecided,
    };
    Ok(Solved { at, answer, solution: Some(solution), is_won })
}

fn tell(Solved { answer, solution, is_won, .. }: &Solved) -> String {
    let nodes = solution.as_ref().map_or(0, |solution| solution.nodes);
    match answer {
        Answer::Winnable => {
            let line = solution.as_ref().map_or(String::new(), |solution| in_words(&solution.line));
            format!("winnable: {line}")
        }
        Answer::Lost => format!("lost, with hands and tasks as they are ({nodes} cards tried)"),
        Answer::NotDecided => format!("not decided after {nodes} cards; try more --nodes"),
        Answer::Over if *is_won => "over: won; ask about an earlier moment with --at".into(),
        Answer::Over => "over: lost; ask about an earlier moment with --at".into(),
        Answer::NotSettled => "not settled who has which task; add the actions that settle it".into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_solved_is_told() {
        let saved = |game: &str| SavedMatch::read_all(&format!(r#"{{"game":"{game}"}}"#)).unwrap().remove(0);
        let unsettled = solve(&saved("planet-nine"), None, 1000).unwrap();
        assert_eq!(unsettled.answer, Answer::NotSettled);
        let error = solve(&saved("dead-mans-draw"), None, 1000).err().unwrap().to_string();
        assert!(error.contains("no solver for Dead Man"), "{error}");
    }
}
