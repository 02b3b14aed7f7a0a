//! Many matches between bots, for measuring them.

use std::time::{Duration, Instant};

use bots::{Bot, Knowledge};
use game::{Seat, Seed, Silent, Turn};
use serde_json::Value;

use crate::Problem;
use crate::entry::{Listed, SeriesOutcome};
use crate::typed_match::read_setup;

/// How one of the bots of a series did.
#[derive(Clone, PartialEq, Debug)]
pub struct SeriesResult {
    /// The bot's name.
    pub bot: String,
    /// Over how many seats of all matches it is counted.
    pub seats: u64,
    /// How often such a seat won; a win that opponents share counts as a part.
    pub wins: f64,
    /// The sum of its points, in games that keep any.
    pub points: f64,
    /// How long it thought about each decision that left a choice, sorted.
    pub thinking: Vec<Duration>,
}

impl SeriesResult {
    /// The time within which so many percent of its decisions were made.
    pub fn percentile(&self, percent: usize) -> Duration {
        let last = self.thinking.len().saturating_sub(1);
        self.thinking.get(last * percent / 100).copied().unwrap_or_default()
    }
}

/// Plays `games` matches between the named bots, which move on by one seat from match to match. Each deal is
/// played once for every place they can move on to, so that luck with the cards favours nobody. With fewer bots
/// than seats they are dealt out again and again.
pub(crate) fn play_series<G: Listed>(
    setup: &Value,
    bots: &[String],
    seed: Seed,
    games: u64,
) -> SeriesOutcome {
    let setup = read_setup::<G>(setup)?;
    let mut makers = Vec::new();
    for name in bots {
        let found = G::BOTS.iter().chain(G::YARDSTICKS).find(|(known, _)| known == name);
        makers.push(found.ok_or_else(|| Problem::new("unknown-bot", format!("there is no bot `{name}`")))?.1);
    }
    if makers.is_empty() {
        return Err(Problem::new("unknown-bot", "name at least one bot"));
    }
    let fresh = |bot: &String| SeriesResult {
        bot: bot.clone(),
        seats: 0,
        wins: 0.0,
        points: 0.0,
        thinking: Vec::new(),
    };
    let mut standings: Vec<SeriesResult> = bots.iter().map(fresh).collect();
    let mut dice = seed.dice(0);
    let mut deal = dice.seed();
    for number in 0..games as usize {
        if number % makers.len() == 0 {
            deal = dice.seed();
        }
        let mut game = G::deal(&setup, deal, &mut Silent)?;
        let n = game.n_seats();
        let bot_in = |seat: Seat| (seat.index() + number) % makers.len();
        let mut players: Vec<_> =
            Seat::all(n).map(|seat| makers[bot_in(seat)](dice.seed().dice(0))).collect();
        let outcome = loop {
            match game.turn() {
                Turn::Over(outcome) => break outcome,
                Turn::Waiting(_) => {
                    let thought = |seat, time| standings[bot_in(seat)].thinking.push(time);
                    act(&mut game, &mut players, thought);
                }
            }
        };
        for seat in Seat::all(n) {
            let standing = &mut standings[bot_in(seat)];
            standing.seats += 1;
            if outcome.winners.contains(seat) {
                // A crew wins as one; opponents share a win.
                standing.wins += if G::IS_COOPERATIVE { 1.0 } else { 1.0 / outcome.winners.len() as f64 };
            }
            standing.points += outcome.points.map_or(0.0, |points| points[seat].into());
        }
    }
    standings.iter_mut().for_each(|standing| standing.thinking.sort_unstable());
    Ok(standings)
}

/// The first awaited bot that wants to act does; if all would rather wait, the first that can must.
fn act<G: Listed>(game: &mut G, players: &mut [Box<dyn Bot<G>>], mut thought: impl FnMut(Seat, Duration)) {
    let mut fallback = None;
    for seat in game.asking_order() {
        let Some(knowledge) = Knowledge::new(game, seat) else { continue };
        fallback.get_or_insert((seat, knowledge.legal()[0]));
        let start = Instant::now();
        let choice = players[seat.index()].choose(&knowledge);
        if knowledge.legal().len() > 1 {
            thought(seat, start.elapsed());
        }
        if let Some(action) = choice {
            game.step(seat, action, &mut Silent);
            return;
        }
    }
    let (seat, action) = fallback.expect("somebody can act until it is over");
    game.step(seat, action, &mut Silent);
}

/// Wilson's 95 % interval of a rate measured `n` times.
pub fn wilson(rate: f64, n: f64) -> (f64, f64) {
    const Z: f64 = 1.96;
    let middle = rate + Z * Z / (2.0 * n);
    let spread = Z * (rate * (1.0 - rate) / n + Z * Z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + Z * Z / n;
    ((middle - spread) / scale, (middle + spread) / scale)
}
