//! The commands that a person may send to a table.

use game::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{ReplayPosition, Terms};

/// A command to a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Command {
    /// Come to the table.
    Join,
    /// Leave it.
    Leave,
    /// Send a guest away; only for the host.
    Remove {
        /// Which guest, by the number shown at the table.
        guest: usize,
    },
    /// Agree on other terms, before or between matches; only for the host.
    Agree {
        /// The new terms.
        terms: Terms,
    },
    /// Take a seat that is free or a bot's.
    Sit {
        /// Which seat.
        seat: Seat,
        /// What the device contributes to the shuffle.
        contribution: String,
    },
    /// Give up the own seat, before or between matches.
    Stand,
    /// Put a bot into a free seat, or another bot into a bot's; only for those who play, and the host.
    SeatBot {
        /// Which seat.
        seat: Seat,
        /// Which bot; the best, if nothing is said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bot: Option<String>,
    },
    /// Send a bot away, before or between matches; only for those who play, and the host.
    RemoveBot {
        /// From which seat.
        seat: Seat,
    },
    /// Let a bot play on for you.
    HandOver {
        /// Which bot; the best, if nothing is said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bot: Option<String>,
    },
    /// Play yourself again.
    TakeOver,
    /// Deal; bots take the seats that are free.
    Deal,
    /// Act in the match.
    Act {
        /// A name for this action; the same name twice is the same action.
        id: String,
        /// What to do.
        action: Value,
    },
    /// Take back the own last action.
    TakeBack,
    /// Let the match rest.
    Pause,
    /// Let it go on.
    Resume,
    /// Say something.
    Say {
        /// A name for this remark; the same name twice is the same remark.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<String>,
        /// What.
        text: String,
    },
    /// Show a moment of a finished match in the shared replay; the first to do so leads.
    LookBack {
        /// Which moment, and through whose eyes.
        stop: ReplayPosition,
    },
    /// Let another guest lead the shared replay.
    PassLead {
        /// Which guest, by the number shown at the table.
        guest: usize,
    },
    /// End the shared replay.
    StopLooking,
    /// Close the table for good; only for the host.
    Close,
}
