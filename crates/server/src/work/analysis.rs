//! What can be found out about a match that is over: was it winnable, where was it lost, who could have known?

use async_trait::async_trait;
use axum::http::StatusCode;
use catalogue::{Decisions, Effort, Mistakes, Review, Solution, Whereabouts};
use game::{Observer, Seat};
use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::jobs::{Answer, JobProgress, Worker};
use super::{Asker, Key, Lane, Work};
use crate::app::App;
use crate::error::ApiError;
use crate::history::replay::{self, Replay, WinningLine};
use crate::history::source::Source;
use crate::node::Node;
use crate::notes::{find, put};

/// How many cards the search for a winning line may try: two seconds on one core.
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
    #[serde(rename = "fair")]
    Mistakes {},
    /// What each choice was worth, and what luck did.
    #[serde(rename = "course")]
    Decisions {},
    /// How a mission could have been won after `at` actions.
    Line { at: usize, observer: String },
    /// Where the cards a seat could not see might have been, moment by moment.
    #[serde(rename = "belief")]
    Whereabouts { seat: String },
}

/// Where the cards that a seat could not see might have been.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Beliefs {
    /// After the deal, and after every action; nothing where the match is over.
    moments: Vec<Option<Whereabouts>>,
}

/// What a job finds out about a match.
#[derive(Clone)]
pub(crate) struct Search {
    source: Source,
    topic: Topic,
    /// How many cards may be tried: for each moment of a review, or for a line.
    nodes: u64,
}

/// What is looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Topic {
    /// Whether a mission was winnable, and where it was lost.
    Review,
    /// Which cards were mistakes by what each seat could know.
    Mistakes,
    /// What each choice was worth, and what luck did.
    Decisions,
    /// How a mission could have been won after `at` actions.
    Line { at: usize },
}

impl Topic {
    /// The kind of the notes in which answers about a whole match are kept.
    fn kind(self) -> Option<&'static str> {
        match self {
            Topic::Review => Some("review"),
            Topic::Mistakes => Some("fair"),
            Topic::Decisions => Some("course"),
            Topic::Line { .. } => None,
        }
    }
}

impl Search {
    /// What the question is known by.
    pub(crate) fn id(&self) -> String {
        match self.topic {
            Topic::Line { at } => format!("{} line {at}", self.source.id),
            topic => format!("{} {}", self.source.id, topic.kind().unwrap_or_default()),
        }
    }

    /// The kind and id of the note in which the answer is kept; nothing for what was pasted.
    fn note(&self) -> Option<(&'static str, String)> {
        let kind = self.topic.kind().filter(|_| self.source.is_kept())?;
        Some((kind, self.source.id.clone()))
    }

    /// The key of its turns: matches that were played here come before pasted ones, and before what the node asks.
    fn key(&self, asker: Asker) -> Key {
        if self.source.is_kept() && !asker.is_node() { asker.urgent() } else { asker.patient() }
    }

    /// Finds it out, however long that takes.
    fn find_out(&self, progress: &mut dyn FnMut(usize, usize)) -> Result<Value, ApiError> {
        let told = self.source.read()?;
        if let Topic::Line { at } = self.topic {
            if told.actions.len() < at {
                return Err(ApiError::bad("bad-moment", "`at` is more than the actions of this match"));
            }
            return to_value(told.after(at)?.solve(self.nodes));
        }
        let running = told.after(told.actions.len())?;
        if running.turn().outcome().is_none() {
            let message = "this match is not over: only a winning line and beliefs can be had";
            return Err(ApiError::bad("not-over", message));
        }
        match self.topic {
            Topic::Review => to_value(running.review(self.nodes, progress)),
            Topic::Mistakes => to_value(running.mistakes(Effort::USUAL, progress)),
            Topic::Decisions => to_value(running.decisions(progress)),
            Topic::Line { .. } => unreachable!("answered above"),
        }
    }
}

#[async_trait]
impl Worker for Work {
    async fn find_out(&self, search: Search, key: Key, progress: JobProgress) -> Result<Value, ApiError> {
        let found = self.run(Lane::Analysis, key, move |turn| {
            search.find_out(&mut |done, of| {
                progress.report(done, of);
                turn.pause();
            })
        });
        found.await.unwrap_or_else(|error| {
            tracing::error!(%error, "an analysis broke down");
            Err(ApiError::broken_table())
        })
    }
}

/// A match step by step.
pub(crate) async fn steps(
    app: &App,
    asker: Asker,
    source: Source,
    observer: &str,
) -> Result<Replay, ApiError> {
    let observer = replay::read_observer(observer)?;
    let branch = source.branch.clone();
    let mut replay = app.replay(asker, move || replay::replay(source.read()?, observer)).await?;
    replay.branch = branch;
    Ok(replay)
}

