//! `wardroom analyse`: where a recorded match was lost, and how it could have been won.

use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use catalogue::{Effort, Fair, Judgement, Outlook, Review, Step};
use serde_json::json;

use crate::bar::Bar;
use crate::input::read_record;

/// What `analyse` is told.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record; `-` reads standard input.
    file: String,
    /// How many cards may be tried for each moment, in millions.
    #[arg(long, value_name = "MILLIONS", default_value_t = catalogue::NODES / 1_000_000)]
    nodes: u64,
    /// In how many worlds each card is judged by what its player could know; 0 leaves that out.
    #[arg(long, default_value_t = Effort::USUAL.worlds)]
    worlds: u32,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

/// Looks at a finished match with open cards.
pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let (record, entry) = read_record(&args.file)?;
    let running = (entry.load)(&record)?;
    if running.turn().outcome().is_none() {
        bail!("{}: this match is not over; only finished matches are analysed", args.file);
    }
    let mut bar = Bar::new();
    let review = running
        .review(args.nodes.saturating_mul(1_000_000), &mut |done, of| bar.show(done as u64, of as u64))
        .with_context(|| format!("there is no analysis for {} yet", entry.name))?;
    let fair = match args.worlds {
        0 => None,
        worlds => running.fair(Effort { worlds, ..Effort::USUAL }, &mut |done, of| {
            bar.show(done as u64, of as u64);
        }),
    };
    if args.json {
        println!("{}", json!({ "game": entry.id, "review": review, "fair": fair }));
        return Ok(ExitCode::SUCCESS);
    }
    let texts: Vec<String> =
        record.actions.iter().map(|(seat, action)| format!("{seat} {}", text_of(action))).collect();
    for play in &review.plays {
        let mark = match (play.before, play.after) {
            (Outlook::Winnable, Outlook::Lost) => "lost here",
            (Outlook::Lost, _) => "lost",
            (Outlook::Winnable, Outlook::Winnable) => "winnable",
            _ => "not decided",
        };
        let known = fair.as_ref().and_then(|fair| fair.plays.iter().find(|it| it.version == play.version));
        let known = known.map_or(String::new(), in_short);
        println!("{:>4}  {:<12}  {mark:<11}  {known}", play.version + 1, texts[play.version]);
    }
    println!("{}", summary(&review));
    if let Some(fair) = &fair {
        println!("{}", blame(&review, fair));
    }
    Ok(ExitCode::SUCCESS)
}

/// What the player of a card could know, in short.
fn in_short(judged: &Judgement) -> String {
    let percent = |share: f64| (100.0 * share).round();
    let after = percent(judged.after);
    match judged.choices.first().filter(|_| judged.is_mistake) {
        Some(best) => format!("{after:>3} %, {} {} %: a mistake", best.text, percent(best.share)),
        None => format!("{after:>3} %"),
    }
}

/// Whether anybody could have known better.
fn blame(review: &Review, fair: &Fair) -> String {
    let n = fair.plays.iter().filter(|judged| judged.is_mistake).count();
    let losing = fair.plays.iter().find(|judged| Some(judged.version) == review.lost_at);
    let losing = match losing {
        Some(judged) if judged.is_mistake => " The card that lost the mission was one of them.",
        Some(_) => " The card that lost the mission was none: it was unlucky.",
        None => "",
    };
    let mistakes = if n == 1 { "mistake" } else { "mistakes" };
    format!(
        "By what each seat could know (the share of {} possible deals that its card keeps winnable): {n} {mistakes}.{losing}",
        fair.worlds
    )
}

/// The verdict in a few sentences.
fn summary(review: &Review) -> String {
    let is_won = review.plays.last().is_some_and(|play| play.after == Outlook::Winnable);
    if is_won {
        return "The mission was won.".into();
    }
    let deal = match review.deal {
        Outlook::Winnable => "The deal was winnable.",
        Outlook::Lost => "The deal was lost from the start, however the tasks are shared out.",
        Outlook::Unknown => "Whether the deal was winnable was not decided; try more --nodes.",
    };
    match &review.lost_by {
        Some(step) => {
            format!(
                "{deal}\nLost by {} {}. Winning instead: {}.",
                step.seat,
                step.text,
                in_words(&review.line)
            )
        }
        None if review.line.is_empty() => deal.into(),
        None => {
            format!("{deal}\nThe last certain moment to win was before: {}.", in_words(&review.line))
        }
    }
}

/// A line of play as text.
pub(crate) fn in_words(line: &[Step]) -> String {
    line.iter().map(|step| format!("{} {}", step.seat, step.text)).collect::<Vec<_>>().join(", ")
}

/// An action of the Crew games that plays a card, in short.
fn text_of(action: &serde_json::Value) -> String {
    let word = |key: &str| action.get(key).and_then(|value| value.as_str()).unwrap_or_default().to_owned();
    format!("{} {}", word("type"), word("card"))
}
