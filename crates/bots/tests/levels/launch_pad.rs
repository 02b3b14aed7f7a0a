//! How well the players of Launch Pad do.

use crate::common::{Maker, check_blindness, play, share};
use ::launch_pad::{Action, LaunchPad, Setup};
use bots::launch_pad::{Cadet, Captain, Officer};
use bots::{Bot, Knowledge, Random};
use game::{Game, Seed, Silent};

type Made = Box<dyn Bot<LaunchPad>>;

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

#[test]
fn each_level_beats_the_one_below() {
    let setup = Setup { players: 2, ..Setup::default() };
    for (makers, least) in [([&officer as Maker<_>, &cadet], 0.65), ([&cadet, &random], 0.65)] {
        let share = share(&setup, 30, makers);
        assert!(share > least, "{share}, {least} expected");
    }
    let share = share(&Setup { fast: true, ..setup }, 3, [&captain, &officer]);
    assert!(share > 0.6, "{share} of the captain's games are won");
}

#[test]
fn an_officer_beats_random_players_at_every_table() {
    for players in 2..=4 {
        let setup = Setup { players, ..Setup::default() };
        let is_won = |&number: &u64| {
            let seat = game::Seat::new((number % u64::from(players)) as u8);
            play(&setup, number, |other| usize::from(other != seat), &[&officer, &random]).contains(seat)
        };
        let n_won = (0..24).filter(is_won).count();
        assert!(n_won >= 22, "{n_won} of 24 against {} random players", players - 1);
    }
}

#[test]
fn every_level_plays_every_variant() {
    for mix in 0..16_u64 {
        let setup = Setup {
            players: 2 + (mix % 3) as u8,
            fast: mix & 1 != 0,
            long: mix & 2 != 0,
            negotiation: mix & 4 != 0,
            super_powers: mix & 8 != 0,
            deal: None,
        };
        play(&setup, mix, |seat| seat.index() % 2, &[&officer, &cadet]);
    }
}

#[test]
fn the_captain_plays_to_the_end() {
    let setup = Setup { players: 3, fast: true, negotiation: true, ..Setup::default() };
    play(&setup, 1, |seat| seat.index().min(1), &[&captain, &officer]);
}

#[test]
fn a_captain_who_takes_over_gives_nothing_away() {
    let setup = Setup { players: 2, negotiation: true, ..Setup::default() };
    let mut game = LaunchPad::deal(&setup, Seed::from_number(1), &mut Silent).expect("a lawful setup");
    let offer = loop {
        let seat = game.turn().waiting().iter().next().expect("somebody is awaited");
        let knowledge = Knowledge::new(&game, seat).expect("a seat of the match");
        let offer = knowledge.legal().iter().find(|action| matches!(action, Action::Offer { .. })).copied();
        let action = offer.unwrap_or(knowledge.legal()[0]);
        game.step(seat, action, &mut Silent);
        if offer.is_some() {
            break Knowledge::new(&game, seat).expect("it is still this seat's turn");
        }
    };
    assert!(offer.legal().contains(&Action::Ask { card: None }));
    assert_eq!(captain(Seed::from_number(2)).choose(&offer), Some(Action::Withdraw));
}

#[test]
fn nobody_sees_hidden_cards() {
    for (number, maker) in [&captain as Maker<_>, &officer, &cadet].into_iter().enumerate() {
        let setup = Setup { players: 3, fast: true, negotiation: number == 0, ..Setup::default() };
        check_blindness(&setup, number as u64, maker);
    }
}
