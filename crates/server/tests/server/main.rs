//! The server as its guests meet it: over sockets and HTTP.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

mod attempts;
mod common;
mod errors;
mod hostile;
mod nodes;
mod occupants;
mod pages;
mod people;
mod play;
mod protocol;
