//! How well the players of Smitten do.

use bots::smitten::First;
use bots::{Bot, Knowledge, Random};
use game::{Game, Seed, Silent, Turn};
use smitten::{Difficulty, Setup, Smitten, Solo};

fn together(difficulty: Difficulty) -> Setup {
    Setup { difficulty, ..Setup::default() }
}

fn alone(easy: bool, hard_1: bool, hard_2: bool) -> Setup {
    Setup { players: 1, solo: Solo { easy, hard_1, hard_2 }, ..Setup::default() }
}

/// How many of the first so many games a bot wins that sits in every seat.
fn n_won(setup: &Setup, games: u64, bot: &mut impl Bot<Smitten>) -> u64 {
    (0..games).map(|number| u64::from(wins(setup, number, bot))).sum()
}

fn wins(setup: &Setup, number: u64, bot: &mut impl Bot<Smitten>) -> bool {
    let mut game = Smitten::deal(setup, Seed::from_number(number), &mut Silent).expect("the setup is lawful");
    loop {
        let seats = match game.turn() {
            Turn::Waiting(seats) => seats,
            Turn::Over(outcome) => return !outcome.winners.is_empty(),
        };
        let acts = |seat| {
            let knowledge = Knowledge::new(&game, seat)?;
            let action = bot.choose(&knowledge)?;
            assert!(knowledge.legal().contains(&action), "{action} is not listed");
            Some((seat, action))
        };
        let (seat, action) = seats.iter().find_map(acts).expect("not everybody waits");
        game.step(seat, action, &mut Silent);
    }
}

fn random() -> Random {
    Random(Seed::from_phrase("random").dice(0))
}

#[test]
fn the_first_player_beats_chance_clearly() {
    const GAMES: u64 = 40;
    for (setup, least) in [
        (together(Difficulty::Easy), 22),
        (together(Difficulty::Medium), 16),
        (together(Difficulty::Hard), 8),
        (alone(false, false, false), 22),
        (alone(true, false, false), 26),
        (alone(false, true, true), 6),
    ] {
        let (first, chance) = (n_won(&setup, GAMES, &mut First), n_won(&setup, GAMES, &mut random()));
        assert!(least <= first && 2 * chance < first, "{setup:?}: {first} against {chance} of {GAMES}");
    }
}
