//! How well the players of Smitten do.

use crate::common::{Maker, check_blindness, play};
use ::smitten::{Difficulty, Setup, Smitten, Solo};
use bots::smitten::{Cadet, Captain, Officer, values};
use bots::{Bot, Knowledge, Random};
use game::{Game, Seat, Seed, Silent};

type Made = Box<dyn Bot<Smitten>>;

fn captain(seed: Seed) -> Made {
    Box::new(Captain::new(seed.dice(0), 20))
}

fn officer(_: Seed) -> Made {
    Box::new(Officer)
}

fn cadet(seed: Seed) -> Made {
    Box::new(Cadet(seed.dice(0)))
}

fn random(seed: Seed) -> Made {
    Box::new(Random(seed.dice(0)))
}

const LEVELS: [Maker<Smitten>; 3] = [&captain, &officer, &cadet];

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

/// How many of the first so many games a bot wins that sits in every seat.
fn n_won(setup: &Setup, games: u64, maker: Maker<Smitten>) -> u64 {
    (0..games).map(|number| u64::from(!play(setup, number, |_| 0, &[maker]).is_empty())).sum()
}

#[test]
fn the_officer_beats_chance_clearly() {
    const GAMES: u64 = 40;
    for (setup, least) in setups().into_iter().zip([22, 16, 8, 22, 26, 6]) {
        let (officer, chance) = (n_won(&setup, GAMES, &officer), n_won(&setup, GAMES, &random));
        assert!(least <= officer && 2 * chance < officer, "{setup:?}: {officer} against {chance} of {GAMES}");
    }
}

#[test]
fn the_captain_wins_more_than_the_officer() {
    const GAMES: u64 = 20;
    let setup = together(Difficulty::Medium);
    let [captain, officer] = [&captain as Maker<_>, &officer].map(|maker| n_won(&setup, GAMES, maker));
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
            let action = captain(dice.seed()).choose(&knowledge).expect("alone nobody waits");
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
    let [officer, cadet, chance] =
        [&officer as Maker<_>, &cadet, &random].map(|maker| n_won(&setup, GAMES, maker));
    assert!(chance < cadet && cadet < officer, "{officer}, {cadet}, {chance} of {GAMES}");
}

#[test]
fn every_level_plays_every_kind_of_game() {
    for (number, setup) in setups().iter().enumerate() {
        for first in 0..3 {
            play(setup, number as u64, |seat| (seat.index() + first) % 3, &LEVELS);
        }
    }
}

#[test]
fn nobody_sees_hidden_cards() {
    for (number, setup) in setups().iter().enumerate() {
        for maker in LEVELS {
            check_blindness(setup, number as u64, maker);
        }
    }
}
