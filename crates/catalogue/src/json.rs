//! Typed values as JSON, and back.

use game::Game;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::Problem;

pub(crate) fn json(value: &(impl Serialize + ?Sized)) -> Value {
    serde_json::to_value(value).expect("plain data always serializes")
}

/// Reads a setup, which is an object with any of the game's fields.
pub(crate) fn read_setup<G: Game>(value: &Value) -> Result<G::Setup, Problem> {
    if !value.is_object() {
        return Err(Problem::new("bad-setup", "a setup is an object, such as {\"players\":2}"));
    }
    read("bad-setup", value)
}

pub(crate) fn read<T: DeserializeOwned>(code: &str, value: &Value) -> Result<T, Problem> {
    T::deserialize(value).map_err(|error| Problem::new(code, error.to_string()))
}
