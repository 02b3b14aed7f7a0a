//! Broken properties, each with a match that shows it.

use std::fmt;

use game::{Game, Match};

/// A property that every game must have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Property {
    /// The same setup, seed and actions give the same events and views.
    Repeats,
    /// An action is listed exactly when it is accepted; a refusal changes nothing.
    Lists,
    /// Every card is in exactly one place.
    Keeps,
    /// Until the match is over a seat can act, and it is over within its bound.
    Ends,
    /// No observer can tell the game from its redeal.
    Hides,
    /// An awaited seat has something to do, judged by public facts.
    Awaits,
    /// A match survives being written as a record.
    Records,
    /// Actions survive being written as text and as JSON.
    Reads,
    /// A position survives being written down as an explicit deal.
    Deals,
}

/// A broken property.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Breach {
    /// The property.
    pub property: Property,
    /// What was found instead.
    pub detail: String,
    /// The match that shows it: setup, seed and actions.
    pub history: String,
}

impl Breach {
    pub(crate) fn new<G: Game>(property: Property, detail: impl Into<String>, history: &Match<G>) -> Breach {
        let setup = serde_json::to_string(&history.setup).unwrap_or_else(|error| error.to_string());
        let mut text = format!("{} {setup} seed {}", G::ID, history.seed);
        for (seat, action) in &history.actions {
            text += &format!("\n{seat} {action}");
        }
        Breach { property, detail: detail.into(), history: text }
    }
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}: {}\nafter {}", self.property, self.detail, self.history)
    }
}
