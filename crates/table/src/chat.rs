//! What was said at a table, and how one person reads it.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;

use crate::{Face, Faces, PersonId, Quote, Table, Words};

/// Something said at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatEntry {
    /// Who said it.
    pub person: PersonId,
    /// What was said, as far as it is known.
    pub words: Words,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// The table's version that came of it.
    pub version: u64,
}

/// Something said at the table, as one person hears it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct ChatLine {
    /// Who said it.
    #[serde(flatten)]
    pub face: Face,
    /// Whether it is the one who listens.
    pub is_you: bool,
    /// What was said; nothing if it was deleted.
    pub text: String,
    /// Whether it was deleted.
    pub is_removed: bool,
    /// When, in milliseconds since 1970.
    pub at: u64,
}

impl Table {
    /// The numbers of the entries whose text has to be looked up beside the log.
    pub fn unheard(&self) -> impl Iterator<Item = u64> {
        let unheard = self.remarks.iter().filter(|remark| remark.words.is_unsought());
        unheard.map(|remark| remark.version - 1)
    }

    /// Takes what was found beside the log for the unheard, by the numbers of their entries. Whatever is not
    /// found has been deleted.
    pub fn hear(&mut self, mut found: BTreeMap<u64, Quote>) {
        for remark in self.remarks.iter_mut().filter(|remark| remark.words.is_unsought()) {
            remark.words.find(found.remove(&(remark.version - 1)));
        }
    }

    /// Has what a person said looked up once more.
    pub fn doubt(&mut self, person: &PersonId) {
        for remark in self.remarks.iter_mut().filter(|remark| remark.person == *person) {
            remark.words.doubt();
        }
    }

    /// What was said since the table had this version, but for those this person does not want to hear.
    pub fn chat_since(
        &self,
        person: &PersonId,
        version: u64,
        faces: Faces<'_>,
        is_muted: &dyn Fn(&PersonId) -> bool,
    ) -> Vec<ChatLine> {
        let start = self.remarks.partition_point(|remark| remark.version <= version);
        self.remarks[start..]
            .iter()
            .filter(|remark| !is_muted(&remark.person))
            .map(|remark| ChatLine {
                face: faces(&remark.person),
                is_you: remark.person == *person,
                text: remark.words.text().unwrap_or_default().into(),
                is_removed: remark.words.text().is_none(),
                at: remark.at,
            })
            .collect()
    }
}
