//! Dead Man's Draw: the rules and nothing else.
//!
//! A player draws loot until they stop or until a suit comes twice: then all is lost. Every card does
//! something when it comes into the play area, and cards bring other cards. `RULES.md` says how we settled
//! what the rulebook leaves open; comments cite rules as `DMD-3.4` and rulings as `D-06`.
//!
//! - [`DeadMansDraw`]: a game under way.
//! - [`Setup`], [`HouseRules`], [`Variant`], [`Deal`]: the agreement before the deal.
//! - [`Card`], [`Suit`], [`Trait`]: the cards.
//! - [`Action`], [`Event`], [`Refusal`], [`View`]: the types of the game contract.

mod ability;
mod action;
mod card;
mod chance_branches;
mod contract;
mod deal;
mod draw_pile;
mod event;
mod facts;
mod legal;
mod opening;
mod picks;
mod pile;
mod play_area;
mod redeal;
mod refusal;
mod rulebook;
mod score;
mod setup;
mod state;
mod step;
mod traits;
mod view;
mod view_text;

pub use action::{Action, ActionError};
pub use card::{Card, CardError, Suit, SuitError};
pub use event::Event;
pub use facts::Facts;
pub use refusal::Refusal;
pub use rulebook::RULEBOOK;
pub use setup::{Deal, HouseRules, IdleSword, Setup, Variant};
pub use state::DeadMansDraw;
pub use traits::{Trait, TraitError};
pub use view::{Odds, Placed, Player, Question, Stack, View};
