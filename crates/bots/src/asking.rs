//! Asking bots in turn until one of them acts.

use game::{Game, Seat};

use crate::{Bot, Knowledge};

/// A bot's answer to the question what it does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish<A> {
    /// It acts.
    Act(A),
    /// It would rather wait for another seat.
    Wait {
        /// The action it takes if all wait.
        or_else: A,
    },
}

impl<A: Copy> Wish<A> {
    /// What this bot answers. The fallback of one that waits is the first listed action.
    pub fn of<G: Game<Action = A>>(bot: &mut (impl Bot<G> + ?Sized), knowledge: &Knowledge<G>) -> Wish<A> {
        match bot.choose(knowledge) {
            Some(action) => Wish::Act(action),
            None => Wish::Wait { or_else: knowledge.legal()[0] },
        }
    }
}

/// The action of a bot and how it came about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move<A> {
    /// The bot in this seat wants it.
    Wanted(Seat, A),
    /// All bots would rather wait, and this is the fallback of the first.
    Forced(Seat, A),
}

impl<A> Move<A> {
    /// The seat and its action, wanted or forced.
    pub fn into_step(self) -> (Seat, A) {
        match self {
            Move::Wanted(seat, action) | Move::Forced(seat, action) => (seat, action),
        }
    }
}

/// The awaited seats in the order in which their bots are asked: the one named last, so that all others can send a
/// message before its action. The clock is none of them.
pub fn asking_order<G: Game>(game: &G, last: Option<Seat>) -> Vec<Seat> {
    let mut seats: Vec<_> = game.turn().waiting().without(Seat::CLOCK).iter().collect();
    seats.sort_by_key(|&seat| Some(seat) == last);
    seats
}

/// The first seat that wants to act. If all would rather wait, the first that can act is forced to. `ask`
/// gives nothing for a seat that has nothing to decide.
pub fn first_to_act<A>(
    seats: impl IntoIterator<Item = Seat>,
    mut ask: impl FnMut(Seat) -> Option<Wish<A>>,
) -> Option<Move<A>> {
    let mut fallback = None;
    for seat in seats {
        match ask(seat) {
            Some(Wish::Act(action)) => return Some(Move::Wanted(seat, action)),
            Some(Wish::Wait { or_else }) => fallback = fallback.or(Some(Move::Forced(seat, or_else))),
            None => {}
        }
    }
    fallback
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The move of these seats, A first, and how many of them were asked.
    fn ask(wishes: &[Option<Wish<char>>]) -> (Option<Move<char>>, usize) {
        let mut n_asked = 0;
        let seats = (0..wishes.len() as u8).map(Seat::new);
        let step = first_to_act(seats, |seat| {
            n_asked += 1;
            wishes[seat.index()]
        });
        (step, n_asked)
    }

    fn waits(or_else: char) -> Option<Wish<char>> {
        Some(Wish::Wait { or_else })
    }

    #[test]
    fn the_first_seat_that_wants_to_act_does_and_no_more_are_asked() {
        let wishes = [None, waits('x'), Some(Wish::Act('y')), Some(Wish::Act('z'))];
        assert_eq!(ask(&wishes), (Some(Move::Wanted(Seat::new(2), 'y')), 3));
    }

    #[test]
    fn if_all_wait_the_first_that_can_act_is_forced() {
        assert_eq!(ask(&[None, waits('x'), waits('y')]), (Some(Move::Forced(Seat::new(1), 'x')), 3));
    }

    #[test]
    fn no_seat_moves_if_none_can_act() {
        assert_eq!(ask(&[None, None]), (None, 2));
        assert_eq!(ask(&[]), (None, 0));
    }

    #[test]
    fn a_move_gives_its_seat_and_action() {
        let (seat, other) = (Seat::new(1), Seat::new(2));
        assert_eq!(Move::Wanted(seat, 'x').into_step(), (seat, 'x'));
        assert_eq!(Move::Forced(other, 'y').into_step(), (other, 'y'));
    }
}
