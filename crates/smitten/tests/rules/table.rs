//! A small notation for positions, and questions to ask about them.
//!
//! A position is parts with semicolons between them: first the mode (`easy`, `medium`, `hard`, or `solo`
//! with any of `easy`, `hard-1`, `hard-2`), then what lies where: `left 1 2`, `right 5`, `A 3 4`, `B 9`,
//! `down 7 -` (face down in hands A and B), `deck 1 1`, `aside 6`. Actions have a seat in front.

use conformance::Table;
use game::{Game, Observer, Seat, Seed, Silent};
use smitten::{Card, Deal, Difficulty, Refusal, Setup, Smitten, Solo, View};

/// The setup of a position.
pub(crate) fn setup(position: &str) -> Setup {
    let mut setup = Setup::default();
    let mut deal = Deal { hands: vec![Vec::new(); 2], ..Deal::default() };
    for part in position.split(';') {
        let mut words = part.split_whitespace();
        let key = words.next().expect("a part has a key");
        let rest: Vec<&str> = words.collect();
        let cards = || rest.iter().map(|card| card.parse().unwrap()).collect::<Vec<Card>>();
        match key {
            "easy" => setup.difficulty = Difficulty::Easy,
            "medium" => setup.difficulty = Difficulty::Medium,
            "hard" => setup.difficulty = Difficulty::Hard,
            "solo" => {
                setup.players = 1;
                let has = |mode| rest.contains(&mode);
                setup.solo = Solo { easy: has("easy"), hard_1: has("hard-1"), hard_2: has("hard-2") };
            }
            "left" => deal.left = cards(),
            "right" => deal.right = cards(),
            "A" => deal.hands[0] = cards(),
            "B" => deal.hands[1] = cards(),
            "down" => deal.face_down = rest.iter().map(|card| card.parse().ok()).collect(),
            "deck" => deal.deck = cards(),
            "aside" => deal.aside = cards().first().copied(),
            _ => panic!("`{key}` is no part of a position"),
        }
    }
    setup.deal = Some(deal);
    setup
}

/// The table of a position after these actions: `A play 5 left; B place 6 left`.
pub(crate) fn table(position: &str, actions: &str) -> Table<Smitten> {
    let mut table = Table::deal(&setup(position), Seed::from_phrase("rules"));
    table.act(actions);
    table
}

/// The game after these actions.
pub(crate) fn game(position: &str, actions: &str) -> Smitten {
    table(position, actions).game
}

/// The events of the whole game as an observer has seen them, as sentences.
pub(crate) fn seen(position: &str, actions: &str, observer: Observer) -> Vec<String> {
    table(position, actions).seen(&observer.to_string())
}

/// The legal actions of a seat, with commas between.
pub(crate) fn may(game: &Smitten, seat: char) -> String {
    let mut actions = Vec::new();
    game.legal(letter(seat), &mut actions);
    let mut texts: Vec<String> = actions.iter().map(ToString::to_string).collect();
    texts.sort();
    texts.join(", ")
}

/// The legal actions of a seat without signals.
pub(crate) fn may_play(game: &Smitten, seat: char) -> String {
    may(game, seat)
        .replace("dont-want, ", "")
        .replace(", want", "")
        .replace("dont-want", "")
        .replace("want", "")
}

/// The refusal of an action.
pub(crate) fn refusal(game: &Smitten, text: &str) -> Refusal {
    let (seat, action) = action(text);
    let before = *game;
    let mut after = *game;
    let refusal = after.apply(seat, action, &mut Silent).expect_err("it should be refused");
    assert_eq!(after, before, "a refusal changes nothing");
    refusal
}

/// The awaited seats.
pub(crate) fn awaited(game: &Smitten) -> String {
    game.turn().waiting().iter().map(|seat| seat.to_string()).collect()
}

/// The ending.
pub(crate) fn ending(game: &Smitten) -> String {
    match view(game, 'A').phase {
        smitten::PhaseView::Over { ending } => {
            let won = game.turn().outcome().is_some_and(|outcome| !outcome.winners.is_empty());
            assert_eq!(won, ending.is_won());
            ending.to_string()
        }
        _ => "goes on".into(),
    }
}

/// The view of a seat.
pub(crate) fn view(game: &Smitten, seat: char) -> View {
    game.view(Observer::Seat(letter(seat)))
}

fn letter(seat: char) -> Seat {
    seat.to_string().parse().unwrap()
}

fn action(text: &str) -> (Seat, smitten::Action) {
    let (seat, action) = text.trim().split_once(' ').expect("a seat and an action");
    (seat.parse().unwrap(), action.parse().unwrap())
}
