//! The numbers of the rules of Launch Pad, as `RULES.md` lists them.

use game::Section;

use crate::Refusal;

/// The rulebook by sections.
pub const RULEBOOK: &[Section] = &[
    Section { name: "setup", rules: &["LP-1.1", "LP-1.2", "LP-1.3", "LP-1.4"] },
    Section { name: "turn", rules: &["LP-2.1", "LP-2.2", "LP-2.3", "LP-2.4", "LP-2.5", "LP-2.6"] },
    Section { name: "rockets", rules: &["LP-3.1", "LP-3.2"] },
    Section { name: "experts", rules: &["LP-4.1"] },
    Section { name: "advantages", rules: &["LP-5.1", "LP-5.2", "LP-5.3", "LP-5.4"] },
    Section {
        name: "actions",
        rules: &[
            "LP-6.1", "LP-6.2", "LP-6.3", "LP-6.4", "LP-6.5", "LP-6.6", "LP-6.7", "LP-6.8", "LP-6.9",
            "LP-6.10",
        ],
    },
    Section { name: "upgrades", rules: &["LP-7.1"] },
    Section { name: "end", rules: &["LP-8.1", "LP-8.2"] },
    Section { name: "variants", rules: &["LP-9.1", "LP-9.2", "LP-9.3", "LP-9.4"] },
    Section { name: "comfort", rules: &["LP-10.1", "LP-10.2"] },
];

impl game::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::NotYourTurn => "LP-1.4",
            Refusal::WrongStep { .. } => "LP-2.1",
            Refusal::Incomplete { .. }
            | Refusal::NoExpert { .. }
            | Refusal::CannotGoFurther { .. }
            | Refusal::ZoneSpent { .. } => "LP-2.2",
            Refusal::NeverInHand { .. } => "LP-2.3",
            Refusal::NotInHand { .. } | Refusal::NoTargetNeeded { .. } => "LP-2.4",
            Refusal::HandTooLarge { .. } => "LP-2.6",
            Refusal::NoSuchRocket { .. } | Refusal::NotYourRocket { .. } | Refusal::NoRocketFor { .. } => {
                "LP-3.1"
            }
            Refusal::PlaceTaken { .. } => "LP-4.1",
            Refusal::TargetMissing { .. } | Refusal::Impossible { .. } | Refusal::NotToBePiled { .. } => {
                "LP-6.1"
            }
            Refusal::WrongTarget { .. } | Refusal::Protected { .. } => "LP-6.2",
            Refusal::GameOver => "LP-8.1",
            Refusal::NoNegotiation
            | Refusal::OffersSpent { .. }
            | Refusal::OneOfferAtATime { .. }
            | Refusal::AlreadyOffered { .. }
            | Refusal::AsksTooMuch { .. }
            | Refusal::NoPartner
            | Refusal::CannotPay { .. } => "LP-9.3",
        }
    }
}
