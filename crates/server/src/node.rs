//! What all tasks of a node share.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use store::Store;
use tokio::sync::Semaphore;

use crate::config::Config;
use crate::metrics::Metrics;
use crate::people::People;
use crate::thoughts::Thoughts;

/// What all tasks of a node share.
pub(crate) struct Node {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) people: People,
    pub(crate) config: Config,
    pub(crate) metrics: Metrics,
    /// Places for bots to think in.
    pub(crate) thinkers: Arc<Semaphore>,
    /// What is thought about matches that are over.
    pub(crate) thoughts: Thoughts,
}

impl Node {
    pub(crate) fn new(store: Arc<dyn Store>, config: Config) -> Node {
        Node {
            people: People::new(store.clone()),
            thinkers: Arc::new(Semaphore::new(config.n_thinkers.max(1))),
            thoughts: Thoughts::default(),
            metrics: Metrics::default(),
            store,
            config,
        }
    }
}

/// Milliseconds since 1970.
pub(crate) fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    since.as_millis().try_into().unwrap_or(u64::MAX)
}

/// A time as a tag: sorted as text it is sorted by time.
pub(crate) fn time_tag(at: u64) -> String {
    format!("{at:013}")
}

/// A time as a tag that sorts the latest first.
pub(crate) fn latest_first(at: u64) -> String {
    time_tag(9_999_999_999_999 - at.min(9_999_999_999_999))
}
