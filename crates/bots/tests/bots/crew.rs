//! The bots of both games of the Crew: honest, reproducible, lawful in every mission, and better level by level.
#![allow(clippy::unwrap_used, reason = "a test that cannot be set up has failed")]

use bots::crew::{Cadet, Effort, Thinker};
use bots::{Bot, Knowledge, Random};
use deep_sea::DeepSea;
use game::{Dice, Game, Observer, Seat, Seed, Silent, Turn};
use planet_nine::PlanetNine;

/// Enough to reach every part of the thinking.
const TINY: Effort = Effort { worlds: 2, pool: 2, solved: 1, nodes: 200, trust: 0.3 };

type Make<G> = fn(Dice) -> Box<dyn Bot<G>>;

/// The seat that acts next and what it does.
fn next<G: Game>(game: &G, crew: &mut [Box<dyn Bot<G>>]) -> Option<(Seat, G::Action)> {
    let seats = game.turn().waiting().without(Seat::CLOCK);
    let choose = |seat: Seat| Some((seat, crew[seat.index()].choose(&Knowledge::new(game, seat)?)?));
    seats.iter().find_map(choose)
}

/// Whether a crew accomplishes its mission.
fn wins<G: Game>(setup: &G::Setup, number: u64, make: Make<G>) -> bool {
    let seed = Seed::from_number(number);
    let mut game = G::deal(setup, seed, &mut Silent).unwrap();
    let mut crew: Vec<_> = (0..game.n_seats()).map(|seat| make(seed.dice(100 + u64::from(seat)))).collect();
    while let Turn::Waiting(_) = game.turn() {
        let (seat, action) = next(&game, &mut crew).expect("somebody acts");
        game.apply(seat, action, &mut Silent).expect("bots act lawfully");
    }
    !game.turn().outcome().unwrap().winners.is_empty()
}

fn n_wins<G: Game>(setup: &G::Setup, n_games: u64, make: Make<G>) -> usize {
    (0..n_games).filter(|&number| wins(setup, number, make)).count()
}

fn planet_nine(players: u8, mission: u8) -> planet_nine::Setup {
    planet_nine::Setup {
        players,
        mission: planet_nine::MissionChoice::Printed(mission),
        ..Default::default()
    }
}

fn deep_sea(players: u8, mission: u8) -> deep_sea::Setup {
    deep_sea::Setup { players, mission: deep_sea::MissionChoice::Printed(mission), ..Default::default() }
}

/// The bots know nothing but what their seats know: at every moment, whoever sits there does the same when
/// all that is hidden from that seat is dealt anew. So the same dice also give the same choice twice.
fn check_blindness<G: Game>(setup: &G::Setup, number: u64, make: Make<G>) {
    let seed = Seed::from_number(number);
    let mut game = G::deal(setup, seed, &mut Silent).unwrap();
    let mut crew: Vec<_> = (0..game.n_seats()).map(|_| make(seed.dice(1))).collect();
    while let Turn::Waiting(seats) = game.turn() {
        for seat in seats.without(Seat::CLOCK).iter() {
            let mut dice = seed.dice(2);
            let choices = [0, 1].map(|_| {
                let other = game.redeal(Observer::Seat(seat), &mut dice);
                Knowledge::new(&other, seat).map(|knowledge| make(seed.dice(3)).choose(&knowledge))
            });
            let real = Knowledge::new(&game, seat).map(|knowledge| make(seed.dice(3)).choose(&knowledge));
            assert_eq!(choices, [real; 2], "seat {seat} of game {number}");
        }
        let (seat, action) = next(&game, &mut crew).expect("somebody acts");
        game.apply(seat, action, &mut Silent).unwrap();
    }
}

