//! The Crew: Mission Deep Sea.

mod card;
mod coming;
mod conflict;
mod draw;
mod judge;
mod mission;
mod special;
mod table;
mod task;
#[cfg(test)]
mod tests;

pub use card::{Card, CardSet, Ledger, Trick};
pub use conflict::exclude_each_other;
pub use draw::MAX_TASKS;
pub use mission::{Allotment, Communication, FIRST_EPILOGUE, Mission, N_MISSIONS, Tasks};
pub use special::{Special, Suits};
pub use task::{Bound, Comparison, Goal, Prediction, Sum, Task, TaskError, TaskId, TaskSet};
