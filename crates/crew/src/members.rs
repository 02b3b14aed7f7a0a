//! The crew members and their order.

use game::Seat;

/// The most crew members there are.
pub const MAX_MEMBERS: usize = 5;

/// The crew: two to five players and, with two, the dummy as third member (CR-6.1).
///
/// A seat names a member; the dummy's is the one after the players', `C`. Its place in the order of play is
/// agreed by the crew: either the order is A, B, dummy, or A, dummy, B.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Crew {
    players: u8,
    /// The step from a member's number to the next on the left, modulo the crew's size.
    step: u8,
}

impl Crew {
    /// A crew of this many players; with two, the dummy sits on B's left.
    pub const fn new(players: u8) -> Crew {
        Crew { players, step: 1 }
    }

    /// A crew of two players, with the dummy on A's left.
    pub const fn with_dummy_after_a() -> Crew {
        Crew { players: 2, step: 2 }
    }

    /// How many people play.
    pub const fn players(self) -> u8 {
        self.players
    }

    /// Whether a person plays in this seat.
    pub const fn has_player(self, seat: Seat) -> bool {
        seat.number() < self.players
    }

    /// How many crew members there are, the dummy included.
    pub const fn size(self) -> u8 {
        if self.players == 2 { 3 } else { self.players }
    }

    /// The dummy, if two play.
    pub const fn dummy(self) -> Option<Seat> {
        if self.players == 2 { Some(Seat::new(2)) } else { None }
    }

    /// Whether this member is the dummy.
    pub const fn is_dummy(self, member: Seat) -> bool {
        self.players == 2 && member.number() == 2
    }

    /// The member on the left, who acts next.
    pub const fn left(self, member: Seat) -> Seat {
        // A subtraction beats a division here: this is asked after every card.
        let next = member.number() + self.step;
        Seat::new(if next >= self.size() { next - self.size() } else { next })
    }

    /// The member on the right.
    pub const fn right(self, member: Seat) -> Seat {
        let next = member.number() + self.size() - self.step;
        Seat::new(if next >= self.size() { next - self.size() } else { next })
    }

    /// The member's place in the order of play, counted from zero at seat A.
    pub const fn place(self, member: Seat) -> u8 {
        // The order of seats is the order of play but for three members who go A, C, B. To swap B and C is its
        // own inverse, so place and seat are found in the same way.
        if self.step == 1 { member.number() } else { 2 * member.number() % 3 }
    }

    /// The member at a place in the order of play.
    pub const fn seat_at(self, place: u8) -> Seat {
        Seat::new(if self.step == 1 { place } else { 2 * place % 3 })
    }

    /// All members by seat, the dummy last.
    pub fn members(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        Seat::all(self.size())
    }

    /// All members in the order of play, from this one on.
    pub fn from(self, first: Seat) -> impl Iterator<Item = Seat> + Clone {
        std::iter::successors(Some(first), move |&member| Some(self.left(member))).take(self.size().into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn order(crew: Crew) -> String {
        crew.from(Seat::new(1)).map(|seat| seat.to_string()).collect()
    }

    #[test]
    fn play_goes_clockwise() {
        assert_eq!(order(Crew::new(3)), "BCA");
        assert_eq!(order(Crew::new(5)), "BCDEA");
    }

    #[test]
    fn cr_6_1_the_dummy_sits_where_the_crew_agreed() {
        assert_eq!(order(Crew::new(2)), "BCA");
        assert_eq!(order(Crew::with_dummy_after_a()), "BAC");
        assert_eq!(Crew::new(2).dummy(), Some(Seat::new(2)));
        assert_eq!(Crew::new(3).dummy(), None);
    }

    #[test]
    fn cr_6_1_places_follow_the_order_of_play() {
        for crew in [2, 3, 4, 5].map(Crew::new).into_iter().chain([Crew::with_dummy_after_a()]) {
            for (place, member) in (0..).zip(crew.from(Seat::new(0))) {
                assert_eq!((crew.place(member), crew.seat_at(place)), (place, member), "{crew:?}");
            }
        }
    }

    #[test]
    fn left_and_right_are_opposite() {
        for crew in [2, 3, 4, 5].map(Crew::new).into_iter().chain([Crew::with_dummy_after_a()]) {
            for member in crew.members() {
                assert_eq!(crew.right(crew.left(member)), member);
            }
        }
    }
}
