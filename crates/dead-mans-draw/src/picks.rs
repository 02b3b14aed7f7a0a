//! Random cards out of a pile, or those written in the deal.

use std::sync::Arc;

use game::Chance;

use crate::card::Card;
use crate::pile::Pile;

/// A source of random picks of one kind: chance, or the script of an explicit deal.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Picks {
    script: Option<Arc<Vec<Vec<Card>>>>,
    /// The number of picks so far.
    n_used: u16,
}

impl Picks {
    /// Picks that follow a script while it lasts.
    pub(crate) fn scripted(script: &[Vec<Card>]) -> Picks {
        Picks { script: (!script.is_empty()).then(|| Arc::new(script.to_vec())), n_used: 0 }
    }

    /// Moves `n` cards, or as many as there are, out of the pile.
    pub(crate) fn take(&mut self, n: usize, pile: &mut Pile, chance: &mut Chance) -> Pile {
        let list = self.script.as_ref().and_then(|lists| lists.get(usize::from(self.n_used)));
        let mut scripted = list.into_iter().flatten().copied();
        self.n_used += 1;
        let n_pile = pile.len();
        if n >= n_pile {
            return std::mem::take(pile);
        }
        // The dice are taken even if the script leaves nothing open, so that a script changes no later
        // chance.
        let mut dice = chance.dice();
        let mut taken = Pile::default();
        for n_taken in 0..n {
            let card = scripted
                .find(|&card| pile.contains(card))
                .unwrap_or_else(|| pile.nth(dice.below(n_pile - n_taken)));
            pile.remove(card);
            taken.add(card);
        }
        taken
    }
}
