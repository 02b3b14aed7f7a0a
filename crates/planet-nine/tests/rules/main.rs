//! The rules of Planet Nine as tests, most of them named after the number of their rule.

#![expect(clippy::unwrap_used, reason = "a test that cannot be set up has failed")]

mod conformance;
mod deals;
mod logbook;
mod missions;
mod numbers;
mod own;
mod play;
mod playthroughs;
mod rulebook;
mod rulings;
mod table;
