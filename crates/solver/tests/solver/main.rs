//! The solvers against plain enumeration and brute force.

mod brute;
mod brute_force;
mod dead_mans_draw;
mod smitten;
