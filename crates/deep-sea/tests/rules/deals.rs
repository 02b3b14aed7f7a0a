//! Explicit deals of positions in mid-game.

use crew::Verdict;
use deep_sea::{DeepSea, PhaseView, Setup};
use game::{Game, Seed, Silent};
use serde_json::{Value, json};

use crate::table::Table;

/// A mission with all hands of four players and more of a deal.
fn setup(mission: Value, more: Value) -> Setup {
    let hands = [
        "s4 p1 p2 b1 b2 b3 g1 g2 y1 y2",
        "s1 p3 p4 b4 b5 b6 g3 g4 y3 y4",
        "s2 p5 p6 b7 b8 b9 g5 g6 y5 y6",
        "s3 p7 p8 p9 g7 g8 g9 y7 y8 y9",
    ];
    let mut deal = json!({ "hands": hands.map(|hand| hand.split(' ').collect::<Vec<_>>()) });
    deal.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    serde_json::from_value(json!({ "players": 4, "mission": mission, "deal": deal })).unwrap()
}

/// A mission of the crew's own with these tasks and this allotment.
fn own(allotment: &str, tasks: &str) -> Value {
    let tasks: Vec<_> = tasks.split(' ').collect();
    json!({ "allotment": allotment, "tasks": { "given": tasks } })
}

fn check_refused(mission: Value, more: Value, code: &str, field: &str, reason: &str) {
    let error = DeepSea::deal(&setup(mission, more), Seed::from_number(1), &mut Silent).unwrap_err();
    let value = serde_json::to_value(&error).unwrap();
    assert_eq!((value["code"].as_str(), value["field"].as_str()), (Some(code), Some(field)), "{error}");
    assert!(error.to_string().contains(reason), "{error}");
}

#[test]
fn owners_predictions_and_tricks_are_taken_up() {
    let mission = own("draft", "predict-secret win-pink-3 no-9s");
    let table = Table::new(&setup(
        mission,
        json!({
            "owners": ["A", "B", "C"], "predictions": { "secret": 2 },
            "tricks": [{ "messages": ["p9"], "cards": ["b3", "b6", "b9", "s3"] }, { "cards": ["g9"] }],
        }),
    ));
    let view = table.view("A");
    assert_eq!(view.tasks[0].prediction, Some(2));
    assert_eq!(view.phase, PhaseView::Play);
    assert_eq!(view.tasks[2].verdict, Verdict::Open);
    assert_eq!(table.game.turn().waiting().first(), "A".parse().ok());
}

#[test]
fn the_rules_judge_what_was_played() {
    let table = Table::new(&setup(
        own("one-member", "no-9s"),
        json!({ "owners": ["D"], "tricks": [{ "cards": ["p1", "p3", "p5", "p9"] }] }),
    ));
    assert!(matches!(table.view("spectator").phase, PhaseView::Lost { .. }));
}

#[test]
fn a_draft_goes_on_where_it_stands_and_passing_is_over() {
    let mission = || own("draft", "no-9s win-pink-3 no-1s");
    let table = Table::new(&setup(mission(), json!({ "owners": [null, "B", "A"] })));
    assert!(matches!(table.view("spectator").phase, PhaseView::Draft { next, .. } if next.number() == 2));
    let table = Table::new(&setup(
        mission(),
        json!({ "owners": ["C", "B", "A"], "passed": { "direction": "right", "cards": ["p1", "p3", "p5", "p7"] } }),
    ));
    let view = table.view("open");
    assert_eq!((view.phase, view.distress), (PhaseView::Play, true));
    assert!(table.game.attempt().hand("D".parse().unwrap()).contains("p1".parse().unwrap()));
}

#[test]
fn positions_that_cannot_be_are_refused() {
    let three = || own("draft", "no-9s win-pink-3 more-than-captain");
    let owners = |seats: Value| json!({ "owners": seats });
    check_refused(three(), owners(json!(["A", "B"])), "count", "deal.owners", "3, one per task");
    check_refused(three(), owners(json!(["A", "B", "E"])), "not-in-game", "deal.owners", "seat E");
    check_refused(
        three(),
        owners(json!(["B", "C", "A"])),
        "impossible",
        "deal.owners",
        "A take more-than-captain",
    );
    let four = || own("draft", "no-9s win-pink-3 no-1s no-5s");
    check_refused(
        four(),
        owners(json!(["A", "B", "C", "C"])),
        "impossible",
        "deal.owners",
        "D has to take a task",
    );
    let one = || own("one-member", "no-9s more-than-captain");
    check_refused(one(), owners(json!(["A", "A"])), "impossible", "deal.owners", "A is captain");
    check_refused(one(), owners(json!(["B", "C"])), "impossible", "deal.owners", "one member has all tasks");
    check_refused(one(), owners(json!(["B", null])), "impossible", "deal.owners", "together");
    check_refused(
        own("two-volunteers", "no-9s no-1s"),
        owners(json!(["B", "B"])),
        "impossible",
        "deal.owners",
        "two members",
    );
    check_refused(
        own("free", "more-than-captain"),
        owners(json!(["A"])),
        "impossible",
        "deal.owners",
        "A may not have",
    );

    let with = |more: Value| {
        let mut deal = json!({ "owners": ["B"] });
        deal.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        deal
    };
    let check = |more: Value, field: &str, reason: &str| {
        check_refused(own("one-member", "predict-open"), with(more), "impossible", field, reason);
    };
    check(json!({ "tricks": [{ "cards": ["p1"] }] }), "deal.tricks[0].cards", "A play p1");
    check(json!({ "predictions": { "open": 11 } }), "deal.predictions.open", "B predict open 11");
    let played = |cards: Value| json!({ "predictions": { "open": 1 }, "tricks": [{ "cards": cards }] });
    check(played(json!(["p1", "b4"])), "deal.tricks[0].cards", "B play b4");
    check(played(json!(["p3"])), "deal.tricks[0].cards", "A play p3");
    let secret = with(json!({ "predictions": { "secret": 1 } }));
    check_refused(
        own("one-member", "predict-open"),
        secret,
        "not-in-game",
        "deal.predictions.secret",
        "predict-secret",
    );
    let passed = json!({ "passed": { "direction": "left", "cards": ["p1", "p3", "p5", "p7"] } });
    check_refused(own("one-member", "no-9s"), passed, "impossible", "deal.passed", "before");
    let action = json!({ "actions": [["B", { "type": "begin" }]] });
    check_refused(own("one-member", "no-9s"), action, "impossible", "deal.actions[0]", "B begin");
}
