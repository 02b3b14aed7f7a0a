//! Every card's instruction, met and impossible, and the table of the nine.

use game::code::CodeError;
use smitten::{Announce, Card, CardTable, Confidence, Designs, Effect, Refusal, Setup, Square, Value, Where};

use crate::table::{ending, game, may, refusal};

fn card(number: u8) -> Card {
    Card::new(number)
}

/// Compares B's actions after A's play, on medium.
fn check(squares: &str, hand: &str, actions: &str, answers: &str) {
    let card = actions.split(' ').nth(2).unwrap();
    let fill = if card == "9" { "1" } else { "9" };
    let game = game(&format!("medium; {squares}; A {card} {fill}; B {hand}"), actions);
    if answers == "nothing" {
        assert_eq!(ending(&game), format!("Lost: B cannot carry out the instruction of {card}."));
    } else {
        assert_eq!((ending(&game).as_str(), may(&game, 'B').as_str()), ("goes on", answers));
    }
}

#[test]
fn card_1_shows_one_and_places_another() {
    check("left 2", "5 7 3", "A play 1 left", "show 3, show 5, show 7");
    check("left 2", "5 7 3", "A play 1 left; B show 5", "place 3 left, place 3 right, place 7 right");
    check("left 2; right 2", "7 8 6", "A play 1 left", "nothing");
}

#[test]
fn card_2_places_into_the_same_square() {
    check("left 1; right 9", "3 6 8", "A play 2 left", "place 3 left");
    check("left 1; right 9", "6 8 7", "A play 2 left", "nothing");
}

#[test]
fn card_3_places_into_the_other_square() {
    check("left 2; right 9", "1 6 8", "A play 3 left", "place 6 right, place 8 right");
    check("left 2; right 9", "1 5 4", "A play 3 left", "nothing");
    let game = game("medium; left 2; right 9; A 3; B 6 1 1", "A play 3 left");
    assert_eq!(
        refusal(&game, "B place 6 left"),
        Refusal::WrongSquare { played: card(3), square: Square::Left }
    );
}

#[test]
fn card_4_places_a_number_that_lies_nowhere() {
    check(
        "left 1; right 8",
        "1 5 7",
        "A play 4 left",
        "place 5 left, place 5 right, place 7 left, place 7 right",
    );
    check("left 1; right 8", "1 8 3", "A play 4 left", "nothing");
    let game = game("medium; left 1; right 2; A 4; B 1 5 5", "A play 4 left");
    assert_eq!(refusal(&game, "B place 1 right"), Refusal::WrongNumber { played: card(4), card: card(1) });
}

#[test]
fn card_5_places_higher_or_lower_as_announced() {
    check("left 4", "6 2 5", "A play 5 left; A announce higher", "place 6 left, place 6 right");
    check("left 4", "6 2 5", "A play 5 left; A announce lower", "place 2 left, place 2 right");
    check("left 4", "6 8 5", "A play 5 left; A announce lower", "nothing");
}

#[test]
fn card_6_places_the_twin_of_a_card() {
    check("left 3; right 1", "3 1 2", "A play 6 left", "nothing");
    check("left 3; right 2", "2 3 9", "A play 6 left", "place 2 left, place 3 right");
    check("left 3; right 3", "2 5 9", "A play 6 left", "nothing");
}

#[test]
fn card_7_places_a_neighbour() {
    check("left 1 4; right 9", "8 5 2", "A play 7 left", "place 8 left");
    check("right 9", "4 8 6", "A play 7 left", "place 4 left, place 8 left");
    check("left 1 4; right 9", "5 2 6", "A play 7 left", "nothing");
    let game = game("medium; left 1 4; right 9; A 7; B 8 5 2", "A play 7 left");
    assert_eq!(refusal(&game, "B place 5 left"), Refusal::NotNextTo { played: card(7), card: card(5) });
    assert_eq!(
        refusal(&game, "B place 8 right"),
        Refusal::WrongSquare { played: card(7), square: Square::Right }
    );
}

#[test]
fn card_8_places_where_fewer_cards_lie() {
    check("left 9; right 1", "2 5 7", "A play 8 left", "place 2 right");
    check(
        "left 9; right 1 2",
        "3 5 4",
        "A play 8 left",
        "place 3 right, place 4 right, place 5 left, place 5 right",
    );
    check("left 9; right 1", "5 7 3", "A play 8 left", "nothing");
}

#[test]
fn card_9_asks_for_nothing() {
    check(
        "left 6",
        "1 2 3",
        "A play 9 left",
        "dont-want, play 1 right, play 2 right, play 3 left, play 3 right, want",
    );
    let game = game("medium; left 6; A 9; B 1 2 3; deck 4", "A play 9 left");
    assert_eq!(crate::table::awaited(&game), "AB", "the turn is over at once");
}

#[test]
fn every_instruction_reads_as_a_sentence() {
    let sentences: Vec<_> = Card::numbers().map(|card| Designs::default().effect(card).to_string()).collect();
    assert_eq!(
        sentences,
        [
            "The partner shows a card and keeps it, then places another card into either square.",
            "The partner places a card into the same square.",
            "The partner places a card into the other square.",
            "The partner places a card whose number lies in neither square into either square.",
            "You announce higher or lower. The partner places a card of such a number into either square.",
            "The partner places a card whose number lies in exactly one square into either square.",
            "The partner places a card into the same square, next to this one.",
            "The partner places a card into the square with fewer cards, or into either if they are equal.",
            "The partner does nothing.",
        ]
    );
}

