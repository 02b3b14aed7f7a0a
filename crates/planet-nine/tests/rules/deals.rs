//! Explicit deals of positions in mid-game.

use game::{Game, Seed, SetupError, Silent};
use planet_nine::{PlanetNine, Setup, TaskState};
use serde_json::{Value, json};

use crate::table::{Table, cards, seat};

/// A mission for four with all hands and more of a deal.
fn setup(mission: u8, more: Value) -> Setup {
    let hands = [
        "r4 p1 p2 b1 b2 b3 g1 g2 y1 y2",
        "r1 p3 p4 b4 b5 b6 g3 g4 y3 y4",
        "r2 p5 p6 b7 b8 b9 g5 g6 y5 y6",
        "r3 p7 p8 p9 g7 g8 g9 y7 y8 y9",
    ];
    let mut deal = json!({ "hands": hands.map(cards) });
    deal.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    serde_json::from_value(json!({ "players": 4, "mission": mission, "deal": deal })).unwrap()
}

/// The code, field and reason with which a deal is refused.
fn refused(mission: u8, more: Value) -> (String, String, String) {
    let error = PlanetNine::deal(&setup(mission, more), Seed::from_number(1), &mut Silent).unwrap_err();
    let value = serde_json::to_value(&error).unwrap();
    let text = |key: &str| value[key].as_str().unwrap_or_default().to_owned();
    (text("code"), text("field"), error.to_string())
}

fn check_refused(mission: u8, more: Value, code: &str, field: &str, reason: &str) {
    let (is_code, is_field, is_reason) = refused(mission, more);
    assert_eq!((is_code.as_str(), is_field.as_str()), (code, field), "{is_reason}");
    assert!(is_reason.contains(reason), "{is_reason}");
}

#[test]
fn owners_and_tricks_are_taken_up() {
    let table = Table::new(&setup(
        2,
        json!({
            "tasks": ["p3", "g9"], "owners": ["B", "A"],
            "tricks": [
                { "leader": "A", "messages": ["p9"], "cards": ["p1", "p3", "p5", "p7"] },
            ],
        }),
    ));
    let view = table.view("A");
    assert_eq!(
        view.tasks.iter().map(|task| task.owner).collect::<Vec<_>>(),
        [Some(seat("B")), Some(seat("A"))]
    );
    assert_eq!(view.tasks[0].state, TaskState::Failed, "D has won it");
    assert_eq!(table.ending(), "won-by-another", "the rules judge what was played");

    let mut table = Table::new(&setup(
        2,
        json!({
            "tasks": ["p9", "g9"], "owners": ["B", "A"],
            "tricks": [{ "cards": ["p1", "p3", "p5", "p7"] }, { "messages": ["b6"], "cards": ["y7", "y1"] }],
        }),
    ));
    assert_eq!((table.awaited().as_str(), table.may("B", "play").as_str()), ("B", "y3 y4"));
    assert_eq!(table.view("A").tasks[0].state, TaskState::Open);
    table.act("B play y3, C play y5");
    assert_eq!(table.may("D", "play").split(' ').count(), 8, "D has led and won again");
}

#[test]
fn the_draft_goes_on_where_it_stands() {
    let table = Table::new(&setup(4, json!({ "tasks": ["p9", "g9", "y9"], "owners": ["B", null, "A"] })));
    assert_eq!((table.awaited().as_str(), table.may("C", "take").as_str()), ("C", "g9"));
}

#[test]
fn roles_tasks_and_cards_passed_are_taken_up() {
    let table = Table::new(&setup(5, json!({ "roles": [{ "role": "sick", "member": "C" }] })));
    assert_eq!(table.view("A").roles[0].member, seat("C"));
    let table = Table::new(&setup(20, json!({ "tasks": ["p9", "g9"], "owners": ["D", "D"] })));
    assert_eq!(table.view("A").tasks_of(seat("D")).count(), 2);
    let four =
        json!({ "tasks": ["p9", "g9", "y9", "b9", "p1", "p2"], "owners": ["D", "D", "A", "B", null, null] });
    let table = Table::new(&setup(24, four));
    assert_eq!((table.awaited().as_str(), table.view("A").tasks.len()), ("B", 5), "the fifth is asked about");

    let passed = json!({ "direction": "left", "cards": ["p1", "p3", "p5", "p7"] });
    let table = Table::new(&setup(
        1,
        json!({ "tasks": ["p9"], "owners": ["A"], "passed": passed, "tricks": [{ "cards": ["p7", "p1"] }] }),
    ));
    assert_eq!(table.may("C", "play"), "p3 p6");
    assert!(table.view("A").is_distress_active);
}

