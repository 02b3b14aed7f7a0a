//! What can be found out about a match: was it winnable, where was it lost, who could have known?

use analysis::{Answer, Decisions, Effort, Mistakes, Question, Review, Solution, WhereaboutsByMoment};
use async_trait::async_trait;
use axum::http::StatusCode;
use catalogue::Problem;
use schemars::JsonSchema;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

use super::jobs::{JobProgress, Reply, Worker};
use super::{Asker, Key, Lane, Work};
use crate::app::App;
use crate::error::ApiError;
use crate::history::replay::{self, Replay, WinningLine};
use crate::history::source::Source;
use crate::notes::{find, put};

/// A question about a match that is over or pasted.
#[derive(Clone, Debug, JsonSchema)]
#[schemars(untagged)]
pub(crate) enum Asked {
    /// To replay something of it.
    Replayed(Replayed),
    /// To find something out.
    Question(Question),
}

/// What may be replayed for an observer: a seat, a `spectator`, or `open` with all cards.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Replayed {
    /// The match step by step.
    Steps {
        /// The observer.
        observer: String,
    },
    /// How a mission could have been won from a moment on.
    Line {
        /// The number of actions taken by then.
        at: usize,
        /// The observer.
        observer: String,
    },
}

/// An untagged enum would not say what is wrong with a question.
impl<'de> Deserialize<'de> for Asked {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Asked, D::Error> {
        let asked = Value::deserialize(deserializer)?;
        let read = match asked["type"].as_str() {
            Some("steps" | "line") => serde_json::from_value(asked).map(Asked::Replayed),
            _ => serde_json::from_value(asked).map(Asked::Question),
        };
        read.map_err(D::Error::custom)
    }
}

/// The answer, by the type of the question.
#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
#[expect(dead_code, reason = "only its schema is of use")]
pub(crate) enum Finding {
    Steps(Replay),
    Line(WinningLine),
    Review(Review),
    Mistakes(Mistakes),
    Decisions(Decisions),
    Whereabouts(WhereaboutsByMoment),
}

/// A question about a match, and what its answer may cost.
#[derive(Clone)]
pub(crate) struct Search {
    source: Source,
    question: Question,
    effort: Effort,
}

impl Search {
    fn new(app: &App, source: Source, question: Question) -> Search {
        let usual = question.usual_effort();
        let effort = match question {
            Question::Review {} => Effort { nodes: app.node.config.review_nodes, ..usual },
            _ => usual,
        };
        Search { source, question, effort }
    }

    /// What the question is known by.
    pub(crate) fn id(&self) -> String {
        format!("{} {:?}", self.source.id, self.question)
    }

    /// The kind and id of the note in which the answer is kept; nothing for what was pasted, and for questions about
    /// a part of a match.
    fn note(&self) -> Option<(&'static str, String)> {
        let is_whole =
            matches!(self.question, Question::Review {} | Question::Mistakes {} | Question::Decisions {});
        (is_whole && self.source.is_kept()).then(|| (self.question.name(), self.source.id.clone()))
    }

    /// The key of its turns: matches that were played here come before pasted ones, and before what the node asks.
    fn key(&self, asker: Asker) -> Key {
        if self.source.is_kept() && !asker.is_node() { asker.urgent() } else { asker.patient() }
    }

    /// Finds it out, however long that takes.
    fn find_out(&self, progress: &mut dyn FnMut(usize, usize)) -> Result<Answer, ApiError> {
        let now = self.source.open()?.now;
        now.analyse(&self.question, self.effort, progress).map_err(unanswered)
    }
}

fn unanswered(problem: Problem) -> ApiError {
    let status = if problem.code == "no-analysis" { StatusCode::NOT_FOUND } else { StatusCode::BAD_REQUEST };
    ApiError { status, problem: Box::new(problem) }
}

#[async_trait]
impl Worker for Work {
    async fn find_out(&self, search: Search, key: Key, progress: JobProgress) -> Result<Answer, ApiError> {
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
    let mut replay = app.replay(asker, move || replay::replay(source.open()?.saved, observer)).await?;
    replay.branch = branch;
    Ok(replay)
}

/// The answer to a question. One about a whole match that was played here is noted, so that it is worked out once.
pub(crate) async fn answer(
    app: &App,
    asker: Asker,
    source: Source,
    question: Question,
) -> Result<Reply<Answer>, ApiError> {
    let search = Search::new(app, source, question);
    let note = search.note();
    if let Some((kind, id)) = &note
        && let Some((known, _)) = find::<Value>(&*app.node.store, kind, id).await?
        // What an older version noted otherwise is worked out anew.
        && let Ok(known) = search.question.read(known)
    {
        return Ok(Reply::Known(known));
    }
    let store = app.node.store.clone();
    let keep = move |answer: Answer| async move {
        if let Some((kind, id)) = note {
            store.write(put(kind, &id, &answer).into()).await?;
        }
        Ok(())
    };
    let key = search.key(asker.clone());
    let may_begin = || match asker.person {
        Some(person) => app.limit(&app.analyses, person),
        None => Ok(()),
    };
    app.node.jobs.ask(search, key, may_begin, keep).await
}

/// How a mission could have been won from a moment on, step by step.
pub(crate) async fn line(
    app: &App,
    asker: Asker,
    source: Source,
    at: usize,
    observer: &str,
) -> Result<Reply<WinningLine>, ApiError> {
    let observer = replay::read_observer(observer)?;
    match answer(app, asker.clone(), source.clone(), Question::Line { at }).await? {
        Reply::Thinking(progress) => Ok(Reply::Thinking(progress)),
        Reply::Known(solution) => {
            let solution = Solution::try_from(solution).map_err(|_| ApiError::broken_table())?;
            let line = move || replay::play_on(&source.open()?.saved, at, solution, observer);
            Ok(Reply::Known(app.replay(asker, line).await?))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn matches_played_here_come_before_pasted_ones() {
        let game = catalogue::find("smitten").unwrap();
        let running = game.begin(&serde_json::json!({ "players": 2 }), game::Seed::from_number(1)).unwrap();
        let seats = vec![game::Participant { name: String::new(), bot: None }; 2];
        let record = running.record(seats);
        let question = Question::Review {};
        let effort = question.usual_effort();
        let search = |source| Search { source, question: question.clone(), effort };
        let pasted = search(Source::pasted(record.write()));
        let played = search(Source::kept("table.1".into(), record));
        let asker = Asker { address: Some([192, 0, 2, 1].into()), person: None };
        assert_eq!(played.key(asker.clone()), asker.clone().urgent());
        assert_eq!(pasted.key(asker.clone()), asker.patient());
        assert_eq!(played.key(Asker::node()), Asker::node().patient());
        assert_eq!((played.note(), pasted.note()), (Some(("review", "table.1".into())), None));
    }

    #[test]
    fn what_may_be_asked_is_read_from_one_object() {
        let read = |text| serde_json::from_str::<Asked>(text);
        let steps = read(r#"{"type":"steps","observer":"open"}"#);
        assert!(matches!(steps, Ok(Asked::Replayed(Replayed::Steps { .. }))));
        assert!(matches!(read(r#"{"type":"fair"}"#), Ok(Asked::Question(Question::Mistakes {}))));
        for (text, why) in [
            (r#"{"type":"fair","at":1}"#, "at"),
            (r#"{"type":"line","at":1}"#, "observer"),
            (r#"{"type":"choices"}"#, "unknown variant"),
            ("{}", "type"),
        ] {
            let error = read(text).unwrap_err().to_string();
            assert!(error.contains(why), "{text}: {error}");
        }
    }
}
