//! Beliefs about the partner's hand: every hand that fits what was seen, with its weight.

use game::Dice;

use crate::view::PhaseView;
use crate::{Card, Cards, Hand, Numbers, PastTurn, View};

/// A player's belief about the partner's hand, computed from a view and so from nothing hidden.
#[derive(Clone, Debug)]
pub struct Belief {
    /// The cards that are or were in that hand, in the deck, or aside.
    pool: Cards,
    facts: Vec<Fact>,
    /// The possible hands before each draw, and at last the present ones.
    stages: Vec<Vec<Possible>>,
}

/// A possible hand of the partner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Possible {
    /// The hand.
    pub hand: Cards,
    /// The number of ways it can have come about; all ways were equally likely before the first play.
    pub ways: u64,
}

/// An event of a hand, or a public fact about it.
#[derive(Clone, Copy, Debug)]
enum Fact {
    /// It drew a card.
    Drew,
    /// This card left it.
    Lost(Card),
    /// These cards were in it at once.
    Held(Cards),
    /// Some of these numbers were in it, or none.
    Had(Numbers, bool),
    /// Besides the cards shown, one of these numbers is in it.
    Keeps(Cards, Numbers),
}

impl Belief {
    /// The belief of the view's seat about its partner's hand.
    ///
    /// `None` for a spectator, alone, and once the game is over.
    pub fn about_partner(view: &View) -> Option<Belief> {
        if view.rules.is_solo() || matches!(view.phase, PhaseView::Over { .. }) {
            return None;
        }
        let partner = Hand::BOTH.into_iter().find(|hand| view.you == Some(hand.partner().seat()))?;
        let facts = facts(view, partner);
        let own = view.hands[partner.partner()].known;
        let unseen = [view.squares.left.cards, view.squares.right.cards]
            .into_iter()
            .fold(Cards::ALL.without_all(own), |cards, lying| lying.iter().fold(cards, Cards::without));
        let pool = departures(&view.turns, partner).fold(unseen, Cards::with);
        Some(Belief::new(pool, facts))
    }

    /// The possible hands of the partner now.
    pub fn hands(&self) -> &[Possible] {
        self.stages.last().expect("there is a stage before the first draw")
    }

    /// Follows every hand through the facts.
    fn new(pool: Cards, facts: Vec<Fact>) -> Belief {
        let mut stages = Vec::new();
        let mut hands = vec![Possible { hand: Cards::NONE, ways: 1 }];
        let mut lost = Cards::NONE;
        let mut numbers = vec![0; Cards::N_CODES];
        for &fact in &facts {
            match fact {
                Fact::Drew => {
                    let after = draw(&hands, pool.without_all(lost), &mut numbers);
                    stages.push(std::mem::replace(&mut hands, after));
                }
                Fact::Lost(card) => {
                    hands.retain(|possible| possible.hand.contains(card));
                    hands.iter_mut().for_each(|possible| possible.hand = possible.hand.without(card));
                    lost = lost.with(card);
                }
                Fact::Held(cards) => hands.retain(|possible| possible.hand.contains_all(cards)),
                Fact::Had(numbers, had) => {
                    hands.retain(|possible| possible.hand.numbers().meets(numbers) == had);
                }
                Fact::Keeps(shown, numbers) => {
                    hands.retain(|possible| possible.hand.without_all(shown).numbers().meets(numbers));
                }
            }
        }
        stages.push(hands);
        Belief { pool, facts, stages }
    }

    /// A random course of that hand: the cards it has drawn, in order, and those left of them.
    ///
    /// Every way is equally likely.
    pub(crate) fn sample(&self, dice: &mut Dice) -> (Vec<Card>, Cards) {
        let now = pick(dice, self.hands().iter().map(|possible| (possible.hand, possible.ways)));
        // Backwards: for each hand before a draw, the number of ways that lead to it.
        let mut hand = now;
        let mut drawn = Vec::new();
        let mut lost: Cards = self.facts.iter().filter_map(|fact| fact.lost()).collect();
        let mut stages = self.stages.iter().rev().skip(1);
        for fact in self.facts.iter().rev() {
            match *fact {
                Fact::Lost(card) => {
                    hand = hand.with(card);
                    lost = lost.without(card);
                }
                Fact::Drew => {
                    let before = stages.next().expect("each draw has a stage before it");
                    let left = self.pool.without_all(lost);
                    let options = hand.numbers().iter().map(|card| {
                        let rest = hand.without(card);
                        let ways = before.iter().find(|possible| possible.hand == rest).map_or(0, |p| p.ways);
                        (card, ways * u64::from(left.count(card) - rest.count(card)))
                    });
                    let card = pick(dice, options);
                    hand = hand.without(card);
                    drawn.push(card);
                }
                Fact::Held(_) | Fact::Had(..) | Fact::Keeps(..) => {}
            }
        }
        drawn.reverse();
        (drawn, now)
    }
}

