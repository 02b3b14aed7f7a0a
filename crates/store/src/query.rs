//! Which notes to find, and what is found.

use crate::Note;
use crate::write::{LONGEST_NAME, fits};

/// The most notes one query finds.
pub const MOST_FOUND: u32 = 1000;

/// Asks for the notes of a kind by their tags, sorted by tag, then id, both byte by byte.
///
/// A note is found once for each of its tags in the range, and never without a tag.
///
/// ```
/// # use store::Query;
/// let due = Query::of("deadline").to("0001763243999000").limit(50);
/// let mine = Query::of("device").tagged("person:ada");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Query {
    pub(crate) kind: String,
    pub(crate) from: String,
    pub(crate) to: String,
    pub(crate) after: Option<Cursor>,
    pub(crate) limit: u32,
}

/// A note and the tag it was found by.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// The tag.
    pub tag: String,
    /// The note.
    pub note: Note,
}

/// A place in the order of what is found, from which a further query goes on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cursor {
    /// The tag something was found by.
    pub tag: String,
    /// The id of the note.
    pub id: String,
}

impl Query {
    /// All notes of a kind that have a tag.
    pub fn of(kind: impl Into<String>) -> Query {
        Query { kind: kind.into(), from: String::new(), to: greatest_name(), after: None, limit: MOST_FOUND }
    }

    /// Those with exactly this tag.
    pub fn tagged(self, tag: impl Into<String>) -> Query {
        let tag = tag.into();
        Query { from: tag.clone(), to: tag, ..self }
    }

    /// Those with this tag or a greater one.
    pub fn from(self, tag: impl Into<String>) -> Query {
        Query { from: tag.into(), ..self }
    }

    /// Those with this tag or a smaller one.
    pub fn to(self, tag: impl Into<String>) -> Query {
        Query { to: tag.into(), ..self }
    }

    /// Those that come after this place, usually the [`Found::cursor`] of the last one found.
    pub fn after(self, cursor: Cursor) -> Query {
        Query { after: Some(cursor), ..self }
    }

    /// At most `limit`, and never more than [`MOST_FOUND`].
    pub fn limit(self, limit: u32) -> Query {
        Query { limit: limit.min(MOST_FOUND), ..self }
    }

    /// The place just before the first thing to find. No id is empty, so a tag with an empty id comes
    /// before everything that has the tag.
    pub(crate) fn start(&self) -> (&str, &str) {
        let from = (self.from.as_str(), "");
        match &self.after {
            Some(cursor) => from.max((&cursor.tag, &cursor.id)),
            None => from,
        }
    }

    /// Whether there can be anything to find.
    pub(crate) fn is_fit(&self) -> bool {
        let (tag, id) = self.start();
        fits(&self.kind) && fits(&self.to) && [tag, id].iter().all(|name| name.is_empty() || fits(name))
    }
}

impl Found {
    /// Where this was found.
    pub fn cursor(&self) -> Cursor {
        Cursor { tag: self.tag.clone(), id: self.note.id.clone() }
    }
}

/// No name comes after this one: it is the longest of the greatest letters.
fn greatest_name() -> String {
    char::MAX.to_string().repeat(LONGEST_NAME / char::MAX.len_utf8())
}
