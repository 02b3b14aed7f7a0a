//! Games that an observer cannot tell from the real one, and matches that lead to them.

use game::{BySeat, Dice, Game, Match, Observer, Seat, Silent};

use crate::action::Action;
use crate::opening::take_trait;
use crate::picks::Picks;
use crate::setup::{Deal, Setup};
use crate::state::{DeadMansDraw, Phase};
use crate::traits::Trait;

impl DeadMansDraw {
    pub(crate) fn redealt(&self, observer: Observer, dice: &mut Dice) -> DeadMansDraw {
        let mut game = self.clone();
        game.draw_pile.sort();
        game.draw_pile.shuffle(dice);
        game.redeal_traits(observer, dice);
        game.chance = self.chance.renewed(dice);
        game.from_discard = Picks::default();
        game.plundered = Picks::default();
        game
    }

    /// Replaces the offers to others, as far as the observer does not know them.
    fn redeal_traits(&mut self, observer: Observer, dice: &mut Dice) {
        let seats = Seat::all(self.rules.players);
        let mut deck = self.rules.trait_deck();
        for known in seats.clone().flat_map(|seat| self.known_traits(seat, observer)).flatten() {
            take_trait(&mut deck, known).expect("it was dealt from this deck");
        }
        let are_revealed = self.are_traits_revealed();
        for seat in seats.filter(|&seat| !observer.sees(seat)) {
            let Some(pair) = &mut self.offers[seat] else { continue };
            match &mut self.traits[seat] {
                Some(kept) if are_revealed => {
                    let unkept = if pair[0] == *kept { &mut pair[1] } else { &mut pair[0] };
                    *unkept = deck.take_random(dice);
                }
                kept => {
                    *pair = [(); 2].map(|()| deck.take_random(dice));
                    *kept = kept.and_then(|_| dice.pick(pair));
                }
            }
        }
    }

    /// The traits that the observer knows to have been offered to a seat.
    fn known_traits(&self, seat: Seat, observer: Observer) -> [Option<Trait>; 2] {
        match self.offers[seat] {
            Some(pair) if observer.sees(seat) => pair.map(Some),
            Some(_) if self.are_traits_revealed() => [self.traits[seat], None],
            _ => [None, None],
        }
    }

    /// A match that leads to this game, with its draw pile, offers and secret choices.
    pub(crate) fn retraced(&self, history: &Match<DeadMansDraw>) -> Match<DeadMansDraw> {
        let mut setup = history.setup.clone();
        let done = setup.deal.as_mut().map(|deal| std::mem::take(&mut deal.actions)).unwrap_or_default();
        let start = DeadMansDraw::deal(&setup, history.seed, &mut Silent).expect("the match was played");
        let n_drawn = start.draw_pile.len() - self.draw_pile.len();
        let deal = setup.deal.get_or_insert_default();
        deal.draw = start.draw_pile.top_down().take(n_drawn).chain(self.draw_pile.top_down()).collect();
        if deal.traits.is_empty() && setup.traits {
            deal.offers = Seat::all(self.rules.players).map(|seat| self.offers[seat]).collect();
        }
        let actions =
            done.iter().chain(&history.actions).map(|&(seat, action)| match (action, self.traits[seat]) {
                (Action::Keep { .. }, Some(r#trait)) => (seat, Action::Keep { r#trait }),
                _ => (seat, action),
            });
        Match { setup, seed: history.seed, actions: actions.collect() }
    }

    /// A setup that deals this position.
    pub(crate) fn written_down(&self, history: &Match<DeadMansDraw>) -> Setup {
        let mut setup = history.setup.clone();
        let deal = setup.deal.get_or_insert_default();
        if self.is_settled() {
            *deal = Deal {
                first: Some(self.active),
                draw: self.draw_pile.top_down().collect(),
                discard: Some(self.discard.iter().collect()),
                banks: Seat::all(self.rules.players).map(|seat| self.banks[seat].iter().collect()).collect(),
                ..Deal::default()
            };
        } else {
            deal.actions.extend(&history.actions);
        }
        setup
    }

    /// Whether piles and banks describe this moment completely: a turn without traits begins.
    fn is_settled(&self) -> bool {
        self.phase == Phase::Turn
            && !self.has_drawn
            && self.pending.is_empty()
            && self.play_area.is_empty()
            && self.draw_pile.known().next().is_none()
            && (self.traits == BySeat::default() && self.offers == BySeat::default())
    }
}
