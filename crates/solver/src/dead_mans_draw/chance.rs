//! What chance can bring, case by case.

use dead_mans_draw::{Card, DeadMansDraw, Variant};

/// Cards that can come to one place, and how many they stand for.
pub(super) type Cases = Vec<(Card, f64)>;

/// Each of these sorted cards once, with how often it is there.
pub(super) fn by_card(cards: &[Card]) -> Cases {
    cards.chunk_by(PartialEq::eq).map(|equal| (equal[0], equal.len() as f64)).collect()
}

/// One card for each suit, of a middle value: what differs most between two draws is the suit. Where equal
/// values bust, one for each value.
pub(super) fn by_kind(cards: &[Card], variant: Option<Variant>) -> Cases {
    let middle = |kind: &[Card]| (kind[kind.len() / 2], kind.len() as f64);
    if variant == Some(Variant::StrangeLands) {
        let mut by_value = cards.to_vec();
        by_value.sort_by_key(|card| card.value());
        return by_value.chunk_by(|one, other| one.value() == other.value()).map(middle).collect();
    }
    cards.chunk_by(|one, other| one.suit() == other.suit()).map(middle).collect()
}

/// A few cards spread evenly over all, for draws that have to be made whatever they bring.
pub(super) fn sample(cards: &[Card], n: usize) -> Cases {
    let n = n.min(cards.len());
    (0..n).map(|i| (cards[(2 * i + 1) * cards.len() / (2 * n)], 1.0)).collect()
}

/// How likely each of `n` cards, from the best down, is the best of three random ones: a map shows three,
/// or all if there are fewer.
pub(super) fn best_of_three(n: usize) -> impl Iterator<Item = f64> {
    let shown = n.min(3);
    let ways = move |below: usize| match shown {
        3 => below * below.saturating_sub(1) / 2,
        2 => below,
        _ => 1,
    };
    let total: usize = (0..n).map(ways).sum();
    (0..n).map(move |rank| ways(n - 1 - rank) as f64 / total as f64)
}

/// All sets of `n` of these cards, unless there are more than `most`.
pub(super) fn subsets(cards: &[Card], n: usize, most: usize) -> Option<Vec<Vec<Card>>> {
    let count = (0..n).fold(1, |ways: usize, i| ways.saturating_mul(cards.len() - i) / (i + 1));
    if count > most {
        return None;
    }
    let mut sets = vec![Vec::new()];
    for size in 0..n {
        let longer = sets.iter().flat_map(|set: &Vec<usize>| {
            let first = set.last().map_or(0, |last| last + 1);
            (first..=cards.len() + size - n).map(|next| [set.as_slice(), &[next]].concat())
        });
        sets = longer.collect();
    }
    Some(sets.into_iter().map(|set| set.into_iter().map(|i| cards[i]).collect()).collect())
}

/// The cards of the discard pile.
pub(super) fn discarded(game: &DeadMansDraw) -> Vec<Card> {
    game.discarded().collect()
}
