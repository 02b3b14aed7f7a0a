//! What an officer offers to others, and what it thinks of offers (LP-9.3).
//!
//! A hand is worth the sum of what its cards promise, each further copy of a card by itself. Every swap that an
//! officer offers raises the worth of its hand, and it gives the whole hand away once a turn at most. So offers end.

use game::Seat;
use launch_pad::{Action, Card, OFFERS, OfferView, PlayerView, Step};

use super::officer::{Plan, Value};

/// What a card counts against an offer that brings it and takes none in return: a fuller hand draws less.
const DRAW: Value = 15;
/// What each card that is asked for counts against an offer besides its worth.
const RELUCTANCE: Value = 20;
/// How much an offer must gain for the one who answers it.
const MARGIN: Value = 10;
/// How much an offer must gain for the one who makes it.
const GAIN: Value = 15;
/// What a card of a refilled hand promises, unseen.
const UNSEEN: Value = 20;
/// What counts against a gift that gets the giver a new hand.
const NEW_HAND: Value = 30;
/// How likely the other must hold what is asked for.
const LIKELY: f64 = 0.5;

/// An offer worth making.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Deal {
    to: Seat,
    give: Vec<Card>,
    want: Vec<Card>,
    /// What it probably gains.
    gain: f64,
}

impl Deal {
    /// The next step towards this offer; none if cards were laid or asked for that are no part of it.
    pub(super) fn next(&self, offer: Option<&OfferView>) -> Option<Action> {
        let to = self.to;
        let (laid, asked) = offer.map_or((&[][..], &[][..]), |offer| (&offer.give, &offer.want));
        let (give, want) = (without(&self.give, laid)?, without(&self.want, asked)?);
        Some(match (give.first(), want.as_slice()) {
            (Some(&card), _) => Action::Offer { to, card },
            (None, &[card, _, ..]) => Action::Want { card },
            (None, rest) => Action::Ask { card: rest.first().copied() },
        })
    }
}

