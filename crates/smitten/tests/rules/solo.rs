//! SM-3: alone.

use game::Observer;
use smitten::{Card, Hand, Refusal, Square};

use crate::table::{ending, game, may, refusal, seen, view};

fn card(number: u8) -> Card {
    Card::new(number)
}

#[test]
fn sm_3_1_two_hands_of_two_up_and_one_down() {
    let game = game("solo", "");
    let view = view(&game, 'A');
    for hand in [view.hands.a, view.hands.b] {
        assert_eq!((hand.size, hand.known.len(), hand.face_down), (3, 2, true));
        assert_eq!(hand.signal, None, "there is no partner");
    }
    assert_eq!(view.deck_size, 11);
    assert_eq!(refusal(&game, "A want"), Refusal::NobodyToTell);
}

#[test]
fn sm_3_1_nobody_sees_the_face_down_cards() {
    let start = |down: &str| game(&format!("solo; A 1 2; B 3 4; down {down}; deck 1 2 3; aside 4"), "");
    let (one, other) = (start("5 6"), start("6 5"));
    for observer in Observer::all(1) {
        assert_eq!(game::Game::view(&one, observer), game::Game::view(&other, observer));
    }
    let told = seen("solo; A 1 2; B 3 4; down 5 6", "", Observer::Seat(game::Seat::new(0)));
    assert_eq!(told[..3], ["A draws 1 face up.", "A draws 2 face up.", "A draws a card face down."]);
}

#[test]
fn sm_3_2_any_card_of_either_hand_into_either_square() {
    let game = game("solo; left 1; A 2 9; B 4 9; down 5 6", "");
    assert_eq!(
        may(&game, 'A'),
        "play A 2 left, play A 2 right, play A 9 right, play B 4 left, play B 4 right, play B 9 right, \
         turn-over A, turn-over B"
    );
    assert_eq!(refusal(&game, "A play 2 left"), Refusal::NameTheHand);
    assert_eq!(refusal(&game, "A play A 4 left"), Refusal::NotInHand { hand: Hand::A, card: card(4) });
    assert_eq!(
        refusal(&game, "A play A 5 left"),
        Refusal::NotInHand { hand: Hand::A, card: card(5) },
        "the 5 lies face down"
    );
}

#[test]
fn sm_3_2_solo_blind_play() {
    let game = game("solo; left 1; right 1; A 2 2; B 4 4; down 9 6", "A turn-over A");
    assert_eq!(ending(&game), "Lost: 9, turned over in hand A, fits neither square.");
}

#[test]
fn sm_3_2_solo_blind_grid() {
    let position = "solo; left 1; right 5; A 2 2; B 4 4; down 6 6";
    let turned = game(position, "A turn-over A");
    assert_eq!(may(&turned, 'A'), "play A 6 right");
    assert_eq!(refusal(&turned, "A play A 2 left"), Refusal::PlayTurnedOver { card: card(6) });
    assert_eq!(refusal(&turned, "A turn-over B"), Refusal::PlayTurnedOver { card: card(6) });
    assert_eq!(
        refusal(&turned, "A play A 6 left"),
        Refusal::NoNeighbour { card: card(6), square: Square::Left }
    );
    let both = game("solo; A 2 2; B 4 4; down 6 6", "A turn-over A");
    assert_eq!(may(&both, 'A'), "play A 6 left, play A 6 right", "the square is named after turning it over");
}

#[test]
fn sm_3_2_solo_flip() {
    let position = "solo; left 1; A 2 2; B 9 8; down 7 3; deck 4 5 6";
    let after = game(position, "A play A 2 left");
    assert_eq!(view(&after, 'A').hands.b.known.to_string(), "3 8 9");
    assert!(view(&after, 'A').hands.a.face_down, "the playing hand's card stays down");
    assert_eq!(may(&after, 'A'), "place 3 left", "the card turned over follows the 2");
    let nine = game("solo; A 9 2; B 9 8; down 7 3", "A play A 9 left");
    assert_eq!(view(&nine, 'A').hands.b.known.to_string(), "3 8 9", "even if there is nothing to carry out");
}

#[test]
fn sm_3_2_the_partner_hand_carries_out() {
    let position = "solo; left 1; A 2 5; B 9 8; down 3 7";
    let game = game(position, "A play A 2 left");
    assert_eq!(ending(&game), "Lost: B cannot carry out the instruction of 2.", "hand A's 5 does not help");
}

