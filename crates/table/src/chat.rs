//! What was said at a table, as one person hears it.

use schemars::JsonSchema;
use serde::Serialize;

use crate::{Face, Faces, PersonId, Table};

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
