//! The deals of the day: one for each game, the same for all players.
//!
//! Setup and shuffle follow from a public phrase with the game and the date, so every server deals the same. The
//! cards can be computed beforehand: such matches are shown as arranged and count in no logbook or statistic.

use catalogue::{AnyGame, GAMES, Info};
use game::Seed;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

use crate::node::{DAY, date};

/// What the dice for the setup are for; those of the match itself have small numbers.
const SETUP: u64 = 1 << 32;

/// The deals of a day.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Daily {
    /// The day by universal time, such as `2026-11-16`.
    date: String,
    /// When the next day begins, in milliseconds since 1970.
    next: u64,
    /// A deal for each game.
    deals: Vec<Deal>,
}

/// The deal of a day of one game: what is to be agreed on at the table.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Deal {
    /// The game's id.
    game: &'static str,
    /// What is agreed.
    setup: Value,
    /// The phrase that decides the shuffle.
    seed: String,
}

/// The deals of the day at this time.
pub(crate) fn at(now: u64) -> Daily {
    let day = now / DAY;
    let date = date(now);
    let deal = |game: &dyn AnyGame| {
        let Info { id, daily, .. } = game.info();
        let seed = format!("wardroom daily {id} {date}");
        Deal { game: id, setup: daily(&mut Seed::from_phrase(&seed).dice(SETUP)), seed }
    };
    Daily { deals: GAMES.into_iter().map(deal).collect(), next: (day + 1) * DAY, date }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_day_can_be_played() {
        for day in 20_000..20_400 {
            let daily = at(day * DAY + 1);
            assert_eq!(daily.next, (day + 1) * DAY);
            for deal in daily.deals {
                let game = catalogue::find(deal.game).unwrap();
                let dealt = game.begin(&deal.setup, Seed::from_phrase(&deal.seed));
                assert!(dealt.is_ok(), "{} {}: {:?}", deal.seed, deal.setup, dealt.err());
            }
        }
    }

    #[test]
    fn a_day_never_changes() {
        let deal = |i: usize| {
            let deal = at(20_773 * DAY).deals.remove(i);
            format!("{} {}", deal.seed, deal.setup)
        };
        assert_eq!(deal(0), r#"wardroom daily planet-nine 2026-11-16 {"players":4,"mission":15}"#);
        assert_eq!(deal(4), r#"wardroom daily smitten 2026-11-16 {"difficulty":"easy"}"#);
    }
}
