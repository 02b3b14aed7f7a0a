//! The entries of a table's log (event sourcing).

use std::fmt;

use game::{Seat, Seed};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Branch, ReplayPosition, Signal, Terms, Words};

/// A person as the platform knows one: nothing but a random name for the database.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PersonId(pub String);

impl fmt::Display for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// One thing that happened at a table.
///
/// Entries hold secrets, so they go to the database and nowhere else. They hold neither names nor what was said:
/// a log is never rewritten, yet people can be forgotten.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are named after what they are")]
pub enum Entry {
    /// The table was opened, perhaps for a crew, whose active distress signals it inherits.
    ///
    /// The secret of the first shuffle is fixed before the first contribution. With a branch, matches go on from
    /// a moment of another one.
    Opened {
        by: PersonId,
        terms: Terms,
        code: String,
        crew: Option<String>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        signals: Vec<Signal>,
        secret: Seed,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        branch: Option<Box<Branch>>,
    },
    /// A person came to the table, to watch or to sit down.
    Joined { person: PersonId },
    /// A person left, or was removed by the host and may not come back.
    Left { person: PersonId, is_removed: bool },
    /// Other terms were agreed on.
    Agreed { terms: Terms },
    /// A person sat down; the text is what the device contributes to the next shuffle.
    Sat { seat: Seat, person: PersonId, contribution: String },
    /// A seat became free.
    Stood { seat: Seat },
    /// A bot took a free seat.
    BotSat { seat: Seat, bot: String },
    /// A bot plays on for the person in this seat.
    HandedOver { seat: Seat, bot: String },
    /// The person in this seat plays again.
    TookOver { seat: Seat },
    /// A match began by this version of the game's rules, with bots in the seats that were free. The next
    /// shuffle's secret is fixed now, before the first contribution to it.
    Dealt {
        bots: Vec<(Seat, String)>,
        next_secret: Seed,
        #[serde(default = "first_version")]
        rules: u32,
    },
    /// A seat acted.
    Acted { seat: Seat, action: Value, by: Actor },
    /// A seat took its last action back.
    TookBack { seat: Seat },
    /// The match rests.
    Paused { by: PersonId },
    /// The match goes on.
    Resumed { by: PersonId },
    /// A person said something; the device may have given it a name so that sending it twice does no harm.
    Said {
        person: PersonId,
        #[serde(flatten)]
        words: Words,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<String>,
    },
    /// The leader of a shared replay showed a moment of a finished match.
    LookedBack { by: PersonId, stop: ReplayPosition },
    /// Another guest leads the shared replay from now on.
    LeadPassed { to: PersonId },
    /// The shared replay ended.
    StoppedLooking,
    /// The table was closed for good.
    Closed,
}

/// The rules of entries that do not name their version.
fn first_version() -> u32 {
    1
}

/// Who acted for a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "who", rename_all = "kebab-case")]
pub enum Actor {
    /// A person, whose device gave the action a name so that sending it twice does no harm.
    Person {
        /// Who.
        person: PersonId,
        /// The action's name.
        id: String,
    },
    /// The bot in the seat, or one that moved because time was up.
    Bot,
    /// The clock.
    Clock,
}