impl Fact {
    fn lost(self) -> Option<Card> {
        match self {
            Fact::Lost(card) => Some(card),
            _ => None,
        }
    }
}

/// The cards that have left a hand, in order.
fn departures(turns: &[PastTurn], hand: Hand) -> impl Iterator<Item = Card> {
    turns.iter().filter_map(move |turn| {
        if turn.active == hand { Some(turn.played.card) } else { turn.placed.map(|laid| laid.card) }
    })
}

/// The number of cards a hand was dealt, if it has `n_now` cards now.
pub(crate) fn n_dealt(turns: &[PastTurn], hand: Hand, n_now: u8) -> u8 {
    let drew: u8 = turns.iter().map(|turn| turn.drew[hand]).sum();
    n_now + departures(turns, hand).count() as u8 - drew
}

/// All facts seen of a hand, in order.
fn facts(view: &View, hand: Hand) -> Vec<Fact> {
    let mut facts = vec![Fact::Drew; n_dealt(&view.turns, hand, view.hands[hand].size).into()];
    for turn in &view.turns {
        facts.extend(turn.signals.map(|signals| Fact::Had(turn.open, signals[hand].can)));
        if turn.active == hand {
            facts.push(Fact::Lost(turn.played.card));
        } else {
            let placed = turn.placed.map(|laid| laid.card);
            facts.push(Fact::Held(placed.into_iter().fold(turn.shown, Cards::with)));
            facts.extend(placed.map(Fact::Lost));
        }
        facts.extend((0..turn.drew[hand]).map(|_| Fact::Drew));
    }
    match view.phase {
        PhaseView::Deciding => {
            let open = view.squares.left.open | view.squares.right.open;
            facts.extend(view.hands[hand].signal.map(|signal| Fact::Had(open, signal.can)));
        }
        PhaseView::Following { hand: follower, answers, .. } if follower == hand => {
            let shown = view.turns.last().map_or(Cards::NONE, |turn| turn.shown);
            if !answers.either().is_empty() {
                facts.push(Fact::Keeps(shown, answers.either()));
            }
        }
        _ => {}
    }
    facts
}

/// The possible hands after one more card.
///
/// `numbers` is a blank table over all hands, and blank afterwards: it maps a hand to its index among the
/// possible ones, counted from one.
fn draw(hands: &[Possible], pool: Cards, numbers: &mut [u16]) -> Vec<Possible> {
    let mut after: Vec<Possible> = Vec::with_capacity(2 * hands.len());
    for possible in hands {
        for card in pool.numbers().iter() {
            let copies = pool.count(card) - possible.hand.count(card);
            if copies > 0 {
                let hand = possible.hand.with(card);
                let number = &mut numbers[hand.code()];
                if *number == 0 {
                    after.push(Possible { hand, ways: 0 });
                    *number = after.len() as u16;
                }
                after[usize::from(*number) - 1].ways += possible.ways * u64::from(copies);
            }
        }
    }
    after.iter().for_each(|possible| numbers[possible.hand.code()] = 0);
    after
}

/// Picks an item at random by weight.
fn pick<T: Copy>(dice: &mut Dice, items: impl Iterator<Item = (T, u64)> + Clone) -> T {
    let total: u64 = items.clone().map(|(_, weight)| weight).sum();
    let mut at = (dice.fraction() * total as f64) as u64;
    for (item, weight) in items {
        if at < weight {
            return item;
        }
        at -= weight;
    }
    unreachable!("the real course is always among the possible ones")
}
