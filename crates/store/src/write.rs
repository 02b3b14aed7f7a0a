//! What is written together or not at all.

use crate::{Append, Expect, Json, Put, StoreError};

/// The longest name in bytes: of a table, a kind, an id or a tag.
pub const LONGEST_NAME: usize = 200;

/// The largest write in bytes, all texts together.
pub const LARGEST_WRITE: usize = 1 << 20;

/// What is written together or not at all: an entry of one log or the end of one, notes, or both.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Write {
    /// The entry.
    pub log: Option<Append>,
    /// The log that is deleted.
    pub removed: Option<Removal>,
    /// The notes. What they expect is meant of the time before this write; of two puts of the same note
    /// the later one stays.
    pub notes: Vec<Put>,
}

/// The wish to delete the whole log of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Removal {
    /// The table.
    pub table: String,
    /// How many entries the log has; if it has grown since, nothing is deleted.
    pub len: u64,
}

impl Write {
    /// Deletes the log of a table, if it has this number of entries.
    pub fn removing(table: impl Into<String>, len: u64) -> Write {
        Write { removed: Some(Removal { table: table.into(), len }), ..Write::default() }
    }

    /// Together with a note.
    pub fn with(mut self, put: Put) -> Write {
        self.notes.push(put);
        self
    }

    /// Whether every database can take this. One that choked on a text would drag down all writes that
    /// are committed together with it.
    pub(crate) fn check(&self) -> Result<(), Unfit> {
        let contents = || self.notes.iter().filter_map(|put| put.content.as_ref());
        let bodies =
            self.log.iter().map(|append| &append.body).chain(contents().map(|content| &content.body));
        let names: Vec<&String> = (self.log.iter().map(|append| &append.table))
            .chain(self.removed.iter().map(|removal| &removal.table))
            .chain(self.notes.iter().flat_map(|put| [&put.kind, &put.id]))
            .chain(contents().flat_map(|content| &content.tags))
            .collect();
        if let Some(name) = names.iter().find(|name| !fits(name)) {
            return Err(Unfit::Name(name.chars().take(LONGEST_NAME).collect()));
        }
        if let Some(put) = self.notes.iter().find(|put| put.content.is_none() && put.expect == Expect::New) {
            return Err(Unfit::Deletion { kind: put.kind.clone(), id: put.id.clone() });
        }
        if let Some(append) = self.log.as_ref().filter(|append| i64::try_from(append.at).is_err()) {
            return Err(Unfit::Time(append.at));
        }
        let texts = names.into_iter().map(String::as_str).chain(bodies.map(Json::as_str));
        match texts.map(str::len).sum() {
            size if size <= LARGEST_WRITE => Ok(()),
            size => Err(Unfit::Size(size)),
        }
    }
}

impl From<Append> for Write {
    fn from(append: Append) -> Write {
        Write { log: Some(append), ..Write::default() }
    }
}

impl From<Put> for Write {
    fn from(put: Put) -> Write {
        Write::default().with(put)
    }
}

/// Whether this can be the name of anything.
pub(crate) fn fits(name: &str) -> bool {
    (1..=LONGEST_NAME).contains(&name.len()) && !name.contains(char::is_control)
}

/// Why nothing was written, or why it is not known.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WriteError {
    /// Another writer wrote this entry first: read the log and look again.
    #[error("entry {seq} of table {table} is taken: read the log, then try the next number")]
    Taken {
        /// The table.
        table: String,
        /// The number.
        seq: u64,
    },
    /// The log has not come so far: an entry before this one is missing.
    #[error("entry {seq} of table {table} would leave a gap: write the one before it first")]
    Gap {
        /// The table.
        table: String,
        /// The number.
        seq: u64,
    },
    /// A note is not what was expected: read it and look again.
    #[error("{kind} {id} has changed: read it, then try again")]
    Changed {
        /// The note's kind.
        kind: String,
        /// The note's id.
        id: String,
    },
    /// No database takes this.
    #[error(transparent)]
    Unfit(#[from] Unfit),
    /// The database failed, possibly after it had written everything. Trying again is safe: what has
    /// been written is then [`Taken`](WriteError::Taken) or [`Changed`](WriteError::Changed), and
    /// reading tells by whom.
    #[error(transparent)]
    Unavailable(#[from] StoreError),
}

/// What cannot be written.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unfit {
    /// Not a name.
    #[error("{0:?} is no name: it takes 1 to {LONGEST_NAME} bytes without control characters")]
    Name(String),
    /// The deletion of a note that must not exist. That nothing is there cannot be held on to, so nodes
    /// could not rely on it.
    #[error("{kind} {id} is expected to be new, so there is nothing to delete")]
    Deletion {
        /// The note's kind.
        kind: String,
        /// The note's id.
        id: String,
    },
    /// A time too far ahead.
    #[error("{0} is no time in milliseconds since 1970")]
    Time(u64),
    /// More than one write may hold.
    #[error("a write of {0} bytes is too large: {LARGEST_WRITE} are allowed")]
    Size(usize),
}
