//! How much there is in a store.

use std::collections::BTreeMap;

use crate::Line;

/// How much there is in a store, or in a copy of it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Contents {
    /// Tables that have a log.
    pub tables: u64,
    /// Entries of all logs.
    pub entries: u64,
    /// Notes of each kind.
    pub notes: BTreeMap<String, u64>,
}

impl Contents {
    /// Entries and notes together.
    pub fn total(&self) -> u64 {
        self.entries + self.notes.values().sum::<u64>()
    }

    /// Notes of one kind.
    pub fn n_notes(&self, kind: &str) -> u64 {
        self.notes.get(kind).copied().unwrap_or(0)
    }

    /// Counts a line of an export.
    pub fn count(&mut self, line: &Line) {
        match line {
            Line::Head(_) => {}
            Line::Entry(entry) => {
                self.entries += 1;
                self.tables += u64::from(entry.seq == 0);
            }
            Line::Note(note) => *self.notes.entry(note.kind.clone()).or_default() += 1,
        }
    }
}
