//! Missions 16 and 17: whether all unplayed nines can still fall without winning.

use crew::Suit;

use crate::{Card, CardSet, Ledger};

/// Whether the unplayed cards can be sorted into tricks so that no 9 wins.
///
/// A trick is lost to a 9 only if it holds no rocket and the 9 of every colour in it. So each trick needs a
/// *witness*: a rocket, or a card of a colour whose 9 is not in the trick, which may then be led.
pub(super) fn can_lose(ledger: &Ledger) -> bool {
    let nines = ledger.unplayed() & CardSet::value(9);
    let n_left_over = ledger.n_left_over();
    can_all_lose(ledger, nines, n_left_over)
        || n_left_over > 0 && nines.iter().any(|left_over| can_all_lose(ledger, nines.without(left_over), 0))
}

/// Whether these nines can be put into tricks so that none of them wins.
///
/// `n_left_over` of the other cards fall in no trick, nor does a 9 that is not among these.
fn can_all_lose(ledger: &Ledger, nines: CardSet, n_left_over: usize) -> bool {
    let others = ledger.unplayed() - CardSet::value(9);
    if others.len() < ledger.n_left() + n_left_over {
        return false;
    }
    let mut search = Search {
        room: ledger.crew().size() as u32 - 1,
        n_tricks: ledger.n_left().min(4),
        tricks: [0; 4],
        witnesses: [0; 4],
        any_trick: (others & CardSet::TRUMPS).len(),
    };
    for colour in Suit::COLOURS {
        let n = (others & CardSet::suit(colour)).len();
        if nines.contains(Card::new(colour, 9)) {
            search.witnesses[colour as usize] = n;
        } else {
            search.any_trick += n;
        }
    }
    let colours = Suit::COLOURS.into_iter().filter(|&colour| nines.contains(Card::new(colour, 9)));
    search.place(colours.fold(0, |all, colour| all | 1 << colour as u8))
}

/// A search over the tricks that the nines fall in.
struct Search {
    /// The number of nines a trick can take beside its witness.
    room: u32,
    n_tricks: usize,
    /// The colours of the nines in each trick, as bit masks.
    tricks: [u8; 4],
    /// The number of witnesses of each colour whose 9 is still to fall.
    witnesses: [usize; 4],
    /// The number of witnesses that serve any trick: rockets, and colours whose 9 does not fall any more.
    any_trick: usize,
}

impl Search {
    /// Puts the remaining nines into tricks, then looks for a witness for each trick.
    fn place(&mut self, nines: u8) -> bool {
        if nines == 0 {
            return self.find_witnesses(0);
        }
        let nine = nines & nines.wrapping_neg();
        for i in 0..self.n_tricks {
            let is_new = self.tricks[i] == 0;
            if self.tricks[i].count_ones() < self.room {
                self.tricks[i] |= nine;
                let found = self.place(nines & !nine);
                self.tricks[i] &= !nine;
                if found {
                    return true;
                }
            }
            // Empty tricks are interchangeable, so one of them is tried.
            if is_new {
                break;
            }
        }
        false
    }

    /// Whether the tricks from this one on can each have a witness of their own.
    ///
    /// Tricks without nines take what is left.
    fn find_witnesses(&mut self, trick: usize) -> bool {
        if trick == self.n_tricks || self.tricks[trick] == 0 {
            return true;
        }
        for colour in 0..self.witnesses.len() {
            if self.tricks[trick] & 1 << colour == 0 && self.witnesses[colour] > 0 {
                self.witnesses[colour] -= 1;
                let found = self.find_witnesses(trick + 1);
                self.witnesses[colour] += 1;
                if found {
                    return true;
                }
            }
        }
        if self.any_trick == 0 {
            return false;
        }
        self.any_trick -= 1;
        let found = self.find_witnesses(trick + 1);
        self.any_trick += 1;
        found
    }
}
