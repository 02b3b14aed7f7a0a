//! The numbers of the rules in code and in `RULES.md`.

use smitten::{Card, Hand, RULEBOOK, Refusal, Square};

#[test]
fn refusals_name_rules_of_the_rulebook() {
    let card: Card = "5".parse().unwrap();
    let (hand, square, played) = (Hand::A, Square::Left, card);
    let refusals = [
        Refusal::GameOver,
        Refusal::NotYourTurn,
        Refusal::NobodyToTell,
        Refusal::AlreadySaid,
        Refusal::NameTheHand,
        Refusal::OwnHandOnly,
        Refusal::NotInHand { hand, card },
        Refusal::PlaceTaken { card, square },
        Refusal::NoNeighbour { card, square },
        Refusal::Unbalanced { square },
        Refusal::OnlyAlone,
        Refusal::NothingFaceDown { hand },
        Refusal::NoExchange,
        Refusal::AlreadyExchanged,
        Refusal::PlayTurnedOver { card },
        Refusal::AnnounceFirst,
        Refusal::NothingToAnnounce,
        Refusal::FollowFirst { card },
        Refusal::NothingToFollow,
        Refusal::ShowFirst,
        Refusal::NothingToShow,
        Refusal::KeepToPlace { card },
        Refusal::ShownStays { card },
        Refusal::WrongSquare { played, square },
        Refusal::WrongNumber { played, card },
        Refusal::NotNextTo { played, card },
    ];
    conformance::check_rulebook(RULEBOOK, include_str!("../../RULES.md"), &refusals);
}
