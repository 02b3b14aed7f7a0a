//! The numbers of a game's rules, and which of them a refusal rests on.

use std::error::Error;

use schemars::JsonSchema;
use serde::Serialize;

/// A section of a rulebook.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Section {
    /// The section's name in addresses and message files, such as `tricks`.
    pub name: &'static str,
    /// The numbers of its rules, such as `CR-2.1`.
    pub rules: &'static [&'static str],
}

/// The reason why an action is refused: serializes as a `code` with arguments, displays as a sentence that
/// says what to do.
pub trait Refusal: Error + Serialize {
    /// The number of the rule that forbids the action, such as `CR-2.1`.
    fn rule(&self) -> &'static str;
}
