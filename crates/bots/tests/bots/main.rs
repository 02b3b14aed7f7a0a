//! The levels of the bots: each plays lawfully to the end, knows no more than it may, and beats the one below.

mod common;
mod crew;
mod dead_mans_draw;
mod launch_pad;
mod smitten;