impl Plan<'_> {
    /// The most promising offer that can be made or is being made. A player who has turned one down in this turn
    /// is not asked again.
    pub(super) fn best_deal(&self) -> Option<Deal> {
        let is_step = matches!(self.view.step, Step::Play | Step::Ask);
        if !self.view.variants.negotiation || self.view.active != self.me.seat || !is_step {
            return None;
        }
        let offer = self.view.offer.as_ref();
        let partners = self
            .others()
            .filter(|other| other.offers_left == OFFERS && offer.is_none_or(|offer| offer.to == other.seat));
        let deals = partners.flat_map(|other| self.swaps(other).into_iter().chain(self.gift(other)));
        deals.reduce(|best, deal| if deal.gain > best.gain { deal } else { best })
    }

    /// What an offer is worth to the one who answers it.
    pub(super) fn answer(&self, offer: &OfferView) -> Value {
        let Some(mut hand) = without(&self.me.known_hand, &offer.want) else { return Value::MIN };
        hand.extend(&offer.give);
        let gain = self.worth(self.me, &hand) - self.worth(self.me, &self.me.known_hand);
        let is_all =
            offer.n_want == 0 && offer.n_give == self.view.players[self.view.active.index()].hand_size;
        let new_hand = if is_all && !self.view.refilled { NEW_HAND } else { 0 };
        gain - burden(offer.n_give, offer.n_want) - new_hand
    }

    /// Swaps for one or two of the cards most wished for that the other probably has.
    fn swaps(&self, other: &PlayerView) -> Vec<Deal> {
        let mut wishes: Vec<(Vec<Card>, f64)> = Vec::new();
        for card in Card::playable() {
            if self.gain_after(self.me, card, &[]) < GAIN {
                continue;
            }
            let likely = self.likelihood(other, card);
            if likely >= LIKELY {
                let pairs =
                    wishes.iter().filter(|(cards, chance)| cards.len() == 1 && chance * likely >= LIKELY);
                let pairs: Vec<_> = pairs.map(|(cards, p)| (vec![cards[0], card], p * likely)).collect();
                wishes.extend(pairs);
                wishes.push((vec![card], likely));
            }
        }
        wishes.into_iter().filter_map(|(want, likely)| self.swap(other, want, likely)).collect()
    }

    /// Gives as few cards for these as the other will probably be content with.
    fn swap(&self, other: &PlayerView, want: Vec<Card>, likely: f64) -> Option<Deal> {
        let mut deal = Deal { to: other.seat, give: Vec::new(), want, gain: 0.0 };
        loop {
            if self.estimate(other, &deal.give, &deal.want) > 0 {
                let hand = without(&self.me.known_hand, &deal.give)?;
                let after = [&hand[..], &deal.want].concat();
                let gain = self.worth(self.me, &after) - self.worth(self.me, &self.me.known_hand);
                deal.gain = likely * f64::from(gain);
                return (gain >= GAIN && !deal.give.is_empty()).then_some(deal);
            }
            let left = without(&self.me.known_hand, &deal.give)?;
            let surplus = |&card: &Card| {
                let (theirs, ours) = (self.gain_after(other, card, &deal.give), self.loss(&left, card));
                let surplus = theirs - ours.max(DRAW);
                (surplus > 0 && !deal.want.contains(&card)).then_some((surplus, card))
            };
            let (_, best) = left.iter().filter_map(surplus).max_by_key(|&(surplus, _)| surplus)?;
            deal.give.push(best);
        }
    }

    /// The whole hand as a gift, if a new one gains more than the other does.
    fn gift(&self, other: &PlayerView) -> Option<Deal> {
        let give = self.me.known_hand.clone();
        let theirs = self.estimate(other, &give, &[]) - NEW_HAND;
        let gain = UNSEEN * self.me.hand_limit as Value - self.worth(self.me, &give) - theirs;
        let is_of_use = !self.view.refilled && self.turns > 0 && gain >= 2 * UNSEEN;
        (is_of_use && theirs > 0).then(|| Deal { to: other.seat, give, want: Vec::new(), gain: gain.into() })
    }

    /// What an offer is probably worth to another player, as far as that player's cards are known.
    fn estimate(&self, other: &PlayerView, give: &[Card], want: &[Card]) -> Value {
        let gain: Value =
            give.iter().enumerate().map(|(i, &card)| self.gain_after(other, card, &give[..i])).sum();
        let known = |card| other.known_hand.iter().filter(|&&held| held == card).count().max(1);
        let loss: Value = want.iter().map(|&card| self.nth_use(other, card, known(card))).sum();
        gain - loss - burden(give.len(), want.len())
    }

    /// What a card would add to a player's hand after others have come to it.
    fn gain_after(&self, player: &PlayerView, card: Card, others: &[Card]) -> Value {
        let held = player.known_hand.iter().chain(others).filter(|&&held| held == card).count();
        self.nth_use(player, card, held + 1)
    }

    /// What one's own hand loses with a card.
    fn loss(&self, hand: &[Card], card: Card) -> Value {
        self.nth_use(self.me, card, hand.iter().filter(|&&held| held == card).count())
    }

    /// What a hand promises to a player.
    fn worth(&self, player: &PlayerView, hand: &[Card]) -> Value {
        let nth = |i: usize| hand[..=i].iter().filter(|&&other| other == hand[i]).count();
        hand.iter().enumerate().map(|(i, &card)| self.nth_use(player, card, nth(i))).sum()
    }

    /// How likely another player holds a card of that kind.
    fn likelihood(&self, other: &PlayerView, card: Card) -> f64 {
        if other.known_hand.contains(&card) {
            return 1.0;
        }
        let unknown = |player: &PlayerView| player.hand_size - player.known_hand.len();
        let hidden = self.view.draw_pile + self.others().map(unknown).sum::<usize>();
        let unseen = usize::from(card.copies()).saturating_sub(self.n_seen(card));
        1.0 - (1.0 - unseen as f64 / hidden.max(1) as f64).powi(unknown(other) as i32)
    }

    /// How many copies of a card lie open or are in hands as far as they are known.
    fn n_seen(&self, card: Card) -> usize {
        let is_it = |other: &&Card| **other == card;
        let view = self.view;
        let hands = view.players.iter().flat_map(|player| &player.known_hand).filter(is_it).count();
        let upgrades = view.players.iter().flat_map(|player| &player.upgrades).filter(is_it).count();
        let zones = || view.players.iter().flat_map(|player| &player.zones);
        let experts = zones().filter(|zone| zone.expert == Some(card)).count();
        let rockets = zones().flat_map(|zone| &zone.rockets).map(|rocket| match card {
            Card::Metal => usize::from(rocket.metal),
            Card::Fuel => usize::from(rocket.fuel),
            _ => usize::from(rocket.card == card) + rocket.advantages.iter().filter(is_it).count(),
        });
        let discards = view.discard_pile.iter().filter(is_it).count();
        hands + upgrades + experts + rockets.sum::<usize>() + discards
    }
}

/// What must be gained by the one who answers an offer, so that it is accepted.
fn burden(n_give: usize, n_want: usize) -> Value {
    RELUCTANCE * n_want as Value + DRAW * n_give.saturating_sub(n_want) as Value + MARGIN
}

/// The cards without some of them; none if those are not all there.
fn without(cards: &[Card], some: &[Card]) -> Option<Vec<Card>> {
    let mut left = cards.to_vec();
    for card in some {
        left.remove(left.iter().position(|other| other == card)?);
    }
    Some(left)
}
