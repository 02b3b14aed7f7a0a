//! What people say at tables, in notes of theirs. The log holds digests, so that deleting a note is enough.

use std::collections::BTreeMap;

use store::{Put, Query, Store, StoreError, Write};
use table::{PersonId, Quote};

use crate::error::ApiError;
use crate::notes::{put, read};
use crate::people::person_tag;

/// The note of what a person says in an entry of a table's log.
pub(crate) fn note(table: &str, seq: u64, person: &PersonId, quote: &Quote) -> Put {
    let id = id(table, seq);
    put("remark", &id, quote).tagged(&id).tagged(person_tag(person))
}

/// What was said in these entries of a table's log, as far as it has not been deleted.
pub(crate) async fn find(
    store: &dyn Store,
    table: &str,
    unheard: impl Iterator<Item = u64>,
) -> Result<BTreeMap<u64, Quote>, StoreError> {
    let ids: BTreeMap<String, u64> = unheard.map(|seq| (id(table, seq), seq)).collect();
    let (Some((first, _)), Some((last, _))) = (ids.first_key_value(), ids.last_key_value()) else {
        return Ok(BTreeMap::new());
    };
    // A table keeps fewer remarks than one query finds.
    let found = store.notes(&Query::of("remark").from(first).to(last)).await?;
    let heard = found.iter().filter_map(|found| Some((*ids.get(&found.tag)?, read(&found.note))));
    heard.map(|(seq, quote)| Ok((seq, quote?))).collect()
}

/// Everything that was said at a table.
pub(crate) fn at(table: &str) -> Query {
    Query::of("remark").from(id(table, 0)).to(id(table, 999_999_999_999))
}

/// Deletes everything that a person said.
pub(crate) async fn forget(store: &dyn Store, person: &PersonId) -> Result<(), ApiError> {
    loop {
        let found = store.notes(&Query::of("remark").tagged(person_tag(person))).await?;
        if found.is_empty() {
            return Ok(());
        }
        let deletions = found.into_iter().map(|found| Put::delete("remark", found.note.id));
        store.write(Write { notes: deletions.collect(), ..Write::default() }).await?;
    }
}

/// The id of a remark's note. As a tag, too, it sorts the remarks of a table by time.
pub(crate) fn id(table: &str, seq: u64) -> String {
    format!("{table}.{seq:012}")
}
