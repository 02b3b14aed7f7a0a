//! Explicit deals of positions in mid-game.

use game::{Game, Observer, Seat, Seed, Silent};
use launch_pad::{Card, LaunchPad, PartPlace, Setup, Step};
use serde_json::{Value, json};

use crate::table::{Table, names};

/// A game for two whose deal is a position.
fn setup(position: Value) -> Setup {
    with(json!({}), json!({ "first": "A", "position": position }))
}

fn with(options: Value, deal: Value) -> Setup {
    let mut setup = options;
    setup["deal"] = deal;
    serde_json::from_value(setup).unwrap()
}

fn table(position: Value) -> Table {
    Table::new(&setup(position))
}

fn check_refused(setup: &Setup, code: &str, field: &str, reason: &str) {
    let error = LaunchPad::deal(setup, Seed::from_number(1), &mut Silent).unwrap_err();
    let value = serde_json::to_value(&error).unwrap();
    assert_eq!((value["code"].as_str(), value["field"].as_str()), (Some(code), Some(field)), "{error}");
    assert!(error.to_string().contains(reason), "{error}");
}

/// The code with which a position is refused, for a player's zone.
fn check_zone(zone: Value, code: &str, field: &str, reason: &str) {
    let field = format!("deal.position.players[0].zones[0]{field}");
    check_refused(&setup(json!({ "players": [{ "zones": [zone] }] })), code, &field, reason);
}

#[test]
fn a_position_is_laid_out() {
    let table = table(json!({
        "players": [
            {
                "hand": ["oxygen", "research"], "known_hand": ["research"], "upgrades": ["warehouse"],
                "zones": [
                    { "zone": "assembly", "expert": "jack-of-all-trades", "parts": ["pad-top-left"],
                      "rockets": [{ "card": "dauntless", "metal": 1, "fuel": 2 }] },
                    { "zone": "launch", "rockets": [
                        { "card": "swift", "metal": 1, "fuel": 1, "advantages": ["certification", "astronaut"] },
                    ] },
                ],
            },
        ],
        "out": ["pad-top-right"], "discard_pile": ["metal", "fuel"], "step": "play",
    }));
    let view = table.seen_by("B");
    let player = &view.players[0];
    assert_eq!(
        (view.step, view.active, player.hand_size, player.hand_limit),
        (Step::Play, Seat::new(0), 2, 8)
    );
    assert_eq!(
        (names(&player.known_hand), names(&view.discard_pile)),
        ("research".into(), "metal fuel".into())
    );
    assert_eq!(player.zones[0].rockets[0].lacks_metal, 1);
    assert_eq!(names(&player.zones[0].parts), "pad-top-left");
    assert_eq!(names(&player.zones[2].rockets[0].advantages), "certification astronaut");
    assert_eq!(view.parts[1].place, PartPlace::Out);
    assert_eq!(view.players[1].hand_size, 6, "what is left out comes from the seed");
    let mut census = table.game.census();
    census.sort_unstable();
    let all = Card::all().flat_map(|card| std::iter::repeat_n(card, card.copies().into()));
    let mut all: Vec<_> = all.collect();
    all.sort_unstable();
    assert_eq!(census, all, "every card is in one place");
}

#[test]
fn a_turn_goes_on_from_its_step() {
    let ready = json!({ "zone": "assembly", "expert": "engineer", "parts": ["pad-top-left"],
        "rockets": [{ "card": "swift", "metal": 1, "fuel": 1 }] });
    let players = json!([{ "hand": ["oxygen"], "zones": [ready] }]);
    let at =
        |step: Value| table(json!({ "players": players, "discard_pile": ["fuel"], "step": step })).view();
    assert_eq!(names(&at(json!("advance")).players[0].zones[0].parts), "pad-top-left");
    assert_eq!(at(json!("draw")).step, Step::Draw);
    assert_eq!(at(json!("discard")).step, Step::Discard);
    let begun = at(Value::Null);
    assert_eq!(begun.step, Step::Advance);
    assert_eq!(names(&begun.players[0].zones[1].parts), "pad-top-left", "step 1 has been carried out");
}

#[test]
fn the_draw_pile_and_actions_follow() {
    let deal = json!({
        "first": "B", "draw": ["rapid", "pad-top-left", "metal"],
        "position": { "players": [{}, { "hand": ["oxygen", "research"] }], "step": "play" },
        "actions": [["B", { "type": "play", "card": "research" }]],
    });
    let table = Table::new(&with(json!({}), deal));
    assert!(table.hand("B").contains("rapid") && table.hand("B").contains("metal"), "{}", table.hand("B"));
    assert_eq!(table.view().active, Seat::new(1));
}

#[test]
fn a_countdown_goes_on() {
    let out = json!(["pad-top-left", "pad-top-right", "pad-bottom-left", "pad-bottom-right"]);
    let at = |countdown: Value| {
        table(json!({ "out": out, "countdown": countdown, "step": "play" })).view().countdown
    };
    assert_eq!((at(Value::Null), at(json!(1))), (Some(2), Some(1)));
    let refused = |countdown: u8| setup(json!({ "out": out, "countdown": countdown }));
    check_refused(&refused(3), "range", "deal.position.countdown", "from 0 to 2");
    let early = setup(json!({ "out": ["pad-top-left"], "countdown": 1 }));
    check_refused(&early, "impossible", "deal.position.countdown", "all parts");
}

