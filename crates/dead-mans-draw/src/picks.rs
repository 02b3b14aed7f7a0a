//! Random cards out of a pile, unless the deal says which.

use std::sync::Arc;

use game::Chance;

use crate::card::Card;
use crate::pile::Pile;

/// What random picks of one kind turn up: chance, or the script of an explicit deal.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Picks {
    script: Option<Arc<Vec<Vec<Card>>>>,
    /// How many lists of the script have been used.
    n_used: u16,
}

impl Picks {
    /// Picks that follow a script while it lasts.
    pub(crate) fn scripted(script: &[Vec<Card>]) -> Picks {
        let script = if script.is_empty() { None } else { Some(Arc::new(script.to_vec())) };
        Picks { script, n_used: 0 }
    }

    /// Moves `n` cards, or as many as there are, out of the pile.
    pub(crate) fn take(&mut self, n: usize, pile: &mut Pile, chance: &mut Chance) -> Pile {
        if n >= pile.len() {
            self.n_used += u16::from(self.script.is_some());
            return std::mem::take(pile);
        }
        // The dice are taken even if the script leaves nothing open, so that a script changes no
        // later chance.
        let mut dice = chance.dice();
        let mut taken = Pile::default();
        let mut n_left = n;
        let mut n_pile = pile.len();
        let mut take = |pile: &mut Pile, card| {
            pile.remove(card);
            taken.add(card);
        };
        if let Some(script) = &self.script {
            for &card in script.get(usize::from(self.n_used)).into_iter().flatten() {
                if n_left > 0 && pile.contains(card) {
                    take(pile, card);
                    n_left -= 1;
                    n_pile -= 1;
                }
            }
            self.n_used += 1;
        }
        while n_left > 0 {
            let card = pile.nth(dice.below(n_pile));
            take(pile, card);
            n_left -= 1;
            n_pile -= 1;
        }
        taken
    }
}
