//! Conditions without which a position is lost, cheap enough to test before every trick.
//!
//! An *own* task is one whose owner holds its card. As a member plays one card to a trick, that card itself
//! has to win: no other may be made to play a higher one of its suit, or to ruff it. So a member without a lower
//! card of the suit has to be void in it before. Own tasks are what makes deals hard, and most of what
//! follows is about them.

use ::crew::bits::{SUIT_OF, SUITS, TRUMPS, below, bit, each, len};

use super::position::MAX_MEMBERS;
use super::search::{Node, Search};

/// What stands in the way of the open tasks at the start of a trick.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct TrickNeeds {
    /// The cards of the own tasks.
    pub(crate) own: u64,
    /// The own tasks that can only be met by leading the card.
    to_lead: u64,
    /// The cards each member has to be rid of before some own task of another.
    pub(crate) to_shed: [u64; MAX_MEMBERS],
    /// Whether some own task can be met without any of that.
    is_one_ready: bool,
    /// Whether a member can follow suit with too few of them, so that it has to be void elsewhere first.
    needs_void: [bool; MAX_MEMBERS],
}

impl Search<'_> {
    /// Whether it is plain that the open tasks cannot all be met.
    pub(crate) fn is_hopeless(&mut self, node: &Node, held: u64) -> bool {
        let &Node { open, n_left, leader, .. } = node;
        if open == 0 {
            return false;
        }
        if self.suits_take_too_long(held, n_left) || self.has_lost_trump(open) {
            return true;
        }
        let own = self.members().fold(0, |own, member| own | open & self.own_due(member));
        let Some(needs) = self.needs_of(own, open) else { return true };
        self.trick_needs[usize::from(n_left)] = needs;
        self.takes_too_many_tricks(&needs, held, open, n_left, leader)
            || self.takes_too_many_cards(&needs, n_left)
            || own & !TRUMPS != 0
                && self.covered == 0
                && !self.one_can_come_first(own & !TRUMPS, open, n_left)
    }

    fn members(&self) -> std::ops::Range<usize> {
        0..self.facts.n_members.into()
    }

    /// The due cards a member holds itself.
    fn own_due(&self, member: usize) -> u64 {
        self.facts.due_of[member] & self.hands[member]
    }

    fn holder(&self, card: u8) -> usize {
        usize::from(self.facts.code[usize::from(card)] & 7)
    }

    /// The cards others may follow with when this one has to win: lower ones that are not due to others.
    fn harmless(&self, card: u8, open: u64) -> u64 {
        let not_ours = open & !self.facts.due_of[self.holder(card)];
        below(card) & !not_ours
    }

    /// Each suit by itself.
    fn suits_take_too_long(&self, held: u64, n_left: u8) -> bool {
        let mut n_leads = 0;
        for (colour, suit) in self.suits.iter().enumerate() {
            let need = suit.need(held >> (9 * colour));
            if need.tricks > n_left {
                return true;
            }
            n_leads += need.leads;
        }
        n_leads > n_left
    }

    /// Whether a trump is due to a member that has neither it nor a higher one to catch it with.
    fn has_lost_trump(&self, open: u64) -> bool {
        each(open & TRUMPS).any(|card| {
            let can_be_won_with = |trump: u8| {
                let takers = self.facts.takers[usize::from(trump)] & self.facts.takers[usize::from(card)];
                takers & 1 << self.holder(trump) != 0
            };
            !each(self.held() & TRUMPS & !(bit(card) - 1)).any(can_be_won_with)
        })
    }

    /// What has to happen before the own tasks can be met, unless that goes round in a circle.
    fn needs_of(&self, own: u64, open: u64) -> Option<TrickNeeds> {
        let mut needs =
            TrickNeeds { own, is_one_ready: own == 0 || own & TRUMPS != 0, ..TrickNeeds::default() };
        // A trump wins by ruffing too, so higher ones need not stand in its way.
        for card in each(own & !TRUMPS) {
            let owner = self.holder(card);
            let suit = SUIT_OF[usize::from(card)];
            let harmless = self.harmless(card, open);
            let n_following = len(self.reach(owner) & suit) - 1;
            let mut n_before = 0;
            let mut must_lead = true;
            let mut is_ready = true;
            for other in self.members().filter(|&other| other != owner) {
                let cards = self.hands[other] & suit;
                if self.reach(other) & harmless != 0 {
                    must_lead = false;
                    continue;
                }
                if cards == 0 {
                    continue;
                }
                is_ready = false;
                needs.to_shed[other] |= cards;
                needs.needs_void[other] |= len(cards) > n_following;
                // Own tasks among them come before, in tricks in which the owner has to follow, too.
                for before in each(cards & own) {
                    n_before += 1;
                    if self.reach(owner) & self.harmless(before, open) == 0 {
                        return None;
                    }
                }
            }
            if n_before > n_following {
                return None;
            }
            needs.is_one_ready |= is_ready;
            if must_lead {
                needs.to_lead |= bit(card);
            }
        }
        Some(needs)
    }

    /// Counts the tricks that certain members have to win.
    fn takes_too_many_tricks(
        &self,
        needs: &TrickNeeds,
        held: u64,
        open: u64,
        n_left: u8,
        leader: u8,
    ) -> bool {
        let mut n_needed = 0;
        let mut n_tricks_of = [0; MAX_MEMBERS];
        for owner in self.members() {
            let due = open & self.facts.due_of[owner];
            if due == 0 {
                continue;
            }
            let own = due & self.hands[owner];
            // Who can only meet tasks by leading has to come to lead in another trick.
            let has_to_wait = own != 0 && own & !needs.to_lead == 0 && owner != usize::from(leader);
            let n_given = self.hands.iter().map(|hand| len(hand & due)).max().unwrap_or(0);
            n_tricks_of[owner] = n_given.max(len(own) + u8::from(has_to_wait));
            n_needed += n_tricks_of[owner];
        }
        n_needed > n_left || self.has_too_many_trumps(needs.own, held, n_left, n_needed, &n_tricks_of)
    }

    /// The highest trumps win a trick each once they are played, and what is not a trump can be too little
    /// to last until everything is met.
    fn has_too_many_trumps(&self, own: u64, held: u64, n_left: u8, n_needed: u8, n_tricks_of: &[u8]) -> bool {
        let trumps = held & TRUMPS;
        if trumps == 0 || self.covered != 0 {
            return false;
        }
        let holder = self.holder(trumps.ilog2() as u8);
        let others = trumps & !self.hands[holder];
        let n_highest = len(if others == 0 { trumps } else { trumps & !((2 << others.ilog2()) - 1) });
        let n_own = len(own & self.own_due(holder) & !TRUMPS);
        let n_cards = len(self.hands[holder]);
        !(n_needed..=n_left).any(|n_tricks| {
            let n_unplayed = n_cards - n_tricks;
            let n_won = n_tricks_of[holder].max(n_own + n_highest.saturating_sub(n_unplayed));
            n_needed - n_tricks_of[holder] + n_won <= n_tricks
        })
    }

    /// Counts the cards members have to be rid of before the last own task is met.
    fn takes_too_many_cards(&self, needs: &TrickNeeds, n_left: u8) -> bool {
        self.members().any(|member| {
            let cards = needs.to_shed[member];
            if cards == 0 {
                return false;
            }
            let length = |suit: u64| len(self.hands[member] & suit & !cards);
            let n_first = if needs.needs_void[member] { SUITS.map(length).into_iter().min() } else { None };
            len(cards) + n_first.unwrap_or(0) >= n_left
        })
    }

    /// Whether one of the own tasks can be the first of them to be met.
    ///
    /// Until then, a member with such a card has to follow with others of its suit, so there is a limit to how
    /// often the suit is led; and no suit is led more often than the longest holding of it lasts.
    fn one_can_come_first(&self, own: u64, open: u64, n_left: u8) -> bool {
        let n_leads = SUITS.map(|suit| {
            let lengths = self.members().map(|member| len(self.hands[member] & suit));
            let holders = self.members().filter(|&member| self.hands[member] & suit & own != 0);
            let spare = holders.map(|member| len(self.hands[member] & suit & !own)).min();
            lengths.max().unwrap_or(0).min(spare.unwrap_or(u8::MAX))
        });
        let n_before = n_left.saturating_sub(len(own));
        each(own).any(|card| {
            let owner = self.holder(card);
            let suit = SUIT_OF[usize::from(card)];
            let harmless = self.harmless(card, open);
            let mut others = self.members().filter(|&member| member != owner);
            others.all(|member| {
                let cards = self.hands[member] & suit;
                cards == 0
                    || cards & harmless != 0
                    || cards & own == 0 && self.can_shed(member, usize::from(card / 9), &n_leads, n_before)
            })
        })
    }

    /// Whether a member can get rid of a suit when suits are led so often at most.
    ///
    /// Whatever is not played when the suit itself is led has to be thrown off on another suit that is led
    /// more often than the member can follow. To throw off that other suit first gains nothing.
    fn can_shed(&self, member: usize, suit: usize, n_leads: &[u8; SUITS.len()], n_tricks: u8) -> bool {
        let n_cards = len(self.hands[member] & SUITS[suit]);
        let n_wanted = n_cards.saturating_sub(n_leads[suit]);
        let mut n_thrown = 0;
        let mut shortest = u8::MAX;
        for (other, &n_leads) in n_leads.iter().enumerate() {
            let length = len(self.hands[member] & SUITS[other]);
            if other != suit && length < n_leads {
                n_thrown += n_leads - length;
                shortest = shortest.min(length);
            }
        }
        n_wanted == 0 || n_wanted <= n_thrown && n_cards + shortest <= n_tricks
    }
}
