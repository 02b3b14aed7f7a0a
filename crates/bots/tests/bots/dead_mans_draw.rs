//! How well the players of Dead Man's Draw do.

use crate::common::{Maker, check_blindness, play, share};
use ::dead_mans_draw::{DeadMansDraw, Setup, Variant};
use bots::dead_mans_draw::{Cadet, Captain, Officer};
use bots::{Bot, Random};
use game::Seed;

type Made = Box<dyn Bot<DeadMansDraw>>;

fn captain(seed: Seed) -> Made {
    Box::new(Captain::new(seed.dice(0), 1000))
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

const LEVELS: [Maker<DeadMansDraw>; 3] = [&captain, &officer, &cadet];

#[test]
fn each_level_beats_the_one_below() {
    let setup = Setup::default();
    for (makers, deals, least) in [
        ([&captain as Maker<_>, &officer], 40, 0.5),
        ([&captain, &cadet], 20, 0.7),
        ([&officer, &cadet], 60, 0.7),
        ([&cadet, &random], 60, 0.6),
    ] {
        let share = share(&setup, deals, makers);
        assert!(share > least, "{share} of {deals} deals, {least} expected");
    }
}

#[test]
fn every_level_plays_every_variant_at_every_table() {
    for (number, variant) in Variant::ALL.map(Some).into_iter().chain([None]).enumerate() {
        let setup = Setup {
            players: 2 + number as u8 % 7,
            mermaid_ability: number % 2 == 0,
            digital_rule: number % 3 == 0,
            variant,
            ..Setup::default()
        };
        play(&setup, number as u64, |seat| seat.index() % 3, &LEVELS);
    }
}

#[test]
fn nobody_sees_the_draw_pile() {
    for (number, maker) in LEVELS.into_iter().enumerate() {
        check_blindness(&Setup { players: 3, ..Setup::default() }, number as u64, maker);
    }
}
