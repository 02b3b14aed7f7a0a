//! How well the players of Smitten do.

use crate::common::{Make, check_blindness, play};
use ::smitten::{Difficulty, Setup, Smitten, Solo};
use bots::smitten::{Cadet, Captain, Officer, values};
use bots::{Knowledge, Random};
use game::{Game, Seat, Seed, Silent};

const CAPTAIN: Make<Smitten> = |dice| Box::new(Captain::new(dice, 20));
const OFFICER: Make<Smitten> = |_| Box::new(Officer);
const CADET: Make<Smitten> = |dice| Box::new(Cadet(dice));
const RANDOM: Make<Smitten> = |dice| Box::new(Random(dice));

const LEVELS: [Make<Smitten>; 3] = [CAPTAIN, OFFICER, CADET];

fn together(difficulty: Difficulty) -> Setup {
    Setup { difficulty, ..Setup::default() }
}

fn alone(easy: bool, hard_1: bool, hard_2: bool) -> Setup {
    Setup { players: 1, solo: Solo { easy, hard_1, hard_2 }, ..Setup::default() }
}

fn setups() -> [Setup; 6] {
    [
        together(Difficulty::Easy),
        together(Difficulty::Medium),
        together(Difficulty::Hard),
        alone(false, false, false),
        alone(true, false, false),
        alone(false, true, true),
    ]
}

/// The number of the first `games` games that a bot wins in all seats.
fn n_won(setup: &Setup, games: u64, bot: Make<Smitten>) -> usize {
    (0..games).filter(|&number| !play(setup, number, |_| bot).is_empty()).count()
}

#[test]
fn the_officer_beats_chance_clearly() {
    const GAMES: u64 = 40;
    for (setup, least) in setups().into_iter().zip([22, 16, 8, 22, 26, 6]) {
        let (officer, chance) = (n_won(&setup, GAMES, OFFICER), n_won(&setup, GAMES, RANDOM));
        assert!(least <= officer && 2 * chance < officer, "{setup:?}: {officer} against {chance} of {GAMES}");
    }
}

#[test]
fn the_captain_wins_more_than_the_officer() {
    const GAMES: u64 = 20;
    let setup = together(Difficulty::Medium);
    let [captain, officer] = [CAPTAIN, OFFICER].map(|bot| n_won(&setup, GAMES, bot));
    assert!(captain > officer, "{captain}, {officer} of {GAMES}");
}

#[test]
fn the_captain_knows_a_won_ending() {
    // Alone, with all cards drawn, nothing but the card aside and those face down is unknown: what is reckoned out
    // must come true on the average.
    let setup = alone(false, false, false);
    let (mut expected, mut won, mut n) = (0.0, 0.0, 0);
    for number in 0..50 {
        let mut game = Smitten::deal(&setup, Seed::from_number(number), &mut Silent).expect("lawful");
        let mut dice = Seed::from_number(number).dice(1);
        let mut chance = None;
        while let Some(knowledge) = Knowledge::new(&game, Seat::new(0)) {
            if knowledge.view().deck_size == 0 && chance.is_none() {
                let values = values(&knowledge, 1, dice.seed().dice(0));
                chance = Some(values.iter().map(|(_, value)| *value).fold(0.0, f64::max));
            }
            let action =
                CAPTAIN(dice.seed().dice(0)).choose(&knowledge).expect("a single player never waits");
            game.step(Seat::new(0), action, &mut Silent);
        }
        if let (Some(chance), Some(outcome)) = (chance, game.turn().outcome()) {
            expected += chance;
            won += f64::from(u8::from(!outcome.winners.is_empty()));
            n += 1;
        }
    }
    assert!(n > 20, "{n} games came to the last cards");
    assert!((expected - won).abs() < 5.0, "{expected} expected, {won} won of {n}");
}

#[test]
fn the_cadet_is_between_chance_and_the_officer() {
    const GAMES: u64 = 120;
    let setup = together(Difficulty::Easy);
    let [officer, cadet, chance] = [OFFICER, CADET, RANDOM].map(|bot| n_won(&setup, GAMES, bot));
    assert!(chance < cadet && cadet < officer, "{officer}, {cadet}, {chance} of {GAMES}");
}

#[test]
fn every_level_plays_every_kind_of_game() {
    for (number, setup) in setups().iter().enumerate() {
        for first in 0..3 {
            play(setup, number as u64, |seat| LEVELS[(seat.index() + first) % 3]);
        }
    }
}

#[test]
fn nobody_sees_hidden_cards() {
    for (number, setup) in setups().iter().enumerate() {
        for make in LEVELS {
            check_blindness(setup, number as u64, make);
        }
    }
}
