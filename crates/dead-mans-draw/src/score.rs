//! The points of banks, and the winners.

use game::{BySeat, Outcome, Seat, Seats};

use crate::card::Suit;
use crate::setup::Variant;
use crate::state::DeadMansDraw;
use crate::traits::Trait;

/// The points that end Sudden Death.
const SUDDEN_DEATH: i16 = 50;
/// The least points that are too many Beneath the Waves.
const SURFACE: i16 = 60;

impl DeadMansDraw {
    /// The points of a seat's bank now: the highest card of each suit (DMD-2.7).
    ///
    /// The variant and the seat's trait change them.
    pub fn points(&self, seat: Seat) -> i16 {
        let bank = &self.banks[seat];
        let counts_all = self.is_variant(Variant::PileOTreasure);
        let mut points: i16 = 0;
        for suit in Suit::ALL {
            let stack = bank.stack(suit);
            match stack.top() {
                Some(_) if counts_all => points += stack.values().map(i16::from).sum::<i16>(),
                Some(top) => points += i16::from(top),
                None if self.is_variant(Variant::AllHandsOnDeck) => points -= 5,
                None => {}
            }
        }
        let n_mermaids = bank.stack(Suit::Mermaid).len();
        if self.are_traits_revealed() && self.traits[seat] == Some(Trait::GoldenScales) {
            // The bonus counts once, unless every mermaid scores (D-19).
            points += 5 * (if counts_all { n_mermaids } else { n_mermaids.min(1) }) as i16;
        }
        points
    }

    /// Whether a seat has won by Sudden Death (D-32).
    pub(crate) fn has_sudden_win(&self, seat: Seat) -> bool {
        self.points(seat) >= SUDDEN_DEATH
    }

    /// The winners when the draw pile is empty: most points, then most cards, then together (D-17).
    pub(crate) fn winners(&self) -> Seats {
        let rank = |seat: Seat| (self.points(seat), self.banks[seat].len());
        let can_win =
            |&seat: &Seat| !self.is_variant(Variant::BeneathTheWaves) || self.points(seat) < SURFACE;
        let seats = || Seat::all(self.rules.players).filter(can_win);
        let best = seats().map(rank).max();
        seats().filter(|&seat| Some(rank(seat)) == best).collect()
    }

    pub(crate) fn outcome(&self, winners: Seats) -> Outcome {
        let mut points = BySeat::default();
        for seat in Seat::all(self.rules.players) {
            points[seat] = self.points(seat);
        }
        Outcome { winners, points: Some(points) }
    }
}
