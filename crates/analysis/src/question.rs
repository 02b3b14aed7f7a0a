//! Questions about a match, and their answers.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Choices, Decisions, Mistakes, NODES, Review, Settled, Solution, WhereaboutsByMoment};

/// What may be asked about a match.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Question {
    // Braces, because a variant without them would take any further field in silence.
    /// Whether a mission was winnable, and where it was lost.
    Review {},
    /// Which cards were mistakes by what each seat could know.
    #[serde(rename = "fair")]
    Mistakes {},
    /// What each choice was worth, and what luck did.
    #[serde(rename = "course")]
    Decisions {},
    /// Where the cards a seat could not see might have been, moment by moment.
    #[serde(rename = "belief")]
    Whereabouts {
        /// The seat's letter.
        seat: String,
    },
    /// How the match can be won from a moment on, with all cards open.
    #[serde(skip)]
    Line {
        /// The number of actions taken by then.
        at: usize,
    },
    /// After how many actions it can first be asked how the match can be won.
    #[serde(skip)]
    Settled {},
    /// What becomes of each choice at this moment, with all cards open.
    #[serde(skip)]
    Choices {},
}

/// How much an analysis may cost. Each question uses what applies to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// How many worlds are dealt that a seat cannot tell from the real one.
    pub worlds: u32,
    /// How many cards or steps are tried for each moment, or for each choice.
    pub nodes: u64,
}

/// Is told how many of how many steps of an analysis are done.
pub type Progress<'a> = dyn FnMut(usize, usize) + 'a;

impl Question {
    /// The question's name in requests.
    pub fn name(&self) -> &'static str {
        match self {
            Question::Review {} => "review",
            Question::Mistakes {} => "fair",
            Question::Decisions {} => "course",
            Question::Whereabouts { .. } => "belief",
            Question::Line { .. } => "line",
            Question::Settled {} => "settled",
            Question::Choices {} => "choices",
        }
    }

    /// What an answer usually may cost.
    pub fn usual_effort(&self) -> Effort {
        let (worlds, nodes) = match self {
            Question::Review {} => (0, NODES),
            Question::Mistakes {} => (200, 20_000),
            Question::Decisions {} | Question::Settled {} => (0, 0),
            Question::Whereabouts { .. } => (400, 0),
            Question::Line { .. } => (0, 30_000_000),
            Question::Choices {} => (0, 50_000),
        };
        Effort { worlds, nodes }
    }

    /// Reads an answer to this question that was written as JSON.
    pub fn read(&self, answer: Value) -> Result<Answer, serde_json::Error> {
        Ok(match self {
            Question::Review {} => Answer::Review(serde_json::from_value(answer)?),
            Question::Mistakes {} => Answer::Mistakes(serde_json::from_value(answer)?),
            Question::Decisions {} => Answer::Decisions(serde_json::from_value(answer)?),
            Question::Whereabouts { .. } => Answer::WhereaboutsByMoment(serde_json::from_value(answer)?),
            Question::Line { .. } => Answer::Solution(serde_json::from_value(answer)?),
            Question::Settled {} => Answer::Settled(serde_json::from_value(answer)?),
            Question::Choices {} => Answer::Choices(serde_json::from_value(answer)?),
        })
    }
}

/// Why a question has no answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unanswered {
    /// The game does not have this analysis, or not at this moment.
    #[error("there is no such analysis of this game; the record can be replayed")]
    NoAnalysis,
    /// The question is about a whole match.
    #[error("this match is not over: only a winning line and beliefs can be had")]
    NotOver,
    /// The match has fewer actions.
    #[error("`at` is more than the actions of this match")]
    NoSuchMoment,
    /// The text names no seat.
    #[error("`seat` is a seat")]
    NoSeat,
    /// The table has fewer seats.
    #[error("this match has no such seat: choose another one")]
    NoSuchSeat,
}

impl Unanswered {
    /// The code for programs.
    pub fn code(self) -> &'static str {
        match self {
            Unanswered::NoAnalysis => "no-analysis",
            Unanswered::NotOver => "not-over",
            Unanswered::NoSuchMoment => "bad-moment",
            Unanswered::NoSeat | Unanswered::NoSuchSeat => "bad-observer",
        }
    }
}

/// An answer of another kind than was asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this answers another question")]
pub struct WrongKind;

/// One variant for each kind of answer. Its JSON is that of what it holds.
macro_rules! answers {
    ($($kind:ident),*) => {
        /// The answer to a [`Question`].
        #[derive(Clone, PartialEq, Debug, Serialize)]
        #[serde(untagged)]
        #[expect(missing_docs, reason = "each variant is named after the type it holds")]
        pub enum Answer {
            $($kind($kind)),*
        }

        $(impl TryFrom<Answer> for $kind {
            type Error = WrongKind;

            fn try_from(answer: Answer) -> Result<$kind, WrongKind> {
                match answer {
                    Answer::$kind(found) => Ok(found),
                    _ => Err(WrongKind),
                }
            }
        })*
    };
}

answers!(Review, Mistakes, Decisions, WhereaboutsByMoment, Solution, Settled, Choices);
