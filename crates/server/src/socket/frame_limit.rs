//! How fast one connection sends, and when it is too much.

use std::time::{Duration, Instant};

use crate::http::rate_limit::{Bucket, Rate};

/// The connection is closed after this number of frames that came too fast.
const MOST_STRIKES: u32 = 50;
/// How long a frame that came too fast is held against a connection.
const REMEMBERED_FOR: Duration = Duration::from_secs(60);

/// How fast one connection sends.
pub(crate) struct FrameLimit {
    rate: Rate,
    frames: Bucket,
    strikes: u32,
    last_strike: Option<Instant>,
}

/// A frame came too fast.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TooFast {
    /// After how long the next frame is in time.
    pub(crate) wait: Duration,
    /// Whether the connection has done so too often.
    pub(crate) is_flood: bool,
}

impl FrameLimit {
    pub(crate) fn new(rate: Rate, now: Instant) -> FrameLimit {
        FrameLimit { rate, frames: Bucket::full(rate, now), strikes: 0, last_strike: None }
    }

    /// Counts a frame.
    pub(crate) fn count(&mut self, now: Instant) -> Result<(), TooFast> {
        self.frames.take(self.rate, now).map_err(|wait| {
            self.strikes = if self.was_exceeded_lately(now) { self.strikes + 1 } else { 1 };
            self.last_strike = Some(now);
            TooFast { wait, is_flood: MOST_STRIKES < self.strikes }
        })
    }

    /// Whether frames came too fast lately. The answers to them may be what a slow reader is behind with.
    pub(crate) fn was_exceeded_lately(&self, now: Instant) -> bool {
        self.last_strike.is_some_and(|last| now.duration_since(last) < REMEMBERED_FOR)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flood_is_one_and_is_forgotten() {
        let start = Instant::now();
        let mut frame_limit = FrameLimit::new(Rate::new(10.0, 1.0), start);
        let mut flood_at = None;
        for n in 1..=100 {
            let counted = frame_limit.count(start);
            assert_eq!(counted.is_ok(), n <= 10);
            if counted.is_err_and(|too_fast| too_fast.is_flood) {
                flood_at = flood_at.or(Some(n));
            }
        }
        assert_eq!(flood_at, Some(61));
        // One frame too many in each of many hours is no flood.
        let mut frame_limit = FrameLimit::new(Rate::new(1.0, 0.001), start);
        for hour in 0..100 {
            let now = start + Duration::from_secs(3600 * hour);
            assert_eq!(frame_limit.count(now), Ok(()));
            assert!(!frame_limit.was_exceeded_lately(now), "hour {hour}");
            assert!(frame_limit.count(now).is_err_and(|too_fast| !too_fast.is_flood));
            assert!(
                frame_limit.was_exceeded_lately(now)
                    && frame_limit.was_exceeded_lately(now + Duration::from_secs(10))
            );
        }
    }
}
