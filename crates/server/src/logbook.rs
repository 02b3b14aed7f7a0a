//! What a crew has tried and achieved.

use std::collections::BTreeMap;
use std::fmt::Write;

use catalogue::{Outlook, Review};
use crew::logbook::{Logbook, Report};
use game::Seat;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use table::{PersonId, Signal};

use crate::crews::check_member;
use crate::index::Finished;
use crate::node::Node;
use crate::records::{MatchLine, latest, line};
use crate::refused::Refused;
use crate::review;

/// How many matches are counted: the latest.
const LONGEST: usize = 5_000;

/// What a crew has tried and achieved.
#[derive(Serialize, JsonSchema)]
pub(crate) struct CrewLogbook {
    /// The crew's name.
    name: String,
    /// The logbook of each game that has one.
    campaigns: BTreeMap<String, Logbook<Value>>,
    /// All matches, the latest first.
    matches: Vec<Attempt>,
}

/// A match of a crew.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Attempt {
    #[serde(flatten)]
    line: MatchLine,
    /// The seats of people who do not belong to the crew.
    substitutes: Vec<Seat>,
}

/// A crew's logbook, for its members.
pub(crate) async fn read(node: &Node, person: &PersonId, id: &str) -> Result<CrewLogbook, Refused> {
    let crew = check_member(node, person, id).await?;
    let is_substitute = |seat: Seat, finished: &Finished| {
        finished.seats[seat.index()].person.as_ref().is_some_and(|person| !crew.members.contains(person))
    };
    let mut campaigns: BTreeMap<String, Logbook<Value>> = BTreeMap::new();
    let mut matches = Vec::new();
    for finished in latest(node, &format!("crew:{id}"), None, LONGEST).await?.into_iter().rev() {
        let seats = Seat::all(finished.seats.len() as u8);
        let substitutes = seats.filter(|seat| is_substitute(*seat, &finished)).collect();
        let report = finished.report.clone();
        let line = line(node, finished, Some(person)).await?;
        if let Some(report) = report {
            let (date, crew) = (date(line.at), names(&line));
            let counts = report.won || !is_forgiven(node, &line).await?;
            campaigns.entry(line.game.clone()).or_default().note(Report { counts, date, crew, ..report });
        }
        matches.push(Attempt { line, substitutes });
    }
    matches.reverse();
    Ok(CrewLogbook { name: crew.name, campaigns, matches })
}

/// Whether a lost attempt does not count because nobody could have won it (CR-5.4). Who looks at the result
/// has the solver find that out; until then, and if it could not be decided, the attempt counts.
async fn is_forgiven(node: &Node, line: &MatchLine) -> Result<bool, Refused> {
    if !catalogue::find(&line.game).is_some_and(|entry| entry.forgives) {
        return Ok(false);
    }
    let id = format!("{}.{}", line.table, line.number);
    let review: Option<Review> = review::known(node, "review", &id).await?;
    Ok(review.is_some_and(|review| review.deal == Outlook::Lost))
}

/// The distress signals that are active for a crew's next attempts (CR-4.2).
pub(crate) async fn active_signals(node: &Node, id: &str) -> Result<Vec<Signal>, Refused> {
    let mut campaigns: BTreeMap<String, Logbook<Value>> = BTreeMap::new();
    for finished in latest(node, &format!("crew:{id}"), None, LONGEST).await?.into_iter().rev() {
        if let Some(report) = finished.report {
            campaigns.entry(finished.game).or_default().note(report);
        }
    }
    let active = campaigns.into_iter().flat_map(|(game, logbook)| {
        let pages = logbook.pages.into_iter().filter(|page| page.distress && page.success.is_none());
        pages.map(move |page| Signal { game: game.clone(), mission: page.mission })
    });
    Ok(active.collect())
}

impl CrewLogbook {
    /// The logbook as text: campaigns by mission, then every match in order.
    pub(crate) fn text(&self) -> String {
        let mut text = format!("Logbook of {}\n", self.name);
        for (game, logbook) in &self.campaigns {
            let _ = writeln!(text, "\n{game}");
            for page in &logbook.pages {
                let marks =
                    [(page.distress, "distress"), (page.help, "help"), (page.open_history, "open history")];
                let marks: String =
                    marks.iter().filter(|(is_set, _)| *is_set).map(|(_, mark)| format!(", {mark}")).collect();
                let success = page.success.as_ref();
                let success =
                    success.map_or("not yet".into(), |s| format!("{} by {}", s.date, s.crew.join(", ")));
                let _ =
                    writeln!(text, "  mission {}: {} attempts{marks}; {success}", page.mission, page.noted());
            }
        }
        text += "\nmatches\n";
        for Attempt { line, substitutes } in self.matches.iter().rev() {
            let mut names = names(line);
            let result = match line.winners.len() {
                0 => "lost".into(),
                n if n == line.seats.len() => "won".into(),
                _ => {
                    line.winners.iter().map(|seat| &*names[seat.index()]).collect::<Vec<_>>().join(", ")
                        + " won"
                }
            };
            for seat in substitutes {
                names[seat.index()] += " (substitute)";
            }
            let _ = writeln!(text, "  {}  {}  {}  {result}", date(line.at), line.game, names.join(", "));
        }
        text
    }
}

/// Who played.
fn names(line: &MatchLine) -> Vec<String> {
    let name =
        |seat: &crate::lobby::Sitting| seat.name.clone().or_else(|| seat.bot.clone()).unwrap_or_default();
    line.seats.iter().map(name).collect()
}

/// The day of a time, by Howard Hinnant's `civil_from_days`.
fn date(at: u64) -> String {
    let days = at / 86_400_000 + 719_468;
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    // Months are counted from March, so that the leap day is the last of its year.
    let from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    format!("{:04}-{month:02}-{day:02}", year_of_era + era * 400 + u64::from(month <= 2))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates() {
        let dates = [0, 951_782_400_000, 1_798_761_599_999].map(date);
        assert_eq!(dates, ["1970-01-01", "2000-02-29", "2026-12-31"]);
    }
}
