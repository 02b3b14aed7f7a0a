//! The time: what the wall clock says, and how much of it went by without this node.
//!
//! Deadlines are times of the wall clock, since nodes and restarts share nothing else. That clock may be set,
//! and it goes on while the machine sleeps. A node compares it with its steady clock: what the two differ by is
//! given back to those who were waited for then.

use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use table::{Table, TableView};

/// The two clocks of a machine.
pub trait Clock: Send + Sync + fmt::Debug {
    /// The wall clock, in milliseconds since 1970.
    fn wall(&self) -> u64;

    /// A clock that is never set and rests while the machine sleeps, in milliseconds since any moment.
    fn steady(&self) -> u64;
}

/// The clocks of the system.
#[derive(Debug)]
pub(crate) struct SystemClock(Instant);

impl SystemClock {
    pub(crate) fn new() -> SystemClock {
        SystemClock(Instant::now())
    }
}

impl Clock for SystemClock {
    fn wall(&self) -> u64 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        since.as_millis().try_into().unwrap_or(u64::MAX)
    }

    fn steady(&self) -> u64 {
        self.0.elapsed().as_millis().try_into().unwrap_or(u64::MAX)
    }
}

/// The two clocks may differ by this many milliseconds between two looks at them.
const TOLERANCE: i64 = 1000;
/// How many jumps are remembered: of a laptop, those of months.
const MOST_JUMPS: usize = 10_000;

/// The time of a node.
pub(crate) struct Time {
    clock: Arc<dyn Clock>,
    seen: Mutex<Seen>,
}

/// What a node has seen of its clocks.
struct Seen {
    wall: u64,
    steady: u64,
    jumps: Vec<Jump>,
}

/// The wall clock went on, or back, by more than the steady clock did.
struct Jump {
    /// The wall clock after it.
    to: u64,
    by: i64,
}

impl Time {
    pub(crate) fn new(clock: Arc<dyn Clock>) -> Time {
        let seen = Seen { wall: clock.wall(), steady: clock.steady(), jumps: Vec::new() };
        Time { clock, seen: Mutex::new(seen) }
    }

    /// Milliseconds since 1970.
    pub(crate) fn now(&self) -> u64 {
        self.look().wall
    }

    /// Milliseconds of the steady clock.
    pub(crate) fn steady(&self) -> u64 {
        self.look().steady
    }

    /// How many milliseconds by the wall clock did not go by for this node since a time.
    pub(crate) fn lost_since(&self, since: u64) -> i64 {
        let seen = self.look();
        seen.jumps.iter().rev().filter(|jump| since < jump.to).map(|jump| jump.by).sum()
    }

    /// When a table's next decision is due, after what was lost is given back.
    pub(crate) fn due(&self, table: &Table) -> Option<u64> {
        table.deadline(&|since| self.lost_since(since)).map(|(due, _)| due)
    }

    /// Shows in a sight when the next decision is due here.
    pub(crate) fn correct(&self, sight: &mut TableView, table: &Table) {
        if let Some(playing) = &mut sight.playing {
            playing.due = self.due(table);
        }
    }

    /// Looks at both clocks and takes note of a jump.
    fn look(&self) -> MutexGuard<'_, Seen> {
        let mut seen = self.seen.lock().expect("no thread panics while it looks at a clock");
        let (wall, steady) = (self.clock.wall(), self.clock.steady());
        let by = wall.wrapping_sub(seen.wall).cast_signed() - steady.wrapping_sub(seen.steady).cast_signed();
        if TOLERANCE < by.abs() {
            tracing::warn!(by_ms = by, "the wall clock jumped, or the machine slept: deadlines wait as long");
            if MOST_JUMPS <= seen.jumps.len() {
                seen.jumps.drain(..MOST_JUMPS / 2);
            }
            seen.jumps.push(Jump { to: wall, by });
        }
        (seen.wall, seen.steady) = (wall, steady);
        seen
    }
}

#[cfg(test)]
pub(crate) mod fake {
    use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

    use super::*;

    /// Clocks that a test sets.
    #[derive(Debug)]
    pub(crate) struct FakeClock {
        wall: AtomicU64,
        steady: AtomicU64,
    }

    impl FakeClock {
        pub(crate) fn at(wall: u64) -> Arc<FakeClock> {
            Arc::new(FakeClock { wall: wall.into(), steady: 0.into() })
        }

        /// Time goes by.
        pub(crate) fn pass(&self, ms: u64) {
            self.wall.fetch_add(ms, Relaxed);
            self.steady.fetch_add(ms, Relaxed);
        }

        /// The machine sleeps, or the wall clock is set forward.
        pub(crate) fn sleep(&self, ms: u64) {
            self.wall.fetch_add(ms, Relaxed);
        }

        /// The wall clock is set back.
        pub(crate) fn set_back(&self, ms: u64) {
            self.wall.fetch_sub(ms, Relaxed);
        }
    }

    impl Clock for FakeClock {
        fn wall(&self) -> u64 {
            self.wall.load(Relaxed)
        }

        fn steady(&self) -> u64 {
            self.steady.load(Relaxed)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::fake::FakeClock;
    use super::*;

    #[test]
    fn what_a_node_slept_through_is_lost_for_what_began_before() {
        let clock = FakeClock::at(10_000);
        let time = Time::new(clock.clone());
        clock.pass(5_000);
        assert_eq!((time.now(), time.lost_since(0)), (15_000, 0));
        clock.sleep(60_000);
        assert_eq!(time.lost_since(15_000), 60_000);
        clock.pass(1_000);
        clock.set_back(20_000);
        assert_eq!(time.now(), 56_000);
        assert_eq!([15_000, 55_000].map(|since| time.lost_since(since)), [40_000, 40_000]);
        // What began after both jumps has lost nothing.
        assert_eq!([75_000, 80_000].map(|since| time.lost_since(since)), [0, 0]);
    }

    #[test]
    fn a_clock_that_is_a_little_out_of_step_does_not_jump() {
        let clock = FakeClock::at(10_000);
        let time = Time::new(clock.clone());
        for _ in 0..1000 {
            clock.pass(1_000);
            clock.sleep(10);
            time.now();
        }
        assert_eq!(time.lost_since(0), 0);
    }

    #[test]
    fn a_sleep_is_noticed_by_whoever_asks_first() {
        let clock = FakeClock::at(10_000);
        let time = Time::new(clock.clone());
        clock.sleep(60_000);
        assert_eq!(time.lost_since(9_000), 60_000);
    }
}
