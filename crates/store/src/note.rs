//! Notes: small documents that are found by their id or by their tags.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::Json;

/// A small document: a person, a device, a crew, a line of a logbook, a deadline.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Note {
    /// What it is about.
    pub kind: String,
    /// Its name among those of its kind.
    pub id: String,
    /// The texts it is found by.
    pub tags: BTreeSet<String>,
    /// What it says.
    pub body: Json,
    /// Another number after each put. It never comes back, not even after the note was deleted and put
    /// again. It belongs to one database, so an export leaves it out.
    #[serde(skip)]
    pub version: u64,
}

/// The wish to write or delete a note.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Put {
    /// The note's kind.
    pub kind: String,
    /// The note's id.
    pub id: String,
    /// What must be there so far. A deletion cannot expect nothing.
    pub expect: Expect,
    /// What is to be there, in place of everything so far; `None` deletes the note.
    pub content: Option<Content>,
}

/// What a note holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Content {
    /// The texts it is found by.
    pub tags: BTreeSet<String>,
    /// What it says.
    pub body: Json,
}

/// What must be in a note's place for it to be written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Expect {
    /// Anything or nothing.
    #[default]
    Any,
    /// Nothing.
    New,
    /// The note in this version.
    Version(u64),
}

impl Put {
    /// Writes a note, whatever is there so far.
    pub fn new(kind: impl Into<String>, id: impl Into<String>, body: Json) -> Put {
        let content = Content { tags: BTreeSet::new(), body };
        Put { kind: kind.into(), id: id.into(), expect: Expect::Any, content: Some(content) }
    }

    /// Deletes a note, if it is there.
    pub fn delete(kind: impl Into<String>, id: impl Into<String>) -> Put {
        Put { kind: kind.into(), id: id.into(), expect: Expect::Any, content: None }
    }

    /// With a further tag. A deleted note has none.
    pub fn tagged(mut self, tag: impl Into<String>) -> Put {
        if let Some(content) = &mut self.content {
            content.tags.insert(tag.into());
        }
        self
    }

    /// Only if this is there so far.
    pub fn expecting(self, expect: Expect) -> Put {
        Put { expect, ..self }
    }
}

impl From<Note> for Put {
    /// The put that brings a note into a store where it is not.
    fn from(Note { kind, id, tags, body, .. }: Note) -> Put {
        Put { kind, id, expect: Expect::New, content: Some(Content { tags, body }) }
    }
}
