//! Games an observer cannot tell from the real one.

use game::{Dice, Observer, Seat};

use crate::card::{Card, Kinds};
use crate::deal::Token;
use crate::hand::Held;
use crate::phase::{Choice, Phase};
use crate::settle::settle;
use crate::state::LaunchPad;

/// The number of rounds in which every hidden card is offered another place.
///
/// Each exchange keeps all consistent games equally likely (a Markov chain). Two rounds forget the first
/// arrangement, the others are a margin.
const ROUNDS: usize = 4;

/// A place for a hidden card, with the observer's knowledge of it.
pub(crate) struct Slot {
    /// Whether it is in a hand; such places come before those in the draw pile.
    pub(crate) is_in_hand: bool,
    /// The place's number of shuffles: a card buried after more of them cannot be here.
    drawn_after: u8,
    /// Kinds that cannot be here.
    not: Kinds,
    /// Whether a launch-pad part can be here.
    takes_part: bool,
    /// Whether some other observers know the card here.
    ///
    /// No two such cards may be of one kind: one would have gone in the other's place.
    pub(crate) some_know: bool,
}

impl Slot {
    fn in_hand(held: &Held) -> Slot {
        let some_know = held.knowers.are_some();
        Slot { is_in_hand: true, drawn_after: held.drawn_after, not: held.not, takes_part: false, some_know }
    }

    fn in_draw_pile(shuffles: u8, takes_part: bool) -> Slot {
        Slot { is_in_hand: false, drawn_after: shuffles, not: Kinds::NONE, takes_part, some_know: false }
    }

    pub(crate) fn accepts(&self, token: Token) -> bool {
        token.buried <= self.drawn_after
            && if token.card.is_part() { self.takes_part } else { !self.not.contains(token.card) }
    }
}

impl LaunchPad {
    pub(crate) fn redealt(&self, observer: Observer, dice: &mut Dice) -> LaunchPad {
        let mut game = self.clone();
        game.chance = self.chance.renewed(dice);
        game.script = None;
        let is_hidden = |held: &&mut Held| !held.knowers.include(observer);
        let mut slots = Vec::new();
        let mut tokens = Vec::new();
        for held in game.hands.all_mut().iter_mut().filter(is_hidden) {
            slots.push(Slot::in_hand(held));
            tokens.push(Token { card: held.card, buried: held.buried });
        }
        for (i, &token) in self.draw.iter().enumerate() {
            let takes_part = i < self.lower.into();
            slots.push(Slot::in_draw_pile(self.shuffles, takes_part));
            tokens.push(token);
        }
        let seen = self.hands.all().iter().filter(|held| held.knowers.include(observer));
        let known_to_some: Vec<Card> =
            seen.filter(|held| held.knowers.are_some()).map(|held| held.card).collect();

        settle(&slots, &mut tokens, &known_to_some);
        exchange(&slots, &mut tokens, &known_to_some, dice);

        let mut rest = tokens.into_iter();
        for (held, token) in game.hands.all_mut().iter_mut().filter(is_hidden).zip(&mut rest) {
            (held.card, held.buried) = (token.card, token.buried);
        }
        game.draw.iter_mut().zip(rest).for_each(|(place, token)| *place = token);
        game.renew_wanted(observer, dice);
        game.renew_picks(observer, dice);
        game
    }

    /// Replaces the cards wanted in an offer between others, which may be any kinds.
    ///
    /// The cards laid into it are those the redeal has put there.
    fn renew_wanted(&mut self, observer: Observer, dice: &mut Dice) {
        let active = self.active;
        if let Phase::Ask { to, want } | Phase::Offer { to, want } = &mut self.phase
            && !observer.sees(active)
            && !observer.sees(*to)
        {
            let kinds: Vec<Card> = Card::playable().collect();
            want.iter_mut().for_each(|card| *card = kinds[dice.below(kinds.len())]);
        }
    }

    /// Replaces the picks of others on potato duty, which may be any cards of their hands.
    fn renew_picks(&mut self, observer: Observer, dice: &mut Dice) {
        let Phase::Duty(choices) = &mut self.phase else { return };
        for seat in Seat::all(self.n).filter(|&seat| !observer.sees(seat)) {
            if let Choice::Made(card) = &mut choices[seat.index()] {
                *card = self.hands.of(seat)[dice.below(self.hands.size(seat))].card;
            }
        }
    }
}

/// Exchanges cards between random places, wherever that contradicts nothing.
fn exchange(slots: &[Slot], tokens: &mut [Token], known_to_some: &[Card], dice: &mut Dice) {
    let some_know: Vec<usize> = (0..slots.len()).filter(|&i| slots[i].some_know).collect();
    let clashes = |tokens: &[Token], i: usize| {
        let card = tokens[i].card;
        let alike = |&j: &usize| i != j && tokens[j].card == card;
        slots[i].some_know && (known_to_some.contains(&card) || some_know.iter().any(alike))
    };
    for _ in 0..ROUNDS {
        for i in 0..slots.len() {
            let j = dice.below(slots.len());
            if tokens[i] == tokens[j] || !slots[i].accepts(tokens[j]) || !slots[j].accepts(tokens[i]) {
                continue;
            }
            tokens.swap(i, j);
            if clashes(tokens, i) || clashes(tokens, j) {
                tokens.swap(i, j);
            }
        }
    }
}
