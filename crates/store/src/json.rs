//! JSON as text, always on one line.

use std::str::FromStr;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// A JSON text on one line, kept to the letter: what was written is what is read.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(from = "Box<RawValue>", into = "Box<RawValue>")]
pub struct Json(Box<RawValue>);

impl Json {
    /// A value as JSON. Fails as [`serde_json::to_string`] does, for instance on a map without text keys.
    pub fn new(value: &(impl Serialize + ?Sized)) -> Result<Json, serde_json::Error> {
        serde_json::value::to_raw_value(value).map(Json::from)
    }

    /// The value this text tells of.
    pub fn read<'a, T: Deserialize<'a>>(&'a self) -> Result<T, serde_json::Error> {
        serde_json::from_str(self.as_str())
    }

    /// The text itself.
    pub fn as_str(&self) -> &str {
        self.0.get()
    }
}

impl From<Box<RawValue>> for Json {
    fn from(raw: Box<RawValue>) -> Json {
        if !raw.get().contains(['\n', '\r']) {
            return Json(raw);
        }
        // JSON breaks lines only between its tokens, where a space says the same.
        let line = raw.get().replace(['\n', '\r'], " ");
        Json(RawValue::from_string(line).expect("a space for a line break leaves JSON what it was"))
    }
}

impl From<Json> for Box<RawValue> {
    fn from(json: Json) -> Box<RawValue> {
        json.0
    }
}

impl FromStr for Json {
    type Err = serde_json::Error;

    fn from_str(text: &str) -> Result<Json, serde_json::Error> {
        serde_json::from_str(text)
    }
}

impl PartialEq for Json {
    fn eq(&self, other: &Json) -> bool {
        self.as_str() == other.as_str()
    }
}

impl Eq for Json {}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, kept: &str) {
        let json: Json = text.parse().unwrap();
        assert_eq!(json.as_str(), kept);
        assert_eq!(Json::new(&json).unwrap(), json);
    }

    #[test]
    fn text_is_kept_to_the_letter() {
        check(r#"{"b":1, "a":1.50,"a":"\u0000\n"}"#, r#"{"b":1, "a":1.50,"a":"\u0000\n"}"#);
        check("12345678901234567890123", "12345678901234567890123");
    }

    #[test]
    fn text_is_on_one_line() {
        check(" [1,\r\n2]\n", "[1,  2]");
    }

    #[test]
    fn other_text_is_refused() {
        assert!("{".parse::<Json>().is_err());
        assert!("1 2".parse::<Json>().is_err());
    }
}
