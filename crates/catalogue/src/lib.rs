//! The one list of games. Types are erased to JSON, so that server, terminal and referee hold any game;
//! a new game is one line in [`ENTRIES`].

mod any_match;
mod choices;
mod decisions;
mod entry;
mod games;
mod lesson;
mod mistakes;
mod open_cards;
mod own;
mod playouts;
mod problem;
mod puzzle;
mod review;
mod saved_match;
mod search;
mod series;
mod typed_match;
mod whereabouts;

pub use any_match::AnyMatch;
pub use choices::{Choice, Choices};
pub use decisions::{Decision, Decisions, LuckAccount, Signal};
pub use entry::{Begun, Entry, OwnReader, Schemas, SeriesOutcome, find};
pub use lesson::{Lesson, LessonMoment, LessonStep, lesson, try_in_lesson};
pub use mistakes::{Candidate, Effort, JudgedPlay, Mistakes};
pub use own::{OwnMission, read_code};
pub use playouts::Playouts;
pub use problem::Problem;
pub use puzzle::{MAX_GRADE, N_TRIALS, PUZZLE_NODES, Puzzle, puzzles, read_all};
pub use review::{NODES, Review, Solution, Step};
pub use saved_match::SavedMatch;
pub use series::{SeriesResult, wilson};
pub use solver::crew::{Outlook, Play};
pub use whereabouts::{CardShares, Whereabouts};

/// All games, in the order in which they are shown.
pub static ENTRIES: &[Entry] = &[
    Entry::of::<planet_nine::PlanetNine>(),
    Entry::of::<deep_sea::DeepSea>(),
    Entry::of::<dead_mans_draw::DeadMansDraw>(),
    Entry::of::<launch_pad::LaunchPad>(),
    Entry::of::<smitten::Smitten>(),
];
