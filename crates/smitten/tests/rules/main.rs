//! The rules one by one. Tests are named after the rule (`sm_1_3_…`); where a rule rests on one of our
//! rulings, the test's name ends in the ruling's.

#![expect(clippy::unwrap_used, reason = "a failing helper fails its test")]

mod cards;
mod common;
mod complete;
mod conformance;
mod deals;
mod naive;
mod playthroughs;
mod rulebook;
mod secrets;
mod solo;
mod table;
mod together;
