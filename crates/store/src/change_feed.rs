//! A broadcast channel that tells which logs have grown.

use tokio::sync::broadcast;

/// How many changes a listener may be behind before it has to read every table again.
const MOST_CHANGES: usize = 4096;

/// A log that has grown, on this node or another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LogChanged {
    /// The log of this table has at least this number of entries.
    Table {
        /// The table.
        table: String,
        /// The number of entries.
        len: u64,
    },
    /// Some changes were lost: any log may have grown.
    Everything,
}

/// The receiving end of a feed of log changes.
///
/// A change comes after the commit that made it, and may come more than once.
#[derive(Debug)]
pub struct LogChanges(broadcast::Receiver<LogChanged>);

impl LogChanges {
    /// Waits for the next change; `None` once the store is closed.
    pub async fn next(&mut self) -> Option<LogChanged> {
        match self.0.recv().await {
            Ok(change) => Some(change),
            Err(broadcast::error::RecvError::Lagged(_)) => Some(LogChanged::Everything),
            Err(broadcast::error::RecvError::Closed) => None,
        }
    }
}

/// The sending end, held by the store.
#[derive(Clone)]
pub(crate) struct ChangeFeed(broadcast::Sender<LogChanged>);

impl ChangeFeed {
    pub(crate) fn new() -> ChangeFeed {
        ChangeFeed(broadcast::Sender::new(MOST_CHANGES))
    }

    pub(crate) fn send(&self, change: LogChanged) {
        // Without listeners there is nothing to do.
        let _ = self.0.send(change);
    }

    pub(crate) fn listen(&self) -> LogChanges {
        LogChanges(self.0.subscribe())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn who_is_too_slow_has_to_look_at_everything() {
        let feed = ChangeFeed::new();
        let mut changes = feed.listen();
        for len in 1..=MOST_CHANGES as u64 + 1 {
            feed.send(LogChanged::Table { table: "t".into(), len });
        }
        assert_eq!(changes.next().await, Some(LogChanged::Everything));
        assert_eq!(changes.next().await, Some(LogChanged::Table { table: "t".into(), len: 2 }));
    }
}
