//! Beliefs and redeals, compared with brute force over all orders of the hidden cards.

use std::collections::HashMap;

use game::{Game, Match, Observer, Seat, Seed, Silent};
use smitten::{Belief, Card, Cards, Smitten};

use crate::table::{table, view};

/// A position of few hidden cards, and a course that reveals much.
///
/// B cannot play in the first two turns, and shows a 3 in the second.
const POSITION: &str = "medium; left 1 2 3 4 5 6 7; right 4 7 8; A 9 1 5; B 2 3 6; deck 9; aside 8";
const COURSE: [&str; 5] =
    ["A play 9 left", "A play 1 right", "B show 3", "B place 2 right", "A play 5 right"];

/// The match after the first `n` actions.
fn after(n: usize) -> Match<Smitten> {
    table(POSITION, &COURSE[..n].join(";")).history
}

/// The number of orders of the hidden cards that give the observer the same history, per final pair of hands.
fn brute_force(history: &Match<Smitten>, observer: Observer) -> HashMap<(Cards, Cards), u32> {
    let course = |history: &Match<Smitten>| {
        let mut events = Vec::new();
        let game = history.replay(&mut events).ok()?;
        let seen: Vec<_> = events.iter().map(|event| Smitten::seen(event, observer)).collect();
        Some((seen, game.view(observer), game))
    };
    let (seen, view, _) = course(history).unwrap();
    let deal = history.setup.deal.clone().unwrap();
    let mut hidden: Vec<Card> = deal.hands.concat();
    hidden.extend(&deal.deck);
    hidden.extend(deal.aside);
    let mut counts = HashMap::new();
    let mut other = history.clone();
    permute(&mut hidden, 0, &mut |cards| {
        let deal = other.setup.deal.as_mut().unwrap();
        deal.hands = vec![cards[..3].to_vec(), cards[3..6].to_vec()];
        deal.deck = cards[6..cards.len() - 1].to_vec();
        deal.aside = cards.last().copied();
        if let Some((its_seen, its_view, game)) = course(&other)
            && its_seen == seen
            && its_view == view
        {
            *counts.entry(hands(&game)).or_default() += 1;
        }
    });
    counts
}

/// Calls back with all orders of the cards from `from` on.
fn permute(cards: &mut Vec<Card>, from: usize, visit: &mut impl FnMut(&[Card])) {
    if from == cards.len() {
        return visit(cards);
    }
    for other in from..cards.len() {
        cards.swap(from, other);
        permute(cards, from + 1, visit);
        cards.swap(from, other);
    }
}

fn hands(game: &Smitten) -> (Cards, Cards) {
    (view(game, 'A').hands.a.known, view(game, 'B').hands.b.known)
}

#[test]
fn the_course_tells_what_it_should() {
    let game = after(5).replay(&mut Silent).unwrap();
    let can: Vec<bool> = view(&game, 'A').turns.iter().map(|turn| turn.signals.unwrap().b.can).collect();
    assert_eq!(can, [false, false, true]);
    assert_eq!(view(&game, 'A').hands.b.known.to_string(), "3");
}

#[test]
fn a_belief_weighs_every_hand_as_brute_force_does() {
    for n in 0..=COURSE.len() {
        let history = after(n);
        let game = history.replay(&mut Silent).unwrap();
        for (seat, own) in [('A', hands(&game).0), ('B', hands(&game).1)] {
            let Some(belief) = Belief::about_partner(&view(&game, seat)) else { continue };
            let number = if seat == 'A' { 0 } else { 1 };
            let wanted: HashMap<Cards, u32> = brute_force(&history, Observer::Seat(Seat::new(number)))
                .into_iter()
                .map(|((a, b), count)| {
                    let (mine, theirs) = if seat == 'A' { (a, b) } else { (b, a) };
                    assert_eq!(mine, own);
                    (theirs, count)
                })
                .collect();
            let (ways, orders) = (
                belief.hands().iter().map(|possible| possible.ways).sum::<u64>(),
                wanted.values().copied().map(u64::from).sum::<u64>(),
            );
            assert_eq!(belief.hands().len(), wanted.len(), "{seat} after {n} actions");
            for possible in belief.hands() {
                // The proportions are compared, since ways do not count the orders of undrawn cards.
                assert_eq!(
                    possible.ways * orders,
                    u64::from(wanted[&possible.hand]) * ways,
                    "{seat} after {n} actions: {possible:?}"
                );
            }
        }
    }
}

#[test]
fn redeals_are_as_frequent_as_brute_force_says() {
    const REDEALS: u32 = 2500;
    let mut dice = Seed::from_phrase("redeals").dice(0);
    for n in [1, 3, 4] {
        let history = after(n);
        let game = history.replay(&mut Silent).unwrap();
        for observer in Observer::all(2) {
            let wanted = brute_force(&history, observer);
            let orders: u32 = wanted.values().sum();
            let mut counts: HashMap<(Cards, Cards), u32> = HashMap::new();
            for _ in 0..REDEALS {
                *counts.entry(hands(&game.redeal(observer, &mut dice))).or_default() += 1;
            }
            assert!(counts.keys().all(|pair| wanted.contains_key(pair)), "{observer} after {n} actions");
            // Pearson's chi-squared: its mean is the number of pairs, its variance twice that.
            let distance: f64 = wanted
                .iter()
                .map(|(pair, &count)| {
                    let expected = f64::from(count) / f64::from(orders) * f64::from(REDEALS);
                    let given = f64::from(counts.get(pair).copied().unwrap_or(0));
                    (given - expected).powi(2) / expected
                })
                .sum();
            let bound = wanted.len() as f64 + 5.0 * (2.0 * wanted.len() as f64).sqrt();
            assert!(distance < bound, "{observer} after {n} actions: {distance} for {} pairs", wanted.len());
        }
    }
}
