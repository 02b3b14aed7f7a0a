//! Answers in time, whatever the database does.
//!
//! A call that gets no answer within [`DEADLINE`] is given up, and closes the gate: calls behind it are
//! refused at once, so that no queue of them grows. The gate opens when a probe is answered again.

use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex as StdMutex};
use std::time::Duration;

use tokio::sync::{Mutex, mpsc};
use tokio::time::{Instant, sleep, timeout};

use crate::{
    BackupError, Entry, Found, ImportError, Line, LogChanges, Note, Query, Store, StoreError, Tally, Write,
    WriteError,
};

/// How long a call may take.
pub(crate) const DEADLINE: Duration = Duration::from_secs(3);

/// How long a probe may take that is asked for from outside.
const PROBE: Duration = Duration::from_millis(800);

/// How long a write that succeeded tells that others would.
const FRESH: Duration = Duration::from_secs(1);

/// The pause between two probes while the gate is closed.
const PAUSE: Duration = Duration::from_millis(250);

/// A store that always answers.
pub(crate) struct Gate {
    store: Arc<dyn Store>,
    is_closed: Arc<AtomicBool>,
    last_write: StdMutex<Option<Instant>>,
    probing: Mutex<()>,
}

impl Gate {
    pub(crate) fn new(store: impl Store + 'static) -> Gate {
        Gate {
            store: Arc::new(store),
            is_closed: Arc::default(),
            last_write: StdMutex::default(),
            probing: Mutex::default(),
        }
    }

    async fn call<T, E: From<StoreError>>(
        &self,
        call: impl Future<Output = Result<T, E>> + Send,
    ) -> Result<T, E> {
        if self.is_closed.load(Ordering::Relaxed) {
            return Err(no_answer().into());
        }
        match timeout(DEADLINE, call).await {
            Ok(answer) => answer,
            Err(_) => {
                self.close();
                Err(no_answer().into())
            }
        }
    }

    /// Closes the gate until a probe is answered, well or badly.
    fn close(&self) {
        if self.is_closed.swap(true, Ordering::Relaxed) {
            return;
        }
        let (store, is_closed) = (Arc::downgrade(&self.store), self.is_closed.clone());
        tokio::spawn(async move {
            while let Some(store) = store.upgrade() {
                let answer = timeout(DEADLINE, store.probe()).await;
                drop(store);
                if answer.is_ok() {
                    is_closed.store(false, Ordering::Relaxed);
                    return;
                }
                sleep(PAUSE).await;
            }
        });
    }

    fn note_success(&self) {
        *self.last_write.lock().expect("a plain value") = Some(Instant::now());
    }

    fn has_written_lately(&self) -> bool {
        let last = *self.last_write.lock().expect("a plain value");
        last.is_some_and(|at| at.elapsed() < FRESH)
    }
}

fn no_answer() -> StoreError {
    StoreError::Unavailable(format!("no answer within {DEADLINE:?}"))
}

#[async_trait::async_trait]
impl Store for Gate {
    async fn write(&self, write: Write) -> Result<(), WriteError> {
        let written = self.call(self.store.write(write)).await;
        if written.is_ok() {
            self.note_success();
        }
        written
    }

    async fn log(&self, table: &str, from: u64) -> Result<Vec<Entry>, StoreError> {
        self.call(self.store.log(table, from)).await
    }

    async fn note(&self, kind: &str, id: &str) -> Result<Option<Note>, StoreError> {
        self.call(self.store.note(kind, id)).await
    }

    async fn notes(&self, query: &Query) -> Result<Vec<Found>, StoreError> {
        self.call(self.store.notes(query)).await
    }

    /// Probes at most once a second, and not at all if something else was written meanwhile.
    async fn probe(&self) -> Result<(), StoreError> {
        if self.is_closed.load(Ordering::Relaxed) {
            return Err(no_answer());
        }
        let probe = async {
            let _one_at_a_time = self.probing.lock().await;
            if !self.has_written_lately() {
                self.store.probe().await?;
                self.note_success();
            }
            Ok(())
        };
        timeout(PROBE, probe).await.unwrap_or_else(|_| Err(no_answer()))
    }

    fn log_changes(&self) -> LogChanges {
        self.store.log_changes()
    }

    fn tally(&self) -> Tally {
        self.store.tally()
    }

    async fn backup(&self, to: &Path) -> Result<(), BackupError> {
        self.store.backup(to).await
    }

    async fn scan(&self, lines: mpsc::Sender<Line>) -> Result<(), StoreError> {
        self.store.scan(lines).await
    }

    async fn inspect(&self) -> Result<Vec<String>, StoreError> {
        self.store.inspect().await
    }

    async fn scrub(&self, may_take_long: bool) -> Result<bool, StoreError> {
        self.store.scrub(may_take_long).await
    }