#[test]
fn sm_3_2_solo_nothing_fits() {
    let late = "solo; left 1 2 3 4 5 6 7 8 9; right 1";
    let stuck = game(&format!("{late}; A 3 6 8; B 5 7 9; deck 4; aside 2"), "");
    assert_eq!(ending(&stuck), "Lost: no card can be played.");
    let down = game(&format!("{late}; A 3 6; B 5 7 9; down 8 -; deck 4; aside 2"), "");
    assert_eq!(may(&down, 'A'), "turn-over A", "a face-down card may always be tried");
    assert_eq!(refusal(&down, "A turn-over B"), Refusal::NothingFaceDown { hand: Hand::B });
}

#[test]
fn sm_3_3_card_1_needs_two() {
    let late = "solo; left 1 2 3 4 5 6 7 8 9; right 2 3 4 5 6";
    let one = game(&format!("{late}; A 1 7; B 8; aside 9"), "A play A 1 right");
    assert_eq!(ending(&one), "Lost: B cannot carry out the instruction of 1.");
    let two = game(&format!("{late}; A 1; B 8; down - 7; aside 9"), "A play A 1 right");
    assert_eq!(may(&two, 'A'), "place 7 right, place 8 right", "one is revealed by lying there");
    assert_eq!(refusal(&two, "A show 8"), Refusal::NothingToShow);
}

#[test]
fn sm_3_3_card_5_is_announced_before_the_flip() {
    let position = "solo; A 5 2; B 1 2; down 3 9";
    let played = game(position, "A play A 5 left");
    assert!(view(&played, 'A').hands.b.face_down);
    assert_eq!(may(&played, 'A'), "announce higher, announce lower");
    let announced = game(position, "A play A 5 left; A announce higher");
    assert!(!view(&announced, 'A').hands.b.face_down);
    assert_eq!(may(&announced, 'A'), "place 9 right");
    let seen = seen(position, "A play A 5 left; A announce higher", Observer::Spectator);
    assert_eq!(seen[seen.len() - 2..], ["A announces higher.", "B turns over 9."]);
}

#[test]
fn sm_3_4_solo_refill() {
    // A lost a face-up card, B placed one and had its face-down card turned over.
    let position = "solo; left 1; A 2 6; B 5 8; down 7 3; deck 4 9 5";
    let told = seen(position, "A play A 2 left; A place 3 left", Observer::Spectator);
    assert_eq!(
        told[told.len() - 3..],
        ["A draws 4 face up.", "B draws a card face down.", "Turn 2."],
        "B keeps the 5 and the 8 face up"
    );
    // A played its face-down card and so draws one face down.
    let told = seen(
        position.replace("down 7 3", "down 2 3").as_str(),
        "A turn-over A; A play A 2 left; A place 3 left",
        Observer::Spectator,
    );
    assert_eq!(
        told[told.len() - 3..told.len() - 1],
        ["A draws a card face down.", "B draws a card face down."]
    );
    // The hand that played comes first.
    let told = seen(
        "solo; left 1; A 5 8; B 2 6; down 3 7; deck 4 9 5",
        "A play B 2 left; A place 3 left",
        Observer::Spectator,
    );
    assert_eq!(told[told.len() - 3], "B draws 4 face up.");
}

#[test]
fn sm_3_4_a_third_face_up_card_is_replaced_by_a_face_down_one() {
    let position = "solo; left 1; A 2 6; B 5 3 8; down 7 -; deck 4 9";
    let after = game(position, "A play A 2 left; A place 3 left");
    let view = view(&after, 'A');
    assert_eq!((view.hands.b.known.to_string(), view.hands.b.face_down), ("5 8".into(), true));
}

#[test]
fn sm_3_4_solo_three_face_up_draw_nothing() {
    let after = game("solo; A 9 2; B 4 8; down 7 3; deck 5 6", "A play A 9 left");
    let view = view(&after, 'A');
    assert_eq!((view.hands.b.known.to_string(), view.hands.b.face_down), ("3 4 8".into(), false));
    assert_eq!((view.hands.a.known.to_string(), view.deck_size), ("2 5".into(), 10));
}

