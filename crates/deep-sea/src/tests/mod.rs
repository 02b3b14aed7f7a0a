//! Independent confirmations of verdicts, conflicts and task cards.

mod conflicts;
mod sorting;
mod tasks;
mod transcript;
