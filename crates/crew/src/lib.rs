//! What both games of the Crew share. A game owns its phases, tasks and missions, and composes these
//! parts; rule numbers `CR-…` are those of the rules both games have in common.
//!
//! - [`Card`], [`CardSet`], [`Suit`]: forty cards, written `p1 b2 g3 y9` and `r4` or `s4`.
//! - [`Crew`]: who takes part and in which order, the dummy included.
//! - [`Trick`], [`Ledger`]: the trick under way and the public facts of the finished ones.
//! - [`Verdict`]: what those facts say about a task or rule.

mod card;
mod card_set;
mod ledger;
mod members;
mod trick;
mod verdict;

pub use card::{Card, CardError, Suit};
pub use card_set::CardSet;
pub use ledger::{Ledger, MAX_TRICKS};
pub use members::{Crew, MAX_MEMBERS};
pub use trick::Trick;
pub use verdict::Verdict;
