//! The bots of both games of the Crew: honest, reproducible, lawful in every mission, and better level by level.
#![allow(clippy::unwrap_used, reason = "a test that cannot be set up has failed")]

use bots::crew::{Cadet, Effort, Thinker};
use bots::{Bot, Knowledge, Random};
use deep_sea::DeepSea;
use game::{Dice, Game, Seat, Seed, Silent, Turn};
use planet_nine::PlanetNine;

use crate::common::{Make, check_blindness, next, play, play_by};

/// Enough to reach every part of the thinking.
const TINY: Effort = Effort { worlds: 2, pool: 2, solved: 1, nodes: 200, trust: 0.3 };

/// A bot that does a little of everything.
fn tiny<G: Game>(dice: Dice) -> Box<dyn Bot<G>>
where
    Thinker: Bot<G>,
{
    Box::new(Thinker::new(TINY, dice))
}

fn officer<G: Game>(dice: Dice) -> Box<dyn Bot<G>>
where
    Thinker: Bot<G>,
{
    Box::new(Thinker::officer(dice))
}

fn cadet<G: Game>(dice: Dice) -> Box<dyn Bot<G>>
where
    Cadet: Bot<G>,
{
    Box::new(Cadet(dice))
}

fn random<G: Game>(dice: Dice) -> Box<dyn Bot<G>> {
    Box::new(Random(dice))
}

/// A bot of one kind in each seat, with dice of its own for the whole match.
fn crew_of<G: Game>(
    number: u64,
    first_dice: u64,
    make: Make<G>,
) -> impl FnMut(&Knowledge<G>) -> Option<G::Action> {
    let seed = Seed::from_number(number);
    let mut crew: Vec<_> = (0..5).map(|seat| make(seed.dice(first_dice + seat))).collect();
    move |knowledge: &Knowledge<G>| crew[knowledge.seat().index()].choose(knowledge)
}

/// The number of the first `n_games` deals that a crew of such bots wins.
fn n_won<G: Game>(setup: &G::Setup, n_games: u64, make: Make<G>) -> usize {
    let is_won = |&number: &u64| !play_by(setup, number, crew_of(number, 100, make)).is_empty();
    (0..n_games).filter(is_won).count()
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

#[test]
fn what_is_hidden_changes_nothing() {
    for (players, mission) in [(2, 4), (3, 12), (4, 10), (5, 21), (4, 24)] {
        check_blindness::<PlanetNine>(&planet_nine(players, mission), 1, tiny);
        check_blindness::<PlanetNine>(&planet_nine(players, mission), 2, cadet);
    }
    for (players, mission) in [(2, 5), (3, 9), (4, 11), (5, 17)] {
        check_blindness::<DeepSea>(&deep_sea(players, mission), 1, tiny);
        check_blindness::<DeepSea>(&deep_sea(players, mission), 2, cadet);
    }
}

#[test]
fn a_thinker_plays_every_mission_to_the_end() {
    for mission in 1..=50 {
        play::<PlanetNine>(&planet_nine(2 + mission % 4, mission), 1, |_| tiny);
    }
    for mission in 1..=32 {
        play::<DeepSea>(&deep_sea(2 + mission % 4, mission), 1, |_| tiny);
    }
}

#[test]
fn a_cadet_plays_every_mission_to_the_end() {
    for players in 2..=5 {
        for mission in 1..=50 {
            n_won::<PlanetNine>(&planet_nine(players, mission), 2, cadet);
        }
        for mission in 1..=32 {
            n_won::<DeepSea>(&deep_sea(players, mission), 2, cadet);
        }
    }
}

/// A message before the first trick, with the hand and the tasks of its sender.
struct Message {
    card: planet_nine::Card,
    hand: planet_nine::CardSet,
    own: Vec<planet_nine::Card>,
    /// Another's task, if it is the only card of its colour in the hand.
    given_up: Option<planet_nine::Card>,
}

/// The messages of four cadets before the first trick of some deals with three tasks.
fn messages(n_deals: u64) -> Vec<Message> {
    let mut messages = Vec::new();
    for number in 0..n_deals {
        let seed = Seed::from_number(number);
        let mut game = PlanetNine::deal(&planet_nine(4, 4), seed, &mut Silent).unwrap();
        let mut cadets = crew_of(number, 0, cadet);
        while game.attempt().trick().is_empty() {
            let (seat, action) = next(&game, &mut cadets);
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

/// The documented convention: by rules of thumb a high card is communicated, of the colour of an own task if there
/// is one.
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

/// Another's task that must fall as soon as its colour is led comes before all but the surest cards for an own
/// task.
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
    let (mut n_silent, mut n_sent) = (0, 0);
    for number in 0..6 {
        let seed = Seed::from_number(number);
        let mut game = DeepSea::deal(&deep_sea(4, 6), seed, &mut Silent).unwrap();
        let mut cadets = crew_of(number, 0, cadet);
        while let Turn::Waiting(seats) = game.turn() {
            let is_message =
                |action: &deep_sea::Action| matches!(action, deep_sea::Action::Communicate { .. });
            for seat in seats.without(Seat::CLOCK).iter() {
                let knowledge = Knowledge::new(&game, seat).unwrap();
                if knowledge.legal().iter().all(is_message) {
                    match cadets(&knowledge) {
                        Some(_) => n_sent += 1,
                        None => n_silent += 1,
                    }
                }
            }
            let (seat, action) = next(&game, &mut cadets);
            game.step(seat, action, &mut Silent);
        }
    }
    assert!(n_silent > 0 && n_sent > 0, "{n_silent} times silent, {n_sent} times not");
}

#[test]
fn cadets_are_better_than_chance() {
    for (players, mission) in [(3, 2), (4, 2), (5, 2), (4, 4), (2, 4), (4, 9), (3, 13), (5, 16)] {
        let setup = planet_nine(players, mission);
        let cadets = n_won::<PlanetNine>(&setup, 60, cadet);
        let chance = n_won::<PlanetNine>(&setup, 60, random);
        assert!(
            cadets >= 2 * chance.max(5),
            "{players} players, mission {mission}: {cadets} against {chance}"
        );
    }
    for (players, mission) in [(2, 2), (3, 3), (4, 3), (4, 5), (5, 3), (4, 23)] {
        let setup = deep_sea(players, mission);
        let cadets = n_won::<DeepSea>(&setup, 60, cadet);
        let chance = n_won::<DeepSea>(&setup, 60, random);
        assert!(
            cadets >= 2 * chance.max(5),
            "{players} players, mission {mission}: {cadets} against {chance}"
        );
    }
}

#[test]
fn officers_are_better_than_cadets() {
    let setup = planet_nine(4, 10);
    let cadets = n_won::<PlanetNine>(&setup, 30, cadet);
    let officers = n_won::<PlanetNine>(&setup, 30, officer);
    assert!(officers >= cadets + 6, "{officers} against {cadets} of 30");
    let setup = deep_sea(4, 5);
    let cadets = n_won::<DeepSea>(&setup, 30, cadet);
    let officers = n_won::<DeepSea>(&setup, 30, officer);
    assert!(officers >= cadets + 6, "{officers} against {cadets} of 30");
}
