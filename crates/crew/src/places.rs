//! Random assignments of cards to places: the engine of `redeal`.

use game::Dice;

use crate::card::N_CARDS;
use crate::{Card, CardSet};

/// The most places there are: four kinds of place per member.
pub(crate) const MAX_PLACES: usize = 20;

/// How many cards go to each place, and which places each card may go to.
#[derive(Clone, Debug)]
pub(crate) struct Places {
    pub(crate) capacity: [u8; MAX_PLACES],
    /// A bit mask of places per card.
    pub(crate) allowed: [u32; N_CARDS as usize],
}

/// The place of each card.
pub(crate) type Assignment = [u8; N_CARDS as usize];

const NOWHERE: u8 = u8::MAX;

impl Places {
    /// A random assignment of these cards, or `None` if there is none.
    ///
    /// Cards are placed one by one, those with the fewest places first; a card without room moves others on.
    /// The result is uniform where free cards may go anywhere. Otherwise random exchanges, which favour no
    /// assignment, wash out the bias of the placing.
    pub(crate) fn assign<const TRUMP: char>(
        &self,
        cards: CardSet<TRUMP>,
        dice: &mut Dice,
    ) -> Option<Assignment> {
        let mut order: Vec<Card<TRUMP>> = cards.iter().collect();
        dice.shuffle(&mut order);
        order.sort_by_key(|card| self.allowed[card.index()].count_ones());
        let mut free = self.capacity;
        let mut placed = [NOWHERE; N_CARDS as usize];
        for card in &order {
            match self.pick(card.index(), &free, dice) {
                Some(place) => {
                    placed[card.index()] = place;
                    free[usize::from(place)] -= 1;
                }
                None => {
                    if !self.squeeze(card.index(), &mut placed, &mut free, &mut 0) {
                        return None;
                    }
                }
            }
        }
        let movable: Vec<usize> =
            order.iter().map(|card| card.index()).filter(|&i| self.allowed[i].count_ones() > 1).collect();
        for _ in 0..4 * movable.len() {
            let (a, b) = (movable[dice.below(movable.len())], movable[dice.below(movable.len())]);
            if self.allowed[a] & 1 << placed[b] != 0 && self.allowed[b] & 1 << placed[a] != 0 {
                placed.swap(a, b);
            }
        }
        Some(placed)
    }

    /// A place with room for this card, the likelier the more room it has.
    fn pick(&self, card: usize, free: &[u8; MAX_PLACES], dice: &mut Dice) -> Option<u8> {
        let places = (0..MAX_PLACES).filter(|place| self.allowed[card] & 1 << place != 0);
        let room: usize = places.clone().map(|place| usize::from(free[place])).sum();
        if room == 0 {
            return None;
        }
        let mut number = dice.below(room);
        for place in places {
            let free = usize::from(free[place]);
            if number < free {
                return Some(place as u8);
            }
            number -= free;
        }
        unreachable!("the number is below the sum")
    }

    /// Finds room for a card by moving others on: an augmenting path of a bipartite matching.
    fn squeeze(
        &self,
        card: usize,
        placed: &mut Assignment,
        free: &mut [u8; MAX_PLACES],
        visited: &mut u32,
    ) -> bool {
        for place in 0..MAX_PLACES {
            let bit = 1 << place;
            if self.allowed[card] & bit == 0 || *visited & bit != 0 {
                continue;
            }
            *visited |= bit;
            if free[place] > 0 {
                free[place] -= 1;
                placed[card] = place as u8;
                return true;
            }
            for other in 0..placed.len() {
                if usize::from(placed[other]) == place && self.squeeze(other, placed, free, visited) {
                    placed[card] = place as u8;
                    return true;
                }
            }
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use game::Seed;

    use super::*;

    /// Three places for two cards each; `masks` says where the first six cards may go.
    fn places(masks: [u32; 6]) -> Places {
        let mut places = Places { capacity: [0; MAX_PLACES], allowed: [0; N_CARDS as usize] };
        places.capacity[..3].fill(2);
        places.allowed[..6].copy_from_slice(&masks);
        places
    }

    fn counts(masks: [u32; 6]) -> Vec<u32> {
        let places = places(masks);
        let mut dice = Seed::from_number(11).dice(0);
        let mut counts = BTreeMap::new();
        for _ in 0..9000 {
            let placed = places.assign(CardSet::<'r'>::from_bits(0b11_1111), &mut dice).unwrap();
            for card in 0..6 {
                assert!(masks[card] & 1 << placed[card] != 0);
            }
            *counts.entry(placed[..6].to_vec()).or_default() += 1;
        }
        counts.into_values().collect()
    }

    #[test]
    fn free_cards_go_anywhere_equally_often() {
        let counts = counts([0b111; 6]);
        assert_eq!(counts.len(), 90);
        assert!(counts.iter().all(|n| (60..145).contains(n)), "{counts:?}");
    }

    #[test]
    fn bound_cards_keep_every_assignment_about_equally_likely() {
        // Card 0 avoids the first place, cards 1 and 2 the second: 6!/(2!2!2!) less the forbidden ones.
        let counts = counts([0b110, 0b101, 0b101, 0b111, 0b111, 0b111]);
        let mean = 9000 / counts.len() as u32;
        assert!(counts.iter().all(|&n| mean * 6 / 10 < n && n < mean * 15 / 10), "{counts:?}");
    }

    #[test]
    fn the_only_assignment_is_found() {
        let counts = counts([0b001, 0b011, 0b010, 0b110, 0b100, 0b111]);
        assert!(!counts.is_empty());
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        let places = places([0b001, 0b001, 0b001, 0b111, 0b111, 0b111]);
        let mut dice = Seed::from_number(1).dice(0);
        assert_eq!(places.assign(CardSet::<'r'>::from_bits(0b11_1111), &mut dice), None);
    }
}
