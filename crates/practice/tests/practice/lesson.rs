//! Lessons can be played to their end.

use catalogue::GAMES;
use practice::{lesson, try_in_lesson};

#[test]
fn every_lesson_is_played_to_its_end() {
    for id in GAMES.map(|game| game.info().id) {
        let lesson = lesson(id).unwrap_or_else(|problem| panic!("{id}: {problem}"));
        assert!((8..=14).contains(&lesson.steps.len()), "{id}: {} steps", lesson.steps.len());
        for step in &lesson.steps {
            let at = format!("{id}: {}", step.name);
            let is_listed = step.wants.as_ref().is_none_or(|action| step.legal.contains(action));
            assert!(is_listed, "{at} wants what is not listed");
        }
        assert!(lesson.steps.last().is_some_and(|step| step.wants.is_none()), "{id} ends abruptly");
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
    assert_eq!((refused.code.as_str(), refused.rule), ("must-follow-suit", Some("CR-2.1")));
    assert_eq!(serde_json::json!(refused)["rule"], "CR-2.1");
    assert_eq!(practice::lesson("chess").unwrap_err().code, "unknown-game");
}

#[test]
fn what_a_lesson_says_of_the_table_is_what_the_learner_sees() {
    for id in GAMES.map(|game| game.info().id) {
        let mut seen = serde_json::Value::Null;
        let mut n_claims = 0;
        for step in lesson(id).unwrap().steps {
            if let Some(moment) = step.moments.last() {
                seen.clone_from(&moment.view);
            }
            for (pointer, claim) in &step.shows {
                assert_eq!(seen.pointer(pointer), Some(claim), "{id}, {}: {pointer}", step.name);
            }
            n_claims += step.shows.len();
        }
        assert!(n_claims >= 10, "{id} claims too little");
    }
}

/// The texts of both Crews' lessons, with the words of each language for where a token lies.
const CREW_TEXTS: &[(&str, &str, [&str; 3])] = &[
    ("planet-nine", include_str!("../../../../locales/en/lesson-pn.ftl"), ["top", "middle", "bottom"]),
    ("planet-nine", include_str!("../../../../locales/uk/lesson-pn.ftl"), ["угорі", "посередині", "унизу"]),
    ("planet-nine", include_str!("../../../../locales/pl/lesson-pn.ftl"), ["u góry", "pośrodku", "u dołu"]),
    ("planet-nine", include_str!("../../../../locales/ru/lesson-pn.ftl"), ["вверху", "посередине", "внизу"]),
    ("deep-sea", include_str!("../../../../locales/en/lesson-ds.ftl"), ["top", "middle", "bottom"]),
    ("deep-sea", include_str!("../../../../locales/uk/lesson-ds.ftl"), ["угорі", "посередині", "унизу"]),
    ("deep-sea", include_str!("../../../../locales/pl/lesson-ds.ftl"), ["u góry", "pośrodku", "u dołu"]),
    ("deep-sea", include_str!("../../../../locales/ru/lesson-ds.ftl"), ["вверху", "посередине", "внизу"]),
];

#[test]
fn a_lesson_says_first_where_the_token_lies() {
    let mut n_texts = 0;
    for (game, texts, words) in CREW_TEXTS {
        for step in lesson(game).unwrap().steps {
            let position = step.shows.iter().find(|(pointer, _)| pointer.ends_with("/position"));
            let Some((_, position)) = position else { continue };
            let key = format!("-{} = ", step.name);
            let text = texts.lines().find(|line| line.contains(&key)).unwrap();
            let names = ["highest", "only", "lowest"].into_iter().zip(words);
            let named = names.filter_map(|(name, word)| text.find(word).map(|place| (place, name)));
            let first = named.min().map(|(_, name)| name);
            assert_eq!(first, position.as_str(), "{game}: {text}");
            n_texts += 1;
        }
    }
    assert_eq!(n_texts, 4 * 4, "two steps of each lesson, in four languages");
}