    async fn fill(&self, lines: mpsc::Receiver<Result<Line, ImportError>>) -> Result<(), ImportError> {
        self.store.fill(lines).await
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicUsize;

    use super::*;
    use crate::change_feed::ChangeFeed;
    use crate::{Json, Put};

    /// A store that answers, or hangs.
    #[derive(Default)]
    struct Fake {
        hangs: AtomicBool,
        n_calls: AtomicUsize,
    }

    impl Fake {
        async fn answer(&self) {
            self.n_calls.fetch_add(1, Ordering::Relaxed);
            if self.hangs.load(Ordering::Relaxed) {
                std::future::pending::<()>().await;
            }
        }
    }

    #[async_trait::async_trait]
    impl Store for Arc<Fake> {
        async fn write(&self, _: Write) -> Result<(), WriteError> {
            self.answer().await;
            Ok(())
        }

        async fn log(&self, _: &str, _: u64) -> Result<Vec<Entry>, StoreError> {
            self.answer().await;
            Ok(Vec::new())
        }

        async fn note(&self, _: &str, _: &str) -> Result<Option<Note>, StoreError> {
            self.answer().await;
            Ok(None)
        }

        async fn notes(&self, _: &Query) -> Result<Vec<Found>, StoreError> {
            self.answer().await;
            Ok(Vec::new())
        }

        fn log_changes(&self) -> LogChanges {
            ChangeFeed::new().listen()
        }

        fn tally(&self) -> Tally {
            Tally::default()
        }

        async fn backup(&self, _: &Path) -> Result<(), BackupError> {
            Ok(())
        }

        async fn scan(&self, _: mpsc::Sender<Line>) -> Result<(), StoreError> {
            Ok(())
        }

        async fn inspect(&self) -> Result<Vec<String>, StoreError> {
            Ok(Vec::new())
        }

        async fn scrub(&self, _: bool) -> Result<bool, StoreError> {
            Ok(true)
        }

        async fn fill(&self, _: mpsc::Receiver<Result<Line, ImportError>>) -> Result<(), ImportError> {
            Ok(())
        }
    }

    fn put() -> Write {
        Put::new("person", "ada", Json::new("Ada").unwrap()).into()
    }

    fn fake() -> (Arc<Fake>, Gate) {
        let fake = Arc::<Fake>::default();
        (fake.clone(), Gate::new(fake))
    }

    #[tokio::test(start_paused = true)]
    async fn a_call_is_given_up_and_those_behind_it_are_refused_at_once() {
        let (fake, gate) = fake();
        assert_eq!(gate.write(put()).await, Ok(()));
        fake.hangs.store(true, Ordering::Relaxed);
        let start = Instant::now();
        assert_eq!(gate.write(put()).await, Err(no_answer().into()));
        assert_eq!(start.elapsed(), DEADLINE);
        for _ in 0..100 {
            assert_eq!(gate.log("t", 0).await, Err(no_answer()));
            assert_eq!(gate.write(put()).await, Err(no_answer().into()));
            assert_eq!(gate.probe().await, Err(no_answer()));
        }
        assert_eq!(start.elapsed(), DEADLINE);
    }

    #[tokio::test(start_paused = true)]
    async fn the_gate_opens_when_a_probe_is_answered() {
        let (fake, gate) = fake();
        fake.hangs.store(true, Ordering::Relaxed);
        assert_eq!(gate.note("person", "ada").await, Err(no_answer()));
        sleep(10 * DEADLINE).await;
        assert_eq!(gate.note("person", "ada").await, Err(no_answer()));
        fake.hangs.store(false, Ordering::Relaxed);
        sleep(DEADLINE + 2 * PAUSE).await;
        assert_eq!(gate.note("person", "ada").await, Ok(None));
    }

    #[tokio::test(start_paused = true)]
    async fn health_is_told_within_a_second() {
        let (fake, gate) = fake();
        fake.hangs.store(true, Ordering::Relaxed);
        let start = Instant::now();
        let answers = tokio::join!(gate.probe(), gate.probe(), gate.probe());
        assert_eq!(answers, (Err(no_answer()), Err(no_answer()), Err(no_answer())));
        assert!(start.elapsed() < Duration::from_secs(1));
        assert_eq!(fake.n_calls.load(Ordering::Relaxed), 1, "one probe at a time");
    }

    #[tokio::test(start_paused = true)]
    async fn a_probe_is_written_once_a_second_however_often_it_is_asked_for() {
        let (fake, gate) = fake();
        for _ in 0..100 {
            assert_eq!(gate.probe().await, Ok(()));
        }
        assert_eq!(fake.n_calls.load(Ordering::Relaxed), 1);
        sleep(FRESH).await;
        assert_eq!(gate.write(put()).await, Ok(()));
        assert_eq!(gate.probe().await, Ok(()));
        assert_eq!(fake.n_calls.load(Ordering::Relaxed), 2, "what was written meanwhile is proof enough");
        sleep(FRESH).await;
        assert_eq!(gate.probe().await, Ok(()));
        assert_eq!(fake.n_calls.load(Ordering::Relaxed), 3);
    }
}
