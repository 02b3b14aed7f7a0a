//! The officer knows which cards are left and weighs the next two draws in points.

use dead_mans_draw::{Action, Card, DeadMansDraw, Placed, Suit, Trait, Variant, View};
use game::Seat;

use super::trait_rank;
use crate::{Bot, Knowledge};

/// Counts the unseen cards and looks two draws ahead.
///
/// - Drawing is worth the average over all cards that can come; after the second draw it stops. It
///   draws as long as that is worth more than collecting.
/// - Everything is counted in points: what a card adds to the own bank, less a share of what it adds to
///   an opponent's. A card that adds no points is still worth a little as a reserve.
/// - Of an ability it expects the best choice there is now.
/// - It keeps the trait that stands higher in a fixed order.
#[derive(Clone, Copy, Debug, Default)]
pub struct Officer;

/// How many draws it looks ahead.
const DEPTH: usize = 2;
/// What sight of the next card, or safety for the cards so far, is worth of the cards at stake.
const PRUDENCE: f64 = 0.1;

impl Bot<DeadMansDraw> for Officer {
    fn choose(&mut self, knowledge: &Knowledge<DeadMansDraw>) -> Option<Action> {
        let (view, legal) = (&knowledge.view(), knowledge.legal());
        let me = view.me?;
        let mind = Mind::new(view, me);
        let appraised = legal.iter().map(|&action| (mind.worth(action), action));
        appraised.max_by(|(one, _), (other, _)| one.total_cmp(other)).map(|(_, action)| action)
    }
}

/// The best value of each suit in a bank; zero where there is none.
pub(super) type Tops = [u8; Suit::ALL.len()];

/// The table as the bot thinks of it.
pub(super) struct Mind<'a> {
    pub(super) view: &'a View,
    pub(super) me: Seat,
    pub(super) tops: Vec<Tops>,
}

