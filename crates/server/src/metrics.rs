//! Counters for the operator, in the text format of Prometheus.

use std::fmt::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::time::Duration;

use store::Tally;

/// Upper bounds of the commit times that are counted, in milliseconds.
const BOUNDS: [u64; 8] = [1, 2, 5, 10, 20, 50, 100, 500];

/// What a node has done since it was started.
#[derive(Default)]
pub(crate) struct Metrics {
    pub(crate) requests: AtomicU64,
    pub(crate) frames: AtomicU64,
    pub(crate) broken_frames: AtomicU64,
    pub(crate) commands: AtomicU64,
    pub(crate) refusals: AtomicU64,
    pub(crate) too_fast: AtomicU64,
    pub(crate) foreign_origins: AtomicU64,
    pub(crate) bot_actions: AtomicU64,
    pub(crate) lost_races: AtomicU64,
    pub(crate) updates: AtomicU64,
    pub(crate) slow_clients: AtomicU64,
    /// Bytes of messages that wait in all outboxes.
    pub(crate) unread_bytes: Arc<AtomicUsize>,
    commits: [AtomicU64; BOUNDS.len() + 1],
    commit_micros: AtomicU64,
}

impl Metrics {
    pub(crate) fn count(counter: &AtomicU64) {
        counter.fetch_add(1, Relaxed);
    }

    /// Counts a step that was committed in this time.
    pub(crate) fn count_commit(&self, took: Duration) {
        let place = BOUNDS.partition_point(|&bound| u128::from(bound) < took.as_millis());
        Metrics::count(&self.commits[place]);
        self.commit_micros.fetch_add(took.as_micros() as u64, Relaxed);
    }

    /// Everything as text. Sockets and tables are counted where they are held.
    pub(crate) fn text(&self, sockets: usize, tables: usize, tally: Tally) -> String {
        let mut text = String::new();
        let mut line = |name: &str, kind: &str, help: &str, value: u64| {
            let _ = writeln!(text, "# HELP wardroom_{name} {help}");
            let _ = writeln!(text, "# TYPE wardroom_{name} {kind}\nwardroom_{name} {value}");
        };
        line("sockets", "gauge", "Open sockets.", sockets as u64);
        line("tables", "gauge", "Tables in memory.", tables as u64);
        let unread = self.unread_bytes.load(Relaxed) as u64;
        line(
            "unread_bytes",
            "gauge",
            "Bytes that wait for their readers, without those in the kernel.",
            unread,
        );
        line("store_writes_total", "counter", "Writes committed.", tally.writes);
        line("store_commits_total", "counter", "Commits they took.", tally.commits);
        for (name, help, counter) in [
            ("http_requests_total", "HTTP requests.", &self.requests),
            ("frames_total", "Frames received.", &self.frames),
            ("broken_frames_total", "Frames that could not be read.", &self.broken_frames),
            ("commands_total", "Commands carried out.", &self.commands),
            ("refusals_total", "Commands refused.", &self.refusals),
            ("too_fast_total", "Requests refused for coming too fast.", &self.too_fast),
            ("foreign_origins_total", "Requests refused for their origin.", &self.foreign_origins),
            ("bot_actions_total", "Actions of bots.", &self.bot_actions),
            ("lost_races_total", "Steps that another node took first.", &self.lost_races),
            ("updates_total", "Sights sent.", &self.updates),
            ("slow_clients_total", "Connections closed for reading too slowly.", &self.slow_clients),
        ] {
            line(name, "counter", help, counter.load(Relaxed));
        }
        self.histogram(&mut text);
        text
    }

    fn histogram(&self, text: &mut String) {
        let name = "wardroom_step_seconds";
        let _ = writeln!(text, "# HELP {name} Time from a decision to its commit.\n# TYPE {name} histogram");
        let mut sum = 0;
        for (place, counter) in self.commits.iter().enumerate() {
            sum += counter.load(Relaxed);
            let bound = BOUNDS.get(place).map_or("+Inf".into(), |&ms| (ms as f64 / 1000.0).to_string());
            let _ = writeln!(text, "{name}_bucket{{le=\"{bound}\"}} {sum}");
        }
        let seconds = self.commit_micros.load(Relaxed) as f64 / 1e6;
        let _ = writeln!(text, "{name}_sum {seconds}\n{name}_count {sum}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commit_times_are_counted_up_to_their_bounds() {
        let metrics = Metrics::default();
        for ms in [0, 1, 3, 700] {
            metrics.count_commit(Duration::from_millis(ms));
        }
        let text = metrics.text(3, 2, Tally::default());
        for line in [
            "wardroom_sockets 3",
            "wardroom_step_seconds_bucket{le=\"0.001\"} 2",
            "wardroom_step_seconds_bucket{le=\"0.005\"} 3",
            "wardroom_step_seconds_bucket{le=\"+Inf\"} 4",
            "wardroom_step_seconds_count 4",
        ] {
            assert!(text.lines().any(|found| found == line), "{line} in {text}");
        }
    }
}
