//! The profiles of all games, each with its lesson and its puzzles.

mod crew;
mod dead_mans_draw;
mod deep_sea;
mod launch_pad;
pub(crate) mod planet_nine;
mod smitten;
