//! The rulebook, rule by rule. Tests carry the number of the rule (`dmd_3_4_…`) or ruling (`d_06_…`).

mod conformance;
mod coverage;
mod deals;
mod digital;
mod house_rules;
mod mermaids;
mod party;
mod playthroughs;
mod refusals;
mod rulebook;
mod setup;
mod suits;
mod table;
mod traits;
mod turn;
mod variants;
mod views;
