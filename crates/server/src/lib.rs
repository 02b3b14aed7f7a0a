//! The game platform.
