//! Who is connected to a table now.

use std::collections::BTreeSet;
use std::time::Duration;

use table::PersonId;
use tokio::time::Instant;

use super::actor::TableActor;

/// The debounce time of presence changes: a page that is reloaded leaves and returns within it.
const GATHERED_FOR: Duration = Duration::from_millis(700);

/// Who is connected to a table now.
#[derive(Default)]
pub(super) struct Arrivals {
    /// The people connected on any node.
    pub(super) here: BTreeSet<PersonId>,
    /// The people in the last view sent.
    pub(super) shown: BTreeSet<PersonId>,
    /// When a pending change is shown.
    due: Option<Instant>,
}

impl Arrivals {
    pub(super) fn due(&self) -> Option<Instant> {
        self.due
    }
}

impl TableActor {
    /// Reads who is connected, and plans to show a change.
    pub(super) fn note_arrivals(&mut self) {
        let watching = self.watchers.iter().map(|watcher| watcher.person.clone()).collect();
        self.tables.presence.set(&self.id, watching);
        self.arrivals.here = self.tables.presence.at(&self.id);
        if self.arrivals.due.is_none() && self.arrivals.here != self.arrivals.shown {
            self.arrivals.due = Some(Instant::now() + GATHERED_FOR);
        }
    }

    /// Sends new views if the people connected differ from those shown.
    pub(super) async fn show_arrivals(&mut self) {
        self.arrivals.due = None;
        if self.arrivals.here != self.arrivals.shown {
            self.arrivals.shown.clone_from(&self.arrivals.here);
            self.show_anew().await;
        }
    }
}
