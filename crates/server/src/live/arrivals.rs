//! Who is connected to a table now.

use std::collections::BTreeSet;
use std::time::Duration;

use table::PersonId;
use tokio::time::Instant;

use super::actor::TableActor;

/// How long comings and goings are gathered before they are shown: a page that is loaded anew goes and
/// comes within a moment.
const GATHERED_FOR: Duration = Duration::from_millis(700);

/// Who is connected to a table now.
#[derive(Default)]
pub(super) struct Arrivals {
    /// Everybody who is, on this node or another.
    pub(super) here: BTreeSet<PersonId>,
    /// Those whom everybody was shown last.
    pub(super) shown: BTreeSet<PersonId>,
    /// When a change is shown.
    due: Option<Instant>,
}

impl Arrivals {
    pub(super) fn due(&self) -> Option<Instant> {
        self.due
    }
}

impl TableActor {
    /// Takes note that somebody may have come or gone.
    pub(super) fn note_arrivals(&mut self) {
        let watching = self.watchers.iter().map(|watcher| watcher.person.clone()).collect();
        self.tables.presence.set(&self.id, watching);
        self.arrivals.here = self.tables.presence.at(&self.id);
        if self.arrivals.due.is_none() && self.arrivals.here != self.arrivals.shown {
            self.arrivals.due = Some(Instant::now() + GATHERED_FOR);
        }
    }

    /// Shows everybody who is here, if that is still news.
    pub(super) async fn show_arrivals(&mut self) {
        self.arrivals.due = None;
        if self.arrivals.here != self.arrivals.shown {
            self.arrivals.shown.clone_from(&self.arrivals.here);
            self.show_anew().await;
        }
    }
}
