//! One way the hidden cards could lie, the same wherever they really are.
//!
//! A redeal begins from here, so that with the same dice the same games are made up for the same knowledge:
//! what a bot decides cannot depend on what is hidden from it.

use crate::card::Card;
use crate::deal::Token;
use crate::redeal::Slot;

/// Puts the cards where they could be, in an order that depends on nothing an observer cannot know.
pub(crate) fn settle(slots: &[Slot], tokens: &mut [Token], known_to_some: &[Card]) {
    tokens.sort_unstable();
    let n_held = slots.iter().filter(|slot| slot.is_in_hand).count();
    // The places that others know come first: they are the hardest to fill.
    let mut places: Vec<usize> = (0..n_held).collect();
    places.sort_by_key(|&place| !slots[place].some_know);
    let mut filling = Filling { slots, tokens, known_to_some, places: vec![None; tokens.len()] };
    assert!(filling.fill(&places), "as the cards really lie they fit");
    let mut settled: Vec<Option<Token>> = vec![None; slots.len()];
    let mut rest = Vec::with_capacity(tokens.len());
    for (&token, place) in tokens.iter().zip(&filling.places) {
        match place {
            Some(place) => settled[*place] = Some(token),
            None => rest.push(token),
        }
    }
    // The draw pile takes anything, but launch-pad parts at its bottom only. There its places begin, and parts
    // are the last in order.
    let draw_pile = settled.iter_mut().filter(|place| place.is_none());
    draw_pile.zip(rest.into_iter().rev()).for_each(|(place, token)| *place = Some(token));
    tokens.iter_mut().zip(settled.into_iter().flatten()).for_each(|(token, settled)| *token = settled);
}

/// Which cards go to the hands.
struct Filling<'a> {
    slots: &'a [Slot],
    tokens: &'a [Token],
    /// Kinds that cannot be in a place that some know.
    known_to_some: &'a [Card],
    /// The place of each card; none in the draw pile.
    places: Vec<Option<usize>>,
}

impl Filling<'_> {
    /// Fills the places. Those that some know hold different kinds, which has to be tried out; they are few.
    fn fill(&mut self, places: &[usize]) -> bool {
        let Some((&place, others)) = places.split_first() else { return true };
        if !self.slots[place].some_know {
            return places.iter().all(|&place| self.find(place, &mut vec![false; self.tokens.len()]));
        }
        for i in 0..self.tokens.len() {
            let is_repeated = i > 0 && self.tokens[i - 1] == self.tokens[i];
            if is_repeated || !self.slots[place].accepts(self.tokens[i]) || self.clashes(self.tokens[i].card)
            {
                continue;
            }
            let before = self.places.clone();
            self.places[i] = Some(place);
            if self.fill(others) {
                return true;
            }
            self.places = before;
        }
        false
    }

    /// Whether some know a card of this kind already.
    fn clashes(&self, card: Card) -> bool {
        let mut placed = self.tokens.iter().zip(&self.places).filter(|(_, place)| place.is_some());
        self.known_to_some.contains(&card) || placed.any(|(token, _)| token.card == card)
    }

    /// Finds a card for a place, moving the cards of other places on if need be.
    fn find(&mut self, place: usize, met: &mut [bool]) -> bool {
        for i in 0..self.tokens.len() {
            if met[i] || !self.slots[place].accepts(self.tokens[i]) {
                continue;
            }
            met[i] = true;
            let is_free = match self.places[i] {
                None => true,
                Some(other) => !self.slots[other].some_know && self.find(other, met),
            };
            if is_free {
                self.places[i] = Some(place);
                return true;
            }
        }
        false
    }
}
