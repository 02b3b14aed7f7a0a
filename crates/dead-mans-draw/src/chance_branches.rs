//! What chance may bring next, for whoever reckons with every case instead of rolling dice.

use std::ops::ControlFlow;

use game::{Dice, List, Seat, Silent};

use crate::ability::Origin;
use crate::action::Action;
use crate::card::Card;
use crate::picks::Picks;
use crate::setup::Variant;
use crate::state::{DeadMansDraw, Pending, Phase, Question};

impl DeadMansDraw {
    /// Whose turn it is.
    pub fn active(&self) -> Seat {
        self.active
    }

    /// The variant card in use.
    pub fn variant(&self) -> Option<Variant> {
        self.rules.variant
    }

    /// How many cards can still be drawn.
    pub fn n_draw(&self) -> usize {
        self.draw_pile.len()
    }

    /// How many of them everybody has seen, by an oracle.
    pub fn n_known(&self) -> usize {
        self.draw_pile.known().count()
    }

    /// The cards of the draw pile that do not lie above this place, sorted. If that place is the first
    /// unseen one, each of them is equally likely to lie there.
    pub fn cards_at(&self, place: usize) -> Vec<Card> {
        let mut cards: Vec<Card> = self.draw_pile.top_down().skip(place).collect();
        cards.sort_unstable();
        cards
    }

    /// The cards everybody has seen, the next one first.
    pub fn known_cards(&self) -> impl Iterator<Item = Card> {
        self.draw_pile.known()
    }

    /// The cards of the discard pile.
    pub fn discarded(&self) -> impl Iterator<Item = Card> {
        self.discard.iter()
    }

    /// The cards of a bank.
    pub fn banked(&self, seat: Seat) -> impl Iterator<Item = Card> {
        self.banks[seat].iter()
    }

    /// Whether the next draw busts if it brings this card.
    pub fn busts_on(&self, card: Card) -> bool {
        self.would_bust(card, Origin::DrawPile)
    }

    /// Whether a trait of the active player banks this card if it is drawn.
    pub fn banks_at_once(&self, card: Card) -> bool {
        self.is_banked_at_once(card, Origin::DrawPile)
    }

    /// How often chance has been asked so far, the order of the draw pile aside.
    pub fn n_chances(&self) -> u32 {
        self.chance.n_used()
    }

    /// Whether a map has shown random cards, of which one is to be chosen.
    pub fn is_map_open(&self) -> bool {
        self.phase == Phase::Turn && matches!(self.question(), Some(Question::Map(_)))
    }

    /// The same game with this card in the draw pile behind the first `place` ones. It must be one of those
    /// that can lie there: the cards of [`cards_at`](Self::cards_at).
    #[must_use]
    pub fn with_card_at(&self, place: usize, card: Card) -> DeadMansDraw {
        let mut game = self.clone();
        game.draw_pile.bring_up(place, card);
        game
    }

    /// The same game with other luck at everything that is random and has not happened yet, but for
    /// the order of the draw pile.
    #[must_use]
    pub fn with_luck(&self, dice: &mut Dice) -> DeadMansDraw {
        let mut game = self.clone();
        game.chance = self.chance.renewed(dice);
        game.from_discard = Picks::default();
        game.plundered = Picks::default();
        game
    }

    /// The same game with these cards turning up the next time that random cards come from the discard
    /// pile.
    #[must_use]
    pub fn with_found(&self, cards: &[Card]) -> DeadMansDraw {
        DeadMansDraw { from_discard: Picks::scripted(&[cards.to_vec()]), ..self.clone() }
    }

    /// The same game with this card of the discard pile alone shown by the map that is open, and whether
    /// it may be chosen.
    #[must_use]
    pub fn with_shown(&self, card: Card) -> (DeadMansDraw, bool) {
        let mut game = self.clone();
        let mut shown = List::new(card);
        shown.push(card);
        game.pending.pop();
        game.pending.push(Pending::Ask(Question::Map(shown)));
        let is_lawful = game.answers(Question::Map(shown), |_| ControlFlow::Break(())).is_break();
        (game, is_lawful)
    }

    /// The same game if the question that is open had no answer.
    #[must_use]
    pub fn without_answer(&self) -> DeadMansDraw {
        let mut game = self.clone();
        if let Some(question) = self.question() {
            game.lapse(question, &mut Silent);
            game.settle(&mut Silent);
        }
        game
    }

    /// What the active player may do; allocates nothing if the list has room.
    pub fn options(&self, actions: &mut Vec<Action>) {
        actions.clear();
        self.list_legal(self.active, actions);
    }
}
