//! The rules as tests in notation, one or more for every number and ruling.
#![allow(clippy::unwrap_used, reason = "a test that cannot read its own notation fails")]

mod allotment;
mod conformance;
mod coverage;
mod deals;
mod missions;
mod own_missions;
mod play;
mod playthroughs;
mod rulebook;
mod table;
mod two_players;
