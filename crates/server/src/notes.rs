//! Notes in the store as typed values.

use serde::Serialize;
use serde::de::DeserializeOwned;
use store::{Json, Note, Put, Store, StoreError};

/// A note that says this.
pub(crate) fn put(kind: &str, id: &str, body: &impl Serialize) -> Put {
    Put::new(kind, id, json(body))
}

/// What a note says.
pub(crate) fn read<T: DeserializeOwned>(note: &Note) -> Result<T, StoreError> {
    let damaged = |error| StoreError::Damaged(format!("{} {}: {error}", note.kind, note.id));
    serde_json::from_str(note.body.as_str()).map_err(damaged)
}

/// The note of this kind and id, with its version.
pub(crate) async fn find<T: DeserializeOwned>(
    store: &dyn Store,
    kind: &str,
    id: &str,
) -> Result<Option<(T, u64)>, StoreError> {
    match store.note(kind, id).await? {
        Some(note) => Ok(Some((read(&note)?, note.version))),
        None => Ok(None),
    }
}

/// Plain data as JSON.
pub(crate) fn json(value: &(impl Serialize + ?Sized)) -> Json {
    Json::new(value).expect("plain data always serializes")
}
