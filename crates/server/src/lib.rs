//! The game platform: tables over a log, people, lobby, crews, sockets.
//!
//! A request comes in through [`serve`](serve()), passes the `guard`, and is either a plain HTTP request
//! (`api`) or a `socket`. Whatever concerns a table goes to that table's `desk`, the one task that holds
//! its replica on this node; a desk writes to the store and shows what came of it. Nothing on a node owns
//! a table: any number of nodes may share a store, and the numbers in a table's log decide.

mod api;
mod app;
mod clock;
mod config;
mod connections;
mod crews;
mod daily;
mod desk;
mod forgiveness;
mod guard;
mod haste;
mod index;
mod kept;
mod limits;
mod lobby;
mod logbook;
mod metrics;
mod names;
mod node;
mod notes;
mod outbox;
mod pages;
mod people;
mod presence;
mod protocol;
mod random;
mod records;
mod refused;
mod remarks;
mod replay;
mod scrub;
mod serve;
mod socket;
mod source;
mod statistics;
mod sweep;
mod tables;
mod verify;
mod work;

#[cfg(test)]
mod tests;

pub use clock::Clock;
pub use config::{Config, Limits};
pub use limits::Rate;
pub use protocol::{FromClient, FromServer, Goodbye, LARGEST_FRAME, PROTOCOL};
pub use serve::serve;
pub use verify::{Verified, verify};

/// All JSON schemas in one document: of the messages on a socket, of the HTTP side, and of every game.
pub fn schemas() -> serde_json::Value {
    api::schemas()
}
