//! The possibilities of the remaining tricks, by public facts alone (CR-5.3).

use crew::{Suit, Verdict};

use crate::judge::{holds, kept_or_open, met_or_failed, possible};
use crate::task::{Bound, Sum};
use crate::{CardSet, Ledger};

/// The remaining tricks: any sorting of the unplayed cards, any winners.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Remaining {
    /// The cards of no finished trick.
    pub(crate) unplayed: CardSet,
    /// The number of remaining tricks.
    pub(crate) n: usize,
    /// The number of cards in a trick.
    pub(crate) size: usize,
}

impl Remaining {
    pub(crate) fn of(ledger: &Ledger) -> Remaining {
        Remaining { unplayed: ledger.unplayed(), n: ledger.n_left(), size: ledger.crew().size().into() }
    }

    /// The number of cards in all remaining tricks.
    fn n_cards(self) -> usize {
        self.n * self.size
    }

    /// Whether a member can still win exactly `wanted` of `watched` unplayed cards.
    ///
    /// Together with other cards they have to fill whole tricks.
    fn can_win_exactly(self, wanted: usize, watched: usize) -> bool {
        let others = self.unplayed.len() - watched;
        let fewest_tricks = wanted.div_ceil(self.size);
        let most_tricks = self.n.min((wanted + others) / self.size);
        fewest_tricks <= most_tricks
    }

    /// The verdict on winning exactly `wanted` tricks.
    pub(crate) fn tricks(self, won: usize, wanted: usize) -> Verdict {
        match self.n {
            0 => met_or_failed(won == wanted),
            n => possible((won..=won + n).contains(&wanted)),
        }
    }

    /// The verdict on winning a number of cards of a set.
    pub(crate) fn cards(self, mine: CardSet, set: CardSet, bound: Bound) -> Verdict {
        let won = (mine & set).len();
        let left = (self.unplayed & set).len();
        match bound {
            Bound::AtLeast(n) => match usize::from(n).saturating_sub(won) {
                0 => Verdict::Done,
                missing => possible(missing <= left.min(self.n_cards())),
            },
            Bound::Exactly(n) => match usize::from(n).checked_sub(won) {
                None => Verdict::Failed,
                Some(0) => kept_or_open(left == 0 || self.n == 0),
                Some(missing) => possible(missing <= left && self.can_win_exactly(missing, left)),
            },
        }
    }

    /// The verdict on winning exact numbers of cards of two sets.
    pub(crate) fn both_cards(self, mine: CardSet, counts: [(CardSet, u8); 2]) -> Verdict {
        let mut missing = 0;
        let mut watched = 0;
        for (set, n) in counts {
            let left = (self.unplayed & set).len();
            match usize::from(n).checked_sub((mine & set).len()) {
                Some(more) if more <= left => missing += more,
                _ => return Verdict::Failed,
            }
            watched += left;
        }
        match missing {
            0 => kept_or_open(watched == 0 || self.n == 0),
            _ => possible(self.can_win_exactly(missing, watched)),
        }
    }

    /// Whether a remaining trick can be won with a card of one set while it holds another of the other set.
    pub(crate) fn can_use(self, with: CardSet, capture: CardSet) -> bool {
        (self.unplayed & with).iter().any(|best| {
            // The cards that may lie in a trick that this card wins.
            let losers = if best.is_trump() { CardSet::ALL } else { CardSet::COLOURS };
            let losers = (self.unplayed & losers).without(best) - CardSet::above(best);
            self.size <= losers.len() + 1 && holds(losers, capture)
        })
    }

    /// Whether the values of a remaining trick without submarines can add up like this.
    pub(crate) fn can_sum(self, sum: Sum, n_members: u8) -> bool {
        // The possible totals for each number of cards, as bit masks.
        let mut totals = [0u64; 6];
        totals[0] = 1;
        for card in (self.unplayed & CardSet::COLOURS).iter() {
            for n in (0..self.size).rev() {
                totals[n + 1] |= totals[n] << card.value();
            }
        }
        (0..=45).any(|total| totals[self.size] >> total & 1 != 0 && sum.allows(total, n_members))
    }

    /// Whether a remaining trick can hold equally many cards of both sets, and at least one of each.
    pub(crate) fn can_equal(self, one: CardSet, other: CardSet) -> bool {
        let (n_one, n_other) = ((self.unplayed & one).len(), (self.unplayed & other).len());
        let most = n_one.min(n_other).min(self.size / 2);
        // Taking more pairs leaves less to fill up with other cards.
        most > 0 && self.size - 2 * most <= self.unplayed.len() - n_one - n_other
    }

    /// The verdict on winning equally many cards of both sets, and at least one of each.
    pub(crate) fn equal_in_all(self, mine: CardSet, one: CardSet, other: CardSet) -> Verdict {
        let won = [one, other].map(|set| (mine & set).len());
        let left = [one, other].map(|set| (self.unplayed & set).len());
        let watched = left[0] + left[1];
        let is_met = won[0] == won[1] && won[0] > 0;
        if self.n == 0 || watched == 0 {
            return met_or_failed(is_met);
        }
        // A last trick that takes every card goes to the owner as a whole or not at all.
        // Otherwise one card can be exchanged for another.
        let takes_all = self.unplayed.len() == self.size;
        if is_met && takes_all && left[0] == left[1] {
            return Verdict::Done;
        }
        let fewest = won[0].max(won[1]).max(1);
        let most = (won[0] + left[0]).min(won[1] + left[1]);
        possible((fewest..=most).any(|each| self.can_win_exactly(2 * each - won[0] - won[1], watched)))
    }

    /// The verdict on winning more cards of one set than of another.
    pub(crate) fn more(self, mine: CardSet, of: CardSet, than: CardSet) -> Verdict {
        let ahead = (mine & of).len() as i32 - (mine & than).len() as i32;
        if ahead - self.largest_gain(than, of) > 0 {
            Verdict::Done
        } else {
            possible(ahead + self.largest_gain(of, than) > 0)
        }
    }

    /// The greatest growth of a member's surplus of one set over the other.
    fn largest_gain(self, of: CardSet, over: CardSet) -> i32 {
        let gain = (self.unplayed & of).len();
        let harmless = self.unplayed.len() - gain - (self.unplayed & over).len();
        let after = |tricks: usize| {
            let cards = tricks.min(self.n) * self.size;
            gain.min(cards) as i32 - cards.saturating_sub(gain + harmless) as i32
        };
        // Either every trick is full of gain, or one more takes what is left of it.
        let full = gain / self.size;
        after(full).max(after(full + 1))
    }

    /// The verdict on winning a card of each of the four colours.
    pub(crate) fn each_colour(self, mine: CardSet) -> Verdict {
        let missing = || Suit::COLOURS.into_iter().map(CardSet::suit).filter(|&colour| !holds(mine, colour));
        match missing().count() {
            0 => Verdict::Done,
            n => possible(n <= self.n_cards() && missing().all(|colour| holds(self.unplayed, colour))),
        }
    }

    /// The verdict on winning all nine cards of a colour.
    pub(crate) fn whole_colour(self, mine: CardSet) -> Verdict {
        let mut colours = Suit::COLOURS.into_iter().map(CardSet::suit);
        if colours.clone().any(|colour| colour.is_subset(mine)) {
            return Verdict::Done;
        }
        possible(colours.any(|colour| {
            colour.is_subset(mine | self.unplayed) && (colour & self.unplayed).len() <= self.n_cards()
        }))
    }
}
