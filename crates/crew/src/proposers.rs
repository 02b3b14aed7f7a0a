//! The limit on proposals of one kind.

use game::{BySeat, Seat, Seats};

use crate::MAX_MEMBERS;

/// The players who may still propose something of one kind, and those who have.
///
/// After an objection the crew may talk and propose again; the limit guarantees an end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Proposers {
    able: Seats,
    n_made: BySeat<u8, MAX_MEMBERS>,
}

impl Proposers {
    /// How many proposals of one kind each player may make in an attempt.
    pub const MOST: u8 = 5;

    /// The limit with none used: these players may propose.
    pub fn new(able: Seats) -> Proposers {
        Proposers { able, n_made: BySeat::default() }
    }

    /// The players who may still propose.
    pub fn able(self) -> Seats {
        self.able
    }

    /// The players who have proposed.
    pub fn past(self) -> Seats {
        Seat::all(MAX_MEMBERS as u8).filter(|&seat| self.n_made[seat] > 0).collect()
    }

    /// Notes that this player has proposed.
    pub fn note(&mut self, seat: Seat) {
        self.n_made[seat] += 1;
        if self.n_made[seat] == Proposers::MOST {
            self.able = self.able.without(seat);
        }
    }

    /// Forbids further proposals of this kind.
    pub fn close(&mut self) {
        self.able = Seats::NONE;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_player_proposes_a_limited_number_of_times() {
        let (a, b) = (Seat::new(0), Seat::new(1));
        let mut proposers = Proposers::new(Seats::all(2));
        assert_eq!(proposers.past(), Seats::NONE);
        for _ in 0..Proposers::MOST {
            assert!(proposers.able().contains(b));
            proposers.note(b);
        }
        assert_eq!((proposers.able(), proposers.past()), (Seats::only(a), Seats::only(b)));
        proposers.close();
        assert_eq!((proposers.able(), proposers.past()), (Seats::NONE, Seats::only(b)));
    }
}