#[test]
fn sm_3_5_solo_easy_swap() {
    let position = "solo easy; left 1; right 1; A 9 3; B 6 8; down 7 5; aside 2";
    let start = game(position, "");
    assert_eq!(
        may(&start, 'A'),
        "exchange A 3, exchange A 9, exchange B 6, exchange B 8, turn-over A, turn-over B"
    );
    let after = game(position, "A exchange A 9");
    let seen_after = view(&after, 'A');
    assert_eq!((seen_after.hands.a.known.to_string(), seen_after.aside), ("2 3".into(), Some(card(9))));
    assert_eq!(may(&after, 'A'), "play A 2 left, play A 2 right, turn-over A, turn-over B");
    let refused = game(&position.replace("solo easy", "solo"), "");
    assert_eq!(refusal(&refused, "A exchange A 9"), Refusal::NoExchange);
    assert_eq!(refusal(&start, "A exchange A 7"), Refusal::NotInHand { hand: Hand::A, card: card(7) });
}

#[test]
fn sm_3_5_solo_easy_swap_at_the_start_of_any_turn() {
    let later = game("solo easy; A 9 3; B 6 8; down 7 5; aside 2", "A play A 9 left");
    assert!(may(&later, 'A').contains("exchange"), "at the start of the second turn");
    let turned = game("solo easy; A 9 3; B 6 8; down 7 5; aside 2", "A turn-over A");
    assert!(!may(&turned, 'A').contains("exchange"), "but not in the middle of one");
}

#[test]
fn sm_3_5_solo_easy_swap_once() {
    let after = game("solo easy; A 9 3; B 6 8; down 7 5; aside 2", "A exchange B 6");
    assert_eq!(refusal(&after, "A exchange A 2"), Refusal::AlreadyExchanged);
    assert!(!view(&after, 'A').may_exchange);
}

#[test]
fn sm_3_5_the_exchange_comes_before_the_look_for_a_playable_card() {
    let late = "left 1 2 3 4 5 6 7 8 9; right 1; A 3 6 8; B 5 7 9";
    let open = game(&format!("solo easy; {late}; deck 4; aside 2"), "");
    assert_eq!(ending(&open), "goes on");
    assert!(may(&open, 'A').split(", ").all(|action| action.starts_with("exchange")));
    let helped = game(&format!("solo easy; {late}; deck 4; aside 2"), "A exchange A 8");
    assert_eq!(may(&helped, 'A'), "play A 2 right");
    let stuck = "solo easy; left 1 2 3 4 5 6 7 8 9; right 1; A 3 6 2; B 5 7 9; deck 4; aside 8";
    let in_vain = game(stuck, "A exchange A 2");
    assert_eq!(ending(&in_vain), "Lost: no card can be played.");
}

#[test]
fn sm_3_5_the_card_put_aside_is_the_eighteenth() {
    let position = "solo easy; left 1 2 3 4 5 6 7 8 9; right 1 3 4 6 7 8 9; A 5; aside 2";
    let told = seen(position, "A exchange A 5; A play A 2 right", Observer::Spectator);
    assert_eq!(told.last().unwrap(), "5, set aside, completes the right square.");
}

#[test]
fn sm_3_6_solo_hard_1() {
    let position = "solo hard-1; A 5 1; B 5 8; down 4 6";
    let left = game(position, "A play A 5 left");
    assert_eq!(may(&left, 'A'), "place 6 left, place 6 right, place 8 left, place 8 right");
    let right = seen(position, "A play B 5 right", Observer::Spectator);
    assert!(right.contains(&"B announces lower.".into()), "{right:?}");
    let free = game("solo; A 5 1; B 5 8; down 4 6", "A play A 5 left");
    assert_eq!(may(&free, 'A'), "announce higher, announce lower");
}

#[test]
fn sm_3_6_rulebook_example_hard_2_no_sixth_card_beside_four() {
    let position = "solo hard-2; left 1 2 3 4; right 1 2 3 5 6; A 8 9; B 7 7; down 5 8";
    let game = game(position, "");
    assert_eq!(may(&game, 'A'), "play B 7 left, turn-over A, turn-over B");
    assert_eq!(refusal(&game, "A play A 8 right"), Refusal::Unbalanced { square: Square::Right });
}

#[test]
fn sm_3_6_modes_combine() {
    let view = view(&game("solo easy hard-1 hard-2", ""), 'A');
    assert!(view.rules.exchange && view.rules.fixed_calls && view.rules.balance);
}
