//! The commands beside play on a server: their answers, their exit codes, and what the documents say of them.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

#[path = "../run/mod.rs"]
mod run;

mod fixtures;
mod input;
mod keep;
mod listen;
mod pipes;
mod readme;
mod records;
mod solve;
mod tools;
mod transfer;
