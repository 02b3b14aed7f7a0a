//! Matches that lead to a redealt game.

use game::{Match, Seat};

use crate::action::Action;
use crate::card::Card;
use crate::event::{Event, Seen};
use crate::hand::Held;
use crate::phase::{Choice, Phase};
use crate::resume::{hands_written, n_drawn};
use crate::setup::{Deal, HAND, Setup};
use crate::state::LaunchPad;

impl LaunchPad {
    pub(crate) fn retraced(&self, history: &Match<LaunchPad>) -> Match<LaunchPad> {
        let hidden = Hidden::of(self);
        let mut events = Vec::new();
        let mut setup = history.setup.clone();
        let mut begun = setup.deal.take().unwrap_or_default();
        let done = std::mem::take(&mut begun.actions);
        let position = begun.position.clone();
        setup.deal = Some(begun);
        let Ok(mut game) = LaunchPad::dealt(&setup, history.seed, &mut events) else {
            return history.clone();
        };
        let first = game.active;
        let mut thefts = Vec::new();
        let mut actions: Vec<(Seat, Action)> = Vec::with_capacity(history.actions.len());
        for &(seat, action) in done.iter().chain(&history.actions) {
            let copy_of = |seat, card| {
                let index = game.hands.first_copy(seat, card).expect("the match was played by the rules");
                hidden.kind(&game.hands.all()[index])
            };
            let retraced = match (action, &game.phase) {
                (Action::Offer { to, card }, _) => Action::Offer { to, card: copy_of(seat, card) },
                (Action::Accept, Phase::Offer { to, want }) => {
                    let mut hands = game.hands.clone();
                    let paid = want.iter().map(|&card| hidden.kind(&hands.take_hidden(*to, card)));
                    replace_wanted(&mut actions, &paid.collect::<Vec<_>>());
                    action
                }
                _ => action,
            };
            let thefts_before = game.thefts;
            game.carry_out(seat, action, &mut events);
            let stolen = usize::from(game.thefts - thefts_before);
            if stolen > 0 {
                let hand = game.hands.of(seat);
                thefts.extend(hand[hand.len() - stolen..].iter().map(|held| hidden.kind(held)));
            }
            actions.push((seat, retraced));
        }
        match &self.phase {
            Phase::Ask { want, .. } | Phase::Offer { want, .. } => replace_wanted(&mut actions, want),
            Phase::Duty(choices) => replace_picks(&mut actions, choices),
            _ => {}
        }
        let n_dealt =
            position.as_ref().map_or(HAND * usize::from(self.n), |position| n_drawn(position, self.n));
        let (dealt, mut orders) = drawn(&events, &hidden, n_dealt);
        if let Some(order) = orders.last_mut() {
            order.extend(self.draw.iter().rev().map(|token| token.card));
        }
        let draw = orders.remove(0);
        let mut deal =
            Deal { first: Some(first), draw, shuffles: orders, thefts, position, ..Deal::default() };
        match &mut deal.position {
            Some(position) => hands_written(position, self.n, dealt.into_iter()),
            None => deal.hands = dealt.chunks(HAND).map(<[Card]>::to_vec).collect(),
        }
        Match { setup: Setup { deal: Some(deal), ..setup }, seed: history.seed, actions }
    }
}

/// The redealt kinds of drawn cards that are still in hands, by the number of the draw.
struct Hidden(Vec<Option<Card>>);

impl Hidden {
    fn of(game: &LaunchPad) -> Hidden {
        let mut kinds = vec![None; game.draws.into()];
        for held in game.hands.all() {
            if let Some(kind) = kinds.get_mut(usize::from(held.draw)) {
                *kind = Some(held.card);
            }
        }
        Hidden(kinds)
    }

    /// The redealt kind of a card of the real match.
    fn kind(&self, held: &Held) -> Card {
        self.drawn(held.draw.into()).unwrap_or(held.card)
    }

    fn drawn(&self, number: usize) -> Option<Card> {
        self.0.get(number).copied().flatten()
    }
}

/// The redealt cards of the deal, and of the draws after each shuffle.
fn drawn(events: &[Event], hidden: &Hidden, n_dealt: usize) -> (Vec<Card>, Vec<Vec<Card>>) {
    let mut orders = vec![Vec::new()];
    let mut number = 0;
    for event in events {
        let card = match *event {
            Event::Drew { card, .. } => hidden.drawn(number).unwrap_or(card),
            Event::Open(Seen::PartDrawn { part, .. }) => part,
            Event::Open(Seen::Reshuffled { .. } | Seen::ShuffledIn { .. }) => {
                orders.push(Vec::new());
                continue;
            }
            _ => continue,
        };
        number += 1;
        if let Some(order) = orders.last_mut() {
            order.push(card);
        }
    }
    let after_deal = orders[0].split_off(n_dealt);
    let dealt = std::mem::replace(&mut orders[0], after_deal);
    (dealt, orders)
}

/// Replaces the cards wanted in the last offer, which are the last that were asked for.
fn replace_wanted(actions: &mut [(Seat, Action)], wanted: &[Card]) {
    let asked = actions.iter_mut().rev().filter_map(|(_, action)| match action {
        Action::Want { card } | Action::Ask { card: Some(card) } => Some(card),
        _ => None,
    });
    asked.zip(wanted.iter().rev()).for_each(|(card, &wanted)| *card = wanted);
}

/// Replaces the picks for potato duty, which are the last actions so far.
fn replace_picks(actions: &mut [(Seat, Action)], choices: &[Choice; 4]) {
    for (seat, action) in actions.iter_mut().rev() {
        match (action, choices[seat.index()]) {
            (Action::Discard { card }, Choice::Made(picked)) => *card = picked,
            _ => break,
        }
    }
}
