//! Crew members for Deep Sea.
//!
//! Their conventions, in all levels:
//!
//! - They take tasks that suit their hand: strong hands those that want tricks, weak ones those that avoid
//!   them, captains those about the first trick.
//! - They trust their partners to win a trick when that helps, and to stay low when it does not.
//! - They communicate as soon as they have something worth saying: a card that somebody else's task names, or
//!   a high card of their own.
//! - They never propose a distress signal; they vote for one that helps.

mod mission;
mod suits;
