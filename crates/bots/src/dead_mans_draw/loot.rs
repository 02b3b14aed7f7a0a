//! What loot is worth to a bank, and what abilities could bring.

use dead_mans_draw::{Card, Suit, Trait, Variant};
use game::Seat;

use super::officer::Mind;

/// What a point is worth of a card that does not score.
const RESERVE: f64 = 0.15;
/// What reaching fifty points is worth in Sudden Death, or surfacing costs Beneath the Waves.
const DECISIVE: f64 = 100.0;

impl Mind<'_> {
    /// What cards add to a bank's worth.
    pub(super) fn gain(&self, seat: Seat, cards: impl IntoIterator<Item = Card>) -> f64 {
        let has_scales = self.view.player(seat).r#trait == Some(Trait::GoldenScales);
        let mut tops = self.tops[seat.index()];
        let mut points = 0;
        let mut reserve = 0;
        for card in cards {
            let top = &mut tops[card.suit() as usize];
            points += match self.view.variant {
                Some(Variant::PileOTreasure) => i16::from(card.value()),
                Some(Variant::AllHandsOnDeck) if *top == 0 => i16::from(card.value()) + 5,
                _ => i16::from(card.value().saturating_sub(*top)),
            };
            if *top == 0 && card.suit() == Suit::Mermaid && has_scales {
                points += 5;
            }
            reserve += card.value().min(*top);
            *top = card.value().max(*top);
        }
        let now = self.view.player(seat).points;
        let decisive = match self.view.variant {
            Some(Variant::SuddenDeath) if now + points >= 50 => DECISIVE,
            Some(Variant::BeneathTheWaves) if now < 60 && now + points >= 60 => -DECISIVE,
            _ => 0.0,
        };
        f64::from(points) + RESERVE * f64::from(reserve) + decisive
    }

    /// What a bank loses with a card.
    pub(super) fn loss(&self, seat: Seat, card: Card) -> f64 {
        let stack = self.view.player(seat).bank.iter().find(|stack| stack.suit == card.suit());
        let values = stack.map_or(&[][..], |stack| &stack.values);
        let below = values.get(1).copied().unwrap_or(0);
        match values.first() {
            Some(&top) if top == card.value() => f64::from(top - below) + RESERVE * f64::from(below),
            _ => RESERVE * f64::from(card.value()),
        }
    }

    /// How much an opponent's point counts against an own one.
    pub(super) fn share(&self) -> f64 {
        1.0 / (self.view.players.len() - 1) as f64
    }

    /// What key and chest pay on the average.
    pub(super) fn bonus(&self, cards: impl Iterator<Item = Card> + Clone) -> f64 {
        let has = |suit| cards.clone().any(|card| card.suit() == suit);
        if !has(Suit::Key) || !has(Suit::Chest) {
            return 0.0;
        }
        let pile = self.discard();
        let per_card = if self.has(Trait::TreasureHunter) { 2 } else { 1 };
        let n = (per_card * cards.clone().count()).min(pile.len());
        let sum: f64 = pile.iter().map(|&card| self.gain(self.me, [card])).sum();
        n as f64 * sum / pile.len().max(1) as f64
    }

    /// Who gets the cards that a bust loses.
    pub(super) fn heir(&self) -> Option<Seat> {
        let n = self.view.players.len() as u8;
        if self.view.variant == Some(Variant::ThievesIsland) {
            return Some(self.me.left(1, n));
        }
        self.me.others(n).find(|&seat| self.view.player(seat).victim == Some(self.me))
    }

    /// What a cannon gains by hitting a stack.
    pub(super) fn shot(&self, victim: Seat, suit: Suit) -> f64 {
        let card = self.target(victim, suit);
        let loss = if self.has(Trait::MasterGunner) {
            f64::from(self.tops[victim.index()][suit as usize])
        } else {
            self.loss(victim, card)
        };
        // Among equals it is better to hit the player in the lead.
        let lead = 0.01 * f64::from(self.view.player(victim).points);
        let scavenged = if self.has(Trait::Scavenger) { self.gain(self.me, [card]) } else { 0.0 };
        self.share() * loss + lead + scavenged
    }

    /// What a cannon gains at best.
    pub(super) fn best_shot(&self) -> f64 {
        if self.faces(Trait::Misfire) {
            let stacks = &self.view.player(self.me).bank;
            let losses = stacks.iter().map(|stack| self.loss(self.me, self.top(self.me, stack.suit)));
            return -losses.min_by(f64::total_cmp).unwrap_or(0.0);
        }
        self.stacks_of_opponents().map(|(seat, suit)| self.shot(seat, suit)).fold(0.0, f64::max)
    }

    /// What the sword could take, and what that costs others.
    pub(super) fn thefts(&self) -> Vec<(Card, f64)> {
        self.stacks_of_opponents()
            .filter(|&(_, suit)| {
                let is_lacking = self.tops[self.me.index()][suit as usize] == 0 || self.has(Trait::Swordsman);
                is_lacking && (suit == Suit::Kraken || !self.faces(Trait::Parry))
            })
            .map(|(seat, suit)| {
                let card = self.target(seat, suit);
                (card, self.share() * self.loss(seat, card))
            })
            .collect()
    }

    /// What the hook could bring, and what that takes from the bank.
    pub(super) fn catches(&self) -> Vec<(Card, f64)> {
        let stacks = &self.view.player(self.me).bank;
        let cards = stacks.iter().map(|stack| self.top(self.me, stack.suit));
        cards.map(|card| (card, -self.loss(self.me, card))).collect()
    }

    /// What the map could bring. Three random cards hold a better one than the average, but not the
    /// best of the whole pile: it expects the three in the middle of the upper half.
    pub(super) fn finds(&self) -> Vec<(Card, f64)> {
        let mut pile = self.discard();
        pile.sort_by(|&one, &other| self.gain(self.me, [other]).total_cmp(&self.gain(self.me, [one])));
        let n_skipped = if self.has(Trait::Navigator) { 0 } else { pile.len().saturating_sub(3) / 4 };
        pile.into_iter().skip(n_skipped).take(3).map(|card| (card, 0.0)).collect()
    }

    pub(super) fn stacks_of_opponents(&self) -> impl Iterator<Item = (Seat, Suit)> {
        let n = self.view.players.len() as u8;
        self.me
            .others(n)
            .flat_map(|seat| self.view.player(seat).bank.iter().map(move |stack| (seat, stack.suit)))
    }

    pub(super) fn discard(&self) -> Vec<Card> {
        let stacks = self.view.discard.iter();
        stacks
            .flat_map(|stack| stack.values.iter().filter_map(|&value| Card::new(stack.suit, value)))
            .collect()
    }

    /// The best card of a stack that is there.
    pub(super) fn top(&self, seat: Seat, suit: Suit) -> Card {
        self.card(seat, suit, <[u8]>::first)
    }

    /// The card that cannon and sword hit on a stack that is there.
    pub(super) fn target(&self, seat: Seat, suit: Suit) -> Card {
        match self.view.variant {
            Some(Variant::BottomFeeder) => self.card(seat, suit, <[u8]>::last),
            _ => self.top(seat, suit),
        }
    }

    fn card(&self, seat: Seat, suit: Suit, pick: impl Fn(&[u8]) -> Option<&u8>) -> Card {
        let stack = self.view.player(seat).bank.iter().find(|stack| stack.suit == suit);
        stack
            .and_then(|stack| pick(&stack.values))
            .and_then(|&value| Card::new(suit, value))
            .expect("the stack is there")
    }

    pub(super) fn has(&self, wanted: Trait) -> bool {
        self.view.player(self.me).r#trait == Some(wanted)
    }

    pub(super) fn faces(&self, wanted: Trait) -> bool {
        self.view.players.iter().any(|player| player.seat != self.me && player.r#trait == Some(wanted))
    }
}