/// The nine cards once more, typed separately: number, row and column, confidence of the instruction and
/// of the place, announcement, how many to show, to place, square, numbers, next to it, fewest cards.
const TRANSCRIPTION: &str = "
    1 1,1 verified      single-source none            1 1 either     any       no  2
    2 1,2 reconstructed inferred      none            0 1 same       any       no  1
    3 1,3 reconstructed inferred      none            0 1 other      any       no  1
    4 2,1 reconstructed inferred      none            0 1 either     absent    no  1
    5 2,2 single-source inferred      higher-or-lower 0 1 either     announced no  1
    6 2,3 reconstructed inferred      none            0 1 either     present   no  1
    7 3,1 reconstructed inferred      none            0 1 same       any       yes 1
    8 3,2 reconstructed inferred      none            0 1 not-larger any       no  1
    9 3,3 reconstructed single-source none            0 0 either     any       no  0
";

#[test]
fn the_table_equals_its_transcription() {
    let lines: Vec<Vec<&str>> = TRANSCRIPTION
        .lines()
        .map(|line| line.split_whitespace().collect())
        .filter(|words: &Vec<_>| !words.is_empty())
        .collect();
    let table = CardTable::default();
    assert_eq!(lines.len(), table.0.len());
    for (design, line) in table.0.iter().zip(lines) {
        let json = serde_json::to_value(design).unwrap();
        let effect = &json["effect"];
        let word =
            |value: &serde_json::Value| value.as_str().map_or_else(|| value.to_string(), str::to_string);
        let typed = [
            word(&json["number"]),
            format!("{},{}", json["row"], json["column"]),
            word(&json["confidence"]),
            word(&json["position_confidence"]),
            word(&effect["announce"]),
            word(&effect["reveal"]),
            word(&effect["place"]),
            word(&effect["square"]),
            word(&effect["value"]),
            if effect["adjacent"] == true { "yes" } else { "no" }.into(),
            word(&effect["min_partner_hand"]),
        ];
        assert_eq!(typed.each_ref().map(String::as_str), line[..]);
    }
}

#[test]
fn a_table_is_read_from_short_entries() {
    let json = r#"{"number": 3, "row": 2, "column": 1, "effect": {"square": "other", "reveal": 1}}"#;
    let design: smitten::Design = serde_json::from_str(json).unwrap();
    assert_eq!(design.confidence, Confidence::House);
    assert_eq!(design.effect, Effect { square: Where::Other, reveal: 1, ..Effect::default() });
    assert_eq!((design.effect.announce, design.effect.value), (Announce::None, Value::Any));
    assert_eq!(design.effect.cards_needed(), 2);
}

/// Nine cards that differ from ours in places and instructions of every kind.
fn others() -> CardTable {
    let mut table = CardTable::default();
    for design in &mut table.0 {
        design.confidence = Confidence::House;
        design.position_confidence = Confidence::House;
    }
    (table.0[0].row, table.0[8].row) = (3, 1);
    (table.0[0].column, table.0[8].column) = (3, 1);
    table.0[2].effect = Effect { reveal: 3, place: 0, min_partner_hand: 4, ..Effect::default() };
    table.0[8].effect = Effect { square: Where::NotLarger, adjacent: true, ..Effect::default() };
    table
}

#[test]
fn sm_1_9_nine_cards_have_a_code() {
    let code = others().code().unwrap();
    assert_eq!(code.parse(), Ok(others()));
    assert_eq!(code.to_lowercase().parse(), Ok(others()), "typed in small letters");
    assert_eq!(code, "SM1-GR22A15G469188HA9HCA9EE10E812", "codes of earlier releases would not be read");
    // What is ours counts as one's own once it comes by a code.
    let ours: CardTable = CardTable::default().code().unwrap().parse().unwrap();
    assert!(ours.0.iter().all(|design| design.confidence == Confidence::House));
    let effects = |table: &CardTable| table.0.iter().map(|design| design.effect).collect::<Vec<_>>();
    assert_eq!(effects(&ours), effects(&CardTable::default()));
}

#[test]
fn sm_1_9_a_mistyped_code_is_told() {
    let code = others().code().unwrap();
    let letters: Vec<char> = code.chars().collect();
    for i in 4..letters.len() {
        let mut wrong = letters.clone();
        wrong[i] = if wrong[i] == 'Z' { '0' } else { 'Z' };
        let wrong: String = wrong.into_iter().collect();
        assert_eq!(wrong.parse::<CardTable>(), Err(CodeError::Checksum), "{wrong}");
    }
    assert_eq!("DS1-00".parse::<CardTable>(), Err(CodeError::Syntax { prefix: "SM1-" }));
}

#[test]
fn sm_1_9_cards_that_make_no_game_have_no_code() {
    let mut twice = others();
    twice.0[1].number = 1;
    assert!(twice.code().is_err());
    assert!(CardTable(others().0[..8].to_vec()).code().is_err());
}

#[test]
fn sm_1_9_a_table_plays_with_the_cards_of_a_code() {
    let code = others().code().unwrap();
    let by_code: Setup = serde_json::from_value(serde_json::json!({ "cards": code })).unwrap();
    let written = Setup { cards: Some(others()), ..Setup::default() };
    assert_eq!(by_code, written);
    let refused = serde_json::from_value::<Setup>(serde_json::json!({ "cards": "SM1-000" })).unwrap_err();
    assert!(refused.to_string().contains("mistyped"), "{refused}");
}
