//! Smitten: two identical squares out of eighteen cards.
//!
//! Two players may tell each other only whether they can and want to play; a single player has both hands.
//!
//! - [`Smitten`], [`Setup`], [`Deal`], [`Rules`]: the game, and the agreement before the deal.
//! - [`Design`], [`Designs`], [`CardTable`], [`Effect`]: the nine cards as data; `RULES.md` lists those known
//!   to equal the printed ones.
//! - [`Card`], [`Cards`], [`Numbers`], [`Hand`], [`Square`], [`Squares`]: cards, hands and squares.
//! - [`Action`], [`Event`], [`Seen`], [`Ending`], [`Refusal`]: actions and their consequences.
//! - [`Position`]: the state that decides the rest once all cards are open.
//! - [`View`], [`Belief`]: an observer's knowledge, and a player's conclusions from it.

mod action;
mod belief;
mod card;
mod card_code;
mod contract;
mod deal;
mod designs;
mod effect;
mod ending;
mod event;
mod hand;
mod legal;
mod numbers;
mod phase;
mod position;
mod redeal;
mod refusal;
mod rulebook;
mod setup;
mod square;
mod state;
mod step;
mod view;

pub use action::{Action, ActionError};
pub use belief::{Belief, Possible};
pub use card::{Card, CardError};
pub use deal::Deal;
pub use designs::{CardTable, Confidence, Design, Designs};
pub use effect::{Announce, Call, CallError, Effect, Value, Where};
pub use ending::Ending;
pub use event::{Event, Face, Seen};
pub use hand::{ByHand, Hand, HandError};
pub use numbers::{Cards, Numbers};
pub use phase::{PastTurn, Signal};
pub use position::Position;
pub use refusal::Refusal;
pub use rulebook::RULEBOOK;
pub use setup::{Difficulty, Rules, Setup, Solo};
pub use square::{BySquare, Laid, Square, SquareError, Squares};
pub use state::Smitten;
pub use view::{HandView, PhaseView, SquareView, View};