#[test]
fn zones_that_cannot_be_are_refused() {
    let zone = |zone: &str, key: &str, value: Value| json!({ "zone": zone, key: value });
    check_zone(zone("test", "expert", json!("engineer")), "impossible", ".expert", "not an expert for test");
    check_zone(zone("test", "parts", json!(["metal"])), "impossible", ".parts", "not a part");
    let rocket = |place: &str, rocket: Value| zone(place, "rockets", json!([rocket]));
    check_zone(
        rocket("assembly", json!({ "card": "fuel" })),
        "impossible",
        ".rockets[0].card",
        "not a rocket",
    );
    let metal = json!({ "card": "swift", "metal": 2 });
    check_zone(rocket("assembly", metal), "range", ".rockets[0].metal", "from 0 to 1");
    check_zone(rocket("test", json!({ "card": "swift" })), "impossible", ".rockets[0]", "to leave assembly");
    let full =
        |advantages: Value| json!({ "card": "swift", "metal": 1, "fuel": 1, "advantages": advantages });
    let oxygen = rocket("test", full(json!(["oxygen"])));
    check_zone(oxygen, "impossible", ".rockets[0].advantages", "not an advantage of a rocket in test");
    let twice = rocket("launch", full(json!(["oxygen", "oxygen"])));
    check_zone(twice, "twice", ".rockets[0].advantages", "oxygen");
    let many = zone(
        "assembly",
        "rockets",
        json!([{ "card": "fearless" }, { "card": "fearless" }, { "card": "fearless" }]),
    );
    check_zone(many, "twice", ".rockets[2]", "fearless");
}

#[test]
fn positions_that_cannot_be_are_refused() {
    let check = |position: Value, code: &str, field: &str, reason: &str| {
        check_refused(&setup(position), code, &format!("deal.position.{field}"), reason);
    };
    let player = |key: &str, value: Value| json!({ "players": [{ key: value }] });
    check(json!({ "players": [{}, {}, {}] }), "count", "players", "at most 2");
    check(player("hand", json!(["pad-top-left"])), "impossible", "players[0].hand", "ever in a hand");
    check(player("known_hand", json!(["metal"])), "impossible", "players[0].known_hand", "is not in");
    check(player("upgrades", json!(["metal"])), "impossible", "players[0].upgrades", "not an upgrade");
    let two = json!(["warehouse", "overtime"]);
    check(player("upgrades", two.clone()), "count", "players[0].upgrades", "without super powers");
    let zones = json!([{ "zone": "test" }, { "zone": "test" }]);
    check(player("zones", zones), "twice", "players[0].zones[1]", "the zone test");
    check(json!({ "discard_pile": ["priority", "priority"] }), "twice", "discard_pile", "priority");
    check(json!({ "discard_pile": ["pad-top-left"] }), "impossible", "discard_pile", "ever discarded");
    check(json!({ "step": "advance" }), "impossible", "step", "no rocket that is ready");
    check(json!({ "step": "draw" }), "impossible", "step", "full hand");
    check(json!({ "step": "duty" }), "impossible", "step", "deal.actions");
    let empty = json!({ "players": [{ "hand": [] }], "step": "play" });
    check(empty, "impossible", "step", "no card in hand");

    let part = json!({ "players": [{ "zones": [{ "zone": "test", "parts": ["pad-top-left"] }] }] });
    let fast = with(json!({ "fast": true }), json!({ "position": part.clone() }));
    check_refused(&fast, "conflict", "deal.position.players[0].zones[0].parts", "fast");
    let long = with(json!({ "long": true }), json!({ "position": part }));
    check_refused(&long, "impossible", "deal.position.rebuilt", "long game");
    let hands = with(json!({}), json!({ "hands": [["metal"]], "position": {} }));
    check_refused(&hands, "conflict", "deal.hands", "deal.position");
    let action = with(
        json!({}),
        json!({ "position": { "step": "play" }, "actions": [["B", { "type": "end" }]], "first": "A" }),
    );
    check_refused(&action, "impossible", "deal.actions[0]", "B end");
    let super_powers = json!({ "players": [{ "upgrades": two }], "step": "play" });
    let setup = with(json!({ "super_powers": true }), json!({ "position": super_powers }));
    assert!(LaunchPad::deal(&setup, Seed::from_number(1), &mut Silent).is_ok());
}

#[test]
fn a_position_does_not_hang_on_the_seed() {
    let mut game = table(json!({})).game.clone();
    let mut seen = game::Match::new(setup(json!({})), Seed::from_phrase("a table for tests"));
    for _ in 0..40 {
        let active = game.view(Observer::Spectator).active;
        let mut listed = Vec::new();
        game.legal(active, &mut listed);
        let action = crate::table::hurry(&listed);
        game.apply(active, action, &mut Silent).unwrap();
        seen.actions.push((active, action));
    }
    let written = game.deal_of(&seen);
    assert!(written.deal.as_ref().is_some_and(|deal| deal.position.is_some() && deal.actions.is_empty()));
    let again = LaunchPad::deal(&written, Seed::from_number(77), &mut Silent).unwrap();
    assert_eq!(again.view(Observer::Open), game.view(Observer::Open));
}