#[test]
fn what_is_hidden_changes_nothing() {
    for (players, mission) in [(2, 4), (3, 12), (4, 10), (5, 21), (4, 24)] {
        check_blindness::<PlanetNine>(&planet_nine(players, mission), 1, |dice| {
            Box::new(Thinker::new(TINY, dice))
        });
        check_blindness::<PlanetNine>(&planet_nine(players, mission), 2, |dice| Box::new(Cadet(dice)));
    }
    for (players, mission) in [(2, 5), (3, 9), (4, 11), (5, 17)] {
        check_blindness::<DeepSea>(&deep_sea(players, mission), 1, |dice| Box::new(Thinker::new(TINY, dice)));
        check_blindness::<DeepSea>(&deep_sea(players, mission), 2, |dice| Box::new(Cadet(dice)));
    }
}

#[test]
fn a_thinker_plays_every_mission_to_the_end() {
    for mission in 1..=50 {
        let players = 2 + mission % 4;
        wins::<PlanetNine>(&planet_nine(players, mission), 1, |dice| Box::new(Thinker::new(TINY, dice)));
    }
    for mission in 1..=32 {
        let players = 2 + mission % 4;
        wins::<DeepSea>(&deep_sea(players, mission), 1, |dice| Box::new(Thinker::new(TINY, dice)));
    }
}

#[test]
fn a_cadet_plays_every_mission_to_the_end() {
    for players in 2..=5 {
        for mission in 1..=50 {
            n_wins::<PlanetNine>(&planet_nine(players, mission), 2, |dice| Box::new(Cadet(dice)));
        }
        for mission in 1..=32 {
            n_wins::<DeepSea>(&deep_sea(players, mission), 2, |dice| Box::new(Cadet(dice)));
        }
    }
}

/// A message before the first trick: what was told, and what whoever told it held and owed.
struct Message {
    card: planet_nine::Card,
    hand: planet_nine::CardSet,
    own: Vec<planet_nine::Card>,
    /// Somebody else's task, if it is the only card of its colour in the hand.
    given_up: Option<planet_nine::Card>,
}

/// What four cadets tell before the first trick of some deals with three tasks.
fn messages(n_deals: u64) -> Vec<Message> {
    let mut messages = Vec::new();
    for number in 0..n_deals {
        let seed = Seed::from_number(number);
        let mut game = PlanetNine::deal(&planet_nine(4, 4), seed, &mut Silent).unwrap();
        let mut crew: Vec<Box<dyn Bot<PlanetNine>>> =
            (0..4).map(|seat| Box::new(Cadet(seed.dice(seat))) as Box<dyn Bot<PlanetNine>>).collect();
        while game.attempt().trick().is_empty() {
            let (seat, action) = next(&game, &mut crew).expect("somebody acts");
            if let planet_nine::Action::Communicate { card } = action {
                let hand = game.attempt().hand(seat);
                let is_only = |card: planet_nine::Card| {
                    hand.iter().filter(|other| other.suit() == card.suit()).eq([card])
                };
                let tasks = game.orders().tasks.revealed();
                let mut theirs = tasks.iter().filter(|task| task.owner != Some(seat)).map(|task| task.card);
                messages.push(Message {
                    card,
                    hand,
                    own: game.orders().tasks.of(seat).map(|task| task.card).collect(),
                    given_up: theirs.find(|&card| is_only(card)),
                });
            }
            game.apply(seat, action, &mut Silent).unwrap();
        }
    }
    messages
}

/// What the levels say of themselves: by rules of thumb a high card is told, of the colour of an own task if
/// there is one.
#[test]
fn a_cadet_tells_a_high_card_of_the_colour_of_its_own_task() {
    let messages = messages(40);
    for Message { card, hand, own, .. } in messages.iter().filter(|message| message.given_up.is_none()) {
        let is_of_own = |card: planet_nine::Card| own.iter().any(|own| own.suit() == card.suit());
        let is_highest =
            hand.iter().all(|other| other.suit() != card.suit() || other.value() <= card.value());
        assert!(is_highest || own.contains(card), "{card:?} of {hand:?}, tasks {own:?}");
        let could_be = hand.iter().any(|card| is_of_own(card) && card.value() >= 7);
        assert!(is_of_own(*card) || !could_be, "{card:?} of {hand:?}, tasks {own:?}");
    }
    assert!(messages.len() > 80, "{} messages of 160 cadets", messages.len());
}

