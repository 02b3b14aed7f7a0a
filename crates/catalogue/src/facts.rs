//! What a game looks like to programs.

use schemars::{Schema, schema_for};
use serde::Serialize;

use game::Game;

/// The JSON schemas of one game.
#[derive(Serialize)]
pub struct Schemas {
    /// What can be agreed before the deal, and the deal itself.
    pub setup: Schema,
    /// What a seat may ask for.
    pub action: Schema,
    /// Why an action may be refused.
    pub refusal: Schema,
    /// What an observer sees happen.
    pub event: Schema,
    /// What an observer may know.
    pub view: Schema,
}

impl Schemas {
    pub(crate) fn of<G: Game>() -> Schemas {
        Schemas {
            setup: schema_for!(G::Setup),
            action: schema_for!(G::Action),
            refusal: schema_for!(G::Refusal),
            event: schema_for!(G::Seen),
            view: schema_for!(G::View),
        }
    }
}
