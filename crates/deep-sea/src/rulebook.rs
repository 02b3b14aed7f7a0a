//! The numbers of the rules of Deep Sea, as `RULES.md` lists them.

use game::Section;

use crate::Refusal;

/// The rulebook by sections.
pub const RULEBOOK: &[Section] = &[
    crew::rulebook::CARDS,
    crew::rulebook::TRICKS,
    Section {
        name: "tasks",
        rules: &[
            "DS-8.1", "DS-8.2", "DS-8.3", "DS-8.4", "DS-8.5", "DS-8.6", "DS-8.7", "DS-8.8", "DS-8.9",
            "DS-8.10",
        ],
    },
    Section { name: "talk", rules: &["CR-3.1", "CR-3.2", "CR-3.3", "CR-3.4", "CR-3.6", "CR-3.7"] },
    crew::rulebook::DISTRESS,
    crew::rulebook::ATTEMPTS,
    crew::rulebook::TWO,
];

impl game::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::NotInHand { .. } => "CR-1.2",
            Refusal::NotYourTurn { .. } | Refusal::MustFollowSuit { .. } => "CR-2.1",
            Refusal::NotCommunicable { .. } | Refusal::SubmarineOnRadio { .. } | Refusal::NoRadioNow => {
                "CR-3.2"
            }
            Refusal::SubmarinePassed { .. } | Refusal::ProposalsSpent { .. } => "CR-4.1",
            Refusal::MissionOver | Refusal::LeadBarred { .. } => "CR-5.2",
            Refusal::NoSuchTask { .. }
            | Refusal::TaskTaken { .. }
            | Refusal::NotHardest { .. }
            | Refusal::CannotSkip => "DS-8.3",
            Refusal::NotForCaptain { .. } | Refusal::TooManyTricks { .. } => "DS-8.5",
            Refusal::WrongMember { .. } => "DS-8.7",
            Refusal::NotNow => "DS-8.10",
        }
    }
}
