//! What the catalogue adds to each game: its bots, and setups that show its speed.

use bots::Random;
use dead_mans_draw::DeadMansDraw;

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
