//! What can be found out about a match that is over: was it winnable, where was it lost, who could have known?

use std::sync::Arc;

use axum::http::StatusCode;
use catalogue::{Belief, Course, Effort, Fair, NODES, Review, Running, Solution};
use game::{Observer, Seat};
use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use table::PersonId;

use crate::app::App;
use crate::node::Node;
use crate::notes::{find, put};
use crate::refused::Refused;
use crate::replay::{self, Replay, WinningLine};
use crate::source::Source;
use crate::thoughts::{Answer, Teller};

/// How many cards may be tried for a winning line that somebody asks for: two seconds on one core.
const NODES_FOR_A_LINE: u64 = 30_000_000;
/// From how many worlds it is judged where hidden cards may be.
const WORLDS_FOR_BELIEF: u32 = 400;

/// What may be asked about a match.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Question {
    /// The match step by step through the eyes of a seat, of a `spectator`, or `open` with all cards.
    Steps { observer: String },
    /// Whether a mission was winnable, and where it was lost.
    Review {},
    /// Which cards were mistakes by what each seat could know.
    Fair {},
    /// What each choice was worth, and what luck did.
    Course {},
    /// How a mission could have been won after so many actions.
    Line { at: usize, observer: String },
    /// Where the cards a seat could not see might have been, moment by moment.
    Belief { seat: String },
}

/// Where the cards that a seat could not see might have been.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Beliefs {
    /// After the deal, and after every action; nothing where the match is over.
    moments: Vec<Option<Belief>>,
}

/// A match step by step.
pub(crate) async fn steps(app: &App, source: Source, observer: &str) -> Result<Replay, Refused> {
    let observer = replay::read_observer(observer)?;
    app.elsewhere(move || replay::replay(source.read()?, observer)).await
}

/// Whether a mission was winnable, and where it was lost.
pub(crate) async fn review(app: &App, person: &PersonId, source: Source) -> Result<Answer<Review>, Refused> {
    think(app, person, source, "review", |running, teller| {
        running.review(NODES, &mut |done, of| teller.tell(done, of))
    })
    .await
}

/// Which cards were mistakes by what each seat could know.
pub(crate) async fn fair(app: &App, person: &PersonId, source: Source) -> Result<Answer<Fair>, Refused> {
    think(app, person, source, "fair", |running, teller| {
        running.fair(Effort::USUAL, &mut |done, of| teller.tell(done, of))
    })
    .await
}

/// What each choice was worth, and what luck did.
pub(crate) async fn course(app: &App, person: &PersonId, source: Source) -> Result<Answer<Course>, Refused> {
    think(app, person, source, "course", |running, teller| {
        running.course(&mut |done, of| teller.tell(done, of))
    })
    .await
}

/// How a mission could have been won after so many actions.
pub(crate) async fn line(
    app: &App,
    person: &PersonId,
    source: Source,
    at: usize,
    observer: &str,
) -> Result<Answer<WinningLine>, Refused> {
    let observer = replay::read_observer(observer)?;
    let asked = source.clone();
    let solve = move |_: &mut Teller| {
        let told = asked.read()?;
        if told.actions.len() < at {
            return Err(Refused::bad("bad-moment", "`at` is more than the actions of this match"));
        }
        told.after(at)?.solve(NODES_FOR_A_LINE).ok_or_else(no_analysis)
    };
    let question = format!("{} line {at}", source.id);
    let may_begin = || app.limit(&app.analyses, person.clone());
    match app.node.thoughts.ask(&question, person, may_begin, solve, |_| async { Ok(()) }).await? {
        Answer::Thinking(progress) => Ok(Answer::Thinking(progress)),
        Answer::Known(solution) => {
            let solution: Solution = solution;
            let line = move || replay::play_on(&source.read()?, at, solution, observer);
            Ok(Answer::Known(app.elsewhere(line).await?))
        }
    }
}

/// Where the cards a seat could not see might have been, moment by moment.
pub(crate) async fn beliefs(app: &App, source: Source, seat: &str) -> Result<Beliefs, Refused> {
    let Observer::Seat(seat) = replay::read_observer(seat)? else {
        return Err(Refused::bad("bad-observer", "`seat` is a seat"));
    };
    app.elsewhere(move || believe(&source, seat)).await
}

fn believe(source: &Source, seat: Seat) -> Result<Beliefs, Refused> {
    let told = source.read()?;
    if told.seats.len() <= seat.index() {
        return Err(Refused::bad("bad-observer", "nobody sat there: choose another seat"));
    }
    let mut running = told.after(0)?;
    let mut moments = Vec::new();
    for action in told.actions.iter().map(Some).chain([None]) {
        let is_over = running.turn().outcome().is_some();
        let belief = if is_over { None } else { running.belief(seat, WORLDS_FOR_BELIEF) };
        if belief.is_none() && !is_over {
            return Err(no_analysis());
        }
        moments.push(belief);
        if let Some((seat, action)) = action {
            running.act(*seat, action)?;
        }
    }
    Ok(Beliefs { moments })
}

/// What has been found out about a match already.
pub(crate) async fn known<T: DeserializeOwned>(
    node: &Node,
    kind: &str,
    id: &str,
) -> Result<Option<T>, Refused> {
    Ok(find(&*node.store, kind, id).await?.map(|(known, _)| known))
}

/// Thinks about a whole match. What is found out about one that was played here is noted, so that it is thought
/// about once.
async fn think<T: Serialize + DeserializeOwned + 'static>(
    app: &App,
    person: &PersonId,
    source: Source,
    kind: &'static str,
    think: impl FnOnce(&dyn Running, &mut Teller) -> Option<T> + Send + 'static,
) -> Result<Answer<T>, Refused> {
    let is_kept = source.is_kept();
    if is_kept && let Some(known) = known(&app.node, kind, &source.id).await? {
        return Ok(Answer::Known(known));
    }
    let question = format!("{} {kind}", source.id);
    let (id, store) = (source.id.clone(), Arc::clone(&app.node.store));
    let keep = move |value: serde_json::Value| async move {
        if is_kept {
            store.write(put(kind, &id, &value).into()).await?;
        }
        Ok(())
    };
    let find_out = move |teller: &mut Teller| {
        let told = source.read()?;
        let running = told.after(told.actions.len())?;
        if running.turn().outcome().is_none() {
            let message = "this match is not over: only a winning line and beliefs can be had";
            return Err(Refused::bad("not-over", message));
        }
        think(&*running, teller).ok_or_else(no_analysis)
    };
    let may_begin = || app.limit(&app.analyses, person.clone());
    app.node.thoughts.ask(&question, person, may_begin, find_out, keep).await
}

fn no_analysis() -> Refused {
    let message = "there is no such analysis of this game; the record can be replayed";
    Refused::new(StatusCode::NOT_FOUND, "no-analysis", message)
}
