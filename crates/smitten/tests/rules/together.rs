//! SM-2: two players.

use game::{Game, Observer, Seed, Silent};
use smitten::{Card, Refusal, Smitten, Square};

use crate::table::{awaited, ending, game, may, may_play, refusal, seen, setup, view};

#[test]
fn sm_2_1_hands_and_deck() {
    for (mode, hand, deck, balance) in
        [("easy", 4, 9, false), ("medium", 3, 11, false), ("hard", 3, 11, true)]
    {
        let view = view(&game(mode, ""), 'A');
        assert_eq!((view.hands.a.size, view.hands.b.size, view.deck_size), (hand, hand, deck), "{mode}");
        assert_eq!(view.rules.balance, balance, "{mode}");
    }
}

#[test]
fn sm_2_2_no_turn_order_active_player() {
    let game = game(
        "medium; A 9 9 1; B 8 5 2; deck 3 4",
        "A want; B play 8 left; A place 9 right; B play 5 left; B announce higher; A place 9 left",
    );
    let active: Vec<_> = view(&game, 'A').turns.iter().map(|turn| turn.active.to_string()).collect();
    assert_eq!(active, ["B", "B"], "twice in a row, though A wanted to");
    assert_eq!(awaited(&game), "AB");
}

#[test]
fn sm_2_2_rulebook_example_i_can_but_do_not_want() {
    // A can play the 7, but knows that it would lose: both 4s and both 8s are out of B's reach.
    let position = "easy; left 8; A 7 4 4 8; B 1 2 3 6";
    let game = game(position, "A dont-want");
    let signal = view(&game, 'B').hands.a.signal.unwrap();
    assert_eq!((signal.can, signal.want), (true, Some(false)));
    assert_eq!(
        seen(position, "A dont-want", Observer::Spectator).last().unwrap(),
        "A does not want to play."
    );
    let after = crate::table::game(position, "A dont-want; A play 7 left");
    assert_eq!(ending(&after), "Lost: B cannot carry out the instruction of 7.");
}

#[test]
fn sm_2_2_signals_end_with_the_turn() {
    let position = "medium; A 9 9 1; B 8 5 2";
    let after = game(position, "A dont-want; B want; B play 8 left; A place 9 right");
    for hand in [view(&after, 'A').hands.a, view(&after, 'A').hands.b] {
        assert_eq!(hand.signal.unwrap().want, None);
    }
    let told = view(&after, 'A').turns[0].signals.unwrap();
    assert_eq!((told.a.want, told.b.want), (Some(false), Some(true)), "but they are remembered");
}

#[test]
fn sm_2_2_a_player_may_think_better_of_it_once() {
    let position = "medium; A 9 9 1; B 8 5 2";
    assert!(may(&game(position, ""), 'A').contains("dont-want"));
    let said = game(position, "A want");
    assert_eq!(refusal(&said, "A want"), Refusal::AlreadySaid);
    let changed = game(position, "A want; A dont-want");
    assert!(!may(&changed, 'A').contains("want"));
}

#[test]
fn sm_2_3_refill_active_player_first() {
    let after = game("medium; A 9 9 1; B 8 5 2; deck 3 4 6", "B play 8 left; A place 9 right");
    assert_eq!(view(&after, 'B').hands.b.known.to_string(), "2 3 5", "B was active and draws the 3");
    assert_eq!(view(&after, 'A').hands.a.known.to_string(), "1 4 9");
    let last = game(
        "medium; left 1 2 3 4 5; right 1 2 3 4 5; A 6 7 8; B 6 7 9; deck 8; aside 9",
        "B play 6 left; A place 6 right",
    );
    let view = view(&last, 'A');
    assert_eq!((view.hands.a.size, view.hands.b.size, view.deck_size), (2, 3, 0));
}

#[test]
fn sm_2_3_nobody_draws_during_a_turn() {
    let game = game("medium; A 8 9 1; B 7 5 2; deck 3 4", "A play 8 left");
    let view = view(&game, 'A');
    assert_eq!((view.hands.a.size, view.deck_size), (2, 11));
}

#[test]
fn sm_2_4_hard_balance_for_played_cards() {
    let game = game("hard; left 1; A 2 4 5; B 9 9 8", "");
    assert_eq!(may_play(&game, 'A'), "play 2 right, play 4 right, play 5 right");
    assert_eq!(refusal(&game, "A play 2 left"), Refusal::Unbalanced { square: Square::Left });
}

#[test]
fn sm_2_4_rulebook_example_no_sixth_card_beside_four() {
    let position = "hard; left 1 2 3 4; right 1 2 3 5 6; A 5 8 9; B 7 7 8";
    let game = game(position, "");
    assert_eq!(may_play(&game, 'A'), "play 5 left");
    assert_eq!(refusal(&game, "A play 8 right"), Refusal::Unbalanced { square: Square::Right });
    assert_eq!(
        may_play(&crate::table::game(&position.replace("hard", "medium"), ""), 'A'),
        "play 5 left, play 8 right, play 9 right"
    );
}

#[test]
fn sm_2_4_hard_balance_for_placed_cards() {
    // The 2 sends its partner into the square that is ahead by the 2 itself.
    let game = game("hard; left 1; right 1; A 2 6 7; B 3 5 4", "A play 2 left");
    assert_eq!(ending(&game), "Lost: B cannot carry out the instruction of 2.");
}