/// A task of somebody else that must fall as soon as its colour is led comes before all but the surest cards for
/// a task of one's own.
#[test]
fn a_cadet_tells_a_task_that_it_cannot_keep_back() {
    let mut n_told = 0;
    for Message { card, hand, own, given_up } in messages(200) {
        let Some(given_up) = given_up else { continue };
        let is_sure = card.value() >= 8 && own.iter().any(|own| own.suit() == card.suit());
        assert!(card == given_up || is_sure, "{card:?} of {hand:?}, tasks {own:?}, not {given_up:?}");
        n_told += usize::from(card == given_up);
    }
    assert!(n_told > 10, "{n_told} messages");
}

#[test]
fn a_cadet_of_the_deep_sea_is_silent_now_and_then() {
    let (mut silent, mut told) = (0, 0);
    for number in 0..6 {
        let seed = Seed::from_number(number);
        let mut game = DeepSea::deal(&deep_sea(4, 6), seed, &mut Silent).unwrap();
        let mut crew: Vec<Box<dyn Bot<DeepSea>>> =
            (0..4).map(|seat| Box::new(Cadet(seed.dice(seat))) as Box<dyn Bot<DeepSea>>).collect();
        while let Turn::Waiting(seats) = game.turn() {
            let is_message =
                |action: &deep_sea::Action| matches!(action, deep_sea::Action::Communicate { .. });
            for seat in seats.without(Seat::CLOCK).iter() {
                let knowledge = Knowledge::new(&game, seat).unwrap();
                if knowledge.legal().iter().all(is_message) {
                    match crew[seat.index()].choose(&knowledge) {
                        Some(_) => told += 1,
                        None => silent += 1,
                    }
                }
            }
            let (seat, action) = next(&game, &mut crew).expect("somebody acts");
            game.step(seat, action, &mut Silent);
        }
    }
    assert!(silent > 0 && told > 0, "{silent} times silent, {told} times not");
}

#[test]
fn cadets_are_better_than_chance() {
    for (players, mission) in [(3, 2), (4, 2), (5, 2), (4, 4), (2, 4), (4, 9), (3, 13), (5, 16)] {
        let setup = planet_nine(players, mission);
        let cadets = n_wins::<PlanetNine>(&setup, 60, |dice| Box::new(Cadet(dice)));
        let chance = n_wins::<PlanetNine>(&setup, 60, |dice| Box::new(Random(dice)));
        assert!(
            cadets >= 2 * chance.max(5),
            "{players} players, mission {mission}: {cadets} against {chance}"
        );
    }
    for (players, mission) in [(2, 2), (3, 3), (4, 3), (4, 5), (5, 3), (4, 23)] {
        let setup = deep_sea(players, mission);
        let cadets = n_wins::<DeepSea>(&setup, 60, |dice| Box::new(Cadet(dice)));
        let chance = n_wins::<DeepSea>(&setup, 60, |dice| Box::new(Random(dice)));
        assert!(
            cadets >= 2 * chance.max(5),
            "{players} players, mission {mission}: {cadets} against {chance}"
        );
    }
}

#[test]
fn officers_are_better_than_cadets() {
    let setup = planet_nine(4, 10);
    let cadets = n_wins::<PlanetNine>(&setup, 30, |dice| Box::new(Cadet(dice)));
    let officers = n_wins::<PlanetNine>(&setup, 30, |dice| Box::new(Thinker::officer(dice)));
    assert!(officers >= cadets + 6, "{officers} against {cadets} of 30");
    let setup = deep_sea(4, 5);
    let cadets = n_wins::<DeepSea>(&setup, 30, |dice| Box::new(Cadet(dice)));
    let officers = n_wins::<DeepSea>(&setup, 30, |dice| Box::new(Thinker::officer(dice)));
    assert!(officers >= cadets + 6, "{officers} against {cadets} of 30");
}
