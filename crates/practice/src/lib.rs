//! Lessons and puzzles, for any game of the catalogue.
//!
//! - [`lesson`], [`try_in_lesson`]: a first lesson, played by the rules.
//! - [`puzzles`], [`Puzzle`]: moments at which exactly one choice is right.
//! - [`search`]: looks for further puzzles in matches between bots.

mod lesson;
mod puzzle;
mod search;

pub use lesson::{Lesson, LessonMoment, LessonStep, lesson, try_in_lesson};
pub use puzzle::{MAX_GRADE, N_TRIALS, Puzzle, puzzles, read_all};
pub use search::search;
