//! The Crew: Mission Deep Sea.

mod card;
mod coming;
mod conflict;
mod judge;
mod special;
mod table;
mod task;
#[cfg(test)]
mod tests;

pub use card::{Card, CardSet, Ledger, Trick};
pub use conflict::exclude_each_other;
pub use special::{Special, Suits};
pub use task::{Bound, Comparison, Goal, Prediction, Sum, Task, TaskError, TaskId, TaskSet};
