//! Jobs: analyses that run in the background, with progress for those who poll.

use std::collections::HashMap;
use std::future::Future;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use analysis::Answer;
use async_trait::async_trait;
use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use schemars::JsonSchema;
use serde::Serialize;
use tokio::sync::watch;

use super::analysis::Search;
use super::{Asker, Key};
use crate::error::ApiError;

/// How long a question waits for its answer before it is told how far the job is.
const PATIENCE: Duration = Duration::from_millis(900);
/// How many jobs one person may have under way.
const MOST_OF_PERSON: usize = 4;
/// How many jobs one address may have under way.
const MOST_OF_ADDRESS: usize = 16;
/// How many jobs may be under way altogether; each that has begun keeps a thread.
const MOST: usize = 256;
/// How many answers are remembered.
const MOST_REMEMBERED: usize = 512;

/// How far a job is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub(crate) struct Progress {
    /// So much is done.
    pub(crate) done: usize,
    /// Of so much; nothing as long as it has not begun.
    pub(crate) of: usize,
}

/// What can be said to a question now.
#[derive(Debug)]
pub(crate) enum Reply<T> {
    /// The answer.
    Known(T),
    /// It is still being worked on: ask again.
    Thinking(Progress),
}

impl<T: Serialize> IntoResponse for Reply<T> {
    fn into_response(self) -> Response {
        match self {
            Reply::Known(known) => Json(known).into_response(),
            Reply::Thinking(progress) => (StatusCode::ACCEPTED, Json(progress)).into_response(),
        }
    }
}

/// Answers questions about matches. All that goes in and comes out is plain data, so a worker may be the pool of
/// this process or a client of another machine.
#[async_trait]
pub(crate) trait Worker: Send + Sync {
    /// The answer as JSON. Searches of one key wait for each other, those of different keys take turns.
    async fn find_out(&self, search: Search, key: Key, progress: JobProgress) -> Result<Answer, ApiError>;
}

/// Where a worker tells how far it is.
pub(crate) struct JobProgress(watch::Sender<State>);

impl JobProgress {
    /// So much is done of so much.
    pub(crate) fn report(&self, done: usize, of: usize) {
        self.0.send_modify(|state| state.progress = Progress { done, of });
    }
}

/// A job, as far as it is.
#[derive(Clone)]
struct State {
    progress: Progress,
    /// What came of it.
    result: Option<Arc<Result<Answer, ApiError>>>,
}

struct Job {
    asker: Asker,
    began: Instant,
    state: watch::Receiver<State>,
}

impl Job {
    fn is_over(&self) -> bool {
        self.state.borrow().result.is_some()
    }
}

/// The jobs of a node.
pub(crate) struct Jobs {
    under_way: Mutex<HashMap<String, Job>>,
    worker: Arc<dyn Worker>,
}

impl Jobs {
    pub(crate) fn new(worker: Arc<dyn Worker>) -> Jobs {
        Jobs { under_way: Mutex::default(), worker }
    }

    /// The answer to a question, or how far the job is. A new job begins if `may_begin`, which counts, lets it;
    /// `keep` is given what came of it, even if the caller has left.
    pub(crate) async fn ask<F>(
        &self,
        search: Search,
        key: Key,
        may_begin: impl FnOnce() -> Result<(), ApiError>,
        keep: impl FnOnce(Answer) -> F + Send + 'static,
    ) -> Result<Reply<Answer>, ApiError>
    where
        F: Future<Output = Result<(), ApiError>> + Send + 'static,
    {
        let id = search.id();
        let known = self.under_way().get(&id).map(|job| job.state.clone());
        let mut state = match known {
            Some(state) => state,
            None => self.begin(&id, search, key, may_begin, keep)?,
        };
        // Whether it is over by then or not, what it is then is the answer.
        let _ = tokio::time::timeout(PATIENCE, state.wait_for(|state| state.result.is_some())).await;
        let now = state.borrow().clone();
        match now.result.as_deref() {
            None => Ok(Reply::Thinking(now.progress)),
            Some(Err(refused)) => {
                // What was refused may be asked for again.
                self.under_way().remove(&id);
                Err(refused.clone())
            }
            Some(Ok(answer)) => Ok(Reply::Known(answer.clone())),
        }
    }

