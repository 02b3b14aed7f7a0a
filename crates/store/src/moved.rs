//! News of logs that have grown.

use tokio::sync::broadcast;

/// How many news a listener may be behind before it has to look at everything again.
const MOST_NEWS: usize = 4096;

/// What has moved, on this node or another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Moved {
    /// This table's log has at least so many entries now.
    Table {
        /// The table.
        table: String,
        /// How many entries.
        len: u64,
    },
    /// Some news were lost: anything may have moved, look at every table again.
    Everything,
}

/// A listener's end of the news. News come after the commit they tell of; what has been heard already
/// may be heard again.
#[derive(Debug)]
pub struct Moves(broadcast::Receiver<Moved>);

impl Moves {
    /// Waits for the next news; `None` once the store is closed.
    pub async fn next(&mut self) -> Option<Moved> {
        match self.0.recv().await {
            Ok(moved) => Some(moved),
            Err(broadcast::error::RecvError::Lagged(_)) => Some(Moved::Everything),
            Err(broadcast::error::RecvError::Closed) => None,
        }
    }
}

/// The store's end of the news.
#[derive(Clone)]
pub(crate) struct Herald(broadcast::Sender<Moved>);

impl Herald {
    pub(crate) fn new() -> Herald {
        Herald(broadcast::Sender::new(MOST_NEWS))
    }

    pub(crate) fn tell(&self, moved: Moved) {
        // Nobody listening is no failure.
        let _ = self.0.send(moved);
    }

    pub(crate) fn listen(&self) -> Moves {
        Moves(self.0.subscribe())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn who_is_too_slow_has_to_look_at_everything() {
        let herald = Herald::new();
        let mut moves = herald.listen();
        for len in 1..=MOST_NEWS as u64 + 1 {
            herald.tell(Moved::Table { table: "t".into(), len });
        }
        assert_eq!(moves.next().await, Some(Moved::Everything));
        assert_eq!(moves.next().await, Some(Moved::Table { table: "t".into(), len: 2 }));
    }
}
