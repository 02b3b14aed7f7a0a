//! The one list of games. Types are erased to JSON, so that server, terminal and referee hold any game;
//! a new game is one line in [`ENTRIES`].

mod belief;
mod entry;
mod fair;
mod games;
mod held;
mod lesson;
mod playouts;
mod problem;
mod review;
mod running;
mod series;
mod told;

pub use belief::{Belief, Whereabouts};
pub use entry::{Begun, Entry, Schemas, Standings, find};
pub use fair::{Choice, Effort, Fair, Judgement};
pub use lesson::{Lesson, LessonMoment, LessonStep, lesson, try_in_lesson};
pub use playouts::Playouts;
pub use problem::Problem;
pub use review::{NODES, Review, Solution, Step};
pub use running::Running;
pub use series::Standing;
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
