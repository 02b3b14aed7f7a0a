//! Group commit: what arrives while a commit is under way waits for the next one, together.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use tokio::sync::{mpsc, oneshot};

use crate::gate::DEADLINE;
use crate::{StoreError, Tally, Write, WriteError};

/// The most writes in one commit, and the most that wait before writers have to.
const LARGEST_BATCH: usize = 256;

type Verdict = Result<(), WriteError>;

/// The way to the one writer of a node.
pub(crate) struct Queue {
    jobs: mpsc::Sender<Job>,
    counts: Arc<Counts>,
}

/// The writer's end of the queue.
pub(crate) struct Inbox {
    jobs: mpsc::Receiver<Job>,
    counts: Arc<Counts>,
}

/// Writes to be committed together.
pub(crate) struct Batch {
    pub(crate) writes: Vec<Write>,
    answers: Vec<oneshot::Sender<Verdict>>,
    counts: Arc<Counts>,
}

struct Job {
    write: Write,
    since: Instant,
    answer: oneshot::Sender<Verdict>,
}

#[derive(Default)]
struct Counts {
    writes: AtomicU64,
    commits: AtomicU64,
}

impl Queue {
    pub(crate) fn new() -> (Queue, Inbox) {
        let (sender, receiver) = mpsc::channel(LARGEST_BATCH);
        let counts = Arc::<Counts>::default();
        (Queue { jobs: sender, counts: counts.clone() }, Inbox { jobs: receiver, counts })
    }

    /// Waits until the write is committed or refused.
    pub(crate) async fn write(&self, write: Write) -> Result<(), WriteError> {
        write.check()?;
        let stopped = || StoreError::Unavailable("its writer has stopped".into());
        let (answer, verdict) = oneshot::channel();
        self.jobs.send(Job { write, since: Instant::now(), answer }).await.map_err(|_| stopped())?;
        verdict.await.map_err(|_| stopped())?
    }

    pub(crate) fn tally(&self) -> Tally {
        Tally {
            writes: self.counts.writes.load(Ordering::Relaxed),
            commits: self.counts.commits.load(Ordering::Relaxed),
        }
    }
}

impl Inbox {
    /// Waits for writes and takes all there are; `None` once the store is closed and nothing is left.
    pub(crate) async fn gather(&mut self) -> Option<Batch> {
        loop {
            let mut jobs = Vec::new();
            if self.jobs.recv_many(&mut jobs, LARGEST_BATCH).await == 0 {
                return None;
            }
            if let Some(batch) = self.batch(jobs) {
                return Some(batch);
            }
        }
    }

    /// The same, for a thread.
    pub(crate) fn blocking_gather(&mut self) -> Option<Batch> {
        loop {
            let mut jobs = Vec::new();
            if self.jobs.blocking_recv_many(&mut jobs, LARGEST_BATCH) == 0 {
                return None;
            }
            if let Some(batch) = self.batch(jobs) {
                return Some(batch);
            }
        }
    }

    /// The jobs that are still waited for; `None` if there is none. The others have been told already
    /// that the store is unavailable.
    fn batch(&self, mut jobs: Vec<Job>) -> Option<Batch> {
        jobs.retain(|job| job.since.elapsed() < DEADLINE);
        if jobs.is_empty() {
            return None;
        }
        let (writes, answers) = jobs.into_iter().map(|job| (job.write, job.answer)).unzip();
        Some(Batch { writes, answers, counts: self.counts.clone() })
    }
}

impl Batch {
    /// Tells all writers what became of their writes, after the commit.
    pub(crate) fn answer(self, outcome: Result<Vec<Verdict>, StoreError>) {
        let verdicts = match outcome {
            Ok(verdicts) => verdicts,
            Err(error) => vec![Err(error.into()); self.answers.len()],
        };
        let written = verdicts.iter().filter(|verdict| verdict.is_ok()).count();
        self.counts.writes.fetch_add(written as u64, Ordering::Relaxed);
        self.counts.commits.fetch_add(u64::from(0 < written), Ordering::Relaxed);
        for (answer, verdict) in self.answers.into_iter().zip(verdicts) {
            // A writer that has gone away needs no answer.
            let _ = answer.send(verdict);
        }
    }
}
