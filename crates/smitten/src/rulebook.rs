//! The numbers of the rules of Smitten, as `RULES.md` lists them.

use game::Section;

use crate::Refusal;

/// The rulebook by sections.
pub const RULEBOOK: &[Section] = &[
    Section {
        name: "squares",
        rules: &["SM-1.1", "SM-1.2", "SM-1.3", "SM-1.4", "SM-1.5", "SM-1.6", "SM-1.7", "SM-1.8", "SM-1.9"],
    },
    Section { name: "pair", rules: &["SM-2.1", "SM-2.2", "SM-2.3", "SM-2.4", "SM-2.5"] },
    Section { name: "solo", rules: &["SM-3.1", "SM-3.2", "SM-3.3", "SM-3.4", "SM-3.5", "SM-3.6"] },
    Section { name: "comfort", rules: &["SM-4.1", "SM-4.2"] },
];

impl game::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::PlaceTaken { .. } | Refusal::NoNeighbour { .. } => "SM-1.3",
            Refusal::NotInHand { .. }
            | Refusal::AnnounceFirst
            | Refusal::FollowFirst { .. }
            | Refusal::NothingToFollow => "SM-1.4",
            Refusal::GameOver => "SM-1.5",
            Refusal::ShowFirst
            | Refusal::NothingToShow
            | Refusal::KeepToPlace { .. }
            | Refusal::ShownStays { .. } => "SM-1.7",
            Refusal::NothingToAnnounce
            | Refusal::WrongSquare { .. }
            | Refusal::WrongNumber { .. }
            | Refusal::NotNextTo { .. } => "SM-1.9",
            Refusal::NotYourTurn => "SM-2.2",
            Refusal::Unbalanced { .. } => "SM-2.4",
            Refusal::AlreadySaid | Refusal::OwnHandOnly => "SM-2.5",
            Refusal::NobodyToTell | Refusal::OnlyAlone => "SM-3.1",
            Refusal::NameTheHand | Refusal::NothingFaceDown { .. } | Refusal::PlayTurnedOver { .. } => {
                "SM-3.2"
            }
            Refusal::NoExchange | Refusal::AlreadyExchanged => "SM-3.5",
        }
    }
}
