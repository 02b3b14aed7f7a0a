//! From which moment a solver can be asked.

use analysis::{Question, Settled};
use catalogue::{AnyMatch, find};
use game::Seed;
use serde_json::{Value, json};

/// From which action on a match can be solved; nothing if it has no solver.
fn settled(running: &dyn AnyMatch) -> Option<Option<usize>> {
    running.ask::<Settled>(&Question::Settled {}).ok().map(|settled| settled.at)
}

/// Has any seat take the first listed action that is wanted.
fn act(running: &mut dyn AnyMatch, is_wanted: impl Fn(&Value) -> bool) {
    let wanted = running.asking_order().into_iter().find_map(|seat| {
        Some((seat, running.legal_json(seat).into_iter().find(|action| is_wanted(action))?))
    });
    let (seat, action) = wanted.expect("a seat may do that");
    running.act(seat, &action).unwrap();
}

#[test]
fn a_mission_is_settled_when_tasks_and_hands_are() {
    let setup = json!({ "players": 3, "mission": 1 });
    let mut running = find("planet-nine").unwrap().begin(&setup, Seed::from_phrase("x")).unwrap();
    let is = |kind: &'static str| move |action: &Value| action["type"] == kind;
    assert_eq!(settled(&*running), Some(None), "the task is not taken");
    act(&mut *running, is("take"));
    assert_eq!(settled(&*running), Some(Some(1)));
    act(&mut *running, |action| action["proposal"]["type"] == "distress");
    assert_eq!(settled(&*running), Some(None), "the crew votes on a distress signal");
    for _ in 0..2 {
        act(&mut *running, is("agree"));
    }
    for _ in 0..3 {
        assert_eq!(settled(&*running), Some(None), "cards are passed");
        act(&mut *running, is("pass"));
    }
    let passed = running.version();
    assert_eq!(settled(&*running), Some(Some(passed)));
    for _ in 0..4 {
        act(&mut *running, is("play"));
    }
    assert_eq!(settled(&*running), Some(Some(passed)), "the first card changes nothing any more");
}

#[test]
fn games_without_a_solver_are_never_settled() {
    for (game, at) in [("smitten", Some(Some(0))), ("dead-mans-draw", None), ("launch-pad", None)] {
        let running = find(game).unwrap().begin(&json!({}), Seed::from_number(1)).unwrap();
        assert_eq!(settled(&*running), at, "{game}");
    }
}
