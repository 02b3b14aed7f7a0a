//! What the parts promise, confirmed from outside.

mod conflicts;
mod sorting;
mod tasks;
mod transcript;
