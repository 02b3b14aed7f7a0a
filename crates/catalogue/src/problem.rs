//! What is wrong with a request, for programs and for people.

use analysis::Unanswered;
use game::{RecordError, Refusal, SetupError};
use serde::Serialize;
use serde_json::{Map, Value};

use crate::GAMES;

/// A refusal of any kind: a code with arguments for programs, a sentence for people.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Problem {
    /// What is wrong, such as `must-follow-suit`.
    pub code: String,
    /// The same as an English sentence that says what to do.
    pub message: String,
    /// The number of the rule that forbids it, such as `CR-2.1`, if a rule of the game does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
    /// The code's arguments. Boxed, because a problem is the error of nearly every function.
    #[serde(flatten)]
    pub arguments: Box<Map<String, Value>>,
}

impl Problem {
    /// A problem without arguments.
    pub fn new(code: &str, message: impl Into<String>) -> Problem {
        Problem { code: code.into(), message: message.into(), rule: None, arguments: Box::default() }
    }

    /// There is no game with this id.
    pub fn unknown_game(id: &str) -> Problem {
        let ids: Vec<_> = GAMES.iter().map(|game| game.info().id).collect();
        let id: String = id.chars().take(40).collect();
        Problem::new("unknown-game", format!("there is no game `{id}`; choose one of {}", ids.join(", ")))
    }

    /// A typed error, which serializes as an object with a `code`.
    pub fn from_error(error: &(impl std::error::Error + Serialize)) -> Problem {
        let mut arguments = match serde_json::to_value(error) {
            Ok(Value::Object(arguments)) => arguments,
            _ => Map::new(),
        };
        let code = match arguments.shift_remove("code") {
            Some(Value::String(code)) => code,
            _ => "refused".into(),
        };
        Problem { code, message: error.to_string(), rule: None, arguments: Box::new(arguments) }
    }

    /// A refusal of a game, with the rule that it rests on.
    pub fn from_refusal(refusal: &impl Refusal) -> Problem {
        Problem { rule: Some(refusal.rule()), ..Problem::from_error(refusal) }
    }
}

impl std::fmt::Display for Problem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Problem {}

impl From<SetupError> for Problem {
    fn from(error: SetupError) -> Problem {
        Problem::from_error(&error)
    }
}

impl From<Unanswered> for Problem {
    fn from(unanswered: Unanswered) -> Problem {
        Problem::new(unanswered.code(), unanswered.to_string())
    }
}

impl From<RecordError> for Problem {
    fn from(error: RecordError) -> Problem {
        let code = match error {
            RecordError::Syntax(_) | RecordError::Game { .. } => "bad-record",
            RecordError::Format { .. } | RecordError::Rules { .. } => "other-version",
            RecordError::Commitment
            | RecordError::Seats { .. }
            | RecordError::Handover { .. }
            | RecordError::Replay(_)
            | RecordError::Result => "tampered-record",
        };
        Problem::new(code, error.to_string())
    }
}
