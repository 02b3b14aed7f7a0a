//! The branches of chance, for a search that weighs every case instead of rolling dice (expectimax).

use std::ops::ControlFlow;

use game::{Dice, List, Seat, Silent};

use crate::ability::Origin;
use crate::action::Action;
use crate::card::Card;
use crate::picks::Picks;
use crate::setup::Variant;
use crate::state::{DeadMansDraw, Pending, Phase, Question};

impl DeadMansDraw {
    /// The active player.
    pub fn active(&self) -> Seat {
        self.active
    }

    /// The variant card in use.
    pub fn variant(&self) -> Option<Variant> {
        self.rules.variant
    }

    /// The number of cards left to draw.
    pub fn n_draw(&self) -> usize {
        self.draw_pile.len()
    }

    /// The number of cards on top of the draw pile that an oracle has shown.
    pub fn n_known(&self) -> usize {
        self.draw_pile.known().count()
    }

    /// The cards of the draw pile that do not lie above this place, sorted.
    ///
    /// If that place is the first unseen one, each of them is equally likely to lie there.
    pub fn cards_at(&self, place: usize) -> Vec<Card> {
        let mut cards: Vec<Card> = self.draw_pile.top_down().skip(place).collect();
        cards.sort_unstable();
        cards
    }

    /// The cards on top of the draw pile that an oracle has shown, the next one first.
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

    /// Whether drawing this card next is a bust.
    pub fn busts_on(&self, card: Card) -> bool {
        self.would_bust(card, Origin::DrawPile)
    }

    /// Whether a trait of the active player banks this card if it is drawn.
    pub fn banks_at_once(&self, card: Card) -> bool {
        self.is_banked_at_once(card, Origin::DrawPile)
    }

    /// The number of chance decisions so far, apart from the order of the draw pile.
    pub fn n_chances(&self) -> u32 {
        self.chance.n_used()
    }

    /// Whether a map has shown random cards, of which one is to be chosen.
    pub fn is_map_open(&self) -> bool {
        self.phase == Phase::Turn && matches!(self.question(), Some(Question::Map(_)))
    }

    /// This game with the given card in the draw pile behind the first `place` ones.
    ///
    /// It must be one of those that can lie there: the cards of [`cards_at`](Self::cards_at).
    #[must_use]
    pub fn with_card_at(&self, place: usize, card: Card) -> DeadMansDraw {
        let mut game = self.clone();
        game.draw_pile.bring_up(place, card);
        game
    }

    /// This game with other luck in all later chance decisions, apart from the order of the draw pile.
    #[must_use]
    pub fn with_luck(&self, dice: &mut Dice) -> DeadMansDraw {
        let mut game = self.clone();
        game.chance = self.chance.renewed(dice);
        game.from_discard = Picks::default();
        game.plundered = Picks::default();
        game
    }

    /// This game with these cards as the next random cards out of the discard pile.
    #[must_use]
    pub fn with_found(&self, cards: &[Card]) -> DeadMansDraw {
        DeadMansDraw { from_discard: Picks::scripted(&[cards.to_vec()]), ..self.clone() }
    }

    /// This game with only this card shown by the open map, and whether the card may be chosen.
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

    /// This game as if the open question had no answer.
    #[must_use]
    pub fn without_answer(&self) -> DeadMansDraw {
        let mut game = self.clone();
        if let Some(question) = self.question() {
            game.lapse(question, &mut Silent);
            game.settle(&mut Silent);
        }
        game
    }

    /// Lists the actions of the active player; allocates nothing if the list has room.
    pub fn options(&self, actions: &mut Vec<Action>) {
        actions.clear();
        self.list_legal(self.active, actions);
    }
}
