//! Lessons can be played to their end.

use catalogue::{ENTRIES, lesson, try_in_lesson};

#[test]
fn every_lesson_is_played_to_its_end() {
    for entry in ENTRIES {
        let lesson = lesson(entry.id).unwrap_or_else(|problem| panic!("{}: {problem}", entry.id));
        assert!((8..=14).contains(&lesson.steps.len()), "{}: {} steps", entry.id, lesson.steps.len());
        for step in &lesson.steps {
            let at = format!("{}: {}", entry.id, step.name);
            let is_listed = step.wants.as_ref().is_none_or(|action| step.legal.contains(action));
            assert!(is_listed, "{at} wants what is not listed");
        }
        assert!(lesson.steps.last().is_some_and(|step| step.wants.is_none()), "{} ends abruptly", entry.id);
    }
}

#[test]
fn what_a_learner_tries_is_judged_by_the_rules() {
    let lesson = lesson("planet-nine").unwrap();
    let step = lesson.steps.iter().position(|step| step.name == "follow").unwrap();
    for action in &lesson.steps[step].legal {
        assert_eq!(try_in_lesson("planet-nine", step, action), Ok(()));
    }
    let rocket = serde_json::json!({ "type": "play", "card": "r4" });
    let refused = try_in_lesson("planet-nine", step, &rocket).unwrap_err();
    assert_eq!(refused.code, "must-follow-suit");
    assert_eq!(catalogue::lesson("chess").unwrap_err().code, "unknown-game");
}
