//! Missions of one's own have codes.

use catalogue::{find, read_code};
use serde_json::json;

#[test]
fn a_code_leads_to_its_game_and_mission() {
    for (game, mission) in [
        ("planet-nine", json!({ "tasks": 3, "tokens": ["1", "omega"], "dead_zone": true })),
        ("deep-sea", json!({ "tasks": { "drawn": 7 }, "communication": "rapture" })),
    ] {
        let entry = find(game).unwrap();
        let own = (entry.own_mission.unwrap())(&mission).unwrap();
        let (found, again) = read_code(&own.code.to_lowercase()).unwrap();
        assert_eq!((found.id, again), (game, own));
    }
}

#[test]
fn a_mistyped_code_is_told_from_no_code() {
    let read = find("planet-nine").unwrap().own_mission.unwrap();
    let own = read(&json!({ "tasks": 3 })).unwrap();
    let mistyped = own.code.replace("PN1-", "PN1-7");
    assert_eq!(read_code(&mistyped).err().unwrap().code, "mistyped-mission");
    assert_eq!(read_code("XX").err().unwrap().code, "bad-mission");
    assert!(read(&json!({ "taks": 3 })).unwrap_err().message.contains("taks"));
}
