//! How well the players of Smitten do.

use crate::common::{Maker, check_blindness, play};
use ::smitten::{Difficulty, Setup, Smitten, Solo};
use bots::smitten::{Cadet, Captain, Officer};
use bots::{Bot, Random};
use game::Seed;

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
