//! The match to analyse: one that was played here and is over, or one that was pasted.

use std::sync::Arc;

use catalogue::{AnyMatch, Problem, SavedMatch};
use game::{Participant, Record};
use sha2::{Digest, Sha256};
use table::{Moment, PersonId};

use crate::error::ApiError;
use crate::history::records::{Kept, kept};
use crate::node::Node;

/// A match to analyse, not yet read. It is cheap to clone; reading it replays the match.
#[derive(Clone)]
pub(crate) struct Source {
    /// What questions about it are known by.
    pub(crate) id: String,
    /// The moment of another match from which it went on.
    pub(crate) branch: Option<Moment>,
    text: Text,
}

#[derive(Clone)]
enum Text {
    Record(Arc<Record>),
    Pasted(Arc<str>),
}

impl Source {
    /// A finished match of this server, if this person may read its record.
    ///
    /// There is no other way to a match of this server, so one under way cannot be analysed.
    pub(crate) async fn played(
        node: &Node,
        person: &PersonId,
        table: &str,
        number: u32,
    ) -> Result<Source, ApiError> {
        let Kept { record, branch, .. } = kept(node, person, table, number).await?;
        Ok(Source { branch, ..Source::kept(format!("{table}.{number}"), record) })
    }

    /// A match of this server, whose answers are noted under this id.
    pub(crate) fn kept(id: String, record: Record) -> Source {
        Source { id, branch: None, text: Text::Record(Arc::new(record)) }
    }

    /// A match or a deal as pasted text.
    pub(crate) fn pasted(text: String) -> Source {
        let digest = Sha256::digest(text.as_bytes());
        let id = digest.iter().map(|byte| format!("{byte:02x}")).collect();
        Source { id, branch: None, text: Text::Pasted(text.into()) }
    }

    /// Whether what is found out about it is noted.
    pub(crate) fn is_kept(&self) -> bool {
        matches!(self.text, Text::Record(_))
    }

    /// The match itself, if it went by these rules. This plays it again, so it is nothing for the event loop.
    pub(crate) fn open(&self) -> Result<Open, ApiError> {
        match &self.text {
            Text::Record(record) => Open::record(Record::clone(record)).map_err(|_| ApiError::broken_table()),
            Text::Pasted(text) => Ok(Open::pasted(text)?),
        }
    }
}

/// A match that is looked back at.
pub(crate) struct Open {
    /// The match as it was written down.
    pub(crate) saved: SavedMatch,
    /// The game to which it has led.
    pub(crate) now: Box<dyn AnyMatch>,
}

impl Open {
    /// A record, every claim of which holds.
    fn record(record: Record) -> Result<Open, Problem> {
        let game = catalogue::find(&record.game).ok_or_else(|| Problem::unknown_game(&record.game))?;
        let now = game.open(&record)?;
        Ok(Open { saved: record.into(), now })
    }

    fn pasted(text: &str) -> Result<Open, Problem> {
        let is_record =
            serde_json::from_str::<serde_json::Value>(text).is_ok_and(|it| it.get("wardroom").is_some());
        if is_record {
            return Open::record(Record::read(text)?);
        }
        let mut all = SavedMatch::read_all(text)?;
        let mut saved = match (all.pop(), all.is_empty()) {
            (Some(saved), true) => saved,
            (Some(_), false) => {
                return Err(Problem::new("bad-record", "this is more than one match: paste one"));
            }
            (None, _) => {
                return Err(Problem::new("bad-record", "there is nothing here: paste a record or a deal"));
            }
        };
        let now = saved.after(saved.actions.len())?;
        let nameless = Participant { name: String::new(), bot: None };
        saved.seats.resize(now.n_seats().into(), nameless);
        Ok(Open { saved, now })
    }
}
