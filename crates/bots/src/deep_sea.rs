//! Crew members for Deep Sea.
//!
//! Their conventions, in all levels:
//!
//! - They take tasks that suit their hand: strong hands those that want tricks, weak ones those that avoid
//!   them, captains those about the first trick.
//! - They trust their partners to win a trick when that helps, and to stay low when it does not.
//! - They communicate as soon as they have something worth saying: by rules of thumb a high card, of a colour
//!   in which their own task names a card if they can. Those who think communicate whatever wins most; their silence
//!   means that no message helps yet.
//! - They never propose a distress signal; they vote for one that helps.

mod player;
mod suits;