#[test]
fn actions_bring_about_whatever_is_under_way() {
    let actions = json!([
        ["A", { "type": "take", "task": "p9" }],
        ["C", { "type": "propose", "proposal": { "type": "distress", "direction": "left" } }],
        ["B", { "type": "agree" }],
    ]);
    let table = Table::new(&setup(1, json!({ "tasks": ["p9"], "actions": actions })));
    assert!(table.awaited().starts_with("AD"), "{}", table.awaited());
}

#[test]
fn positions_that_cannot_be_are_refused() {
    let two = |owners: Value| json!({ "tasks": ["p9", "g9"], "owners": owners });
    check_refused(2, two(json!(["A", "A"])), "impossible", "deal.owners", "B takes the next task");
    check_refused(2, two(json!(["C", null])), "impossible", "deal.owners", "A takes the next task");
    check_refused(2, two(json!(["A"])), "count", "deal.owners", "2, one per task");
    check_refused(2, two(json!(["A", "E"])), "not-in-game", "deal.owners", "seat E");
    check_refused(20, two(json!(["D", "B"])), "impossible", "deal.owners", "one member has all tasks");
    check_refused(20, two(json!(["A", "A"])), "impossible", "deal.owners", "A give A");
    let sick = |member: &str| json!({ "role": "sick", "member": member });
    check_refused(5, json!({ "roles": [sick("A")] }), "impossible", "deal.roles[0]", "A name A");
    check_refused(5, json!({ "roles": [sick("B"), sick("C")] }), "twice", "deal.roles[1]", "sick");
    check_refused(6, json!({ "roles": [sick("B")] }), "not-in-game", "deal.roles[0]", "the role sick");

    let tricks = |tricks: Value| json!({ "tasks": ["p9"], "owners": ["A"], "tricks": tricks });
    let trick = |cards: &str| json!({ "cards": cards.split(' ').collect::<Vec<_>>() });
    let check = |given: Value, code: &str, field: &str, reason: &str| {
        check_refused(1, tricks(given), code, field, reason);
    };
    check(json!([trick("p1 b4")]), "impossible", "deal.tricks[0].cards", "B play b4");
    check(json!([trick("p3")]), "impossible", "deal.tricks[0].cards", "A play p3");
    check(json!([trick("p1 p3"), trick("p5 p7")]), "impossible", "deal.tricks[1]", "not complete");
    check(json!([trick("p1 p3 p5 p7"), trick("p1")]), "impossible", "deal.tricks[1].cards", "D play p1");
    check(json!([trick("p1 p3 p5 p7 p2")]), "count", "deal.tricks[0].cards", "at most 4");
    let led_by_b = json!([{ "leader": "B", "cards": ["p3"] }]);
    check(led_by_b, "impossible", "deal.tricks[0].leader", "A leads this trick");
    check(
        json!([{ "messages": ["p2"] }, { "messages": ["b1"] }]),
        "impossible",
        "deal.tricks[1].messages",
        "A radio b1",
    );
    check(json!([{ "messages": ["b2"] }]), "impossible", "deal.tricks[0].messages", "A radio b2");
    let over = json!([trick("r4 r1 r2 r3"), trick("p1 p3 p5 p9"), trick("y7")]);
    check(over, "impossible", "deal.tricks[2].cards", "D play y7");

    let owned =
        json!({ "tasks": ["p9"], "passed": { "direction": "left", "cards": ["p1", "p3", "p5", "p7"] } });
    check_refused(1, owned.clone(), "impossible", "deal.passed", "before");
    let with = |cards: Value| {
        let mut deal = owned.clone();
        deal["owners"] = json!(["A"]);
        deal["passed"]["cards"] = cards;
        deal
    };
    check_refused(1, with(json!(["p1"])), "count", "deal.passed", "4, one per player");
    check_refused(1, with(json!(["r4", "p3", "p5", "p7"])), "impossible", "deal.passed", "A pass r4");
    let action = json!({ "tasks": ["p9"], "actions": [["B", { "type": "take", "task": "p9" }]] });
    check_refused(1, action, "impossible", "deal.actions[0]", "B take p9");
}

#[test]
fn a_position_does_not_hang_on_the_seed() -> Result<(), SetupError> {
    let more = json!({ "tasks": ["p9", "g9"], "owners": ["B", "A"], "tricks": [{ "cards": ["p1", "p3"] }] });
    let deal = |seed| PlanetNine::deal(&setup(2, more.clone()), Seed::from_number(seed), &mut Silent);
    let observer = game::Observer::Open;
    assert_eq!(deal(1)?.view(observer), deal(2)?.view(observer));
    Ok(())
}
