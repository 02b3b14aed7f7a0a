//! The messages on a socket: JSON objects with a `type`, one per text frame.

use catalogue::{Problem, Shown};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{ChatLine, Command, Face, TableView};

/// Version of the protocol. It grows when an old client would misunderstand.
pub const PROTOCOL: u32 = 1;

/// The largest frame either side sends, in bytes.
pub const LARGEST_FRAME: usize = 64 * 1024;

/// What a client says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum FromClient {
    /// The first message: who is there.
    Hello {
        /// The version of the protocol the client speaks: 1.
        protocol: u32,
        /// The device's token, from `POST /api/people`.
        token: String,
    },
    /// Shows a table from now on.
    Watch {
        /// The table's id.
        table: String,
        /// The version the client saw last; events and remarks since then are told. Without it, all of
        /// the match under way.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        since: Option<u64>,
    },
    /// Shows it no longer.
    Unwatch {
        /// The table's id.
        table: String,
    },
    /// Asks something of a table.
    Command {
        /// The client's name for this message; the answer repeats it.
        #[serde(rename = "ref")]
        reference: String,
        /// The table's id.
        table: String,
        /// Only if the table still has this version.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        version: Option<u64>,
        /// What is asked.
        command: Command,
    },
    /// Asks the bots of a table to wait whenever this person may act beside them, for half a minute at most;
    /// or no longer. An action of this person ends the wait.
    Hold {
        /// The table's id.
        table: String,
        /// Whether they shall wait.
        is_on: bool,
    },
    /// Asks whether the server is there.
    Ping,
}

/// What the server says.
#[derive(Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum FromServer<'a> {
    /// The answer to `hello`.
    Welcome {
        /// The version of the protocol the server speaks.
        protocol: u32,
        /// The server's own version.
        server: &'a str,
        /// Who the client is.
        you: Face,
    },
    /// How a table stands, and what has happened since the last message about it.
    Table {
        /// The table's id.
        table: &'a str,
        /// The table as this person may see it.
        sight: Box<TableView>,
        /// What this person saw happen in the match, in the game's own words.
        #[schemars(with = "Vec<Value>")]
        events: Vec<Box<dyn Shown>>,
        /// The version of the match that each of the events led to: `occupants` says who played then.
        versions: Vec<usize>,
        /// What was said.
        remarks: Vec<ChatLine>,
    },
    /// A command was carried out and is on disk.
    Done {
        /// The client's name for the command.
        #[serde(rename = "ref")]
        reference: &'a str,
        /// The table's version since.
        version: u64,
    },
    /// A command was refused; nothing has changed.
    Refused {
        /// The client's name for the command.
        #[serde(rename = "ref")]
        reference: &'a str,
        /// Why.
        #[schemars(with = "ErrorSchema")]
        error: &'a Problem,
    },
    /// Anything else that is wrong.
    Error {
        /// The table it is about, if any.
        #[serde(skip_serializing_if = "Option::is_none")]
        table: Option<&'a str>,
        /// What.
        #[schemars(with = "ErrorSchema")]
        error: &'a Problem,
    },
    /// The answer to `ping`.
    Pong,
    /// The server closes the connection: come back a little later, and say what you saw last.
    Goodbye {
        /// Why.
        reason: Goodbye,
    },
}

/// Why the server closes a connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Goodbye {
    /// The server is being restarted.
    Draining,
    /// The client reads too slowly; with `since` it misses nothing.
    TooSlow,
    /// The client sends too much.
    TooFast,
    /// The client was silent for too long.
    Silence,
    /// The client did not say who it is.
    NoHello,
}

/// What is wrong: a code with arguments for programs, a sentence for people.
#[derive(JsonSchema)]
#[schemars(rename = "Error")]
#[expect(
    dead_code,
    reason = "only its schema is of use; a Problem carries the code's arguments beside these"
)]
pub(crate) struct ErrorSchema {
    /// What is wrong, such as `must-follow-suit`. Further fields are the code's arguments.
    code: String,
    /// The same as an English sentence that says what to do.
    message: String,
    /// The number of the rule that forbids it, such as `CR-2.1`, if a rule of the game does.
    rule: Option<String>,
}
