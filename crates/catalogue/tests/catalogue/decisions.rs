//! What decisions and signals of a finished match were worth.

use analysis::{Decisions, Outlook, Question, Review};
use catalogue::{AnyMatch, GAMES, find};
use game::Seed;
use serde_json::{Value, json};

/// A match in which each seat gives a signal if it can, and else does the first thing that is lawful.
fn played(game: &str, seed: u64) -> Box<dyn AnyMatch> {
    let setup = json!({ "players": 2 });
    let mut running = find(game).unwrap().begin(&setup, Seed::from_number(seed)).unwrap();
    loop {
        let mut listed = Vec::new();
        for seat in running.turn().waiting().iter() {
            listed.extend(running.legal_json(seat).into_iter().map(|action| (seat, action)));
        }
        let is_signal = |action: &Value| action["type"] == "want" || action["type"] == "dont-want";
        let signal = listed.iter().position(|(_, action)| is_signal(action)).unwrap_or(0);
        let Some((seat, action)) = listed.get(signal) else { return running };
        running.act(*seat, action).unwrap();
    }
}

#[test]
fn choices_of_dead_mans_draw_have_their_worth() {
    let running = played("dead-mans-draw", 1);
    let question = Question::Decisions {};
    let mut progress = |done, of| assert!(done <= of);
    let course: Decisions = running.ask_with(&question, question.usual_effort(), &mut progress).unwrap();
    assert!(!course.decisions.is_empty());
    for decision in &course.decisions {
        assert!(decision.choices.is_sorted_by(|one, other| one.share >= other.share));
        let gap = decision.choices[0].share - decision.value;
        assert_eq!(decision.lost, if gap > course.margin { gap } else { 0.0 });
    }
    let total: f64 = course.accounts.iter().map(|account| account.result).sum();
    assert!((total - 1.0).abs() < 1e-9, "one win is shared out: {:?}", course.accounts);
}

#[test]
fn signals_of_smitten_tell_something() {
    let running = played("smitten", 1);
    let course: Decisions = running.ask(&Question::Decisions {}).unwrap();
    assert!(course.accounts.is_empty(), "both win or lose together");
    assert!(!course.signals.is_empty());
    assert!(course.signals.iter().all(|signal| 1 <= signal.after && signal.after <= signal.before));
    let review: Review = running.ask(&Question::Review {}).unwrap();
    assert!(review.plays.is_sorted_by_key(|play| play.after == Outlook::Lost), "once lost it stays so");
    if review.lost_at.is_some() {
        assert!(!review.line.is_empty());
    }
}

#[test]
fn nothing_is_judged_while_it_is_under_way() {
    for game in GAMES {
        let running = game.begin(&json!({}), Seed::from_number(1)).unwrap();
        for question in [Question::Review {}, Question::Mistakes {}, Question::Decisions {}] {
            let unanswered = running.analyse(&question, question.usual_effort(), &mut |_, _| {});
            assert_eq!(unanswered.unwrap_err().code, "not-over", "{question:?}");
        }
    }
}

#[test]
fn a_question_that_makes_no_sense_is_refused_with_the_reason() {
    let running = find("planet-nine").unwrap().begin(&json!({ "players": 3 }), Seed::from_number(1)).unwrap();
    let whereabouts = |seat: &str| Question::Whereabouts { seat: seat.into() };
    for (question, code) in [
        (whereabouts("d"), "bad-observer"),
        (whereabouts("clock"), "bad-observer"),
        (whereabouts("open"), "bad-observer"),
        (Question::Line { at: 1 }, "bad-moment"),
    ] {
        let unanswered = running.analyse(&question, question.usual_effort(), &mut |_, _| {});
        assert_eq!(unanswered.unwrap_err().code, code, "{question:?}");
    }
    let running = find("launch-pad").unwrap().begin(&json!({}), Seed::from_number(1)).unwrap();
    for question in [whereabouts("a"), Question::Line { at: 0 }, Question::Choices {}] {
        let unanswered = running.analyse(&question, question.usual_effort(), &mut |_, _| {});
        assert_eq!(unanswered.unwrap_err().code, "no-analysis", "{question:?}");
    }
}
