//! One trick (CR-2.1).

use game::Seat;

use crate::{Card, CardSet, MAX_MEMBERS};

/// A trick, finished or under way: plays in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trick<const TRUMP: char> {
    plays: [(Seat, Card<TRUMP>); MAX_MEMBERS],
    len: u8,
    /// The index of the play that wins so far.
    best: u8,
}

impl<const TRUMP: char> Trick<TRUMP> {
    /// The trick before its first card.
    pub const EMPTY: Self = Trick { plays: [(Seat::new(0), Card::COMMANDER); MAX_MEMBERS], len: 0, best: 0 };

    /// Adds a member's card.
    ///
    /// # Panics
    /// If five have played already.
    pub fn push(&mut self, member: Seat, card: Card<TRUMP>) {
        self.plays[usize::from(self.len)] = (member, card);
        // The first card does not beat itself, and is the best so far.
        self.best = if card.beats(self.plays[usize::from(self.best)].1) { self.len } else { self.best };
        self.len += 1;
    }

    /// The plays in order, each with its member.
    pub fn plays(&self) -> &[(Seat, Card<TRUMP>)] {
        &self.plays[..self.len.into()]
    }

    /// How many cards have been played.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether no card has been played.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The card that was led.
    pub fn led(&self) -> Option<Card<TRUMP>> {
        self.plays().first().map(|&(_, card)| card)
    }

    /// The leader.
    pub fn leader(&self) -> Option<Seat> {
        self.plays().first().map(|&(member, _)| member)
    }

    /// The play that wins so far.
    pub fn best(&self) -> Option<(Seat, Card<TRUMP>)> {
        self.plays().get(usize::from(self.best)).copied()
    }

    /// The cards of the trick.
    pub fn cards(&self) -> CardSet<TRUMP> {
        self.plays().iter().map(|&(_, card)| card).collect()
    }

    /// The card this member has played.
    pub fn card_of(&self, member: Seat) -> Option<Card<TRUMP>> {
        self.plays().iter().find(|play| play.0 == member).map(|play| play.1)
    }

    /// The cards of this hand that may be played now: those of the led suit, or all if there are none.
    pub fn playable(&self, hand: CardSet<TRUMP>) -> CardSet<TRUMP> {
        let Some(led) = self.led() else { return hand };
        let following = hand & CardSet::suit(led.suit());
        if following.is_empty() { hand } else { following }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn trick(cards: &str) -> Trick<'r'> {
        let mut trick = Trick::EMPTY;
        for (number, card) in cards.split_whitespace().enumerate() {
            trick.push(Seat::new(number as u8), card.parse().unwrap());
        }
        trick
    }

    fn check_winner(cards: &str, winner: &str) {
        let best = trick(cards).best().unwrap().1;
        assert_eq!(best, winner.parse().unwrap(), "{cards}");
    }

    #[test]
    fn cr_2_1_the_four_pictures_of_the_rulebook() {
        check_winner("y2 y8 y6", "y8");
        check_winner("g3 b9 g5", "g5");
        check_winner("b3 r1 b7", "r1");
        check_winner("r3 r2 r4", "r4");
    }

    #[test]
    fn cr_2_1_follow_if_you_can() {
        let check = |trick_cards: &str, hand: &str, playable: &str| {
            assert_eq!(trick(trick_cards).playable(hand.parse().unwrap()), playable.parse().unwrap());
        };
        check("", "p1 g4 r2", "p1 g4 r2");
        check("p5", "p1 p9 g4 r2", "p1 p9");
        check("b5", "p1 p9 g4 r2", "p1 p9 g4 r2");
        check("r1", "p1 p9 g4 r2", "r2");
        check("r1 p2", "p1 p9 g4", "p1 p9 g4");
    }
}
