//! Actions, cards and targets as text and as JSON.

use launch_pad::{Action, Card, RocketAt, Target};

#[test]
fn every_action_survives_text_and_json() {
    for text in [
        "advance A assembly 1",
        "stay",
        "draw",
        "take",
        "play swift",
        "play metal A assembly 2",
        "play jack-of-all-trades test",
        "play sabotage B launch 1 fuel",
        "play headhunting C test",
        "play budget-cut B",
        "play espionage B D",
        "play launch-key pad-top-left",
        "play solder-and-chisel fuel",
        "pile oxygen",
        "discard fuel",
        "offer B metal",
        "want oxygen",
        "ask fuel",
        "ask nothing",
        "accept",
        "refuse",
        "withdraw",
        "end",
    ] {
        let action: Action = text.parse().unwrap();
        assert_eq!(action.to_string(), text);
        let json = serde_json::to_string(&action).unwrap();
        assert_eq!(serde_json::from_str::<Action>(&json).unwrap(), action, "{json}");
    }
}

#[test]
fn json_is_an_object_with_a_type() {
    let json = |text: &str| serde_json::to_string(&text.parse::<Action>().unwrap()).unwrap();
    assert_eq!(json("play swift"), r#"{"type":"play","card":"swift"}"#);
    assert_eq!(
        json("play sabotage B launch 1 fuel"),
        r#"{"type":"play","card":"sabotage","target":"B launch 1 fuel"}"#
    );
    assert_eq!(json("ask nothing"), r#"{"type":"ask"}"#);
    assert_eq!(json("advance A test 2"), r#"{"type":"advance","rocket":"A test 2"}"#);
}

#[test]
fn nonsense_is_refused_with_what_is_expected() {
    for text in [
        "",
        "play",
        "play swifts",
        "play swift on A",
        "advance A",
        "advance A assembly 0",
        "offer B",
        "end now",
        "ask",
    ] {
        let error = text.parse::<Action>().unwrap_err().to_string();
        assert!(error.contains("say advance"), "{error}");
    }
    assert!(serde_json::from_str::<Action>(r#"{"type":"play","card":"metal","on":"A assembly 1"}"#).is_err());
    assert!("A assembly 256".parse::<RocketAt>().is_err());
    assert!("test".parse::<RocketAt>().is_err());
    assert!("A B C D E".parse::<Target>().is_err());
    assert!("Swift".parse::<Card>().is_err());
}
