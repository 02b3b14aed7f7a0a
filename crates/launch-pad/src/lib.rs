//! Launch Pad: build rockets, bring them to the launch table, hinder the others.
//!
//! - [`Card`], [`Kind`], [`Rule`], [`Aim`], [`Effect`]: the 140 cards as one table, and the small vocabulary
//!   of the action cards.
//! - [`Setup`], [`Deal`]: the agreement before the deal, and chance decisions fixed in advance.
//! - [`Action`], [`Target`], [`RocketAt`], [`Zone`]: actions in notation.
//! - [`LaunchPad`], [`Step`]: a running game, and the decision it waits for.
//! - [`Event`], [`Seen`], [`View`], [`Score`]: events and views.
//! - [`Refusal`]: the reason why an action is refused.
//!
//! `RULES.md` lists the points the rulebook leaves open and how they are settled here; rules are cited as
//! LP-n.n, rulings as L-nn.

mod action;
mod board;
mod card;
mod contract;
mod deal;
mod effect;
mod event;
mod hand;
mod legal;
mod negotiate;
mod part;
mod phase;
mod play;
mod position;
mod redeal;
mod refusal;
mod refuse;
mod resume;
mod retrace;
mod rulebook;
mod score;
mod settle;
mod setup;
mod state;
mod step;
mod target;
mod view;
mod view_text;
mod zone;

pub use action::{Action, ActionError};
pub use card::{Card, CardError, Kind, N_CARDS, N_KINDS};
pub use effect::{Aim, Effect, Rule, Whose};
pub use event::{Event, Seen, Witnesses};
pub use negotiate::OFFERS;
pub use phase::Step;
pub use position::{PlayerDeal, Position, RocketDeal, ZoneDeal};
pub use refusal::Refusal;
pub use rulebook::RULEBOOK;
pub use score::Score;
pub use setup::{Deal, Setup};
pub use state::{LaunchPad, Variants};
pub use target::{RocketAt, Target, TargetError};
pub use view::{OfferView, PartPlace, PartView, PlayerView, RocketView, View, ZoneView};
pub use zone::{Zone, ZoneError};
