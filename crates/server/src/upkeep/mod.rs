//! Housekeeping of the store: expiry, erasure of deleted data, and the integrity check.

pub(crate) mod scrub;
pub(crate) mod sweep;
pub(crate) mod verify;
