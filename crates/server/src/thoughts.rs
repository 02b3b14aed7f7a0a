//! Thoughts about matches, which take their time: they go on in the background, and whoever asks is told how
//! far they are.

use std::collections::HashMap;
use std::future::Future;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use schemars::JsonSchema;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use table::PersonId;
use tokio::runtime::Handle;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};

use crate::refused::Refused;

/// How long a question waits for its answer before it is told how far the thought is.
const PATIENCE: Duration = Duration::from_millis(900);
/// How many thoughts one person may have under way.
const MOST_OF_ONE: usize = 4;
/// How many thoughts may be under way altogether.
const MOST: usize = 64;
/// How many answers are remembered.
const MOST_REMEMBERED: usize = 256;

/// How far a thought is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub(crate) struct Progress {
    /// So much is done.
    pub(crate) done: usize,
    /// Of so much; nothing as long as it has not begun.
    pub(crate) of: usize,
}

/// What can be said to a question now.
#[derive(Debug)]
pub(crate) enum Answer<T> {
    /// The answer.
    Known(T),
    /// It is still thought about: ask again.
    Thinking(Progress),
}

impl<T: Serialize> IntoResponse for Answer<T> {
    fn into_response(self) -> Response {
        match self {
            Answer::Known(known) => Json(known).into_response(),
            Answer::Thinking(progress) => (StatusCode::ACCEPTED, Json(progress)).into_response(),
        }
    }
}

/// A thought, as far as it is.
#[derive(Clone)]
struct State {
    progress: Progress,
    /// What came of it.
    result: Option<Arc<Result<Value, Refused>>>,
}

struct Thought {
    thinker: PersonId,
    began: Instant,
    state: watch::Receiver<State>,
}

impl Thought {
    fn is_over(&self) -> bool {
        self.state.borrow().result.is_some()
    }
}

/// The thoughts of a node.
pub(crate) struct Thoughts {
    under_way: Mutex<HashMap<String, Thought>>,
    /// One thought at a time, so that most of the machine is left to those who play.
    place: Arc<Semaphore>,
}

impl Default for Thoughts {
    fn default() -> Thoughts {
        Thoughts { under_way: Mutex::default(), place: Arc::new(Semaphore::new(1)) }
    }
}

/// What a thought tells how far it is. Between two steps it lets others have their turn.
pub(crate) struct Teller {
    state: watch::Sender<State>,
    place: Arc<Semaphore>,
    permit: Option<OwnedSemaphorePermit>,
}

impl Teller {
    /// So much is done of so much.
    pub(crate) fn tell(&mut self, done: usize, of: usize) {
        self.state.send_modify(|state| state.progress = Progress { done, of });
        // Places are given in the order in which they are asked for.
        self.permit = None;
        self.permit = Handle::current().block_on(self.place.clone().acquire_owned()).ok();
    }
}

impl Thoughts {
    /// The answer to a question, or how far it is thought about. A new thought begins if `may_begin`, which
    /// counts, lets it; `keep` is given what came of it, even if nobody asks any more.
    pub(crate) async fn ask<T, F>(
        &self,
        question: &str,
        person: &PersonId,
        may_begin: impl FnOnce() -> Result<(), Refused>,
        think: impl FnOnce(&mut Teller) -> Result<T, Refused> + Send + 'static,
        keep: impl FnOnce(Value) -> F + Send + 'static,
    ) -> Result<Answer<T>, Refused>
    where
        T: Serialize + DeserializeOwned + 'static,
        F: Future<Output = Result<(), Refused>> + Send + 'static,
    {
        let mut state = match self.find(question) {
            Some(state) => state,
            None => self.begin(question, person, may_begin, think, keep)?,
        };
        // Whether it is over by then or not, what it is then is the answer.
        let _ = tokio::time::timeout(PATIENCE, state.wait_for(|state| state.result.is_some())).await;
        let now = state.borrow().clone();
        match now.result.as_deref() {
            None => Ok(Answer::Thinking(now.progress)),
            Some(Err(refused)) => {
                // What was refused may be asked for again.
                self.forget(question);
                Err(refused.clone())
            }
            Some(Ok(value)) => {
                let known = T::deserialize(value).map_err(|_| Refused::broken_table())?;
                Ok(Answer::Known(known))
            }
        }
    }

    fn find(&self, question: &str) -> Option<watch::Receiver<State>> {
        let thoughts = self.under_way.lock().expect("nobody panics while looking");
        thoughts.get(question).map(|thought| thought.state.clone())
    }

    fn forget(&self, question: &str) {
        self.under_way.lock().expect("nobody panics while looking").remove(question);
    }

    fn begin<T, F>(
        &self,
        question: &str,
        person: &PersonId,
        may_begin: impl FnOnce() -> Result<(), Refused>,
        think: impl FnOnce(&mut Teller) -> Result<T, Refused> + Send + 'static,
        keep: impl FnOnce(Value) -> F + Send + 'static,
    ) -> Result<watch::Receiver<State>, Refused>
    where
        T: Serialize + 'static,
        F: Future<Output = Result<(), Refused>> + Send + 'static,
    {
        may_begin()?;
        let mut thoughts = self.under_way.lock().expect("nobody panics while looking");
        // Somebody else may have asked the same a moment ago.
        if let Some(thought) = thoughts.get(question) {
            return Ok(thought.state.clone());
        }
        let mine = |thought: &&Thought| thought.thinker == *person;
        let open = || thoughts.values().filter(|thought| !thought.is_over());
        if MOST_OF_ONE <= open().filter(mine).count() || MOST <= open().count() {
            let message = "too much is being thought about already: wait until it is done";
            return Err(Refused::new(StatusCode::TOO_MANY_REQUESTS, "too-many-thoughts", message));
        }
        let oldest = || {
            let over = thoughts.iter().filter(|(_, thought)| thought.is_over());
            over.min_by_key(|(_, thought)| thought.began).map(|(question, _)| question.clone())
        };
        if let Some(oldest) = (MOST_REMEMBERED <= thoughts.len()).then(oldest).flatten() {
            thoughts.remove(&oldest);
        }
        let start = State { progress: Progress { done: 0, of: 0 }, result: None };
        let (sender, state) = watch::channel(start);
        let thought = Thought { thinker: person.clone(), began: Instant::now(), state: state.clone() };
        thoughts.insert(question.into(), thought);
        tokio::spawn(carry_on(sender, self.place.clone(), think, keep));
        Ok(state)
    }
}

/// Thinks on a thread of its own, so that nobody who plays waits for it.
async fn carry_on<T, F>(
    state: watch::Sender<State>,
    place: Arc<Semaphore>,
    think: impl FnOnce(&mut Teller) -> Result<T, Refused> + Send + 'static,
    keep: impl FnOnce(Value) -> F + Send,
) where
    T: Serialize,
    F: Future<Output = Result<(), Refused>> + Send,
{
    let teller_state = state.clone();
    let permit = place.clone().acquire_owned().await.ok();
    let thought = tokio::task::spawn_blocking(move || {
        let mut teller = Teller { state: teller_state, place, permit };
        let result = think(&mut teller)?;
        Ok(serde_json::to_value(result).expect("plain data always serializes"))
    });
    let mut result = thought.await.unwrap_or_else(|error| {
        tracing::error!(%error, "a thought broke down");
        Err(Refused::broken_table())
    });
    if let Ok(value) = &result
        && let Err(refused) = keep(value.clone()).await
    {
        result = Err(refused);
    }
    state.send_modify(|state| state.result = Some(Arc::new(result)));
}
