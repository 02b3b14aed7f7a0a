//! The parts that both games of the Crew share.
//!
//! A game owns its phases, tasks and missions, and composes these parts. Rule numbers `CR-…` are those of the
//! rules both games have in common.
//!
//! - [`Card`], [`CardSet`], [`Suit`]: forty cards, written `p1 b2 g3 y9` and `r4` or `s4`.
//! - [`bits`]: cards, sets of cards and tricks as plain numbers, for search.
//! - [`Crew`]: the members and their order, the dummy included.
//! - [`Attempt`]: hands, trick, ledger and messages of one attempt, with its own redeal and view.
//! - [`Trick`], [`Ledger`]: the trick under way and the public facts of the finished ones.
//! - [`Verdict`]: the judgement of a task or rule from those facts.
//! - [`Messages`]: tokens, messages, and when communication is allowed.
//! - [`Distress`]: passing cards after a distress signal.
//! - [`PastPass`], [`PastTrick`], [`Resume`]: the part of an explicit deal that has happened already.
//! - [`Vote`], [`Proposers`]: decisions of the whole crew.
//! - [`logbook`]: a crew's attempts and successes.
//! - [`rulebook`]: the sections of the shared rules.

mod attempt;
pub mod bits;
mod card;
mod card_set;
mod deal;
mod distress;
mod dummy;
mod ledger;
pub mod logbook;
mod members;
mod messages;
mod past;
mod places;
mod proposers;
mod redeal;
pub mod rulebook;
mod trick;
mod verdict;
mod view;
mod vote;

pub use attempt::{Attempt, Draws, Finished};
pub use card::{Card, CardError, Suit};
pub use card_set::{CardSet, Cards};
pub use deal::DummyDeal;
pub use distress::{Direction, DirectionError, Distress};
pub use dummy::{Column, N_COLUMNS, Row};
pub use ledger::{Ledger, MAX_TRICKS};
pub use members::{Crew, MAX_MEMBERS};
pub use messages::{Message, Messages, Position, Tokens};
pub use past::{PastPass, PastTrick, Resume};
pub use proposers::Proposers;
pub use redeal::Hands;
pub use trick::Trick;
pub use verdict::Verdict;
pub use view::{
    AttemptView, DistressView, DrawsView, MemberView, MessageView, PlayView, Showing, Token, TrickView,
};
pub use vote::Vote;