#[test]
fn sm_2_5_hands_are_secret() {
    let game = game("medium; A 1 2 3; B 4 5 6", "");
    assert_eq!(view(&game, 'A').hands.a.known.to_string(), "1 2 3");
    for (observer, hand) in [('A', view(&game, 'A').hands.b), ('B', view(&game, 'B').hands.a)] {
        assert_eq!((hand.size, hand.known.len()), (3, 0), "{observer}");
    }
    let spectator = game.view(Observer::Spectator);
    assert_eq!((spectator.hands.a.known.len(), spectator.hands.b.known.len()), (0, 0));
    let told = seen(
        "medium; A 1 2 3; B 4 5 6; deck 7 8",
        "B play 5 left; B announce lower; A place 2 left",
        Observer::Seat(game::Seat::new(0)),
    );
    assert!(told.contains(&"B draws a card.".into()) && told.contains(&"A draws 8.".into()), "{told:?}");
}

#[test]
fn sm_2_5_can_is_derived_from_the_hand() {
    let position = "medium; left 1 4; right 1 4; A 2 5 9; B 3 6 9";
    let game = game(position, "");
    let hands = view(&game, 'A').hands;
    assert!(hands.a.signal.unwrap().can && !hands.b.signal.unwrap().can);
    assert_eq!(seen(position, "", Observer::Spectator).last().unwrap(), "Turn 1: A can play, B cannot play.");
    assert_eq!(may(&game, 'B'), "dont-want, want", "a player who cannot play may still signal");
}

#[test]
fn sm_2_5_who_is_awaited_follows_from_public_facts() {
    // With two signals given and no card to play, B has no action left, and it is public that B cannot play.
    let game = game("medium; left 1 4; right 1 4; A 2 5 9; B 3 6 9", "B want; B dont-want");
    assert_eq!(awaited(&game), "A");
    assert_eq!(refusal(&game, "B want"), Refusal::NotYourTurn);
}

#[test]
fn sm_2_5_nobody_touches_another_hand() {
    let game = game("medium; A 1 2 3; B 4 5 6", "");
    let card = |number| Card::new(number);
    assert_eq!(refusal(&game, "A play 4 left"), Refusal::NotInHand { hand: smitten::Hand::A, card: card(4) });
    assert_eq!(refusal(&game, "A play B 4 left"), Refusal::OwnHandOnly);
    assert_eq!(refusal(&game, "A turn-over A"), Refusal::OnlyAlone);
    assert_eq!(refusal(&game, "A exchange A 1"), Refusal::OnlyAlone);
    assert_eq!(refusal(&game, "A announce higher"), Refusal::NothingToAnnounce);
    assert_eq!(refusal(&game, "A show 1"), Refusal::NothingToFollow);
    assert_eq!(refusal(&game, "C want"), Refusal::NotYourTurn);
}

#[test]
fn sm_4_1_the_gamble_is_not_betrayed() {
    // Whether B holds a neighbour of the 7 or not, A is shown the same.
    let start = |hand: &str| game(&format!("medium; A 7 1 1; B {hand}; deck 2 2"), "");
    let (good, bad) = (start("4 8 9"), start("5 6 9"));
    assert_eq!(view(&good, 'A'), view(&bad, 'A'));
    assert_eq!(may(&good, 'A'), may(&bad, 'A'));
    assert_eq!(ending(&game("medium; A 7 1 1; B 4 8 9", "A play 7 left")), "goes on");
    assert_eq!(
        ending(&game("medium; A 7 1 1; B 5 6 9", "A play 7 left")),
        "Lost: B cannot carry out the instruction of 7."
    );
}

#[test]
fn sm_4_1_an_announcement_tells_nothing_either() {
    let start = |hand: &str| game(&format!("medium; A 5 1 1; B {hand}; deck 7 7"), "A play 5 left");
    let (high, low) = (start("6 8 9"), start("2 3 4"));
    assert_eq!(view(&high, 'A'), view(&low, 'A'));
    assert_eq!(may(&high, 'A'), "announce higher, announce lower");
    assert_eq!(refusal(&high, "A play 1 left"), Refusal::AnnounceFirst);
}

#[test]
fn sm_4_2_after_a_loss_everything_is_shown() {
    let lost = game("medium; A 7 1 1; B 5 6 9; deck 2 3; aside 8", "A play 7 left");
    for observer in Observer::all(2) {
        let view = lost.view(observer);
        assert_eq!(view.hands.a.known.to_string(), "1 1");
        assert_eq!(view.hands.b.known.to_string(), "5 6 9");
        assert_eq!((view.aside, view.deck.len(), view.deck[0]), (Some(Card::new(8)), 11, Card::new(2)));
    }
}

#[test]
fn sm_4_2_the_last_position_that_could_be_won_can_be_found() {
    // A plays the 4 although the 8 would have won: the search finds that from the position before.
    let position = "medium; left 1 2 3 4 5 6 7 8 9; right 1 2 3 5 6; A 8 4; B 9; aside 7";
    let before = Smitten::deal(&setup(position), Seed::from_number(0), &mut Silent).unwrap();
    assert!(can_be_won(before));
    let after = game(position, "A play 4 right");
    assert_eq!(ending(&after), "Lost: B cannot carry out the instruction of 4.");
    assert!(!can_be_won(after));
}

/// Whether some line wins, with all cards open.
fn can_be_won(game: Smitten) -> bool {
    let game::Turn::Waiting(seats) = game.turn() else {
        return game.turn().outcome().is_some_and(|outcome| !outcome.winners.is_empty());
    };
    seats.iter().any(|seat| {
        let mut actions = Vec::new();
        game.legal(seat, &mut actions);
        actions.into_iter().any(|action| {
            let mut next = game;
            next.step(seat, action, &mut Silent);
            can_be_won(next)
        })
    })
}
