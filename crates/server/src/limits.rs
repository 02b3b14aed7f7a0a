//! How often somebody may ask.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::Mutex;
use std::time::Instant;

/// How often something may be done: a token bucket's measures.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rate {
    /// How often in a row.
    pub burst: f32,
    /// How often per second in the long run.
    pub per_second: f32,
}

impl Rate {
    /// So often in a row, and so often per second in the long run.
    pub const fn new(burst: f32, per_second: f32) -> Rate {
        Rate { burst, per_second }
    }
}

/// What one connection, person or address may still do.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    tokens: f32,
    filled: Instant,
}

impl Bucket {
    pub(crate) fn full(rate: Rate, now: Instant) -> Bucket {
        Bucket { tokens: rate.burst, filled: now }
    }

    /// Whether it may be done once more now.
    pub(crate) fn take(&mut self, rate: Rate, now: Instant) -> bool {
        self.fill(rate, now);
        let is_allowed = 1.0 <= self.tokens;
        if is_allowed {
            self.tokens -= 1.0;
        }
        is_allowed
    }

    fn fill(&mut self, rate: Rate, now: Instant) {
        let waited = now.duration_since(self.filled).as_secs_f32();
        self.tokens = (self.tokens + waited * rate.per_second).min(rate.burst);
        self.filled = now;
    }
}

/// A bucket for each of many askers.
pub(crate) struct Buckets<K> {
    rate: Rate,
    buckets: Mutex<HashMap<K, Bucket>>,
}

/// With more askers than this, those whose bucket is full again are forgotten.
const MOST_REMEMBERED: usize = 10_000;

impl<K: Eq + Hash> Buckets<K> {
    pub(crate) fn new(rate: Rate) -> Buckets<K> {
        Buckets { rate, buckets: Mutex::default() }
    }

    /// Whether this asker may ask once more now.
    pub(crate) fn take(&self, asker: K) -> bool {
        let now = Instant::now();
        let mut buckets = self.buckets.lock().expect("nobody panics while counting");
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
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let rate = Rate::new(2.0, 10.0);
        let start = Instant::now();
        let mut bucket = Bucket::full(rate, start);
        let asked = [0, 0, 0, 50, 100, 5000, 5000, 5000]
            .map(|ms| bucket.take(rate, start + Duration::from_millis(ms)));
        assert_eq!(asked, [true, true, false, false, true, true, true, false]);
    }

    #[test]
    fn everybody_has_a_bucket_of_their_own() {
        let buckets = Buckets::new(Rate::new(1.0, 0.0));
        assert_eq!(["ada", "ada", "bo"].map(|who| buckets.take(who)), [true, false, true]);
    }
}
