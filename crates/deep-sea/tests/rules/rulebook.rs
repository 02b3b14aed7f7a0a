//! The numbers of the rules in code and in `RULES.md`.

use deep_sea::{Card, RULEBOOK, Refusal, TaskId};
use game::Seat;

#[test]
fn refusals_name_rules_of_the_rulebook() {
    let (member, most) = (Seat::new(0), 5);
    let card: Card = "p1".parse().unwrap();
    let task: TaskId = "first-trick".parse().unwrap();
    let refusals = [
        Refusal::MissionOver,
        Refusal::NotYourTurn { awaited: vec![member] },
        Refusal::NotNow,
        Refusal::NotInHand { card },
        Refusal::MustFollowSuit { suit: card.suit() },
        Refusal::LeadBarred { card },
        Refusal::NotCommunicable { card },
        Refusal::SubmarineOnRadio { card },
        Refusal::NoRadioNow,
        Refusal::SubmarinePassed { card },
        Refusal::NoSuchTask { task },
        Refusal::TaskTaken { task },
        Refusal::NotForCaptain { task },
        Refusal::NotHardest { task },
        Refusal::CannotSkip,
        Refusal::WrongMember { task, member },
        Refusal::ProposalsSpent { most },
        Refusal::TooManyTricks { most },
    ];
    conformance::check_rulebook(RULEBOOK, include_str!("../../RULES.md"), &refusals);
}
