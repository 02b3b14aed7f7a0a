//! What the catalogue promises to those who hold a game without knowing its types. These tests are no part of
//! the library, which is the slowest to build of all and would have to be built twice.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

mod decisions;
mod facts;
mod open_cards;
mod own;
mod playouts;
mod saved_match;
mod series;
mod settled;
mod talk;
mod whereabouts;
