//! DMD-8.2, and other facts of views.

use dead_mans_draw::{Setup, Trait, Variant};
use game::{Game, Observer};

use crate::table::{Table, check, check_with, words};

#[test]
fn dmd_8_2_everybody_sees_the_odds_of_the_next_draw() {
    // Five keys are left among the 59 cards.
    check("A: / B: / draw: key-3", "draw", "odds: 5 of 59");
    check("A: / B: key-4 key-5 / draw: key-3 chest-3", "draw, draw", "odds: 8 of 56");
    check("A: / B: / draw: key-3", "draw, collect", "odds: 0 of 59");
    check("A: / B: / last: key-3", "draw", "odds: 0 of 0");
}

#[test]
fn dmd_8_2_a_foreseen_card_is_certain() {
    check("A: / B: / draw: oracle-3 key-3", "draw", "odds: 0 of 1");
    check("A: / B: / draw: key-4 oracle-3 key-3", "draw, draw", "odds: 1 of 1");
}

#[test]
fn dmd_8_2_traits_and_variants_change_the_odds() {
    let mermaid = "B: / draw: map-3 key-3 / discard: mermaid-5";
    check(&format!("A: / {mermaid}"), "draw", "play: map-3 mermaid-5 / odds: 10 of 58");
    check(&format!("A casanova: / {mermaid}"), "draw", "play: map-3 mermaid-5 / odds: 5 of 58");
    // Nine suits have a three; the mermaid has none.
    let strange = Setup { variant: Some(Variant::StrangeLands), ..Setup::default() };
    check_with(&strange, "A: / B: / draw: key-3", "draw", "odds: 8 of 59");
}

#[test]
fn a_view_tells_the_table() {
    let setup = Setup { variant: Some(Variant::SuddenDeath), ..Setup::default() };
    let mut table = Table::new(
        &setup,
        "A miser: key-7 key-3 / B davy-jones-locker: / draw: oracle-3 anchor-4 kraken-5 / discard: map-2 map-3",
    );
    table.play("draw, draw, draw");
    let view = table.game.view(Observer::Spectator);
    assert_eq!(
        view.to_string(),
        "Variant: Sudden Death.\n\
         A draws; the kraken wants 2 more.\n\
         A, 7 points, miser: key 7 3\n\
         B, 0 points, davy-jones-locker of A: nothing\n\
         Play area: oracle-3 (safe), anchor-4, kraken-5\n\
         Draw pile: 53 cards; 15 of 53 bust\n\
         Discard pile: map 3 2\n"
    );
    assert_eq!(view.player("A".parse().unwrap()).r#trait, Some(Trait::Miser));
    assert_eq!(view.unseen.len(), 53);
    assert!(view.unseen.is_sorted(), "the order of the draw pile is no part of a view");
}

#[test]
fn a_view_is_plain_json() {
    let mut table = Table::new(&Setup::default(), "A: / B: / draw: map-3 / discard: key-2 key-3");
    table.play("draw");
    let json = serde_json::to_value(table.game.view(Observer::Spectator)).unwrap();
    assert_eq!(json["question"]["type"], "map");
    assert_eq!(json["question"]["shown"][0], "key-3");
    assert_eq!(json["play_area"][0]["card"], "map-3");
    assert_eq!(json["discard"][0]["values"], serde_json::json!([3, 2]));
}

#[test]
fn events_are_short_sentences() {
    let mut table =
        Table::new(&Setup::default(), "A: / B: sword-2 / C: / draw: cannon-3 key-3 anchor-3 oracle-3 key-4");
    table.play("draw, draw, draw, draw, draw");
    assert_eq!(
        table.story(),
        "A draws cannon-3. A shoots sword-2 out of B's bank. A draws key-3. A draws anchor-3. \
         A draws oracle-3. A's oracle shows key-4. A draws key-4. \
         A busts with key-4, but saves cannon-3 key-3. A loses anchor-3 key-4 oracle-3."
    );
    assert_eq!(serde_json::to_value(&table.events[0]).unwrap()["type"], "drawn");
    assert!(!words(&table.events).contains("nothing"));
}
