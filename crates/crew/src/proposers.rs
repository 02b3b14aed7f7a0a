//! Who may still propose something of one kind.

use game::{BySeat, Seat, Seats};

use crate::{Crew, MAX_MEMBERS};

/// Who may still propose something of one kind, and how often.
///
/// After an objection the crew may talk and propose again; the number is limited so that it ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Proposers {
    n_left: BySeat<u8, MAX_MEMBERS>,
}

impl Proposers {
    /// How many proposals of one kind each player may make in an attempt.
    pub const MOST: u8 = 5;
    /// Nothing of this kind is offered.
    pub const NONE: Proposers = Proposers { n_left: BySeat([0; MAX_MEMBERS]) };

    /// Every player may propose.
    pub fn all(crew: Crew) -> Proposers {
        let mut all = Proposers::NONE;
        for seat in Seat::all(crew.players()) {
            all.n_left[seat] = Proposers::MOST;
        }
        all
    }

    /// Who may still propose.
    pub fn seats(self) -> Seats {
        Seat::all(MAX_MEMBERS as u8).filter(|&seat| self.contains(seat)).collect()
    }

    /// Whether this player may still propose.
    pub fn contains(self, seat: Seat) -> bool {
        self.n_left.0.get(seat.index()).is_some_and(|&left| left > 0)
    }

    /// Notes that this player has proposed.
    pub fn note(&mut self, seat: Seat) {
        self.n_left[seat] -= 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_player_proposes_a_limited_number_of_times() {
        let (a, b) = (Seat::new(0), Seat::new(1));
        let mut proposers = Proposers::all(Crew::new(2));
        assert_eq!(proposers.seats(), Seats::all(2), "the dummy has no say");
        for _ in 0..Proposers::MOST {
            assert!(proposers.contains(b));
            proposers.note(b);
        }
        assert_eq!(proposers.seats(), Seats::only(a));
        assert!(!proposers.contains(Seat::CLOCK));
        assert_eq!(Proposers::NONE.seats(), Seats::NONE);
    }
}
