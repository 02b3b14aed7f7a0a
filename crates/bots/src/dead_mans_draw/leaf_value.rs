//! How likely each player is to win from the state of the banks.

use dead_mans_draw::{Card, DeadMansDraw, Variant};
use game::{BySeat, Game, Seat};
use solver::dead_mans_draw::{LeafValue, SeatValues};

/// The chances to win, by a formula fitted to 6,000 games of two officers without traits (logistic regression
/// on the state at the start of each turn). The odds between two players grow by the factor e with each
/// [`spread`] of strength between their banks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Chances;

/// What a point of a card below the top of its stack is worth.
const RESERVE: f64 = 0.1;
/// What a stack is worth less than its points while there is time to get a better one: the first card of a suit
/// mostly brings forward what would have come anyway.
const ANTICIPATED: f64 = 3.5;
/// What being next to draw is worth, in points.
const TEMPO: f64 = 4.0;
/// Beneath the Waves: what a player counts who has surfaced.
const SURFACED: f64 = 25.0;
/// What a point counts when nothing else does.
const TRIFLE: f64 = 1e-6;

impl LeafValue for Chances {
    fn worth(&self, game: &DeadMansDraw) -> SeatValues {
        let n = game.n_seats();
        let mut worth: SeatValues = BySeat::default();
        if let Some(outcome) = game.turn().outcome() {
            for seat in Seat::all(n) {
                let share = 1.0 / outcome.winners.len().max(1) as f64;
                worth[seat] = if outcome.winners.contains(seat) { share } else { 0.0 };
                worth[seat] += TRIFLE * f64::from(game.points(seat));
            }
            return worth;
        }
        let spread = spread(game);
        for seat in Seat::all(n) {
            let tempo = if seat == game.active() { TEMPO } else { 0.0 };
            worth[seat] = (strength(game, seat) + tempo) / spread;
        }
        let most = Seat::all(n).map(|seat| worth[seat]).fold(f64::MIN, f64::max);
        Seat::all(n).for_each(|seat| worth[seat] = (worth[seat] - most).exp());
        let total: f64 = Seat::all(n).map(|seat| worth[seat]).sum();
        Seat::all(n).for_each(|seat| worth[seat] /= total);
        worth
    }
}

/// How many points of strength it takes to improve the odds by the factor e: the more turns are left, the more.
fn spread(game: &DeadMansDraw) -> f64 {
    3.5 + 1.6 * game.n_draw() as f64 / f64::from(game.n_seats())
}

/// What a bank is worth, in points.
fn strength(game: &DeadMansDraw, seat: Seat) -> f64 {
    let points = f64::from(game.points(seat));
    let (mut n_stacks, mut reserve) = (0.0, 0.0);
    let mut last: Option<Card> = None;
    for card in game.banked(seat) {
        match last.replace(card) {
            Some(above) if above.suit() == card.suit() => reserve += f64::from(card.value()),
            _ => n_stacks += 1.0,
        }
    }
    let n_draw = game.n_draw() as f64;
    let anticipated = ANTICIPATED * n_draw / (n_draw + 3.0);
    match game.variant() {
        Some(Variant::PileOTreasure) => points,
        Some(Variant::BeneathTheWaves) if points >= 60.0 => SURFACED - (points - 60.0),
        _ => points - anticipated * n_stacks + RESERVE * reserve,
    }
}
