//! A position with all cards open.

pub use ::crew::MAX_MEMBERS;
use ::crew::bits::{self, bit, len};

use super::goal::Goal;
use super::token::Token;

/// Everything that decides whether a mission can still be won.
///
/// Members are numbered from zero in the order of play, the dummy included. Cards are numbers and sets of
/// cards bit masks, as in [`bits`].
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Position {
    /// What each member holds; of the dummy, the open cards.
    pub hands: Vec<u64>,
    /// The dummy's covered cards, if there is a dummy.
    pub dummy: Option<Dummy>,
    /// The finished tricks.
    pub tricks: Vec<Played>,
    /// Who leads the trick under way.
    pub leader: u8,
    /// The cards of the trick under way, from the leader on.
    pub table: Vec<u8>,
    /// The tasks that are bound to a card, open or met.
    pub tasks: Vec<Task>,
    /// Whatever else the mission demands.
    pub goals: Vec<Goal>,
}

/// The member that is only cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dummy {
    /// Its place.
    pub member: u8,
    /// Each open card with the covered one beneath, which is turned up after the trick the open one falls
    /// in. During that trick the open card is on the table.
    pub columns: Vec<(u8, u8)>,
}

/// A finished trick.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// Who led.
    pub leader: u8,
    /// The cards from the leader on.
    pub cards: Vec<u8>,
}

/// The owner must win this card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Task {
    /// Who must win it.
    pub owner: u8,
    /// The card to win.
    pub card: u8,
    /// When it must be won, compared with other tasks.
    pub token: Option<Token>,
}

impl Position {
    /// How many members there are.
    pub fn n_members(&self) -> u8 {
        self.hands.len() as u8
    }

    /// The cards in the hands, covered or on the table.
    pub fn unplayed(&self) -> u64 {
        let table = self.table.iter().map(|&card| bit(card));
        self.hands.iter().copied().chain(table).fold(self.covered(), |all, cards| all | cards)
    }

    /// How many tricks are to come, the one under way included.
    pub fn n_left(&self) -> u8 {
        len(self.unplayed()) / self.n_members().max(1)
    }

    /// Whose turn it is.
    pub fn turn(&self) -> u8 {
        (self.leader + self.table.len() as u8) % self.n_members().max(1)
    }

    /// Whether this can be a position at all: three to five members, no card twice, and as many cards in each
    /// hand as there are tricks to come, or one more.
    pub fn is_sound(&self) -> bool {
        if !(3..=MAX_MEMBERS).contains(&self.hands.len()) {
            return false;
        }
        let n_members = self.n_members();
        let hands = self.hands_at_lead();
        let covered = |member: usize| match &self.dummy {
            Some(dummy) if usize::from(dummy.member) == member => dummy.columns.len() as u8,
            _ => 0,
        };
        let n_cards = |member: usize| len(hands[member]) + covered(member);
        let n_all: u8 = (0..self.hands.len()).map(n_cards).sum();
        self.leader < n_members
            && self.table.len() < self.hands.len()
            && self
                .tricks
                .iter()
                .all(|trick| trick.cards.len() == self.hands.len() && trick.leader < n_members)
            && len(self.unplayed()) == n_all
            && (0..self.hands.len()).all(|member| n_cards(member).wrapping_sub(self.n_left()) <= 1)
    }

    /// The hands as they were before the first card of the trick under way.
    pub(crate) fn hands_at_lead(&self) -> [u64; MAX_MEMBERS] {
        let mut hands = [0; MAX_MEMBERS];
        for (hand, &cards) in hands.iter_mut().zip(&self.hands) {
            *hand = cards;
        }
        for (place, &card) in (0..).zip(&self.table) {
            hands[usize::from((self.leader + place) % self.n_members())] |= bit(card);
        }
        hands
    }

    /// The dummy's covered cards.
    pub(crate) fn covered(&self) -> u64 {
        self.dummy.iter().flat_map(|dummy| &dummy.columns).fold(0, |all, column| all | bit(column.1))
    }

    /// The cards that may be played now.
    pub fn playable(&self) -> u64 {
        let hand = self.hands[usize::from(self.turn())];
        let following = self.table.first().map_or(0, |&led| hand & bits::SUIT_OF[usize::from(led)]);
        if following == 0 { hand } else { following }
    }
}
