//! The check of everything that a store holds.

use std::collections::HashMap;

use game::Record;
use store::{Linked, Note, Store, StoreError};
use table::{Entry, Quote, Words};

use crate::live::remarks;
use crate::notes::read;

/// What was found in a store.
#[derive(Default)]
pub struct Verified {
    /// How much there is, and what is wrong with it.
    pub store: store::Verified,
    /// Remarks whose text is there and fits the log.
    pub remarks: u64,
    /// Records of matches that went by the rules.
    pub records: u64,
}

/// Checks that the chain of each log is whole, that each remark is what was said, and that each record holds.
pub async fn verify(store: &dyn Store) -> Result<Verified, StoreError> {
    let mut check = Check::default();
    let found = store::verify(store, |line| match line {
        store::Line::Head(_) => {}
        store::Line::Entry(entry) => check.entry(entry),
        store::Line::Note(note) => check.note(note),
    })
    .await?;
    let Check { remarks, records, faults, .. } = check;
    let faults = [found.faults, faults].concat();
    Ok(Verified { store: store::Verified { faults, ..found }, remarks, records })
}

#[derive(Default)]
struct Check {
    /// What was said, by the ids of the notes that hold the text.
    said: HashMap<String, Words>,
    remarks: u64,
    records: u64,
    faults: Vec<String>,
}

impl Check {
    fn entry(&mut self, Linked { table, seq, body, .. }: &Linked) {
        match body.read() {
            Ok(Entry::Said { words, .. }) => drop(self.said.insert(remarks::id(table, *seq), words)),
            Ok(_) => {}
            Err(error) => self.faults.push(format!("entry {seq} of table {table} cannot be read: {error}")),
        }
    }

    fn note(&mut self, note: &Note) {
        let checked = match note.kind.as_str() {
            "remark" => self.remark(note).map(|()| self.remarks += 1),
            "record" => record(note).map(|n| self.records += n),
            _ => Ok(()),
        };
        self.faults.extend(checked.err().map(|fault| format!("{} {}: {fault}", note.kind, note.id)));
    }

    fn remark(&self, note: &Note) -> Result<(), String> {
        let quote: Quote = read(note).map_err(|error| error.to_string())?;
        match self.said.get(&note.id) {
            Some(words) if words.is_of(&quote) => Ok(()),
            _ => Err("this is not what was said".into()),
        }
    }
}

/// Counts a record that holds, and none whose game or rules this version does not know.
fn record(note: &Note) -> Result<u64, String> {
    let record = Record::read(note.body.as_str()).map_err(|error| error.to_string())?;
    match catalogue::find(&record.game).map(|game| game.open(&record)) {
        Some(Ok(_)) => Ok(1),
        Some(Err(problem)) if problem.code == "tampered-record" => Err(problem.to_string()),
        Some(Err(_)) | None => Ok(0),
    }
}
