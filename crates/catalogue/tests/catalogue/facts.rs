//! Facts about games agree with each other and with what is done.

use analysis::{Effort, Question};
use catalogue::{AnyGame, AnyMatch, GAMES};
use game::Seed;
use serde_json::{Value, json};

#[test]
fn a_campaign_has_as_many_missions_as_its_details_write_out() {
    let told = GAMES.iter().map(|game| {
        let facts = game.facts();
        let missions = facts.details.and_then(|details| details["missions"].as_array().map(Vec::len));
        assert_eq!(facts.n_missions.map(usize::from), missions, "{}", game.info().id);
        missions
    });
    assert_eq!(told.flatten().sum::<usize>(), 82);
}

#[test]
fn details_are_as_their_schema_says() {
    let told = GAMES.iter().map(|game| {
        let (details, schema) = (game.facts().details, game.schemas().details);
        let fields = schema.and_then(|schema| schema.get("properties")?.as_object().cloned());
        let keys = |fields: &serde_json::Map<String, Value>| fields.keys().cloned().collect::<Vec<_>>();
        let told = details.as_ref().and_then(Value::as_object).map(keys);
        assert_eq!(told, fields.as_ref().map(keys), "{}", game.info().id);
        told
    });
    assert_eq!(told.flatten().count(), 3);
}

/// A match of random actions.
fn finished(game: &dyn AnyGame) -> Box<dyn AnyMatch> {
    let seed = Seed::from_number(1);
    let mut dice = seed.dice(0);
    let mut running = game.begin(&json!({}), seed).unwrap();
    while running.turn().outcome().is_none() {
        let seats: Vec<_> = running.turn().waiting().iter().collect();
        let seat = dice.pick(&seats).unwrap();
        let actions = running.legal_json(seat);
        // By public facts a seat may be awaited whose hand leaves it nothing to do.
        if !actions.is_empty() {
            running.act(seat, &actions[dice.below(actions.len())]).unwrap();
        }
    }
    running
}

#[test]
fn the_questions_named_are_those_answered() {
    let least = Effort { worlds: 1, nodes: 1 };
    for game in GAMES {
        let (told, running) = (game.facts().questions, finished(game));
        for question in
            [Question::Review {}, Question::Mistakes {}, Question::Whereabouts { seat: "a".into() }]
        {
            let refused = running.analyse(&question, least, &mut |_, _| {}).err().map(|problem| problem.code);
            let wanted = (!told.contains(&question.name())).then(|| "no-analysis".to_string());
            assert_eq!(refused, wanted, "{}: {}", game.info().id, question.name());
        }
    }
}
