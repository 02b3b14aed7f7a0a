//! How well a task suits a hand.

use ::deep_sea::{Bound, Card, CardSet, Comparison, Goal, TaskId};

/// About how many tricks a hand wins among `n_members`.
pub(super) fn expected_tricks(hand: CardSet, n_members: usize) -> f64 {
    let sure = |card: Card| match (card.is_trump(), card.value()) {
        (true, 4) => 1.0,
        (true, value) => 0.5 + 0.1 * f64::from(value),
        (false, 9) => 0.8,
        (false, 8) => 0.5,
        (false, 7) => 0.3,
        (false, _) => 0.05,
    };
    let scale = 4.0 / n_members as f64;
    hand.iter().map(sure).sum::<f64>() * scale.sqrt()
}

/// How well a task suits this hand: about 0 for an average one, 1 for a very good one.
pub(super) fn fitness(task: TaskId, hand: CardSet, is_captain: bool, n_members: usize) -> f64 {
    let average = 40.0 / (n_members * n_members) as f64;
    let strength = (expected_tricks(hand, n_members) - average) / average.max(1.0);
    let captain = if is_captain { 1.0 } else { -0.5 };
    match *task.goal() {
        Goal::Cards(set, Bound::Exactly(0)) => -strength - 0.3 * (hand & set & high()).len() as f64,
        Goal::Cards(set, Bound::AtLeast(n)) if usize::from(n) == set.len() => {
            let cards = set.iter().map(|card| winnable(card, hand)).sum::<f64>();
            0.3 * strength + cards / set.len() as f64
        }
        Goal::Cards(set, _) => 0.3 * strength + 0.15 * (hand & set & high()).len() as f64,
        Goal::Positions { first: 1.., only: false, .. } => captain + strength,
        Goal::Positions { first: 1.., .. } => captain - strength,
        Goal::Positions { only: true, .. } => -strength,
        Goal::Positions { .. } => 0.5 * strength,
        Goal::NoneOfFirst(_) => -captain - 0.5 * strength,
        Goal::Tricks(n) => 0.5 - (expected_tricks(hand, n_members) - f64::from(n)).abs(),
        Goal::OneStreak(_) => -0.5,
        Goal::NoStreak(_) => -0.5 * strength,
        Goal::Compare(
            Comparison::FewerThanEachOther | Comparison::FewerThanCaptain | Comparison::SameAsCaptain,
        ) => -strength,
        Goal::NeverLead(set) => -strength - 0.1 * (hand & set & high()).len() as f64,
        Goal::Using { with, .. } => 0.5 * (hand & with).len() as f64 - 0.5,
        Goal::Predict(_) => 0.2,
        _ => 0.5 * strength,
    }
}

/// How easily a card is won with this hand.
fn winnable(card: Card, hand: CardSet) -> f64 {
    let suit = hand & CardSet::suit(card.suit());
    match (hand.contains(card), !(hand & CardSet::above(card)).is_empty()) {
        // A high card wins itself, a low one is better led by another member.
        (true, _) if card.value() >= 8 || card.is_trump() => 0.8,
        (true, true) => 0.0,
        (true, false) => -0.4,
        (false, true) if suit.highest().is_some_and(|highest| highest.value() >= 8) => 0.6,
        (false, true) => 0.2,
        (false, false) => -0.6,
    }
}

fn high() -> CardSet {
    CardSet::TRUMPS.or(CardSet::value(9)).or(CardSet::value(8)).or(CardSet::value(7))
}
