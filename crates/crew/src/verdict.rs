//! What public facts say about a task or rule (CR-5.2, CR-5.3).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Whether a task or rule is met, judged from the finished tricks alone. A verdict never goes back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// Both are still possible.
    Open,
    /// Every sorting of the unplayed cards into the coming tricks keeps it.
    Done,
    /// No sorting of the unplayed cards into the coming tricks meets it.
    Failed,
}

impl Verdict {
    /// Both together: one failure is final, success needs both.
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
