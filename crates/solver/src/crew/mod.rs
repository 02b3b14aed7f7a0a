//! Both games of the Crew with all cards open: can the mission still be won, and how?
//!
//! All seats are on one side (a double-dummy solver), so one line of play that meets everything is enough.
//! [`Solver::solve`] finds one, proves that there is none, or says that it does not know within its [`Budget`].
//! [`Solver::keeping_moves`] finds the cards that keep the mission winnable.
//!
//! How it works:
//! - The search goes card by card, depth first. Cards of a hand with no card of another between them are
//!   equivalent, and one of them is tried (`moves`, `search`).
//! - A trick goes on only while a member that may win its cards still can. A task card may be won by its owner,
//!   a forbidden card by all others (`search_facts`).
//! - A transposition table holds positions at the start of a trick that are proved dead. Its key is the order of
//!   the holders in each suit and how far the goals are (`table`, `progress`).
//! - Conditions without which the open tasks cannot be met cut off most of the rest: `trick_needs` counts tricks
//!   and cards, `suit` solves each colour by itself beforehand.
//! - The search begins anew in growing rounds with a little chance in the order of moves. What was proved dead
//!   stays known, and a first choice that was wrong does not cost everything. Chance comes from fixed seeds:
//!   the same question within the same budget has the same answer.
//!
//! - [`Position`], [`Task`], [`Token`], [`Goal`]: what is asked about.
//! - [`Position::of_planet_nine`], [`Position::of_deep_sea`]: games under way as positions.
//! - [`deal_outlook`], [`was_winnable`]: whether a finished attempt ever could be won.
//! - [`play_out`]: a winning line as actions.

mod attempt;
mod deep_sea;
mod game;
mod goal;
mod moves;
mod planet_nine;
mod position;
mod progress;
mod review;
mod search;
mod search_facts;
mod solver;
mod suit;
mod table;
mod token;
mod trick_needs;

pub use deep_sea::Taken;
pub use game::CrewGame;
pub use goal::{Comparison, Goal};
pub use position::{Dummy, MAX_MEMBERS, Played, Position, Task};
pub use review::{Outlook, Play, deal_outlook, play_out, was_winnable};
pub use solver::{Answer, Budget, Keeping, Solved, Solver};
pub use token::Token;
