//! What a club has tried and achieved.

use std::collections::BTreeMap;
use std::fmt::Write;

use crew::logbook::{Logbook, Report};
use game::Seat;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use table::{Occupant, PersonId, Signal};

use crate::error::ApiError;
use crate::history::records::{MatchLine, latest, line};
use crate::lobby::summary::Finished;
use crate::node::{Node, date};
use crate::people::clubs::check_member;
use crate::people::forgiveness::{self, Forgiven, Forgiveness};
use crate::work::verdicts;

/// How many matches are counted: the latest.
const LONGEST: usize = 5_000;

/// What a club has tried and achieved.
#[derive(Serialize, JsonSchema)]
pub(crate) struct ClubLogbook {
    /// The club's name.
    name: String,
    /// The logbook of each game that has one.
    campaigns: BTreeMap<String, Logbook<Value>>,
    /// All matches, the latest first.
    matches: Vec<Attempt>,
}

/// A match of a club.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Attempt {
    #[serde(flatten)]
    line: MatchLine,
    /// The seats of people who do not belong to the club.
    substitutes: Vec<Seat>,
    /// Whether it counts, if it is a lost attempt at a game that forgives.
    #[serde(skip_serializing_if = "Option::is_none")]
    forgiveness: Option<Forgiveness>,
}

/// A club's logbook, for its members.
pub(crate) async fn read(node: &Node, person: &PersonId, id: &str) -> Result<ClubLogbook, ApiError> {
    let club = check_member(node, person, id).await?;
    let is_substitute = |seat: Seat, finished: &Finished| {
        let mut people = finished.players.in_seat(seat).filter_map(|place| place.person.as_ref());
        people.any(|person| !club.members.contains(person))
    };
    let mut campaigns: BTreeMap<String, Logbook<Value>> = BTreeMap::new();
    let (mut matches, mut unasked) = (Vec::new(), store::Write::default());
    for finished in latest(node, &format!("crew:{id}"), None, LONGEST).await?.into_iter().rev() {
        let seats = Seat::all(finished.players.seats.len() as u8);
        let substitutes = seats.filter(|seat| is_substitute(*seat, &finished)).collect();
        let report = finished.report.clone();
        let forgiveness = forgiveness::of(node, person, &finished).await?;
        let is_undecided = forgiveness.as_ref().is_some_and(|it| it.deal.is_none());
        if is_undecided && !verdicts::is_due(&*node.store, &finished.id()).await? {
            unasked = unasked.with(verdicts::due(&finished.id(), node.time.now()));
        }
        let line = line(node, finished, Some(person)).await?;
        if let Some(report) = report {
            let (date, crew) = (date(line.at), names(&line));
            let counts = forgiveness.as_ref().is_none_or(|it| it.forgiven.is_none());
            campaigns.entry(line.game.clone()).or_default().note(Report { counts, date, crew, ..report });
        }
        matches.push(Attempt { line, substitutes, forgiveness });
    }
    if !unasked.notes.is_empty() {
        node.store.write(unasked).await?;
    }
    matches.reverse();
    Ok(ClubLogbook { name: club.name, campaigns, matches })
}

/// The distress signals that are active for a club's next attempts (CR-4.2).
pub(crate) async fn active_signals(node: &Node, id: &str) -> Result<Vec<Signal>, ApiError> {
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

impl ClubLogbook {
    /// The logbook as text: campaigns by mission, then every match in order.
    pub(crate) fn text(&self) -> String {
        let mut text = format!("Logbook of {}\n", self.name);
        for (game, logbook) in &self.campaigns {
            let _ = writeln!(text, "\n{game}");
            for page in &logbook.pages {
                let marks =
                    [(page.distress, "distress"), (page.help, "help"), (page.open_history, "open history")];
                let mut marks: String =
                    marks.iter().filter(|(is_set, _)| *is_set).map(|(_, mark)| format!(", {mark}")).collect();
                if page.not_counted > 0 {
                    let _ = write!(marks, ", {} not counted", page.not_counted);
                }
                let success = page.success.as_ref();
                let success =
                    success.map_or("not yet".into(), |s| format!("{} by {}", s.date, s.crew.join(", ")));
                let _ =
                    writeln!(text, "  mission {}: {} attempts{marks}; {success}", page.mission, page.noted());
            }
        }
        text += "\nmatches\n";
        for Attempt { line, substitutes, forgiveness } in self.matches.iter().rev() {
            let mut names = names(line);
            let result = match line.winners.len() {
                0 => "lost".into(),
                n if n == line.seats.len() => "won".into(),
                _ => {
                    line.winners.iter().map(|seat| &*names[seat.index()]).collect::<Vec<_>>().join(", ")
                        + " won"
                }
            };
            let forgiven = match forgiveness.as_ref().and_then(|it| it.forgiven) {
                Some(Forgiven::Unwinnable) => " (does not count: it could not be won)",
                Some(Forgiven::Agreed) => " (does not count: the crew agreed)",
                None => "",
            };
            for seat in substitutes {
                names[seat.index()] += " (substitute)";
            }
            let _ = writeln!(
                text,
                "  {}  {}  {}  {result}{forgiven}",
                date(line.at),
                line.game,
                names.join(", ")
            );
        }
        text
    }
}

/// Who played in each seat, one after the other.
fn names(line: &MatchLine) -> Vec<String> {
    let mut names = vec![Vec::<&str>::new(); line.seats.len()];
    for Occupant { seat, name, bot, .. } in &line.occupants {
        let name = bot.as_ref().or(name.as_ref()).map_or("", |name| name);
        if names[seat.index()].last() != Some(&name) {
            names[seat.index()].push(name);
        }
    }
    names.into_iter().map(|names| names.join(" → ")).collect()
}
