//! The numbers of the rules in code and in `RULES.md`.

use game::Seat;
use launch_pad::{Card, RULEBOOK, Refusal, RocketAt, Step, Target, Zone};

#[test]
fn refusals_name_rules_of_the_rulebook() {
    let to = Seat::new(0);
    let card: Card = "swift".parse().unwrap();
    let zone = Zone::Assembly;
    let rocket = RocketAt { seat: to, zone, index: 0 };
    let target = Target::Rocket(rocket);
    let (hand, limit) = (7, 6);
    let refusals = [
        Refusal::GameOver,
        Refusal::NotYourTurn,
        Refusal::WrongStep { step: Step::Draw },
        Refusal::NotInHand { card },
        Refusal::NoSuchRocket { rocket },
        Refusal::NotYourRocket { rocket },
        Refusal::Incomplete { rocket },
        Refusal::NoExpert { zone },
        Refusal::CannotGoFurther { rocket },
        Refusal::ZoneSpent { zone },
        Refusal::TargetMissing { card },
        Refusal::WrongTarget { card, target },
        Refusal::NoTargetNeeded { card },
        Refusal::Protected { card, target, by: card },
        Refusal::PlaceTaken { zone },
        Refusal::NoRocketFor { card },
        Refusal::Impossible { card },
        Refusal::NotToBePiled { card },
        Refusal::HandTooLarge { hand, limit },
        Refusal::NoNegotiation,
        Refusal::OffersSpent { to },
        Refusal::OneOfferAtATime { to },
        Refusal::AlreadyOffered { card },
        Refusal::AsksTooMuch { to, hand },
        Refusal::NoPartner,
        Refusal::CannotPay { card },
        Refusal::NeverInHand { card },
    ];
    conformance::check_rulebook(RULEBOOK, include_str!("../../RULES.md"), &refusals);
}
