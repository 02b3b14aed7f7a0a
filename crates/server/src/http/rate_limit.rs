//! Rate limits: a token bucket for each person or address.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// The measures of a token bucket.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rate {
    /// How often in a row.
    pub burst: f32,
    /// How often per second in the long run.
    pub per_second: f32,
}

impl Rate {
    /// A rate of `burst` in a row and `per_second` in the long run.
    pub const fn new(burst: f32, per_second: f32) -> Rate {
        Rate { burst, per_second }
    }
}

/// A token bucket: what one connection, person or address may still do.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    tokens: f32,
    filled: Instant,
}

impl Bucket {
    pub(crate) fn full(rate: Rate, now: Instant) -> Bucket {
        Bucket { tokens: rate.burst, filled: now }
    }

    /// Takes a token, or gives the wait until there is one.
    pub(crate) fn take(&mut self, rate: Rate, now: Instant) -> Result<(), Duration> {
        self.fill(rate, now);
        if 1.0 <= self.tokens {
            self.tokens -= 1.0;
            return Ok(());
        }
        let wait = (1.0 - self.tokens) / rate.per_second;
        Err(Duration::try_from_secs_f32(wait).map_or(LONGEST_WAIT, |wait| wait.min(LONGEST_WAIT)))
    }

    fn fill(&mut self, rate: Rate, now: Instant) {
        let waited = now.duration_since(self.filled).as_secs_f32();
        self.tokens = (self.tokens + waited * rate.per_second).min(rate.burst);
        self.filled = now;
    }
}

/// A token bucket for each of many askers.
pub(crate) struct Buckets<K> {
    rate: Rate,
    buckets: Mutex<HashMap<K, Bucket>>,
}

/// The longest wait that a refusal names.
const LONGEST_WAIT: Duration = Duration::from_secs(3600);

/// With more askers than this, those whose bucket is full again are forgotten.
const MOST_REMEMBERED: usize = 10_000;

impl<K: Eq + Hash> Buckets<K> {
    pub(crate) fn new(rate: Rate) -> Buckets<K> {
        Buckets { rate, buckets: Mutex::default() }
    }

    /// Takes a token of this asker, or gives the wait until there is one.
    pub(crate) fn take(&self, asker: K) -> Result<(), Duration> {
        let now = Instant::now();
        let mut buckets = self.buckets.lock().expect("no thread panics while counting");
        if MOST_REMEMBERED < buckets.len() {
            buckets.retain(|_, bucket| {
                bucket.fill(self.rate, now);
                bucket.tokens < self.rate.burst
            });
        }
        buckets.entry(asker).or_insert_with(|| Bucket::full(self.rate, now)).take(self.rate, now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let rate = Rate::new(2.0, 10.0);
        let start = Instant::now();
        let mut bucket = Bucket::full(rate, start);
        let asked = [0, 0, 0, 50, 100, 5000, 5000, 5000]
            .map(|ms| bucket.take(rate, start + Duration::from_millis(ms)).is_ok());
        assert_eq!(asked, [true, true, false, false, true, true, true, false]);
    }

    #[test]
    fn an_empty_bucket_says_when_there_is_leave_again() {
        let (rate, start) = (Rate::new(1.0, 0.25), Instant::now());
        let mut bucket = Bucket::full(rate, start);
        let waits = [0, 0, 3000, 4000].map(|ms| bucket.take(rate, start + Duration::from_millis(ms)));
        let wait = |seconds| Err(Duration::from_secs(seconds));
        assert_eq!(waits, [Ok(()), wait(4), wait(1), Ok(())]);
        let mut never = Bucket::full(Rate::new(0.0, 0.0), start);
        assert_eq!(never.take(Rate::new(0.0, 0.0), start), Err(LONGEST_WAIT));
    }

    #[test]
    fn each_asker_has_a_bucket_of_its_own() {
        let buckets = Buckets::new(Rate::new(1.0, 0.0));
        assert_eq!(["ada", "ada", "bo"].map(|who| buckets.take(who).is_ok()), [true, false, true]);
    }
}
