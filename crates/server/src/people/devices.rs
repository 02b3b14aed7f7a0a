//! The devices of a person: each has a token, of which a hash is kept, and may be named and thrown out.

use serde::{Deserialize, Serialize};
use store::{Expect, Put, Query, StoreError, Write, WriteError};
use table::PersonId;

use super::{Gone, People, checked_name, gone_note, person_tag};
use crate::error::ApiError;
use crate::notes::{find, put, read};
use crate::random;

/// How exactly it is noted when a device was used, in milliseconds.
const NOTED_AFTER: u64 = 60 * 60 * 1000;

/// A device, under the hash of its token.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Device {
    person: PersonId,
    /// What its person calls it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) name: Option<String>,
    /// Since when it is known, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) since: Option<u64>,
    /// When it was used last, to the hour.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) seen: Option<u64>,
}

/// The note of a new device.
pub(super) fn new(token: &str, person: &PersonId, now: u64) -> Put {
    let device = Device { person: person.clone(), name: None, since: Some(now), seen: Some(now) };
    device.note(&random::hashed(token)).expecting(Expect::New)
}

impl Device {
    fn note(&self, id: &str) -> Put {
        put("device", id, self).tagged(person_tag(&self.person))
    }
}

impl People {
    /// Whose device this is. It is used now, which is noted once an hour.
    pub(super) async fn visit(&self, id: &str) -> Result<Option<PersonId>, StoreError> {
        let Some((device, version)) = find::<Device>(&*self.store, "device", id).await? else {
            return Ok(None);
        };
        let (now, person) = (self.time.now(), device.person.clone());
        if device.seen.is_none_or(|seen| seen + NOTED_AFTER <= now) {
            let used = Device { seen: Some(now), ..device };
            // Not worth a refusal; the next visit notes it.
            let _ = self.store.write(used.note(id).expecting(Expect::Version(version)).into()).await;
        }
        Ok(Some(person))
    }

    /// The devices of a person with the ids of their notes, the one used last first.
    pub(crate) async fn devices(&self, person: &PersonId) -> Result<Vec<(String, Device)>, ApiError> {
        let mut devices = Vec::new();
        for found in self.store.notes(&Query::of("device").tagged(person_tag(person))).await? {
            devices.push((found.note.id.clone(), read::<Device>(&found.note)?));
        }
        devices.sort_by_key(|(_, device)| std::cmp::Reverse(device.seen));
        Ok(devices)
    }

    /// Calls a device something.
    pub(crate) async fn name_device(&self, id: &str, name: &str) -> Result<(), ApiError> {
        let name = checked_name(name)?;
        let found = find::<Device>(&*self.store, "device", id).await?;
        let (device, version) = found.ok_or_else(no_such_device)?;
        let named = Device { name: Some(name), ..device };
        match self.store.write(named.note(id).expecting(Expect::Version(version)).into()).await {
            Err(WriteError::Changed { .. }) => Err(ApiError::busy()),
            done => Ok(done?),
        }
    }

    /// Throws a device out: its token is good for nothing any more.
    pub(crate) async fn remove_device(&self, id: &str) -> Result<(), ApiError> {
        let gone = gone_note(&Gone::Device(id.into()));
        Ok(self.store.write(Write::from(Put::delete("device", id)).with(gone)).await?)
    }
}

pub(crate) fn no_such_device() -> ApiError {
    ApiError::new(axum::http::StatusCode::NOT_FOUND, "no-such-device", "you have no such device")
}
