//! The `wardroom` command as people and programs use it: answers, exit codes, servers, and what the documents say.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

mod commands;
mod crowd;
mod fixtures;
mod input;
mod keep;
mod listen;
mod pipes;
mod process;
mod readme;
mod records;
mod referee;
mod run;
mod serve;
mod solve;
mod stubborn;
mod tools;
mod transfer;
