//! Many matches between bots, for measuring them.

use std::time::{Duration, Instant};

use game::{Game, Seat, Seed, SetupError, Silent, Turn};

use crate::{Bot, Knowledge, Level, Wish, asking_order, first_to_act};

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
    /// The time within which this percentage of its decisions were made.
    pub fn percentile(&self, percent: usize) -> Duration {
        let last = self.thinking.len().saturating_sub(1);
        self.thinking.get(last * percent / 100).copied().unwrap_or_default()
    }
}

/// Plays `games` matches between bots, which move on by one seat from match to match. Each deal is played once for
/// every place they can move on to, so that luck with the cards favours none. Fewer bots than seats are dealt out
/// again and again. The seat that `asked_last` names is asked last.
///
/// # Panics
/// If there are no bots, or if no seat can act before a match is over.
pub fn play_series<G: Game>(
    setup: &G::Setup,
    bots: &[&Level<G>],
    asked_last: fn(&G) -> Option<Seat>,
    is_cooperative: bool,
    seed: Seed,
    games: u64,
) -> Result<Vec<SeriesResult>, SetupError> {
    let fresh = |level: &&Level<G>| SeriesResult {
        bot: level.name.into(),
        seats: 0,
        wins: 0.0,
        points: 0.0,
        thinking: Vec::new(),
    };
    let mut results: Vec<SeriesResult> = bots.iter().map(fresh).collect();
    let mut dice = seed.dice(0);
    let mut deal = dice.seed();
    for number in 0..games as usize {
        if number % bots.len() == 0 {
            deal = dice.seed();
        }
        let mut game = G::deal(setup, deal, &mut Silent)?;
        let n = game.n_seats();
        let bot_in = |seat: Seat| (seat.index() + number) % bots.len();
        let mut players: Vec<_> =
            Seat::all(n).map(|seat| (bots[bot_in(seat)].make)(dice.seed().dice(0))).collect();
        let outcome = loop {
            match game.turn() {
                Turn::Over(outcome) => break outcome,
                Turn::Waiting(_) => {
                    let thought = |seat, time| results[bot_in(seat)].thinking.push(time);
                    let order = asking_order(&game, asked_last(&game));
                    act(&mut game, &mut players, order, thought);
                }
            }
        };
        for seat in Seat::all(n) {
            let result = &mut results[bot_in(seat)];
            result.seats += 1;
            if outcome.winners.contains(seat) {
                // A crew wins as one; opponents share a win.
                result.wins += if is_cooperative { 1.0 } else { 1.0 / outcome.winners.len() as f64 };
            }
            result.points += outcome.points.map_or(0.0, |points| points[seat].into());
        }
    }
    results.iter_mut().for_each(|result| result.thinking.sort_unstable());
    Ok(results)
}

/// Carries out the next action of the bots at the table.
fn act<G: Game>(
    game: &mut G,
    players: &mut [Box<dyn Bot<G>>],
    order: Vec<Seat>,
    mut thought: impl FnMut(Seat, Duration),
) {
    let step = first_to_act(order, |seat| {
        let knowledge = Knowledge::new(game, seat)?;
        let start = Instant::now();
        let wish = Wish::of(&mut *players[seat.index()], &knowledge);
        if 1 < knowledge.legal().len() {
            thought(seat, start.elapsed());
        }
        Some(wish)
    });
    let (seat, action) = step.expect("a seat can act until it is over").into_step();
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
