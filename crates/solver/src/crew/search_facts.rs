//! What stays the same during a search, made ready for quick use.

use ::crew::bits::{N_CARDS, NO_CARD, bit, each, len};

use super::goal::Goal;
use super::position::{MAX_MEMBERS, Position};
use super::token::Order;

/// The number of the dummy where there is none.
const NO_MEMBER: u8 = u8::MAX;

/// The unchanging side of a position.
#[derive(Debug)]
pub(crate) struct SearchFacts {
    pub(crate) n_members: u8,
    pub(crate) all_members: u8,
    /// For each card, its holder and kind. Neighbouring cards of equal code are as good as one another.
    pub(crate) code: [u8; N_CARDS],
    /// The members that may win each card, as a bit mask.
    pub(crate) takers: [u8; N_CARDS],
    /// The cards that have to be won.
    pub(crate) due: u64,
    /// The due cards that only this member may win.
    pub(crate) due_of: [u64; MAX_MEMBERS],
    pub(crate) order: Order,
    pub(crate) is_ordered: bool,
    /// What is demanded beside the due cards.
    pub(crate) goals: Vec<Goal>,
    /// The cards each member may not lead.
    pub(crate) barred_leads: [u64; MAX_MEMBERS],
    /// The cards that have to stay until the last trick.
    pub(crate) late: u64,
    /// The cards that have to stay until the very end.
    pub(crate) last: u64,
    pub(crate) dummy: u8,
    /// The card beneath each card of the dummy.
    pub(crate) beneath: [u8; N_CARDS],
}

impl SearchFacts {
    pub(crate) fn new(position: &Position) -> SearchFacts {
        let n_members = position.n_members();
        let mut facts = SearchFacts {
            n_members,
            all_members: (1 << n_members) - 1,
            code: [0; N_CARDS],
            takers: [(1 << n_members) - 1; N_CARDS],
            due: 0,
            due_of: [0; MAX_MEMBERS],
            order: Order::new(position.tasks.iter().map(|task| (task.card, task.token))),
            is_ordered: false,
            goals: position.goals.clone(),
            barred_leads: [0; MAX_MEMBERS],
            late: 0,
            last: 0,
            dummy: NO_MEMBER,
            beneath: [NO_CARD; N_CARDS],
        };
        facts.is_ordered = !facts.order.is_free();
        // Sets of cards that are not to be mixed up with others.
        let mut kinds = Vec::with_capacity(16);
        for task in &position.tasks {
            facts.takers[usize::from(task.card)] &= 1 << task.owner;
            facts.due |= bit(task.card);
            facts.due_of[usize::from(task.owner)] |= bit(task.card);
            if task.token.is_some() {
                kinds.push(bit(task.card));
            }
        }
        kinds.extend(facts.due_of.iter().filter(|&&due| due != 0));
        if let Some(dummy) = &position.dummy {
            facts.dummy = dummy.member;
            for &(upper, lower) in &dummy.columns {
                facts.beneath[usize::from(upper)] = lower;
                kinds.extend([bit(upper), bit(lower)]);
            }
        }
        for goal in &position.goals {
            goal.kinds(&mut kinds);
            facts.note(goal);
        }
        facts.sort_into_kinds(&kinds);
        for (member, hand) in position.hands_at_lead().into_iter().enumerate() {
            for card in each(hand) {
                facts.code[usize::from(card)] |= member as u8;
            }
        }
        if let Some(dummy) = &position.dummy {
            for &(_, lower) in &dummy.columns {
                facts.code[usize::from(lower)] |= dummy.member;
            }
        }
        facts
    }

    /// Notes what a goal allows whatever has happened.
    fn note(&mut self, goal: &Goal) {
        match *goal {
            Goal::Reserved { cards, takers } => {
                for card in each(cards) {
                    self.takers[usize::from(card)] &= takers;
                }
            }
            Goal::Cards { owner, cards, most: 0, .. } => {
                for card in each(cards) {
                    self.takers[usize::from(card)] &= !(1 << owner);
                }
            }
            Goal::Tricks { owner, most: 0, .. } => {
                for takers in &mut self.takers {
                    *takers &= !(1 << owner);
                }
            }
            Goal::NeverLead { members, cards } => {
                for (member, barred) in self.barred_leads.iter_mut().enumerate() {
                    if members & 1 << member != 0 {
                        *barred |= cards;
                    }
                }
            }
            Goal::InLastTrick { card } => self.late |= bit(card),
            Goal::LastCard { card } => self.last |= bit(card),
            _ => {}
        }
    }

    /// Gives cards of the same suit the same kind if they are in the same sets.
    fn sort_into_kinds(&mut self, sets: &[u64]) {
        let marked = sets.iter().fold(0, |all, set| all | set);
        for card in each(marked) {
            let suit = ::crew::bits::SUIT_OF[usize::from(card)];
            let is_alike = |other: u8| sets.iter().all(|set| (set >> card ^ set >> other) & 1 == 0);
            let before = marked & suit & (bit(card) - 1);
            self.code[usize::from(card)] = match each(before).find(|&other| is_alike(other)) {
                Some(other) => self.code[usize::from(other)],
                None => (len(before) + 1) << 3,
            };
        }
    }
}
