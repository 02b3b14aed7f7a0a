//! The one list of games. Types are erased, so that server, terminal and referee hold any game; a new game is one
//! line in [`GAMES`] and a folder in `games` with its profile, lesson and puzzles.
//!
//! - [`AnyGame`], [`AnyMatch`]: a game and a match without their types.
//! - [`Profile`]: what the platform knows of a game beside its rules.
//! - [`SavedMatch`]: a match that was written down.

mod any_game;
mod any_match;
mod facts;
mod games;
mod json;
mod own_mission;
mod problem;
mod profile;
mod saved_match;
mod shown;
mod typed_match;

use std::marker::PhantomData;

use any_game::Listing;
pub use any_game::{AnyGame, Begun, Info, Series};
pub use any_match::AnyMatch;
pub use bots::{Move, Playouts, SeriesResult, wilson};
pub use facts::{Details, Facts, Schemas};
pub use own_mission::{MissionReader, OwnMission, read_code};
pub use problem::Problem;
pub use profile::{Campaign, Catalogued, Profile, Puzzles, Report};
pub use saved_match::SavedMatch;
pub use shown::Shown;

/// All games, in the order in which they are shown.
pub static GAMES: [&dyn AnyGame; 5] = [
    &Listing::<planet_nine::PlanetNine>(PhantomData),
    &Listing::<deep_sea::DeepSea>(PhantomData),
    &Listing::<dead_mans_draw::DeadMansDraw>(PhantomData),
    &Listing::<launch_pad::LaunchPad>(PhantomData),
    &Listing::<smitten::Smitten>(PhantomData),
];

/// The game with this id.
pub fn find(id: &str) -> Option<&'static dyn AnyGame> {
    GAMES.into_iter().find(|game| game.info().id == id)
}
