//! The judgement of a task or rule from public facts (CR-5.2, CR-5.3).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A judgement from the finished tricks alone; once final, it never changes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// Success and failure are both still possible.
    Open,
    /// The goal is met in every sorting of the unplayed cards into the remaining tricks.
    Done,
    /// The goal is met in no sorting of the unplayed cards into the remaining tricks.
    Failed,
}

impl Verdict {
    /// The verdict of two goals together: one failure is final, success needs both.
    #[must_use]
    pub const fn and(self, other: Verdict) -> Verdict {
        match (self, other) {
            (Verdict::Failed, _) | (_, Verdict::Failed) => Verdict::Failed,
            (Verdict::Done, Verdict::Done) => Verdict::Done,
            _ => Verdict::Open,
        }
    }

    /// Whether the verdict is final.
    pub const fn is_final(self) -> bool {
        !matches!(self, Verdict::Open)
    }
}

#[cfg(test)]
mod tests {
    use super::Verdict::{self, Done, Failed, Open};

    #[test]
    fn one_failure_is_final_and_success_needs_both() {
        let all = |verdicts: &[Verdict]| verdicts.iter().copied().fold(Done, Verdict::and);
        assert_eq!(all(&[]), Done);
        assert_eq!(all(&[Done, Done]), Done);
        assert_eq!(all(&[Done, Open]), Open);
        assert_eq!(all(&[Open, Failed, Done]), Failed);
    }
}
