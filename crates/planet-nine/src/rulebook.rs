//! The numbers of the rules of Planet Nine, as `RULES.md` lists them.

use game::Section;

use crate::Refusal;

/// The rulebook by sections.
pub const RULEBOOK: &[Section] = &[
    crew::rulebook::CARDS,
    crew::rulebook::TRICKS,
    Section {
        name: "tasks",
        rules: &["PN-7.1", "PN-7.2", "PN-7.3", "PN-7.4", "PN-7.5", "PN-7.6", "PN-7.7", "PN-7.8"],
    },
    Section { name: "talk", rules: &["CR-3.1", "CR-3.2", "CR-3.3", "CR-3.4", "CR-3.5"] },
    crew::rulebook::DISTRESS,
    crew::rulebook::ATTEMPTS,
    crew::rulebook::TWO,
];

impl game::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::NotInHand { .. } => "CR-1.2",
            Refusal::NotYourTurn | Refusal::NotNow | Refusal::MustFollowSuit { .. } => "CR-2.1",
            Refusal::NotARocket { .. }
            | Refusal::NothingToSay { .. }
            | Refusal::TrickUnderWay
            | Refusal::NoToken => "CR-3.2",
            Refusal::Interference { .. } => "CR-3.5",
            Refusal::AllotFirst
            | Refusal::VoteUnderWay
            | Refusal::PassFirst
            | Refusal::ProposalsSpent { .. }
            | Refusal::CommunicatedAlready
            | Refusal::Senseless => "CR-4.1",
            Refusal::SignalSent => "CR-4.2",
            Refusal::Over => "CR-5.2",
            Refusal::OneDirection => "CR-6.3",
            Refusal::NoSuchTask { .. } => "PN-7.2",
            Refusal::NoTokenChange | Refusal::TokensChanged | Refusal::FirstTaskTaken => "PN-7.3",
            Refusal::WrongAnswer | Refusal::NotEligible { .. } => "PN-7.4",
            Refusal::UnevenSplit { .. } => "PN-7.5",
            Refusal::FirstCardPlayed
            | Refusal::HelpNeedsFive
            | Refusal::NoHelpInMission
            | Refusal::NoTasks
            | Refusal::HandedOverAlready
            | Refusal::OwnedAlready { .. } => "PN-7.6",
        }
    }
}
