//! What the parts promise, confirmed from outside.

mod sorting;
mod transcript;
