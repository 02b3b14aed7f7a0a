//! How likely the next draws bust.

use std::collections::BTreeMap;

use dead_mans_draw::{Card, DeadMansDraw, Variant};

/// How likely nothing busts in the next 0, 1, 2, … draws, as long as that is possible at all, if whatever
/// the abilities could bring stays away.
///
/// A suit of which `n` cards are left can come once, in `n` ways, and not at all once it lies in the play
/// area; cards that a trait banks at once can come as often as they like. So the ways to draw `k` cards
/// safely are the coefficient of `x^k` in the product of `1 + n·x` over these suits and cards.
pub fn survival(game: &DeadMansDraw) -> Vec<f64> {
    let n_known = game.n_known();
    let known: Vec<Card> = game.known_cards().collect();
    let rest = game.cards_at(n_known);
    let kind = |card: Card| match game.variant() {
        Some(Variant::StrangeLands) => card.value(),
        _ => card.suit() as u8,
    };
    let mut met = Vec::new();
    let mut chances = vec![1.0];
    for &card in &known {
        if !game.banks_at_once(card) {
            if game.busts_on(card) || met.contains(&kind(card)) {
                return chances;
            }
            met.push(kind(card));
        }
        chances.push(1.0);
    }
    let mut ways = vec![1.0];
    let mut kinds: BTreeMap<u8, f64> = BTreeMap::new();
    for &card in &rest {
        if game.banks_at_once(card) {
            multiply(&mut ways, 1.0);
        } else if !game.busts_on(card) && !met.contains(&kind(card)) {
            *kinds.entry(kind(card)).or_default() += 1.0;
        }
    }
    kinds.values().for_each(|&n| multiply(&mut ways, n));
    // The number of ways to draw `k` cards at all.
    let mut all = 1.0;
    for (k, ways) in ways.iter().enumerate().skip(1) {
        all *= (rest.len() + 1 - k) as f64 / k as f64;
        chances.push(ways / all);
    }
    chances
}

/// Multiplies a polynomial by `1 + n·x`.
fn multiply(polynomial: &mut Vec<f64>, n: f64) {
    polynomial.push(0.0);
    for i in (1..polynomial.len()).rev() {
        polynomial[i] += n * polynomial[i - 1];
    }
}
