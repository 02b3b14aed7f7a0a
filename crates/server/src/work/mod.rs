//! The thread pool for work that keeps a core busy: bots that think, analyses, replays.
//!
//! The pool has lanes, so that no live table waits for an analysis. Within a lane askers take turns ([`queue`]).
//! Work outside the lanes blocks the event loop for one step of a game at most.

pub(crate) mod analysis;
pub(crate) mod jobs;
pub(crate) mod missions;
pub(crate) mod puzzles;
mod queue;
pub(crate) mod trials;
pub(crate) mod verdicts;

use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Instant;

use tokio::sync::oneshot;
use tokio::task::{JoinError, spawn_blocking};

use queue::FairQueue;
pub(crate) use queue::{Asker, Key};

/// What kind of work it is. Each lane has places of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lane {
    /// Bots at tables, and trials of missions.
    Bots,
    /// Analyses of matches that are over, which take seconds to minutes.
    Analysis,
    /// Matches that are played again, which takes milliseconds.
    Replay,
}

/// The pool.
pub(crate) struct Work {
    bots: Arc<Places>,
    analysis: Arc<Places>,
    replay: Arc<Places>,
}

impl Work {
    /// A pool in which `n_thinkers` bots of one address think at the same time.
    ///
    /// One place more is for bots of other addresses, which otherwise would wait for a whole turn.
    pub(crate) fn new(n_thinkers: usize) -> Work {
        let lane = |n_free, most_of_address| {
            Arc::new(Places(Mutex::new(State { n_free, queue: FairQueue::new(most_of_address) })))
        };
        let n_thinkers = n_thinkers.max(1);
        Work { bots: lane(n_thinkers + 1, n_thinkers), analysis: lane(1, 1), replay: lane(1, 1) }
    }

    /// Does some work on another thread once it is its turn. It is given up if its caller leaves before it began.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        lane: Lane,
        key: Key,
        work: impl FnOnce(&mut Turn) -> T + Send + 'static,
    ) -> Result<T, JoinError> {
        let places = match lane {
            Lane::Bots => &self.bots,
            Lane::Analysis => &self.analysis,
            Lane::Replay => &self.replay,
        };
        let waiting = Waiting::new(places, key.clone());
        let place = waiting.place().await;
        let mut turn = Turn { places: places.clone(), key, place };
        spawn_blocking(move || work(&mut turn)).await
    }
}

/// The turn of some work that has begun.
pub(crate) struct Turn {
    places: Arc<Places>,
    key: Key,
    place: Option<Place>,
}

impl Turn {
    /// Lets others go on between two steps.
    pub(crate) fn pause(&mut self) {
        self.place = None;
        self.place = Waiting::new(&self.places, self.key.clone()).place_blocking();
    }
}

/// The places of a lane.
struct Places(Mutex<State>);

struct State {
    n_free: usize,
    queue: FairQueue<oneshot::Sender<Place>>,
}

impl Places {
    /// Gives free places to those whose turn it is.
    fn give(self: &Arc<Self>) {
        loop {
            let mut state = self.lock();
            if state.n_free == 0 {
                return;
            }
            let Some((key, turn)) = state.queue.next() else { return };
            state.n_free -= 1;
            drop(state);
            // Its caller may have left; then the place comes back at once.
            let _ = turn.send(Place { places: self.clone(), asker: key.asker, began: Instant::now() });
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.lock().expect("no thread panics while it queues")
    }
}

/// A place in a lane, given back when dropped.
struct Place {
    places: Arc<Places>,
    asker: Asker,
    began: Instant,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut state = self.places.lock();
        state.n_free += 1;
        state.queue.charge(&self.asker, self.began.elapsed());
        drop(state);
        self.places.give();
    }
}

/// A caller in the queue, who leaves it when dropped.
struct Waiting {
    places: Arc<Places>,
    number: u64,
    place: oneshot::Receiver<Place>,
}

impl Waiting {
    fn new(places: &Arc<Places>, key: Key) -> Waiting {
        let (turn, place) = oneshot::channel();
        let number = places.lock().queue.push(key, turn);
        places.give();
        Waiting { places: places.clone(), number, place }
    }

    async fn place(mut self) -> Option<Place> {
        (&mut self.place).await.ok()
    }

    fn place_blocking(mut self) -> Option<Place> {
        tokio::runtime::Handle::current().block_on(&mut self.place).ok()
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        self.places.lock().queue.remove(self.number);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::task::Poll;

    use super::*;

    fn asker(address: u8) -> Asker {
        Asker { address: Some([192, 0, 2, address].into()), person: None }
    }

    /// Starts some work without waiting for it, and gives what waits for it.
    async fn begin<T>(work: impl Future<Output = T> + Send + 'static) -> tokio::task::JoinHandle<T>
    where
        T: Send + 'static,
    {
        let begun = tokio::spawn(work);
        tokio::task::yield_now().await;
        begun
    }

    #[tokio::test]
    async fn a_stranger_is_served_between_two_steps_of_long_work() {
        let work = Arc::new(Work::new(1));
        let (steps, order) = mpsc::channel();
        let (go_on, may_go_on) = mpsc::channel();
        let (busy, sent) = (work.clone(), steps.clone());
        let long = begin(async move {
            busy.run(Lane::Analysis, asker(1).urgent(), move |turn| {
                may_go_on.recv().unwrap();
                sent.send("first step").unwrap();
                turn.pause();
                sent.send("second step").unwrap();
            })
            .await
        })
        .await;
        let (quick, sent) = (work.clone(), steps.clone());
        let stranger = begin(async move {
            quick.run(Lane::Analysis, asker(2).urgent(), move |_| sent.send("stranger")).await
        })
        .await;
        // Who plays has a lane of their own, and does not wait for either.
        work.run(Lane::Bots, asker(3).urgent(), move |_| steps.send("bot")).await.unwrap().unwrap();
        go_on.send(()).unwrap();
        long.await.unwrap().unwrap();
        stranger.await.unwrap().unwrap().unwrap();
        assert_eq!(order.iter().collect::<Vec<_>>(), ["bot", "first step", "stranger", "second step"]);
    }

    #[tokio::test]
    async fn work_given_up_leaves_its_place_to_others() {
        let work = Arc::new(Work::new(1));
        let (go_on, may_go_on) = mpsc::channel::<()>();
        let busy = work.clone();
        let first =
            begin(async move { busy.run(Lane::Bots, asker(1).urgent(), move |_| may_go_on.recv()).await })
                .await;
        let mut given_up = Box::pin(work.run(Lane::Bots, asker(2).urgent(), |_| panic!("it never begins")));
        let polled = std::future::poll_fn(|context| Poll::Ready(given_up.as_mut().poll(context))).await;
        assert!(polled.is_pending());
        drop(given_up);
        go_on.send(()).unwrap();
        first.await.unwrap().unwrap().unwrap();
        let broken = work.run(Lane::Bots, asker(3).urgent(), |_| panic!("as a broken bot does")).await;
        assert!(broken.is_err());
        assert_eq!(work.run(Lane::Bots, asker(3).urgent(), |_| 7).await.unwrap(), 7);
    }
}
