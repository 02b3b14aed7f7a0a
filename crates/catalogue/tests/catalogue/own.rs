//! Missions of one's own have codes.

use catalogue::{find, read_code};
use game::Seed;
use serde_json::{Value, json};

#[test]
fn a_code_leads_to_its_game_and_mission() {
    for (game, mission) in [
        ("planet-nine", json!({ "tasks": 3, "tokens": ["1", "omega"], "dead_zone": true })),
        ("deep-sea", json!({ "tasks": { "drawn": 7 }, "communication": "rapture" })),
        ("smitten", nine_cards()),
    ] {
        let info = find(game).unwrap().info();
        let own = (info.read_mission.unwrap())(&mission).unwrap();
        let (found, again) = read_code(&own.code.to_lowercase()).unwrap();
        assert_eq!((found.info().id, &again), (game, &own));
        let players = *info.seats.start();
        assert!(found.begin(&own.setup(players), Seed::from_number(0)).is_ok(), "{game}");
    }
}

/// Nine cards that tell the partner to place any card.
fn nine_cards() -> Value {
    let card = |i| json!({ "number": i + 1, "row": i / 3 + 1, "column": i % 3 + 1, "effect": {} });
    (0..9).map(card).collect()
}

#[test]
fn cards_that_make_no_game_are_refused_with_the_reason() {
    let read = find("smitten").unwrap().info().read_mission.unwrap();
    let mut cards = nine_cards();
    cards[4]["number"] = json!(1);
    let refused = read(&cards).unwrap_err();
    assert_eq!(refused.code, "twice", "{refused:?}");
    assert!(refused.message.contains("cards[4].number"), "{refused:?}");
}

#[test]
fn a_mistyped_code_is_told_from_no_code() {
    let read = find("planet-nine").unwrap().info().read_mission.unwrap();
    let own = read(&json!({ "tasks": 3 })).unwrap();
    let mistyped = own.code.replace("PN1-", "PN1-7");
    assert_eq!(read_code(&mistyped).err().unwrap().code, "mistyped-mission");
    assert_eq!(read_code("XX").err().unwrap().code, "bad-mission");
    assert!(read(&json!({ "taks": 3 })).unwrap_err().message.contains("taks"));
}
