//! Matches that are over: their records, replays and statistics.

pub(crate) mod records;
pub(crate) mod replay;
pub(crate) mod source;
pub(crate) mod statistics;
