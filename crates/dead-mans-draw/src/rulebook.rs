//! The numbers of the rules of Dead Man's Draw, as `RULES.md` lists them.

use game::Section;

use crate::Refusal;

/// The rulebook by sections.
pub const RULEBOOK: &[Section] = &[
    Section { name: "setup", rules: &["DMD-1.1", "DMD-1.2", "DMD-1.3", "DMD-1.4", "DMD-1.5"] },
    Section {
        name: "turn",
        rules: &["DMD-2.1", "DMD-2.2", "DMD-2.3", "DMD-2.4", "DMD-2.5", "DMD-2.6", "DMD-2.7"],
    },
    Section {
        name: "suits",
        rules: &[
            "DMD-3.1", "DMD-3.2", "DMD-3.3", "DMD-3.4", "DMD-3.5", "DMD-3.6", "DMD-3.7", "DMD-3.8", "DMD-3.9",
        ],
    },
    Section {
        name: "traits",
        rules: &[
            "DMD-4.1", "DMD-4.2", "DMD-4.3", "DMD-4.4", "DMD-4.5", "DMD-4.6", "DMD-4.7", "DMD-4.8",
            "DMD-4.9", "DMD-4.10", "DMD-4.11",
        ],
    },
    Section { name: "mermaids", rules: &["DMD-5.1", "DMD-5.2", "DMD-5.3", "DMD-5.4", "DMD-5.5"] },
    Section { name: "party", rules: &["DMD-6.1"] },
    Section { name: "variants", rules: &["DMD-7.1"] },
    Section { name: "comfort", rules: &["DMD-8.1", "DMD-8.2"] },
];

impl game::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::NotAtTable { .. } => "DMD-1.1",
            Refusal::NotYourTurn { .. } => "DMD-1.3",
            Refusal::TraitsFirst | Refusal::AlreadyChosen | Refusal::NotOffered { .. } => "DMD-1.5",
            Refusal::NotAsked => "DMD-2.1",
            Refusal::AnswerFirst { .. } | Refusal::NoSuchStack { .. } => "DMD-2.2",
            Refusal::WouldBust { .. } => "DMD-2.3",
            Refusal::DrawFirst | Refusal::NothingToCollect => "DMD-2.5",
            Refusal::GameOver | Refusal::DrawPileEmpty => "DMD-2.6",
            Refusal::NotOnOffer { .. } => "DMD-3.5",
            Refusal::OwnSuit { .. } => "DMD-3.7",
            Refusal::KrakenHolds { .. } => "DMD-3.8",
            Refusal::OnlyKraken => "DMD-4.8",
            Refusal::VictimsFirst | Refusal::NoVictimToName | Refusal::NotAnOpponent { .. } => "DMD-4.9",
            Refusal::EmptyBank { .. } => "DMD-4.10",
        }
    }
}
