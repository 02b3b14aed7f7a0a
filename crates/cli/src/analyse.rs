//! `wardroom analyse`: where a recorded match was lost, and how it could have been won.

use std::io::Write;
use std::process::ExitCode;

use analysis::{
    Answer, Decisions, Effort, JudgedPlay, Mistakes, Outlook, Progress, Question, Review, Step, Unanswered,
};
use anyhow::{Result, bail};
use catalogue::{AnyMatch, Problem};
use game::Record;
use serde_json::json;

use crate::bar::Bar;
use crate::input::{read_record, whole};
use crate::out::out;

/// The arguments of `analyse`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record; `-` reads standard input.
    file: String,
    /// How many cards may be tried for each moment, in millions.
    #[arg(
        long,
        value_name = "MILLIONS",
        default_value_t = analysis::NODES / 1_000_000,
        value_parser = whole::<u64>(0)
    )]
    nodes: u64,
    /// In how many worlds each card is judged by what its player could know; 0 leaves that out.
    #[arg(long, default_value_t = (Question::Mistakes {}).usual_effort().worlds, value_parser = whole::<u32>(0))]
    worlds: u32,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

/// Analyses a finished match with open cards.
pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let (record, game) = read_record(&args.file)?;
    let running = game.open(&record)?;
    if running.turn().outcome().is_none() {
        bail!("{}: this match is not over; only finished matches are analysed", args.file);
    }
    let mut bar = Bar::new();
    let mut progress = |done: usize, of: usize| bar.show(done as u64, of as u64);
    let mut find_out = |question, effort| find_out(&*running, &question, effort, &mut progress);
    let (review, mistakes, decisions) = (Question::Review {}, Question::Mistakes {}, Question::Decisions {});
    let effort = Effort { nodes: args.nodes.saturating_mul(1_000_000), ..review.usual_effort() };
    let review = find_out(review, effort)?;
    let effort = Effort { worlds: args.worlds, ..mistakes.usual_effort() };
    let mistakes = if args.worlds == 0 { None } else { find_out(mistakes, effort)? };
    let effort = decisions.usual_effort();
    let decisions = find_out(decisions, effort)?;
    if args.json {
        writeln!(
            out(),
            "{}",
            json!({ "game": game.info().id, "review": review, "fair": mistakes, "course": decisions })
        )?;
        return Ok(ExitCode::SUCCESS);
    }
    let mistakes = mistakes.map(Mistakes::try_from).transpose()?;
    if let Some(review) = review {
        print_review(&record, &review.try_into()?, mistakes.as_ref())?;
    }
    if let Some(decisions) = decisions {
        print_decisions(&decisions.try_into()?)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The answer to a question, if the game has this analysis.
fn find_out(
    running: &dyn AnyMatch,
    question: &Question,
    effort: Effort,
    progress: &mut Progress<'_>,
) -> Result<Option<Answer>, Problem> {
    match running.analyse(question, effort, progress) {
        Ok(answer) => Ok(Some(answer)),
        Err(problem) if problem.code == Unanswered::NoAnalysis.code() => Ok(None),
        Err(problem) => Err(problem),
    }
}

/// A mission card by card, with the verdict in a few sentences.
fn print_review(record: &Record, review: &Review, mistakes: Option<&Mistakes>) -> Result<()> {
    let texts: Vec<String> =
        record.actions.iter().map(|(seat, action)| format!("{seat} {}", text_of(action))).collect();
    for play in &review.plays {
        let mark = match (play.before, play.after) {
            (Outlook::Winnable, Outlook::Lost) => "lost here",
            (_, Outlook::Lost) => "lost",
            (Outlook::Winnable, Outlook::Winnable) => "winnable",
            _ => "not decided",
        };
        let known = mistakes
            .and_then(|mistakes| Some(in_short(mistakes, mistakes.play_at(play.version)?)))
            .unwrap_or_default();
        writeln!(out(), "{:>4}  {:<12}  {mark:<11}  {known}", play.version + 1, texts[play.version])?;
    }
    writeln!(out(), "{}", summary(review))?;
    if let Some(mistakes) = mistakes {
        writeln!(out(), "{}", blame(review, mistakes))?;
    }
    Ok(())
}

/// Prints the costly decisions, the information of signals, and luck against decisions.
fn print_decisions(decisions: &Decisions) -> Result<()> {
    let percent = |share: f64| (100.0 * share).round();
    for decision in decisions.decisions.iter().filter(|decision| decision.lost > 0.0) {
        let Some(best) = decision.choices.first() else { continue };
        writeln!(
            out(),
            "{:>4}  {}  {} % to win, {} {} %: {} points lost",
            decision.version + 1,
            decision.seat,
            percent(decision.value),
            best.text,
            percent(best.share),
            percent(decision.lost),
        )?;
    }
    for signal in &decisions.signals {
        let (number, seat) = (signal.version + 1, signal.seat);
        writeln!(
            out(),
            "{number:>4}  {seat}  a signal: {} possible hands, then {}",
            signal.before,
            signal.after
        )?;
    }
    for account in &decisions.accounts {
        writeln!(
            out(),
            "{}: luck and others {:+} points, own decisions {:+} points",
            account.seat,
            percent(account.luck),
            -percent(account.lost),
        )?;
    }
    let n = decisions.decisions.len();
    writeln!(out(), "{n} decisions were judged; less than {} points are noise.", percent(decisions.margin))?;
    Ok(())
}

/// The player's knowledge at a card, in short.
fn in_short(mistakes: &Mistakes, judged: &JudgedPlay) -> String {
    if mistakes.is_undecided(judged) {
        return "too hard to judge".into();
    }
    let percent = |share: f64| (100.0 * share).round();
    let after = percent(judged.after);
    match judged.choices.first().filter(|_| judged.is_mistake) {
        Some(best) => format!("{after:>3} %, {} {} %: a mistake", best.text, percent(best.share)),
        None => format!("{after:>3} %"),
    }
}

/// The sentence on whether the player could have known better.
fn blame(review: &Review, mistakes: &Mistakes) -> String {
    let n = mistakes.plays.iter().filter(|judged| judged.is_mistake).count();
    let open = mistakes.plays.iter().filter(|judged| mistakes.is_undecided(judged)).count();
    let losing = match review.lost_at.and_then(|version| mistakes.play_at(version)) {
        Some(judged) if judged.is_mistake => " The card that lost the mission was one of them.",
        Some(judged) if mistakes.is_undecided(judged) => {
            " Whether the card that lost the mission was one of them was too hard to judge."
        }
        Some(_) => " The card that lost the mission was none: it was unlucky.",
        None => "",
    };
    let noun = if n == 1 { "mistake" } else { "mistakes" };
    let open = match open {
        0 => String::new(),
        1 => " found, 1 card was too hard to judge".into(),
        _ => format!(" found, {open} cards were too hard to judge"),
    };
    format!(
        "By what each seat could know (the share of {} possible deals that its card keeps winnable): {n} {noun}{open}.{losing}",
        mistakes.worlds
    )
}

/// The verdict in a few sentences.
fn summary(review: &Review) -> String {
    let is_won = review.plays.last().is_some_and(|play| play.after == Outlook::Winnable);
    if is_won {
        return "The mission was won.".into();
    }
    let is_lost_at_once = review.plays.first().is_some_and(|play| play.before == Outlook::Lost);
    let deal = match review.deal {
        Outlook::Winnable if is_lost_at_once => {
            "The deal was winnable, but not with the tasks shared out like this."
        }
        Outlook::Unknown if is_lost_at_once => {
            "With the tasks shared out like this it was lost from the first card on; whether sharing them out differently could have won was not decided, try more --nodes."
        }
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

/// The short text of an action of the Crew games that plays a card.
fn text_of(action: &serde_json::Value) -> String {
    let word = |key: &str| action.get(key).and_then(|value| value.as_str()).unwrap_or_default().to_owned();
    format!("{} {}", word("type"), word("card"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lost(deal: &str) -> Review {
        let plays = json!([{ "version": 3, "before": "lost", "after": "lost" }]);
        let review = json!({ "deal": deal, "plays": plays, "lost_at": null, "lost_by": null, "line": [] });
        serde_json::from_value(review).expect("a review")
    }

    #[test]
    fn a_mission_lost_at_its_first_card_is_called_lost_whatever_is_known_of_the_deal() {
        assert!(summary(&lost("unknown")).contains("lost from the first card on"));
        assert!(summary(&lost("winnable")).contains("not with the tasks shared out like this"));
        assert!(summary(&lost("lost")).contains("lost from the start"));
    }

    #[test]
    fn a_card_that_was_not_judged_is_no_proof_that_there_was_no_mistake() {
        let choices = ["play p1", "play p2"].map(|text| json!({ "action": {}, "text": text, "share": 0 }));
        let play = json!({
            "version": 3, "seat": "A", "worlds": 4, "before": 0, "after": 0, "margin": 0,
            "is_mistake": false, "choices": choices,
        });
        let mistakes: Mistakes =
            serde_json::from_value(json!({ "worlds": 200, "plays": [play] })).expect("judged cards");
        assert_eq!(in_short(&mistakes, &mistakes.plays[0]), "too hard to judge");
        assert!(blame(&lost("lost"), &mistakes).ends_with("0 mistakes found, 1 card was too hard to judge."));
    }
}
