//! The game platform: tables over a log, people, lobby, clubs, sockets.
//!
//! A request comes in through [`serve`](serve()), passes the `http` guard, and is either plain HTTP or a
//! `socket`. All that concerns a table goes to its actor in `live`, the one task that holds a replica of its
//! log on this node; it writes to the store and shows the result. Nothing on a node owns a table: any number of
//! nodes may share a store, and the numbers in a table's log decide.

mod app;
mod clock;
mod config;
mod error;
mod history;
mod http;
mod live;
mod lobby;
mod metrics;
mod node;
mod notes;
mod people;
mod random;
mod serve;
mod socket;
mod upkeep;
mod work;

#[cfg(test)]
mod tests;

pub use clock::Clock;
pub use config::{Config, Limits};
pub use http::rate_limit::Rate;
pub use serve::serve;
pub use socket::protocol::{FromClient, FromServer, Goodbye, LARGEST_FRAME, PROTOCOL};
pub use upkeep::verify::{Verified, verify};

/// All JSON schemas in one document: of the messages on a socket, of the HTTP side, and of every game.
pub fn schemas() -> serde_json::Value {
    http::routes::schemas()
}
