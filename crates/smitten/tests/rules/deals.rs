//! Setups, and those refused with a reason.

use game::{Game, Seed, SetupError, Silent};
use smitten::{Card, CardTable, Setup, Smitten, Value, Where};

use crate::table::{setup, view};

/// The sentence a setup is refused with.
fn refused(setup: &Setup) -> String {
    Smitten::deal(setup, Seed::from_number(0), &mut Silent)
        .map(|_| ())
        .expect_err("it should be refused")
        .to_string()
}

/// A setup is refused, and the reason names the place.
fn check(position: &str, reason: &str) {
    let given = refused(&setup(position));
    assert!(given.contains(reason), "{position}: {given}");
}

#[test]
fn whatever_is_left_open_comes_from_the_seed() {
    let setup = setup("medium; A 5; deck 1 2; aside 9");
    let games: Vec<_> = (0..20)
        .map(|number| Smitten::deal(&setup, Seed::from_number(number), &mut Silent).unwrap())
        .collect();
    assert!(games.iter().any(|game| *game != games[0]));
    for game in &games {
        let hand = view(game, 'A').hands.a;
        assert!(hand.size == 3 && hand.known.contains("5".parse().unwrap()));
        assert_eq!(game.census().len(), 18);
    }
}

#[test]
fn a_third_card_of_a_number_is_refused() {
    check("medium; A 5 5; B 5", "`deal.hands[1]` names 5 again");
    check("medium; A 5 5; deck 5", "`deal.deck` names 5 again");
    check("medium; left 5; right 5; aside 5", "`deal.aside` names 5 again");
    check("solo; A 5 5; down 5 -", "`deal.face_down[0]` names 5 again");
}

#[test]
fn too_many_cards_are_refused() {
    check("medium; A 1 2 3 4", "`deal.hands[0]` has 4 entries, but must have at most 3");
    check("solo; B 1 2 3; down - 4", "`deal.hands[1]` has 3 entries, but must have at most 2");
    check("medium; deck 1 1 2 2 3 3 4 4 5 5 6 6", "`deal.deck` has 12 entries");
    check("medium; left 1 2 3 4 5 6 7 8 9; right 1 2 3 4 5; A 6 7; B 8 9", "`deal.hands` has 4 entries");
    check("medium; left 1 2 3 4 5 6 7 8 9; right 1 2 3 4 5 6 7 8", "`deal.left` has 17 entries");
    let mut three = setup("medium");
    three.deal.as_mut().unwrap().hands.push(Vec::new());
    assert!(refused(&three).contains("`deal.hands` has 3 entries"));
}

#[test]
fn impossible_squares_are_refused() {
    check("medium; left 1 1", "`deal.left` names 1 again");
    check("medium; right 1 9", "`deal.right` is impossible: its cards do not all hang together");
    check("hard; left 1 2", "`deal.left` is impossible: the balance rule");
    check("solo hard-2; right 1 2", "is impossible: the balance rule");
}

#[test]
fn options_that_do_not_fit_are_refused() {
    assert_eq!(
        refused(&Setup { players: 3, ..Setup::default() }),
        "this game seats 1 to 2, not 3: change `players`"
    );
    assert!(refused(&Setup { players: 1, ..setup("easy") }).contains("`difficulty` cannot go together"));
    assert!(refused(&Setup { players: 2, ..setup("solo easy") }).contains("`solo` cannot go together"));
    check("medium; down 1 -", "`deal.face_down` cannot go together with `players`");
    let unknown = serde_json::from_str::<Setup>(r#"{"player": 2}"#);
    assert!(unknown.unwrap_err().to_string().contains("unknown field"));
}

#[test]
fn a_late_position_leaves_short_hands_and_no_deck() {
    let late = "left 1 2 3 4 5 6 7 8 9; right 1 2 3 4 5";
    for (named, sizes) in [("A 6", (2, 1)), ("B 6 7", (1, 2)), ("A 6 7 8", (3, 0))] {
        let game =
            Smitten::deal(&setup(&format!("medium; {late}; {named}")), Seed::from_number(0), &mut Silent);
        let view = view(&game.unwrap(), 'A');
        assert_eq!((view.hands.a.size, view.hands.b.size, view.deck_size), (sizes.0, sizes.1, 0));
    }
}

#[test]
fn a_setup_is_json() {
    let json = r#"{"players":1,"difficulty":"medium","solo":{"easy":true,"hard_1":false,"hard_2":false},
        "deal":{"hands":[["1","2"],["3"]],"face_down":[null,"4"],"deck":["5"],"aside":"6"}}"#;
    let setup: Setup = serde_json::from_str(json).unwrap();
    let again = serde_json::to_string(&setup).unwrap();
    assert_eq!(serde_json::from_str::<Setup>(&again).unwrap(), setup);
    assert_eq!(again, json.replace(['\n', ' '], ""));
}

