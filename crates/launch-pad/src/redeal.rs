//! Games an observer cannot tell from the real one.

use game::{Dice, Observer};

use crate::card::{Card, Kinds};
use crate::deal::Token;
use crate::hand::Held;
use crate::phase::{Choice, Phase};
use crate::state::LaunchPad;

/// How often every hidden card is offered another place. Each exchange keeps all consistent games
/// equally likely; after two rounds the real one is forgotten, the others are for good measure.
const ROUNDS: usize = 4;

/// A place for a hidden card, with what the observer knows of it.
struct Slot {
    /// A card that went into the draw pile after more shuffles cannot be here.
    drawn_after: u8,
    /// Kinds that cannot be here.
    not: Kinds,
    /// Whether a launch-pad part can be here.
    takes_part: bool,
    sort: Sort,
}

/// What the rule that the best known copy goes first says about a place.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sort {
    /// Nothing.
    Any,
    /// Some know the card. No two such cards may be of one kind: one would have gone in the other's place.
    SomeKnow,
    /// The card was picked for potato duty. It is none of those that some know: they would have gone first.
    Picked,
}

impl Slot {
    fn in_hand(held: &Held, picked: bool) -> Slot {
        let sort = match held.knowers.are_some() {
            true => Sort::SomeKnow,
            false if picked => Sort::Picked,
            false => Sort::Any,
        };
        Slot { drawn_after: held.drawn_after, not: held.not, takes_part: false, sort }
    }

    fn accepts(&self, token: Token) -> bool {
        token.buried <= self.drawn_after
            && if token.card.is_part() { self.takes_part } else { !self.not.contains(token.card) }
    }
}

impl LaunchPad {
    pub(crate) fn redealt(&self, observer: Observer, dice: &mut Dice) -> LaunchPad {
        let mut game = self.clone();
        game.chance = self.chance.renewed(dice);
        game.script = None;
        let mut slots = Vec::new();
        let mut tokens = Vec::new();
        let mut known_to_some = Vec::new();
        game.each_held(|held, picked| {
            if !held.knowers.include(observer) {
                slots.push(Slot::in_hand(held, picked));
                tokens.push(Token { card: held.card, buried: held.buried });
            } else if held.knowers.are_some() {
                known_to_some.push(held.card);
            }
        });
        for (i, &token) in self.draw.iter().enumerate() {
            let takes_part = i < self.lower.into();
            slots.push(Slot { drawn_after: self.shuffles, not: Kinds::NONE, takes_part, sort: Sort::Any });
            tokens.push(token);
        }

        exchange(&slots, &mut tokens, &known_to_some, dice);

        let offered = game.offered();
        let mut rest = tokens.into_iter();
        game.each_held(|held, _| {
            if !held.knowers.include(observer)
                && let Some(token) = rest.next()
            {
                (held.card, held.buried) = (token.card, token.buried);
            }
        });
        game.draw.iter_mut().zip(rest).for_each(|(place, token)| *place = token);
        game.renew_offer(offered, observer, dice);
        game
    }

    /// Visits all cards in hands and those picked for potato duty, always in the same order.
    fn each_held(&mut self, mut visit: impl FnMut(&mut Held, bool)) {
        self.hands.all_mut().iter_mut().for_each(|held| visit(held, false));
        if let Phase::Duty(choices) = &mut self.phase {
            for choice in choices {
                if let Choice::Made(held) = choice {
                    visit(held, true);
                }
            }
        }
    }

    /// Where in the hands the card on offer is.
    fn offered(&self) -> Option<usize> {
        match self.phase {
            Phase::Ask { give, .. } | Phase::Offer { give, .. } => self.hands.first_copy(self.active, give),
            _ => None,
        }
    }

    /// An offer between others is about whatever the card on offer has become, at any price.
    fn renew_offer(&mut self, offered: Option<usize>, observer: Observer, dice: &mut Dice) {
        let Some(offered) = offered else { return };
        let now = self.hands.all()[offered].card;
        let active = self.active;
        match &mut self.phase {
            Phase::Ask { give, .. } => *give = now,
            Phase::Offer { to, give, want } => {
                *give = now;
                if !observer.is(active) && !observer.is(*to) {
                    let n = Card::playable().count();
                    *want = Card::playable().nth(dice.below(n + 1));
                }
            }
            _ => {}
        }
    }
}

/// Exchanges cards between random places, wherever that contradicts nothing.
fn exchange(slots: &[Slot], tokens: &mut [Token], known_to_some: &[Card], dice: &mut Dice) {
    let special: Vec<usize> = (0..slots.len()).filter(|&i| slots[i].sort != Sort::Any).collect();
    let clashes = |tokens: &[Token], i: usize| {
        let card = tokens[i].card;
        let clash = |&j: &usize| {
            let one_is_known = slots[i].sort == Sort::SomeKnow || slots[j].sort == Sort::SomeKnow;
            i != j && tokens[j].card == card && one_is_known
        };
        slots[i].sort != Sort::Any && (known_to_some.contains(&card) || special.iter().any(clash))
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