    fn begin<F>(
        &self,
        id: &str,
        search: Search,
        key: Key,
        may_begin: impl FnOnce() -> Result<(), ApiError>,
        keep: impl FnOnce(Answer) -> F + Send + 'static,
    ) -> Result<watch::Receiver<State>, ApiError>
    where
        F: Future<Output = Result<(), ApiError>> + Send + 'static,
    {
        may_begin()?;
        let mut jobs = self.under_way();
        // Another person may have asked the same a moment ago.
        if let Some(job) = jobs.get(id) {
            return Ok(job.state.clone());
        }
        let open: Vec<&Asker> = jobs.values().filter(|job| !job.is_over()).map(|job| &job.asker).collect();
        check_room(&open, &key.asker)?;
        let oldest = || {
            let over = jobs.iter().filter(|(_, job)| job.is_over());
            over.min_by_key(|(_, job)| job.began).map(|(id, _)| id.clone())
        };
        if let Some(oldest) = (MOST_REMEMBERED <= jobs.len()).then(oldest).flatten() {
            jobs.remove(&oldest);
        }
        let start = State { progress: Progress { done: 0, of: 0 }, result: None };
        let (sender, state) = watch::channel(start);
        let job = Job { asker: key.asker.clone(), began: Instant::now(), state: state.clone() };
        jobs.insert(id.into(), job);
        tokio::spawn(run_job(sender, self.worker.clone(), search, key, keep));
        Ok(state)
    }

    /// How many jobs are remembered.
    #[cfg(test)]
    pub(crate) fn n_remembered(&self) -> usize {
        self.under_way().len()
    }

    fn under_way(&self) -> MutexGuard<'_, HashMap<String, Job>> {
        self.under_way.lock().expect("no thread panics while looking")
    }
}

/// Whether one more job of this asker may begin beside those that are under way.
///
/// The fewer places are free, the fewer an address may take (a dynamic threshold as in shared packet buffers),
/// so no number of askers short of [`MOST`] addresses closes the analyses to a newcomer.
fn check_room(open: &[&Asker], asker: &Asker) -> Result<(), ApiError> {
    let n_of_person = open.iter().filter(|other| other.person == asker.person).count();
    let n_of_address = open.iter().filter(|other| other.address == asker.address).count();
    let most_of_address = MOST_OF_ADDRESS.min(MOST.saturating_sub(open.len()) / 4);
    if n_of_person < MOST_OF_PERSON && n_of_address < most_of_address {
        return Ok(());
    }
    let message = "too much is being thought about already: wait until it is done";
    Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-many-thoughts", message))
}

/// Lets the worker do a job, and keeps what came of it.
async fn run_job<F>(
    state: watch::Sender<State>,
    worker: Arc<dyn Worker>,
    search: Search,
    key: Key,
    keep: impl FnOnce(Answer) -> F + Send,
) where
    F: Future<Output = Result<(), ApiError>> + Send,
{
    let mut result = worker.find_out(search, key, JobProgress(state.clone())).await;
    if let Ok(answer) = &result
        && let Err(refused) = keep(answer.clone()).await
    {
        result = Err(refused);
    }
    state.send_modify(|state| state.result = Some(Arc::new(result)));
}

#[cfg(test)]
mod tests {
    use table::PersonId;

    use super::*;

    fn asker(address: u32, person: u32) -> Asker {
        let address = Some(std::net::Ipv4Addr::from_bits(address).into());
        Asker { address, person: Some(PersonId(person.to_string())) }
    }

    /// Askers take places in rounds until none is let in any more; gives how many jobs are open.
    fn fill(open: &mut Vec<Asker>, askers: impl Iterator<Item = Asker> + Clone) {
        for asker in (0..MOST_OF_PERSON).flat_map(|_| askers.clone()) {
            if check_room(&open.iter().collect::<Vec<_>>(), &asker).is_ok() {
                open.push(asker);
            }
        }
    }

    #[test]
    fn sixteen_people_do_not_close_the_analyses_to_others() {
        for askers in [|n| asker(1, n), |n| asker(n, n)] {
            let mut open = Vec::new();
            fill(&mut open, (1..17).map(askers));
            assert!(open.len() == 64 || open.len() == MOST_OF_ADDRESS, "{}", open.len());
            assert!(check_room(&open.iter().collect::<Vec<_>>(), &asker(99, 99)).is_ok());
        }
    }

    #[test]
    fn a_newcomer_finds_a_place_beside_a_hundred_addresses() {
        let mut open = Vec::new();
        fill(&mut open, (1..101).flat_map(|n| [asker(n, 2 * n), asker(n, 2 * n + 1)]));
        assert!(100 < open.len() && open.len() < MOST, "{}", open.len());
        assert!(check_room(&open.iter().collect::<Vec<_>>(), &asker(999, 999)).is_ok());
    }

    #[test]
    fn one_person_has_so_many_jobs() {
        let open = vec![asker(1, 1); MOST_OF_PERSON];
        let open: Vec<&Asker> = open.iter().collect();
        let refused = check_room(&open, &asker(2, 1)).unwrap_err();
        assert_eq!(refused.problem.code, "too-many-thoughts");
        assert!(check_room(&open, &asker(1, 2)).is_ok());
    }
}