/// What can be found out about a whole match. What is found out about one that was played here is noted, so that
/// it is worked out once.
pub(crate) async fn whole(
    app: &App,
    asker: Asker,
    source: Source,
    topic: Topic,
) -> Result<Answer<Value>, ApiError> {
    let search = Search { source, topic, nodes: app.node.config.review_nodes };
    let note = search.note();
    if let Some((kind, id)) = &note
        && let Some(known) = known(&app.node, topic, kind, id).await?
    {
        return Ok(Answer::Known(known));
    }
    let store = app.node.store.clone();
    let keep = move |value: Value| async move {
        if let Some((kind, id)) = note {
            store.write(put(kind, &id, &value).into()).await?;
        }
        Ok(())
    };
    ask(app, asker, search, keep).await
}

/// How a mission could have been won after `at` actions.
pub(crate) async fn line(
    app: &App,
    asker: Asker,
    source: Source,
    at: usize,
    observer: &str,
) -> Result<Answer<WinningLine>, ApiError> {
    let observer = replay::read_observer(observer)?;
    let search = Search { source: source.clone(), topic: Topic::Line { at }, nodes: NODES_FOR_A_LINE };
    match ask(app, asker.clone(), search, |_| async { Ok(()) }).await? {
        Answer::Thinking(progress) => Ok(Answer::Thinking(progress)),
        Answer::Known(solution) => {
            let solution = Solution::deserialize(solution).map_err(|_| ApiError::broken_table())?;
            let line = move || replay::play_on(&source.read()?, at, solution, observer);
            Ok(Answer::Known(app.replay(asker, line).await?))
        }
    }
}

async fn ask<F>(
    app: &App,
    asker: Asker,
    search: Search,
    keep: impl FnOnce(Value) -> F + Send + 'static,
) -> Result<Answer<Value>, ApiError>
where
    F: Future<Output = Result<(), ApiError>> + Send + 'static,
{
    let key = search.key(asker.clone());
    let may_begin = || match asker.person {
        Some(person) => app.limit(&app.analyses, person),
        None => Ok(()),
    };
    app.node.jobs.ask(search, key, may_begin, keep).await
}

/// Where the cards a seat could not see might have been, moment by moment.
pub(crate) async fn beliefs(
    app: &App,
    asker: Asker,
    source: Source,
    seat: &str,
) -> Result<Beliefs, ApiError> {
    let Observer::Seat(seat) = replay::read_observer(seat)? else {
        return Err(ApiError::bad("bad-observer", "`seat` is a seat"));
    };
    app.replay(asker, move || believe(&source, seat)).await
}

fn believe(source: &Source, seat: Seat) -> Result<Beliefs, ApiError> {
    let told = source.read()?;
    if told.seats.len() <= seat.index() {
        return Err(ApiError::bad("bad-observer", "this match has no such seat: choose another one"));
    }
    let mut running = told.after(0)?;
    let mut moments = Vec::new();
    for action in told.actions.iter().map(Some).chain([None]) {
        let is_over = running.turn().outcome().is_some();
        let belief = if is_over { None } else { running.whereabouts(seat, WORLDS_FOR_BELIEF) };
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
async fn known(node: &Node, topic: Topic, kind: &str, id: &str) -> Result<Option<Value>, ApiError> {
    match topic {
        Topic::Review => noted::<Review>(node, kind, id).await,
        Topic::Mistakes => noted::<Mistakes>(node, kind, id).await,
        Topic::Decisions => noted::<Decisions>(node, kind, id).await,
        Topic::Line { .. } => Ok(None),
    }
}

/// A note read as what it says and written anew, so that an old one has the fields of today.
async fn noted<T: Serialize + DeserializeOwned>(
    node: &Node,
    kind: &str,
    id: &str,
) -> Result<Option<Value>, ApiError> {
    match find::<T>(&*node.store, kind, id).await? {
        Some((known, _)) => Ok(Some(to_value(Some(known))?)),
        None => Ok(None),
    }
}

fn to_value(found: Option<impl Serialize>) -> Result<Value, ApiError> {
    let found = found.ok_or_else(no_analysis)?;
    Ok(serde_json::to_value(found).expect("plain data always serializes"))
}

fn no_analysis() -> ApiError {
    let message = "there is no such analysis of this game; the record can be replayed";
    ApiError::new(StatusCode::NOT_FOUND, "no-analysis", message)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn matches_played_here_come_before_pasted_ones() {
        let entry = catalogue::find("smitten").unwrap();
        let running = (entry.new)(&serde_json::json!({ "players": 2 }), game::Seed::from_number(1)).unwrap();
        let seats = vec![game::Participant { name: String::new(), bot: None }; 2];
        let record = running.record(seats);
        let search = |source| Search { source, topic: Topic::Review, nodes: 1 };
        let pasted = search(Source::pasted(record.write()));
        let played = search(Source::kept("table.1".into(), record));
        let asker = Asker { address: Some([192, 0, 2, 1].into()), person: None };
        assert_eq!(played.key(asker.clone()), asker.clone().urgent());
        assert_eq!(pasted.key(asker.clone()), asker.patient());
        assert_eq!(played.key(Asker::node()), Asker::node().patient());
        assert_eq!((played.note(), pasted.note()), (Some(("review", "table.1".into())), None));
    }
}
