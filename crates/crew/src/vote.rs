//! Decisions of the whole crew: one player proposes, all others must agree.

use game::{Seat, Seats};

use crate::Crew;

/// A proposal that waits for the others' answers; one objection ends it.
///
/// When time is up, those without an answer follow the commander: the proposal is carried if the commander
/// agrees, otherwise the commander alone is still asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Vote<P> {
    /// The proposal.
    pub proposal: P,
    /// The proposer.
    pub by: Seat,
    /// The players who agree.
    agreed: Seats,
    time_is_up: bool,
}

impl<P> Vote<P> {
    /// A proposal without any answer yet.
    pub fn new(proposal: P, by: Seat) -> Vote<P> {
        Vote { proposal, by, agreed: Seats::only(by), time_is_up: false }
    }

    /// The players who agree, the proposer included.
    pub fn agreed(&self) -> Seats {
        self.agreed
    }

    /// The seats still asked; while all are, the clock is too.
    pub fn waiting(&self, crew: Crew, commander: Seat) -> Seats {
        if self.time_is_up {
            return Seats::only(commander);
        }
        let open: Seats = Seat::all(crew.players()).filter(|&seat| !self.agreed.contains(seat)).collect();
        open.with(Seat::CLOCK)
    }

    /// Notes a player's agreement and returns whether the proposal is carried.
    pub fn agree(&mut self, seat: Seat, crew: Crew) -> bool {
        self.agreed = self.agreed.with(seat);
        self.time_is_up || self.agreed == Seats::all(crew.players())
    }

    /// Ends the time for answers and returns whether the proposal is carried.
    pub fn end(&mut self, commander: Seat) -> bool {
        self.time_is_up = true;
        self.agreed.contains(commander)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat::new(0);
    const B: Seat = Seat::new(1);
    const C: Seat = Seat::new(2);

    #[test]
    fn all_others_are_asked() {
        let crew = Crew::new(3);
        let mut vote = Vote::new((), B);
        assert_eq!(vote.waiting(crew, A), Seats::only(A).with(C).with(Seat::CLOCK));
        assert!(!vote.agree(C, crew));
        assert_eq!(vote.waiting(crew, A), Seats::only(A).with(Seat::CLOCK));
        assert!(vote.agree(A, crew));
    }

    #[test]
    fn when_time_is_up_the_commander_decides() {
        let crew = Crew::new(4);
        let mut vote = Vote::new((), B);
        assert!(!vote.end(A));
        assert_eq!(vote.waiting(crew, A), Seats::only(A));
        assert!(vote.agree(A, crew));
        assert!(Vote::new((), A).end(A), "the commander proposed it");
    }

    #[test]
    fn the_dummy_has_no_say() {
        assert_eq!(Vote::new((), A).waiting(Crew::new(2), A), Seats::only(B).with(Seat::CLOCK));
    }
}
