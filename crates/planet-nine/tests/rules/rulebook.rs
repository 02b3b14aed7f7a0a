//! The numbers of the rules in code and in `RULES.md`.

use game::Seat;
use planet_nine::{Card, RULEBOOK, Refusal};

#[test]
fn refusals_name_rules_of_the_rulebook() {
    let (member, most) = (Seat::new(0), 5);
    let card: Card = "p1".parse().unwrap();
    let task = card;
    let refusals = [
        Refusal::Over,
        Refusal::NotYourTurn,
        Refusal::NotNow,
        Refusal::WrongAnswer,
        Refusal::NotEligible { member },
        Refusal::UnevenSplit { member },
        Refusal::NoSuchTask { task },
        Refusal::NotInHand { card },
        Refusal::MustFollowSuit { suit: card.suit() },
        Refusal::NotARocket { card },
        Refusal::NothingToSay { card },
        Refusal::TrickUnderWay,
        Refusal::Interference { trick: 2 },
        Refusal::NoToken,
        Refusal::AllotFirst,
        Refusal::VoteUnderWay,
        Refusal::PassFirst,
        Refusal::FirstCardPlayed,
        Refusal::ProposalsSpent { most },
        Refusal::HelpNeedsFive,
        Refusal::NoHelpInMission,
        Refusal::NoTasks,
        Refusal::HandedOverAlready,
        Refusal::OwnedAlready { task, member },
        Refusal::SignalSent,
        Refusal::CommunicatedAlready,
        Refusal::OneDirection,
        Refusal::NoTokenChange,
        Refusal::TokensChanged,
        Refusal::FirstTaskTaken,
        Refusal::Senseless,
    ];
    conformance::check_rulebook(RULEBOOK, include_str!("../../RULES.md"), &refusals);
}
