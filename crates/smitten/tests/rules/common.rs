//! SM-1: the rules for two players and alone.

use game::{Game, Observer, Seed, Silent};
use smitten::{Card, Confidence, Designs, Refusal, Setup, Smitten, Square};

use crate::table::{awaited, ending, game, may, may_play, refusal, seen, view};

fn card(number: u8) -> Card {
    Card::new(number)
}

#[test]
fn sm_1_1_two_cards_of_each_number() {
    let mut cards = game("medium", "").census();
    cards.sort_unstable();
    let twice: Vec<Card> = Card::numbers().flat_map(|card| [card, card]).collect();
    assert_eq!(cards, twice);
}

#[test]
fn sm_1_1_each_number_has_one_place_cell_is_fixed() {
    let designs = Designs::default();
    let places: Vec<_> =
        Card::numbers().map(|card| (designs.of(card).row, designs.of(card).column)).collect();
    assert_eq!(places, [(1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (2, 3), (3, 1), (3, 2), (3, 3)]);
    let game = game("medium; left 5; A 5 1 1", "");
    assert_eq!(refusal(&game, "A play 5 left"), Refusal::PlaceTaken { card: card(5), square: Square::Left });
    assert_eq!(may_play(&game, 'A'), "play 1 right, play 5 right");
}

#[test]
fn sm_1_2_one_card_is_set_aside_unseen() {
    let start = game("medium; aside 7", "");
    for observer in Observer::all(2) {
        let view = start.view(observer);
        assert_eq!((view.aside, view.deck_size), (None, 11));
        let mut dice = Seed::from_number(1).dice(0);
        let others =
            (0..50).map(|_| start.redeal(observer, &mut dice)).filter(|other| *other != start).count();
        assert_eq!(others, 50, "{observer} knows the order of the cards");
    }
}

#[test]
fn sm_1_3_first_card_of_a_grid_goes_anywhere() {
    let game = game("medium; A 1 5 9", "");
    assert_eq!(
        may_play(&game, 'A'),
        "play 1 left, play 1 right, play 5 left, play 5 right, play 9 left, play 9 right"
    );
}

#[test]
fn sm_1_3_later_cards_touch_one_of_their_square() {
    let game = game("easy; left 1; right 9; A 5 2 6 8", "");
    assert_eq!(may_play(&game, 'A'), "play 2 left, play 6 right, play 8 right");
    assert_eq!(
        refusal(&game, "A play 5 left"),
        Refusal::NoNeighbour { card: card(5), square: Square::Left },
        "a corner touches a corner only diagonally"
    );
}

#[test]
fn sm_1_3_rows_do_not_wrap() {
    let game = game("easy; left 3; right 7; A 4 4 6 6", "");
    assert_eq!(may_play(&game, 'A'), "play 4 right, play 6 left");
}

#[test]
fn sm_1_4_placed_card_is_silent() {
    // The 7 would ask for a neighbour, the 5 for an announcement.
    let after = game("medium; A 2 9 9; B 7 5 3; left 4", "A play 2 right; B place 5 right");
    assert_eq!((awaited(&after), view(&after, 'A').turns.len()), ("AB".into(), 1));
    let after = game("medium; A 8 9 9; B 7 7 3; left 4", "A play 8 right; B place 7 right");
    assert_eq!(awaited(&after), "AB");
}

#[test]
fn sm_1_4_partner_must_carry_out_what_was_played() {
    let game = game("medium; left 1; A 2 9 9; B 3 5 7", "A play 2 left");
    assert_eq!(awaited(&game), "B");
    assert_eq!(may(&game, 'B'), "place 3 left, place 5 left");
    assert_eq!(refusal(&game, "B play 3 left"), Refusal::FollowFirst { card: card(2) });
    assert_eq!(refusal(&game, "B dont-want"), Refusal::FollowFirst { card: card(2) });
    assert_eq!(refusal(&game, "A want"), Refusal::NotYourTurn);
}

/// Everything lies but the 2 and the 5 of the right square.
const LAST_TWO: &str = "left 1 2 3 4 5 6 7 8 9; right 1 3 4 6 7 8 9";

#[test]
fn sm_1_5_seventeenth_card_wins_and_its_instruction_is_ignored() {
    let game = game(&format!("medium; {LAST_TWO}; A 5; aside 2"), "A play 5 right");
    assert_eq!(ending(&game), "Won: A plays the seventeenth card, 5.");
    assert_eq!(refusal(&game, "A announce higher"), Refusal::GameOver);
}

#[test]
fn sm_1_5_set_aside_card_completes_the_squares() {
    let seen = seen(&format!("medium; {LAST_TWO}; A 5; aside 2"), "A play 5 right", Observer::Spectator);
    assert_eq!(seen.last().unwrap(), "2, set aside, completes the right square.");
    let after = game(&format!("medium; {LAST_TWO}; A 5; aside 2"), "A play 5 right");
    assert_eq!(view(&after, 'B').aside, Some(card(2)));
}

#[test]
fn sm_1_5_set_aside_card_always_fits() {
    let mut dice = Seed::from_phrase("flourish").dice(0);
    let (mut n_won, mut actions) = (0, Vec::new());
    for number in 0..600 {
        let mut game = Smitten::deal(&Setup::default(), Seed::from_number(number), &mut Silent).unwrap();
        while let Some(seat) = game.turn().waiting().first() {
            actions.clear();
            game.legal(seat, &mut actions);
            game.step(seat, dice.pick(&actions).unwrap(), &mut Silent);
        }
        if game.turn().outcome().is_some_and(|outcome| !outcome.winners.is_empty()) {
            n_won += 1;
            let view = view(&game, 'A');
            let aside = view.aside.unwrap();
            let lacking = [view.squares.left.cards, view.squares.right.cards]
                .into_iter()
                .filter(|lying| !lying.contains(aside))
                .count();
            assert_eq!(lacking, 1);
        }
    }
    assert!(n_won > 10, "{n_won}");
}

#[test]
fn sm_1_5_seventeenth_by_placement() {
    let game = game(
        "medium; left 1 2 3 4 5 6 7 8 9; right 1 2 3 4 5 6; A 8; B 9; aside 7",
        "A play 8 right; B place 9 right",
    );
    assert_eq!(ending(&game), "Won: B places the seventeenth card, 9.");
}

#[test]
fn sm_1_6_nobody_can_play() {
    let game = game("hard; left 7 8; right 8; A 9 1 2; B 1 2 3; deck 3", "A play 9 right");
    assert_eq!(ending(&game), "Lost: no card can be played.");
}

#[test]
fn sm_1_6_nobody_can_play_is_looked_at_after_the_refill() {
    let game = game("hard; left 7 8; right 8; A 9 1 2; B 1 2 3; deck 4", "A play 9 right");
    assert_eq!(ending(&game), "goes on");
    assert_eq!(may_play(&game, 'A'), "play 4 left");
}

#[test]
fn sm_1_6_cannot_follow() {
    let game = game("medium; A 7 1 1; B 5 6 9", "A play 7 left");
    assert_eq!(ending(&game), "Lost: B cannot carry out the instruction of 7.");
    assert_eq!(awaited(&game), "");
    assert_eq!(may(&game, 'A') + &may(&game, 'B'), "");
}

#[test]
fn sm_1_6_empty_handed_partner() {
    let position = "medium; left 1 2 3 4 5 6 7 8 9; right 1 2 3 5 6; A 8 4 9; aside 7";
    assert_eq!(ending(&game(position, "A play 8 right")), "Lost: B cannot carry out the instruction of 8.");
    let after = game(position, "A play 9 right");
    assert_eq!((ending(&after).as_str(), awaited(&after).as_str()), ("goes on", "AB"), "9 asks for nothing");
    assert_eq!(may_play(&after, 'A'), "play 4 right, play 8 right");
    assert_eq!(may_play(&after, 'B'), "");
}

#[test]
fn sm_1_6_there_is_no_passing() {
    let said = "A dont-want; B dont-want; A want; B want";
    let game = game("medium; left 1; A 2 4 9; B 9 8 6", said);
    assert_eq!(may(&game, 'A'), "play 2 left, play 2 right, play 4 left, play 4 right, play 9 right");
    assert_eq!(may(&game, 'B'), "play 6 right, play 8 right, play 9 right");
    assert_eq!(refusal(&game, "A dont-want"), Refusal::AlreadySaid);
}

#[test]
fn sm_1_7_card_1_needs_two_with_two_players() {
    let late = "medium; left 1 2 3 4 5 6 7 8 9; right 2 3 4 5 6";
    let one = game(&format!("{late}; A 1 7; B 8; aside 9"), "A play 1 right");
    assert_eq!(ending(&one), "Lost: B cannot carry out the instruction of 1.");
    let two = game(&format!("{late}; A 1; B 7 8; aside 9"), "A play 1 right");
    assert_eq!(may(&two, 'B'), "show 7, show 8");
}

#[test]
fn sm_1_7_card_1_revealed_card_stays_in_hand_and_is_known() {
    let shown = game("medium; left 2; A 1 9 9; B 5 4 7", "A play 1 left; B show 7");
    assert_eq!(may(&shown, 'B'), "place 4 left, place 4 right, place 5 left, place 5 right");
    assert_eq!(refusal(&shown, "B place 7 right"), Refusal::ShownStays { card: card(7) });
    assert_eq!(refusal(&shown, "B show 4"), Refusal::NothingToShow);

    let known = |game: &Smitten| view(game, 'A').hands.b.known.to_string();
    let placed = "A play 1 left; B show 7; B place 4 left";
    assert_eq!(known(&game("medium; left 2; A 1 9 9; B 5 4 7", placed)), "7");
    let gone = format!("{placed}; B play 7 left");
    assert_eq!(known(&game("medium; left 2; A 1 8 9; B 5 4 7", &gone)), "-");
}

#[test]
fn sm_1_7_card_1_choice_of_shown_card() {
    // Only the 4 could be placed, so it must not be the one that is shown.
    let one = game("hard; left 2; right 1; A 1 9 6; B 3 7 8", "A play 1 left");
    assert_eq!(may(&one, 'B'), "", "neither 3 nor 7 nor 8 touches the 1 of the right square");
    let two = game("hard; left 2; right 1; A 1 9 6; B 4 7 8", "A play 1 left");
    assert_eq!(may(&two, 'B'), "show 7, show 8");
    assert_eq!(refusal(&two, "B show 4"), Refusal::KeepToPlace { card: card(4) });
    assert_eq!(refusal(&two, "B place 4 right"), Refusal::ShowFirst);
    let twins = game("hard; left 2; right 1; A 1 9 6; B 4 4 8", "A play 1 left; B show 4");
    assert_eq!(may(&twins, 'B'), "place 4 right", "the twin of a shown card may be placed");
}

#[test]
fn sm_1_8_played_card_counts() {
    // For contact: the 2 touches nothing but the 1 that was just played.
    let contact = game("medium; right 9; A 1 6 6; B 2 7 7", "A play 1 left; B show 7");
    assert_eq!(may(&contact, 'B'), "place 2 left");
    // For what lies: the second 4 is no longer absent, the second 6 is present.
    let absent = game("medium; A 4 1 1; B 4 7 7", "A play 4 left");
    assert_eq!(may(&absent, 'B'), "place 7 left, place 7 right");
    let present = game("medium; A 6 1 1; B 6 7 7", "A play 6 left");
    assert_eq!(may(&present, 'B'), "place 6 right");
    // For size and balance: the left square is ahead by the 8 alone.
    let fewer = game("medium; A 8 2 2; B 9 5 1", "A play 8 left");
    assert_eq!(may(&fewer, 'B'), "place 1 right, place 5 right, place 9 right");
    let balance = game("hard; A 3 1 1; B 9 5 2", "A play 3 left");
    assert_eq!(may(&balance, 'B'), "place 2 right, place 5 right, place 9 right");
}

#[test]
fn sm_1_9_reconstructed_cards_are_shown_as_such() {
    let view = view(&game("medium", ""), 'A');
    let with = |wanted| -> Vec<u8> {
        view.cards.iter().filter(|design| design.confidence == wanted).map(|design| design.number).collect()
    };
    assert_eq!(with(Confidence::Verified), [1]);
    assert_eq!(with(Confidence::SingleSource), [5]);
    assert_eq!(with(Confidence::Reconstructed), [2, 3, 4, 6, 7, 8, 9]);
    let json = serde_json::to_value(&view).unwrap();
    assert_eq!(json["cards"][1]["confidence"], "reconstructed");
}
