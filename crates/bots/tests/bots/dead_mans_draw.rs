//! How well the players of Dead Man's Draw do.

use crate::common::{Make, check_blindness, play, share};
use ::dead_mans_draw::{DeadMansDraw, Setup, Variant};
use bots::Random;
use bots::dead_mans_draw::{Cadet, Captain, Officer};

const CAPTAIN: Make<DeadMansDraw> = |dice| Box::new(Captain::new(dice, 1000));
const OFFICER: Make<DeadMansDraw> = |_| Box::new(Officer);
const CADET: Make<DeadMansDraw> = |dice| Box::new(Cadet(dice));
const RANDOM: Make<DeadMansDraw> = |dice| Box::new(Random(dice));

const LEVELS: [Make<DeadMansDraw>; 3] = [CAPTAIN, OFFICER, CADET];

#[test]
fn each_level_beats_the_one_below() {
    let setup = Setup::default();
    for (makers, deals, least) in [
        ([CAPTAIN, OFFICER], 40, 0.5),
        ([CAPTAIN, CADET], 20, 0.7),
        ([OFFICER, CADET], 60, 0.7),
        ([CADET, RANDOM], 60, 0.6),
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
        play(&setup, number as u64, |seat| LEVELS[seat.index() % 3]);
    }
}

#[test]
fn nobody_sees_the_draw_pile() {
    for (number, make) in LEVELS.into_iter().enumerate() {
        check_blindness(&Setup { players: 3, ..Setup::default() }, number as u64, make);
    }
}
