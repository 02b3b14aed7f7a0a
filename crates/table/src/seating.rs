//! Who sits in a seat.

use serde::{Deserialize, Serialize};

use crate::PersonId;

/// Who sits in a seat, and who plays there.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Seating {
    /// Whose seat it is.
    pub person: Option<PersonId>,
    /// The bot that plays: because the seat is its own, or for a person who is away.
    pub bot: Option<String>,
    /// What the person's device contributes to the next shuffle.
    pub contribution: String,
}

impl Seating {
    /// Whether the seat has neither a person nor a bot.
    pub fn is_free(&self) -> bool {
        self.person.is_none() && self.bot.is_none()
    }

    /// Whether it is this person's seat.
    pub fn belongs_to(&self, person: &PersonId) -> bool {
        self.person.as_ref() == Some(person)
    }

    /// The person who plays there, if it is no bot.
    pub fn player(&self) -> Option<&PersonId> {
        if self.bot.is_some() { None } else { self.person.as_ref() }
    }
}
