//! The one list of games. Types are erased to JSON, so that server, terminal and referee hold any game;
//! a new game is one line in [`ENTRIES`].

mod belief;
mod course;
mod entry;
mod fair;
mod games;
mod held;
mod lesson;
mod mine;
mod own;
mod playouts;
mod problem;
mod puzzle;
mod question;
mod review;
mod running;
mod series;
mod told;
mod two_hands;

pub use belief::{Belief, Whereabouts};
pub use course::{Account, Course, Decision, Signal};
pub use entry::{Begun, Entry, OwnReader, Schemas, Standings, find};
pub use fair::{Candidate, Effort, Fair, Judgement};
pub use lesson::{Lesson, LessonMoment, LessonStep, lesson, try_in_lesson};
pub use own::{OwnMission, read_code};
pub use playouts::Playouts;
pub use problem::Problem;
pub use puzzle::{MAX_GRADE, N_TRIALS, PUZZLE_NODES, Puzzle, puzzles, read_all};
pub use question::{Choice, Question};
pub use review::{NODES, Review, Solution, Step};
pub use running::Running;
pub use series::{Standing, wilson};
pub use solver::crew::{Outlook, Play};
pub use told::Told;

/// All games, in the order in which they are shown.
pub static ENTRIES: &[Entry] = &[
    Entry::of::<planet_nine::PlanetNine>(),
    Entry::of::<deep_sea::DeepSea>(),
    Entry::of::<dead_mans_draw::DeadMansDraw>(),
    Entry::of::<launch_pad::LaunchPad>(),
    Entry::of::<smitten::Smitten>(),
];
