//! Tables in use on this node: one actor per table, its bots, its watchers, and who is connected.

pub(crate) mod actor;
mod arrivals;
pub(crate) mod bot_tables;
mod bots;
pub(crate) mod presence;
pub(crate) mod registry;
pub(crate) mod remarks;
mod step;
mod watchers;
