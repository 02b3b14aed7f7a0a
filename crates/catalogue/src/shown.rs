//! What is shown of a game of any kind.

use std::fmt::Display;

use serde::Serialize;

/// An action, event or view of any game: JSON for programs by `Serialize`, lines for people by `Display`.
pub trait Shown: erased_serde::Serialize + Display + Send + Sync {}

impl<T: Serialize + Display + Send + Sync> Shown for T {}

erased_serde::serialize_trait_object!(Shown);
