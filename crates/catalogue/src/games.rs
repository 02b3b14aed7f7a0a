//! What the catalogue adds to each game: its bots, and setups that show its speed.

use bots::Random;
use dead_mans_draw::DeadMansDraw;
use smitten::Smitten;

use crate::entry::{BotEntry, Listed};

impl Listed for DeadMansDraw {
    const IS_COOPERATIVE: bool = false;
    const BOTS: &'static [BotEntry<Self>] = &[("random", |dice| Box::new(Random(dice)))];
    const BENCHMARKS: &'static [(&'static str, &'static str)] = &[
        ("two players", r#"{"players":2,"traits":false}"#),
        ("four players, traits", r#"{"players":4}"#),
        ("eight players, traits", r#"{"players":8}"#),
    ];
}

impl Listed for Smitten {
    const IS_COOPERATIVE: bool = true;
    const BOTS: &'static [BotEntry<Self>] = &[
        ("first", |_| Box::new(bots::smitten::First)),
        ("random", |dice| Box::new(Random(dice))),
    ];
    const BENCHMARKS: &'static [(&'static str, &'static str)] =
        &[("two players", r#"{"players":2}"#), ("alone", r#"{"players":1}"#)];
}
