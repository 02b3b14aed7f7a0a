//! The public facts of the finished tricks, from which alone verdicts are judged (CR-5.3).

use game::{BySeat, Seat};

use crate::{Card, CardSet, Crew, MAX_MEMBERS, Trick};

/// The most tricks a deal has.
pub const MAX_TRICKS: usize = 13;

/// The finished tricks of a deal, and what follows from them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ledger<const TRUMP: char> {
    crew: Crew,
    in_play: CardSet<TRUMP>,
    unplayed: CardSet<TRUMP>,
    n_tricks: u8,
    n_finished: u8,
    won_tricks: BySeat<u16, MAX_MEMBERS>,
    won: BySeat<CardSet<TRUMP>, MAX_MEMBERS>,
    tricks: [Trick<TRUMP>; MAX_TRICKS],
}

impl<const TRUMP: char> Ledger<TRUMP> {
    /// The ledger before the first trick, when these cards have been dealt.
    pub fn new(crew: Crew, in_play: CardSet<TRUMP>) -> Self {
        Ledger {
            crew,
            in_play,
            unplayed: in_play,
            n_tricks: in_play.len() as u8 / crew.size(),
            n_finished: 0,
            won_tricks: BySeat([0; MAX_MEMBERS]),
            won: BySeat([CardSet::EMPTY; MAX_MEMBERS]),
            tricks: [Trick::EMPTY; MAX_TRICKS],
        }
    }

    /// Notes a finished trick.
    pub fn push(&mut self, trick: Trick<TRUMP>) {
        let (winner, _) = trick.best().expect("a finished trick has cards");
        let cards = trick.cards();
        self.unplayed -= cards;
        self.won[winner] |= cards;
        self.won_tricks[winner] |= 1 << self.n_finished;
        self.tricks[usize::from(self.n_finished)] = trick;
        self.n_finished += 1;
    }

    /// The crew members and their order.
    pub fn crew(&self) -> Crew {
        self.crew
    }

    /// All cards of the deal.
    pub fn in_play(&self) -> CardSet<TRUMP> {
        self.in_play
    }

    /// The cards that are in no finished trick.
    pub fn unplayed(&self) -> CardSet<TRUMP> {
        self.unplayed
    }

    /// The finished tricks, in order.
    pub fn tricks(&self) -> &[Trick<TRUMP>] {
        &self.tricks[..self.n_finished.into()]
    }

    /// The last finished trick, the only one that players may look at again (CR-2.2).
    pub fn last(&self) -> Option<&Trick<TRUMP>> {
        self.tricks().last()
    }

    /// How many tricks the deal has.
    pub fn n_tricks(&self) -> usize {
        self.n_tricks.into()
    }

    /// How many tricks are finished.
    pub fn n_finished(&self) -> usize {
        self.n_finished.into()
    }

    /// How many tricks are left, the one under way included.
    pub fn n_left(&self) -> usize {
        usize::from(self.n_tricks - self.n_finished)
    }

    /// Whether the last trick is finished.
    pub fn is_over(&self) -> bool {
        self.n_finished == self.n_tricks
    }

    /// How many cards stay unplayed after the last trick: one with two or three players (CR-1.2, CR-6.2).
    pub fn n_left_over(&self) -> usize {
        self.in_play.len() - self.n_tricks() * usize::from(self.crew.size())
    }

    /// The cards of the tricks this member has won.
    pub fn won(&self, member: Seat) -> CardSet<TRUMP> {
        self.won[member]
    }

    /// How many tricks this member has won.
    pub fn n_won(&self, member: Seat) -> u8 {
        self.won_tricks[member].count_ones() as u8
    }

    /// Which of the finished tricks this member has won, as a bit mask; the first trick is bit 0.
    pub fn tricks_of(&self, member: Seat) -> u16 {
        self.won_tricks[member]
    }

    /// The member who has won this card, if it was won.
    pub fn winner_of(&self, card: Card<TRUMP>) -> Option<Seat> {
        self.crew.members().find(|&member| self.won[member].contains(card))
    }

    /// The number of the finished trick with this card, counted from zero.
    pub fn trick_of(&self, card: Card<TRUMP>) -> Option<usize> {
        self.tricks().iter().position(|trick| trick.cards().contains(card))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finished_tricks_add_up() {
        let mut ledger = Ledger::<'r'>::new(Crew::new(3), CardSet::ALL);
        assert_eq!((ledger.n_tricks(), ledger.n_left(), ledger.n_left_over()), (13, 13, 1));
        let mut trick = Trick::EMPTY;
        for (number, card) in ["y2", "y8", "y6"].into_iter().enumerate() {
            trick.push(Seat::new(number as u8), card.parse().unwrap());
        }
        ledger.push(trick);
        let winner = Seat::new(1);
        assert_eq!((ledger.n_left(), ledger.n_won(winner), ledger.unplayed().len()), (12, 1, 37));
        assert_eq!(ledger.won(winner), "y2 y6 y8".parse().unwrap());
        assert_eq!(ledger.winner_of("y6".parse().unwrap()), Some(winner));
        assert_eq!(ledger.trick_of("y6".parse().unwrap()), Some(0));
        assert_eq!(ledger.winner_of("y5".parse().unwrap()), None);
        assert_eq!(ledger.last(), Some(&trick));
    }

    #[test]
    fn cr_1_2_tricks_of_a_deal() {
        let check = |players: u8, n_tricks: usize, left_over: usize| {
            let ledger = Ledger::<'s'>::new(Crew::new(players), CardSet::ALL);
            assert_eq!((ledger.n_tricks(), ledger.n_left_over()), (n_tricks, left_over), "{players} players");
        };
        check(2, 13, 1);
        check(3, 13, 1);
        check(4, 10, 0);
        check(5, 8, 0);
    }
}
