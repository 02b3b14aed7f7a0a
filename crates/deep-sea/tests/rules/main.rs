//! The rules, one test or more for every number and ruling, written in notation.
#![allow(clippy::unwrap_used, reason = "a test that cannot read its own notation fails")]

mod allotment;
mod coverage;
mod deals;
mod missions;
mod own_missions;
mod play;
mod playthroughs;
mod table;
mod two_players;
