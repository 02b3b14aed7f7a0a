//! What all tasks of a node share.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use store::Store;
use tokio::sync::{Notify, broadcast};

use crate::clock::Time;
use crate::config::Config;
use crate::live::bot_tables::BotTables;
use crate::metrics::Metrics;
use crate::people::{Gone, People};
use crate::work::Work;
use crate::work::jobs::Jobs;

/// A day in milliseconds.
pub(crate) const DAY: u64 = 24 * 60 * 60 * 1000;

/// What all tasks of a node share.
pub(crate) struct Node {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) people: People,
    pub(crate) time: Arc<Time>,
    /// People and devices that have just been forgotten.
    pub(crate) gone: broadcast::Sender<Gone>,
    pub(crate) config: Config,
    pub(crate) metrics: Metrics,
    /// The pool for whatever keeps a core busy.
    pub(crate) work: Arc<Work>,
    /// Analyses of matches that are over.
    pub(crate) jobs: Jobs,
    /// Tables at which bots play now.
    pub(crate) bot_tables: Arc<BotTables>,
    /// Whether something deleted has to be wiped out of the files.
    pub(crate) is_scrub_due: Notify,
}

impl Node {
    pub(crate) fn new(store: Arc<dyn Store>, config: Config) -> Node {
        let work = Arc::new(Work::new(config.n_thinkers));
        let time = Arc::new(Time::new(config.clock.clone()));
        Node {
            people: People::new(store.clone(), time.clone()),
            time,
            gone: broadcast::Sender::new(64),
            jobs: Jobs::new(work.clone()),
            work,
            bot_tables: Arc::default(),
            is_scrub_due: Notify::new(),
            metrics: Metrics::default(),
            store,
            config,
        }
    }
}

/// Milliseconds since 1970 by the system's clock, for what nodes tell each other of the present. Whatever is
/// kept goes by the [`Time`] of the node.
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

/// The day of a time, by universal time, such as `2026-11-16`.
pub(crate) fn date(at: u64) -> String {
    // Years that begin in March end with the day that leap years add (Hinnant, chrono-compatible date algorithms).
    let shifted = at / DAY + 719_468;
    let (era, of_era) = (shifted / 146_097, shifted % 146_097);
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let march = (5 * of_year + 2) / 153;
    let (month, day) = (if march < 10 { march + 3 } else { march - 9 }, of_year - (153 * march + 2) / 5 + 1);
    format!("{:04}-{month:02}-{day:02}", era * 400 + year + u64::from(month <= 2))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_their_dates() {
        for (at, name) in [
            (0, "1970-01-01"),
            (59 * DAY, "1970-03-01"),
            (11_016 * DAY, "2000-02-29"),
            (20_773 * DAY, "2026-11-16"),
            (20_819 * DAY - 1, "2026-12-31"),
        ] {
            assert_eq!(date(at), name);
        }
    }
}