/// The reason a changed table of cards is refused with.
fn refused_table(change: impl Fn(&mut CardTable)) -> SetupError {
    let mut table = CardTable::default();
    change(&mut table);
    let setup = Setup { cards: Some(table), ..Setup::default() };
    Smitten::deal(&setup, Seed::from_number(0), &mut Silent).map(|_| ()).expect_err("it should be refused")
}

#[test]
fn sm_1_9_a_table_of_cards_is_checked() {
    let check = |change: &dyn Fn(&mut CardTable), reason: &str| {
        let given = refused_table(change).to_string();
        assert!(given.contains(reason), "{given}");
    };
    check(&|table| table.0.truncate(8), "`cards` has 8 entries, but must have 9");
    check(&|table| table.0[3].number = 1, "`cards[3].number` names number 1 again");
    check(&|table| table.0[3].number = 10, "`cards[3].number` is 10, but must be from 1 to 9");
    check(&|table| table.0[3].row = 1, "`cards[3]` names row 1, column 1 again");
    check(&|table| table.0[3].column = 0, "`cards[3].column` is 0, but must be from 1 to 3");
    check(&|table| table.0[0].effect.reveal = 4, "`cards[0].effect.reveal` is 4");
    check(&|table| table.0[0].effect.place = 2, "`cards[0].effect.place` is 2");
    check(&|table| table.0[0].effect.min_partner_hand = 5, "`cards[0].effect.min_partner_hand` is 5");
    check(&|table| table.0[4].effect.value = Value::Any, "`cards[4].effect` is impossible: `announce`");
    check(&|table| table.0[0].effect.value = Value::Announced, "`cards[0].effect` is impossible");
    check(&|table| table.0[6].effect.square = Where::Other, "`cards[6].effect.adjacent` cannot go together");
    let unknown =
        serde_json::from_str::<CardTable>(r#"[{"number":1,"row":1,"column":1,"effect":{"square":"both"}}]"#);
    assert!(unknown.unwrap_err().to_string().contains("unknown variant `both`"));
}

#[test]
fn sm_1_9_another_nine_can_be_played() {
    let mut table = CardTable::default();
    table.0[8].effect = table.0[1].effect;
    table.0.reverse();
    let mut setup = setup("medium; left 6; A 9; B 8 1 1");
    setup.cards = Some(serde_json::from_str(&serde_json::to_string(&table).unwrap()).unwrap());
    let mut game = Smitten::deal(&setup, Seed::from_number(0), &mut Silent).unwrap();
    let play = "play 9 left".parse().unwrap();
    game.apply(game::Seat::new(0), play, &mut Silent).unwrap();
    assert_eq!(crate::table::may(&game, 'B'), "place 8 left");
}

#[test]
fn no_deal_panics() {
    let mut dice = Seed::from_phrase("garbage").dice(0);
    let modes = ["easy", "medium", "hard", "solo", "solo easy", "solo hard-1 hard-2"];
    let mut n_dealt = 0;
    for number in 0..6000 {
        let mut setup = setup(modes[dice.below(modes.len())]);
        // Most positions have a few cards, some far too many.
        let most = if dice.below(4) == 0 { 12 } else { 3 };
        let mut cards = || -> Vec<Card> {
            (0..dice.below(most + 1)).map(|_| Card::new(dice.below(9) as u8 + 1)).collect()
        };
        let deal = setup.deal.as_mut().unwrap();
        deal.hands = vec![cards(), cards()];
        deal.deck = cards();
        deal.face_down =
            cards().into_iter().map(|card| Some(card).filter(|card| card.number() > 4)).collect();
        deal.aside = cards().first().copied();
        deal.left = cards();
        deal.right = cards();
        if let Ok(game) = Smitten::deal(&setup, Seed::from_number(number), &mut Silent) {
            n_dealt += 1;
            let mut census = game.census();
            census.sort_unstable();
            assert_eq!(
                census,
                Card::numbers().flat_map(|card| [card, card]).collect::<Vec<_>>(),
                "{setup:?}"
            );
        }
    }
    assert!(n_dealt > 100, "{n_dealt}");
}
