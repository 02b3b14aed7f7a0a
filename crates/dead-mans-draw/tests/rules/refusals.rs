//! Every refusal names the fault and what to do instead.

use dead_mans_draw::{Deal, Refusal, Setup, Trait};
use game::{Game, Seat, Silent};

use crate::table::{Table, seat};

fn refused(position: &str, moves: &str, action: &str) -> Refusal {
    Table::new(&Setup::default(), position).play(moves).refusal(action)
}

#[test]
fn before_the_turns() {
    let offers = |first| vec![Some(first), Some([Trait::Parry, Trait::Misfire]), None];
    let deal = Deal { offers: offers([Trait::Miser, Trait::DavyJonesLocker]), ..Deal::default() };
    let setup = Setup { players: 3, deal: Some(deal), ..Setup::default() };
    let mut table = Table::dealt(&setup, 1);
    assert_eq!(table.refusal("A keep parry"), Refusal::NotOffered { r#trait: Trait::Parry });
    assert_eq!(table.refusal("A draw"), Refusal::TraitsFirst);
    table.play("A keep davy-jones-locker, B keep parry");
    assert_eq!(table.refusal("A keep miser"), Refusal::AlreadyChosen);
    assert_eq!(table.refusal("D keep miser"), Refusal::NotAtTable { seat: seat("D") });
    let first_listed = table.legal().split(", ").next().unwrap().to_owned();
    table.play(&first_listed);
    assert_eq!(table.refusal("A haunt A"), Refusal::NotAnOpponent { seat: seat("A") });
    assert_eq!(table.refusal("B haunt A"), Refusal::NoVictimToName);
    assert_eq!(table.refusal("A draw"), Refusal::VictimsFirst);
}

#[test]
fn in_a_turn() {
    let position = "A: / B: / draw: kraken-3";
    assert_eq!(refused(position, "", "collect"), Refusal::DrawFirst);
    assert_eq!(refused(position, "", "B draw"), Refusal::NotYourTurn { active: seat("A") });
    assert_eq!(refused(position, "", "hook key"), Refusal::NotAsked);
    assert_eq!(refused(position, "draw", "collect"), Refusal::KrakenHolds { owed: 2 });
    assert_eq!(refused("A: / B: / last: key-3", "draw", "draw"), Refusal::DrawPileEmpty);
    assert_eq!(refused("A: / B: / last: key-3", "draw, collect", "A draw"), Refusal::GameOver);
    let mut table = Table::new(&Setup::default(), position);
    let clock = table.game.apply(Seat::CLOCK, "draw".parse().unwrap(), &mut Silent);
    assert_eq!(clock, Err(Refusal::NotAtTable { seat: Seat::CLOCK }));
    table.expect("may: draw");
}

#[test]
fn of_answers() {
    let suit = |text: &str| text.parse().unwrap();
    let no_stack = |who: &str, what: &str| Refusal::NoSuchStack { seat: seat(who), suit: suit(what) };
    let stranger = |who: &str| Refusal::NotAnOpponent { seat: seat(who) };

    let hook = "A: key-3 map-3 / B: chest-4 / draw: hook-3";
    assert_eq!(refused(hook, "draw", "hook chest"), no_stack("A", "chest"));
    assert_eq!(refused(hook, "draw", "draw"), Refusal::AnswerFirst { suit: suit("hook") });

    let cannon = "A: / B: key-3 map-3 / draw: cannon-3";
    assert_eq!(refused(cannon, "draw", "shoot B chest"), no_stack("B", "chest"));
    assert_eq!(refused(cannon, "draw", "shoot A key"), stranger("A"));
    assert_eq!(refused(cannon, "draw", "shoot C key"), stranger("C"));

    let misfire = "A: key-3 map-3 / B misfire: / draw: cannon-3";
    assert_eq!(refused(misfire, "draw", "sink chest"), no_stack("A", "chest"));

    let sword = "A: anchor-2 / B: key-3 map-3 / draw: sword-3";
    assert_eq!(refused(sword, "draw", "steal B anchor"), no_stack("B", "anchor"));
    assert_eq!(refused(sword, "draw", "steal A key"), stranger("A"));

    let map = "A: / B: / draw: map-3 / discard: key-2 key-3 key-4 key-5 / picks: key-2 key-3 key-4";
    assert_eq!(refused(map, "draw", "fetch key-5"), Refusal::NotOnOffer { card: "key-5".parse().unwrap() });

    let plunder = "A plunderer: / B: key-4 / C: / D: map-4 / draw: key-3 chest-3";
    assert_eq!(refused(plunder, "draw, draw, collect", "plunder C"), Refusal::EmptyBank { seat: seat("C") });
    assert_eq!(refused(plunder, "draw, draw, collect", "plunder A"), stranger("A"));
    assert_eq!(refused(plunder, "draw, draw, collect", "draw"), Refusal::AnswerFirst { suit: suit("chest") });
}

#[test]
fn a_mermaid_cannot_choose_herself() {
    let setup = Setup { mermaid_ability: true, ..Setup::default() };
    let mut table = Table::new(&setup, "A: / B: / draw: key-3 oracle-3 mermaid-4");
    let refusal = table.play("draw, draw, draw").refusal("replay mermaid-4");
    assert_eq!(refusal, Refusal::NotOnOffer { card: "mermaid-4".parse().unwrap() });
}

#[test]
fn a_refusal_is_a_code_with_arguments() {
    let refusal = refused("A: / B: / draw: kraken-3", "draw", "collect");
    assert_eq!(
        serde_json::to_value(refusal).unwrap(),
        serde_json::json!({"code": "kraken-holds", "owed": 2})
    );
    assert_eq!(refusal.to_string(), "the kraken wants 2 more in the play area before you collect: draw");
}
