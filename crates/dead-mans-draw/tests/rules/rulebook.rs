//! The numbers of the rules in code and in `RULES.md`.

use dead_mans_draw::{Card, RULEBOOK, Refusal, Suit, Trait};
use game::Seat;

#[test]
fn refusals_name_rules_of_the_rulebook() {
    let seat = Seat::new(0);
    let card: Card = "anchor-5".parse().unwrap();
    let suit = Suit::Anchor;
    let refusals = [
        Refusal::GameOver,
        Refusal::NotAtTable { seat },
        Refusal::NotYourTurn { active: seat },
        Refusal::TraitsFirst,
        Refusal::AlreadyChosen,
        Refusal::NotOffered { r#trait: Trait::Parry },
        Refusal::VictimsFirst,
        Refusal::NoVictimToName,
        Refusal::NotAnOpponent { seat },
        Refusal::NotAsked,
        Refusal::AnswerFirst { suit },
        Refusal::DrawPileEmpty,
        Refusal::DrawFirst,
        Refusal::KrakenHolds { owed: 1 },
        Refusal::NothingToCollect,
        Refusal::NoSuchStack { seat, suit },
        Refusal::EmptyBank { seat },
        Refusal::OwnSuit { suit },
        Refusal::OnlyKraken,
        Refusal::WouldBust { card },
        Refusal::NotOnOffer { card },
    ];
    conformance::check_rulebook(RULEBOOK, include_str!("../../RULES.md"), &refusals);
}
