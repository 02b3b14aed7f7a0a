//! The match to analyse: one that was played here and is over, or one that was pasted.

use std::sync::Arc;

use catalogue::{Problem, SavedMatch};
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
    pub(crate) fn read(&self) -> Result<SavedMatch, ApiError> {
        match &self.text {
            Text::Record(record) => verified(Record::clone(record)).map_err(|_| ApiError::broken_table()),
            Text::Pasted(text) => Ok(read_pasted(text)?),
        }
    }
}

/// A record, every claim of which holds.
fn verified(record: Record) -> Result<SavedMatch, Problem> {
    let entry = catalogue::find(&record.game).ok_or_else(|| Problem::unknown_game(&record.game))?;
    (entry.load)(&record)?;
    Ok(record.into())
}

fn read_pasted(text: &str) -> Result<SavedMatch, Problem> {
    let is_record =
        serde_json::from_str::<serde_json::Value>(text).is_ok_and(|it| it.get("wardroom").is_some());
    if is_record {
        return verified(Record::read(text)?);
    }
    let mut all = SavedMatch::read_all(text)?;
    let mut told = match (all.pop(), all.is_empty()) {
        (Some(told), true) => told,
        (Some(_), false) => return Err(Problem::new("bad-record", "this is more than one match: paste one")),
        (None, _) => {
            return Err(Problem::new("bad-record", "there is nothing here: paste a record or a deal"));
        }
    };
    let n_seats = told.after(told.actions.len())?.n_seats();
    let unknown = Participant { name: String::new(), bot: None };
    told.seats.resize(n_seats.into(), unknown);
    Ok(told)
}
