//! One suit by itself: how many tricks its tasks need at least, whatever happens in the other suits.
//!
//! A colour has nine cards, and who holds them does not change, so all its positions fit into a small table.
//! In a trick that opens with the suit all members follow if they can. In any other trick each may discard one
//! card of it. That is more than the rules allow (a relaxation), so what cannot be done even here is hopeless.

use ::crew::bits::{TRUMPS, each};

use super::position::MAX_MEMBERS;
use super::search::Search;

/// More tricks than any deal has.
const NEVER: u8 = 50;

/// What is needed at least to meet a suit's tasks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Need {
    /// How many tricks.
    pub(crate) tricks: u8,
    /// How many tricks that open with the suit.
    pub(crate) leads: u8,
}

impl Need {
    const NOTHING: Need = Need { tricks: 0, leads: 0 };
    const TOO_MUCH: Need = Need { tricks: NEVER, leads: NEVER };

    fn or(self, other: Need) -> Need {
        Need { tricks: self.tricks.min(other.tricks), leads: self.leads.min(other.leads) }
    }

    fn after_lead(self) -> Need {
        Need { tricks: (self.tricks + 1).min(NEVER), leads: (self.leads + 1).min(NEVER) }
    }

    fn after_discard(self) -> Need {
        Need { tricks: (self.tricks + 1).min(NEVER), leads: self.leads }
    }
}

/// What each position of a suit, a set of cards still held, needs.
pub(crate) struct SuitTable {
    needs: [Need; N_SETS],
}

/// How many sets of nine cards there are.
const N_SETS: usize = 1 << 9;

/// The cards of the suit as bits 0 to 8.
struct Suit {
    held: [u16; MAX_MEMBERS],
    due: u16,
    due_of: [u16; MAX_MEMBERS],
    n_members: usize,
    dummy: usize,
    /// Who has a trump.
    can_ruff: [bool; MAX_MEMBERS],
}

impl SuitTable {
    pub(crate) fn new(search: &Search<'_>, colour: usize) -> SuitTable {
        let facts = search.facts;
        let cut = |cards: u64| (cards >> (9 * colour)) as u16 & (N_SETS as u16 - 1);
        let suit = Suit {
            held: std::array::from_fn(|member| cut(search.reach(member))),
            due: cut(facts.due),
            due_of: facts.due_of.map(cut),
            n_members: facts.n_members.into(),
            dummy: facts.dummy.into(),
            can_ruff: std::array::from_fn(|member| search.reach(member) & TRUMPS != 0),
        };
        let all = suit.held.iter().fold(0, |all, held| all | held);
        let mut needs = [Need::TOO_MUCH; N_SETS];
        // Subsets have smaller numbers, so they are there when they are looked up.
        for cards in (0..N_SETS as u16).filter(|cards| cards & !all == 0) {
            needs[usize::from(cards)] = suit.need(cards, &needs);
        }
        SuitTable { needs }
    }

    /// What the tasks need while these cards, from bit 0 on, are held.
    pub(crate) fn need(&self, cards: u64) -> Need {
        self.needs[cards as usize & (N_SETS - 1)]
    }
}

impl Suit {
    fn need(&self, cards: u16, needs: &[Need; N_SETS]) -> Need {
        if cards & self.due == 0 {
            return Need::NOTHING;
        }
        self.after_lead(cards, 0, 0, needs)
            .after_lead()
            .or(self.after_discard(cards, 0, 0, needs).after_discard())
    }

    /// The least that is needed after a trick that opens with the suit, to which the members before this one
    /// have played.
    fn after_lead(&self, cards: u16, member: usize, played: u16, needs: &[Need; N_SETS]) -> Need {
        if member == self.n_members {
            let is_possible = played != 0 && self.can_be_won(cards, played);
            return if is_possible { needs[usize::from(cards & !played)] } else { Need::TOO_MUCH };
        }
        let hand = cards & self.held[member];
        let mut least = Need::TOO_MUCH;
        // The dummy's cards of the suit may all be covered.
        if hand == 0 || member == self.dummy {
            least = self.after_lead(cards, member + 1, played, needs);
        }
        for card in each(hand.into()) {
            least = least.or(self.after_lead(cards, member + 1, played | 1 << card, needs));
        }
        least
    }

    /// Whether one member may win all that is due among the cards of a trick that opened with the suit.
    fn can_be_won(&self, cards: u16, played: u16) -> bool {
        let due = played & self.due;
        let highest = 1 << played.ilog2();
        due == 0
            || (0..self.n_members).any(|member| {
                let is_void = cards & self.held[member] == 0 || member == self.dummy;
                let can_win = highest & self.held[member] != 0 || is_void && self.can_ruff[member];
                can_win && due & !self.due_of[member] == 0
            })
    }

    /// The least that is needed after a trick to which the members before this one have thrown off cards.
    fn after_discard(&self, cards: u16, member: usize, thrown: u16, needs: &[Need; N_SETS]) -> Need {
        if member == self.n_members {
            return if thrown != 0 { needs[usize::from(cards & !thrown)] } else { Need::TOO_MUCH };
        }
        let mut least = self.after_discard(cards, member + 1, thrown, needs);
        for card in each((cards & self.held[member] & !self.due_of[member]).into()) {
            let thrown = thrown | 1 << card;
            let due = thrown & self.due;
            // The member that wins what is due plays a card of another suit.
            let wins = |owner: usize| due & !self.due_of[owner] == 0 && thrown & self.held[owner] == 0;
            if due == 0 || (0..self.n_members).any(wins) {
                least = least.or(self.after_discard(cards, member + 1, thrown, needs));
            }
        }
        least
    }
}
