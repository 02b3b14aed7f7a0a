//! The rules as tests in notation, one or more for every rule (LP-n.n) and every ruling (L-nn).

#![expect(clippy::unwrap_used, reason = "a test that cannot be set up has failed")]

mod actions;
mod cards;
mod conformance;
mod coverage;
mod deals;
mod ending;
mod negotiation;
mod notation;
mod playthroughs;
mod positions;
mod rockets;
mod rulebook;
mod secrets;
mod table;
mod take_back;
mod turns;
mod upgrades;
mod variants;
