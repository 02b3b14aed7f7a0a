//! The Crew: Mission Deep Sea.

mod card;
mod conflict;
mod table;
mod task;

pub use card::{Card, CardSet, Ledger, Trick};
pub use conflict::exclude_each_other;
pub use task::{Bound, Comparison, Goal, Prediction, Sum, Task, TaskError, TaskId, TaskSet};
