//! Crew members for Planet Nine.
//!
//! Their conventions, in all levels:
//!
//! - They take the task they are likeliest to win, and say yes to one they would win more often than not.
//! - They communicate as soon as they have something worth saying: by rules of thumb the highest card of a
//!   colour in which they have a task, the task itself, or else another high card. Those who think
//!   communicate whatever wins most; their silence means that no message helps yet.
//! - They leave a trick with a task in it to the task's owner, and throw tasks on their owner's tricks.
//! - They never propose a distress signal or to hand over a task; they vote for one that helps.

mod player;
mod prepare;
