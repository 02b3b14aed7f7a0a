//! Logs with a bound on their growth (rate limiting).
//!
//! Lines that a client can cause again and again must not fill the disk. Each place in the code writes a few
//! lines a minute; the others are counted, and a line a minute reports the number.

use std::collections::HashMap;
use std::io::{IsTerminal, stderr};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use tracing::callsite::Identifier;
use tracing::{Event, Metadata, Subscriber};
use tracing_subscriber::filter::LevelFilter;
use tracing_subscriber::layer::{Context, SubscriberExt};
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{Layer, fmt};

/// The number of lines that one place in the code may write in a period.
const MOST_LINES: u32 = 10;
/// The length of a period.
const PERIOD: Duration = Duration::from_secs(60);

/// Writes logs to standard error from now on, as text or as one JSON object per line.
pub(crate) fn begin(is_json: bool) -> Repetitions {
    let repetitions = Repetitions::default();
    // A log line that nothing reads would panic.
    let lines = fmt::layer().with_writer(stderr).log_internal_errors(false);
    // On a terminal NO_COLOR decides.
    let lines = if stderr().is_terminal() { lines } else { lines.with_ansi(false) };
    let lines = if is_json { lines.json().boxed() } else { lines.with_target(false).boxed() };
    tracing_subscriber::registry().with(lines).with(LevelFilter::INFO).with(repetitions.clone()).init();
    repetitions
}

/// The counts of log lines by the place in the code that writes them.
#[derive(Clone, Default)]
pub(crate) struct Repetitions(Arc<Mutex<HashMap<Identifier, Place>>>);

/// A place in the code that writes lines.
struct Place {
    metadata: &'static Metadata<'static>,
    budget: Budget,
}

impl Repetitions {
    /// Reports once a period how many lines were left out; never ends.
    pub(crate) async fn report(self) {
        let mut periods = tokio::time::interval(PERIOD);
        periods.tick().await;
        loop {
            periods.tick().await;
            self.say();
        }
    }

    /// Reports how many lines were left out since the last report.
    pub(crate) fn say(&self) {
        let mut left_out = Vec::new();
        for Place { metadata, budget } in self.places().values_mut() {
            let n = std::mem::take(&mut budget.n_left_out);
            if 0 < n {
                left_out.push((*metadata, n));
            }
        }
        for (metadata, n) in left_out {
            let (file, line) = (metadata.file().unwrap_or_default(), metadata.line().unwrap_or_default());
            tracing::warn!(n, "lines like those of {file}:{line} were left out");
        }
    }

    fn places(&self) -> MutexGuard<'_, HashMap<Identifier, Place>> {
        self.0.lock().expect("counting never panics")
    }
}

impl<S: Subscriber> Layer<S> for Repetitions {
    fn event_enabled(&self, event: &Event<'_>, _: Context<'_, S>) -> bool {
        let metadata = event.metadata();
        // The report itself follows the clock, so no client can multiply it.
        if metadata.module_path() == Some(module_path!()) {
            return true;
        }
        let now = Instant::now();
        let new = || Place { metadata, budget: Budget::full(now) };
        self.places().entry(metadata.callsite()).or_insert_with(new).budget.take(now)
    }
}

/// The lines a place may still write in this period.
struct Budget {
    since: Instant,
    n_written: u32,
    n_left_out: u64,
}

impl Budget {
    fn full(now: Instant) -> Budget {
        Budget { since: now, n_written: 0, n_left_out: 0 }
    }

    /// Whether one more line is written now; if not, it is counted.
    fn take(&mut self, now: Instant) -> bool {
        if PERIOD <= now.duration_since(self.since) {
            (self.since, self.n_written) = (now, 0);
        }
        let is_written = self.n_written < MOST_LINES;
        if is_written {
            self.n_written += 1;
        } else {
            self.n_left_out += 1;
        }
        is_written
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flood_of_lines_is_counted_and_not_written() {
        let start = Instant::now();
        let mut budget = Budget::full(start);
        // Ten thousand lines a second for ten minutes and a half.
        let moments = (0..6_300_000_u64).map(|n| start + Duration::from_micros(n * 100));
        let n_written = moments.filter(|now| budget.take(*now)).count();
        assert_eq!(n_written as u32, 11 * MOST_LINES);
        assert_eq!(budget.n_left_out, 6_300_000 - 11 * u64::from(MOST_LINES));
    }

    #[test]
    fn a_few_lines_are_all_written() {
        let start = Instant::now();
        let mut budget = Budget::full(start);
        let moments = (0..100).map(|n| start + PERIOD / 10 * n);
        assert_eq!(moments.filter(|now| budget.take(*now)).count(), 100);
        assert_eq!(budget.n_left_out, 0);
    }
}