impl Mind<'_> {
    pub(super) fn new(view: &View, me: Seat) -> Mind<'_> {
        let tops = view.players.iter().map(|player| {
            let mut tops = Tops::default();
            player.bank.iter().for_each(|stack| tops[stack.suit as usize] = stack.values[0]);
            tops
        });
        Mind { view, me, tops: tops.collect() }
    }

    /// What an action is worth, in points; only actions listed together are comparable.
    pub(super) fn worth(&self, action: Action) -> f64 {
        let area = &self.view.play_area;
        match action {
            Action::Keep { r#trait } => -(trait_rank(r#trait) as f64),
            Action::Haunt { victim } | Action::Plunder { victim } => {
                f64::from(self.view.player(victim).points)
            }
            Action::Draw => self.draw(area, 0),
            Action::Collect => self.collect(area),
            Action::Hook { suit } => {
                let card = self.top(self.me, suit);
                self.enter(area, card, 0) - self.loss(self.me, card)
            }
            Action::Shoot { victim, suit } => self.shot(victim, suit),
            Action::Sink { suit } => -self.loss(self.me, self.top(self.me, suit)),
            Action::Fetch { card } => self.enter(area, card, 0),
            Action::Steal { victim, suit } => {
                let card = self.target(victim, suit);
                self.enter(area, card, 0) + self.share() * self.loss(victim, card)
            }
            Action::Replay { card } => self.replay(area, card),
        }
    }

    /// Drawing a card when `n_drawn` have been drawn in thought already.
    fn draw(&self, area: &[Placed], n_drawn: usize) -> f64 {
        let next = match self.view.known.get(n_drawn) {
            Some(known) => std::slice::from_ref(known),
            None => &self.view.unseen,
        };
        let mut sum = 0.0;
        let mut n = 0;
        for &card in next.iter().filter(|&card| area.iter().all(|placed| placed.card != *card)) {
            n += 1;
            sum += if self.is_banked_at_once(card) {
                self.gain(self.me, [card]) + self.go_on(area, n_drawn + 1)
            } else {
                self.enter(area, card, n_drawn + 1)
            };
        }
        if n == 0 { f64::NEG_INFINITY } else { sum / f64::from(n) }
    }

    /// The better of stopping and drawing.
    fn go_on(&self, area: &[Placed], n_drawn: usize) -> f64 {
        let stop = self.collect(area);
        if n_drawn < DEPTH && n_drawn < self.view.n_draw.into() {
            stop.max(self.draw(area, n_drawn))
        } else {
            stop
        }
    }

    /// A card comes to the play area.
    fn enter(&self, area: &[Placed], card: Card, n_drawn: usize) -> f64 {
        if self.is_barred(area, card) {
            return self.bust(area, card);
        }
        self.act(with(area, card), n_drawn)
    }

    /// What the play area is worth once its last card acts.
    fn act(&self, mut area: Vec<Placed>, n_drawn: usize) -> f64 {
        let Some((last, before)) = area.split_last_mut() else { return 0.0 };
        match last.card.suit() {
            Suit::Anchor => {
                before.iter_mut().for_each(|placed| placed.is_protected = true);
                self.go_on(&area, n_drawn) + PRUDENCE * self.collect(&area)
            }
            Suit::Oracle => self.go_on(&area, n_drawn) + PRUDENCE * self.collect(&area),
            Suit::Cannon => self.go_on(&area, n_drawn) + self.best_shot(),
            Suit::Kraken => self.obey(&area, if self.faces(Trait::Beastmaster) { 4 } else { 2 }),
            Suit::Sword => self.best_of(&area, n_drawn, self.thefts()),
            Suit::Hook => self.best_of(&area, n_drawn, self.catches()),
            Suit::Map => self.best_of(&area, n_drawn, self.finds()),
            Suit::Key | Suit::Chest | Suit::Mermaid => self.go_on(&area, n_drawn),
        }
    }

    /// The best of the cards that an ability can bring, each with what it is worth besides; without any,
    /// the play area as it is.
    fn best_of(&self, area: &[Placed], n_drawn: usize, cards: Vec<(Card, f64)>) -> f64 {
        let worths = cards.into_iter().map(|(card, besides)| {
            let is_barred = self.is_barred(area, card);
            besides + if is_barred { self.bust(area, card) } else { self.collect(&with(area, card)) }
        });
        worths.max_by(f64::total_cmp).unwrap_or_else(|| self.go_on(area, n_drawn))
    }

    /// `n` cards have to come before collecting is allowed.
    fn obey(&self, area: &[Placed], n: i32) -> f64 {
        let unseen = &self.view.unseen;
        let n_barred = unseen.iter().filter(|&&card| self.is_barred(area, card)).count();
        // Each new card bars its suit as well.
        let risk = (n_barred as f64 / unseen.len().max(1) as f64 + 0.05).min(1.0);
        let survival = (1.0 - risk).powi(n);
        let average =
            unseen.iter().map(|&card| self.gain(self.me, [card])).sum::<f64>() / unseen.len().max(1) as f64;
        survival * (self.collect(area) + f64::from(n) * average) + (1.0 - survival) * self.saved(area)
    }

    /// What collecting the play area is worth.
    fn collect(&self, area: &[Placed]) -> f64 {
        let cards = || area.iter().map(|placed| placed.card);
        self.gain(self.me, cards()) + self.bonus(cards())
    }

    /// What is left after a bust with this card.
    fn bust(&self, area: &[Placed], card: Card) -> f64 {
        let lost = area.iter().filter(|placed| !placed.is_protected).map(|placed| placed.card).chain([card]);
        let given = self.heir().map_or(0.0, |heir| self.gain(heir, lost));
        self.saved(area) - self.share() * given
    }

    /// What a bust leaves to the own bank.
    fn saved(&self, area: &[Placed]) -> f64 {
        let saved = || area.iter().filter(|placed| placed.is_protected).map(|placed| placed.card);
        self.gain(self.me, saved()) + self.bonus(saved())
    }

    /// A mermaid lets a card act again, or a rival takes it.
    fn replay(&self, area: &[Placed], card: Card) -> f64 {
        let rest: Vec<_> = area.iter().copied().filter(|placed| placed.card != card).collect();
        if self.faces(Trait::Siren) {
            let n = self.view.players.len() as u8;
            let siren = self.me.others(n).find(|&seat| self.view.player(seat).r#trait == Some(Trait::Siren));
            return self.collect(&rest) - self.share() * siren.map_or(0.0, |seat| self.gain(seat, [card]));
        }
        if self.has(Trait::Casanova) {
            return self.collect(&rest) + self.gain(self.me, [card]);
        }
        self.act(with(&rest, card), 0)
    }

    fn is_banked_at_once(&self, card: Card) -> bool {
        match card.suit() {
            Suit::Mermaid => self.has(Trait::Casanova) && !self.view.mermaid_ability,
            Suit::Kraken => self.has(Trait::Fisherman),
            _ => false,
        }
    }

    fn is_barred(&self, area: &[Placed], card: Card) -> bool {
        area.iter().any(|placed| match self.view.variant {
            Some(Variant::StrangeLands) => placed.card.value() == card.value(),
            _ => placed.card.suit() == card.suit(),
        })
    }
}

/// The play area with one card more.
fn with(area: &[Placed], card: Card) -> Vec<Placed> {
    let mut more = Vec::with_capacity(area.len() + 1);
    more.extend_from_slice(area);
    more.push(Placed { card, is_protected: false });
    more
}
