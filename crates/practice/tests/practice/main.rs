//! Lessons can be played, and puzzles have the answers that were shipped with them.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

mod lesson;
mod puzzle;
