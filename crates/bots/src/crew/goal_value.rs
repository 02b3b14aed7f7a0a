//! What a trick would mean for the demands of a mission beside its tasks.

use ::crew::bits::{SUITS, TRUMPS, Trick, bit, each, len, value};
use solver::crew::Goal;

use super::public_state::PublicState;

/// A goal would be lost.
pub(super) const LOST: f32 = -10.0;
/// A goal would be met.
const DONE: f32 = 6.0;
/// A step towards a goal.
pub(super) const STEP: f32 = 1.5;

/// A trick as it may turn out: cards may still be missing, and another member may win it.
#[derive(Clone, Copy)]
pub(crate) struct Outcome<'a> {
    pub(crate) state: &'a PublicState,
    pub(crate) trick: &'a Trick,
    pub(crate) winner: u8,
}

/// Winning, or not, as a goal has it.
pub(super) fn wants(is_wanted: bool, won: bool) -> f32 {
    if is_wanted == won { STEP } else { LOST }
}

impl Outcome<'_> {
    fn is_complete(&self) -> bool {
        self.trick.len == self.state.n_members
    }

    fn is_last(&self) -> bool {
        self.state.n_finished + 1 == self.state.n_tricks
    }

    /// How many of these cards are in the trick.
    pub(super) fn count(&self, cards: u64) -> u8 {
        len(self.trick.cards & cards)
    }

    pub(super) fn n_won(&self, member: u8) -> u8 {
        self.state.tricks[usize::from(member)].count_ones() as u8
    }

    pub(super) fn has(&self, member: u8, cards: u64) -> u8 {
        len(self.state.won[usize::from(member)] & cards)
    }

    pub(super) fn members(&self) -> impl Iterator<Item = u8> + use<> {
        0..self.state.n_members
    }

    /// A trick that would meet a goal is worth the more, the fewer can still spoil it.
    fn if_met(&self, is_met: bool) -> f32 {
        match (is_met, self.is_complete()) {
            (false, _) => 0.0,
            (true, false) => 1.0,
            (true, true) => DONE,
        }
    }

    /// How good the outcome is for a goal that is not met yet.
    pub(crate) fn value(&self, goal: &Goal) -> f32 {
        match *goal {
            Goal::Cards { owner, cards, least, most } => self.of_cards(owner, cards, least, most),
            Goal::Reserved { cards, takers } => match self.count(cards) {
                0 => 0.0,
                _ => wants(true, takers & 1 << self.winner != 0),
            },
            Goal::Using { owner, with, capture } => {
                let is_captured = self.trick.cards & !bit(self.trick.best) & capture != 0;
                let is_met = self.winner == owner && with & bit(self.trick.best) != 0 && is_captured;
                let wasted = if len(capture) == 1 { LOST * f32::from(self.count(capture)) } else { 0.0 };
                if is_met { DONE } else { wasted - 0.4 * f32::from(self.count(with)) }
            }
            Goal::Sum { owner, totals } => self.if_met(self.winner == owner && self.may_add_up(totals)),
            Goal::Within { owner, cards } => {
                self.if_met(self.winner == owner && self.trick.cards & !cards == 0)
            }
            Goal::EqualInTrick { owner, one, other } => {
                let (one, other) = (self.count(one), self.count(other));
                self.if_met(self.winner == owner && one == other && one > 0)
            }
            Goal::EqualInAll { owner, one, other } => {
                let gap = |with: u8| {
                    (self.has(owner, one) + with * self.count(one))
                        .abs_diff(self.has(owner, other) + with * self.count(other))
                };
                if self.winner == owner { f32::from(gap(0)) - f32::from(gap(1)) } else { 0.0 }
            }
            Goal::More { owner, of, than } => {
                let gain = f32::from(self.count(of)) - f32::from(self.count(than));
                if self.winner == owner { STEP * gain } else { -0.5 * gain }
            }
            Goal::EachColour { owner } => {
                let is_new = |suit: &&u64| self.has(owner, **suit) == 0 && self.count(**suit) > 0;
                let n_new = SUITS[..4].iter().filter(is_new).count();
                if self.winner == owner { STEP * n_new as f32 } else { 0.0 }
            }
            Goal::WholeColour { owner } => {
                let best = SUITS[..4].iter().max_by_key(|&&suit| self.has(owner, suit));
                let n = best.map_or(0.0, |&suit| f32::from(self.count(suit)));
                if self.winner == owner { n } else { -2.0 * n }
            }
            Goal::NeverLead { members, .. } => {
                if members & 1 << self.winner != 0 {
                    -0.7
                } else {
                    0.0
                }
            }
            Goal::NeverWith { members, cards } => {
                let is_broken = members & 1 << self.winner != 0 && cards & bit(self.trick.best) != 0;
                if is_broken { LOST } else { 0.5 * f32::from(self.count(cards)) }
            }
            Goal::Winners { cards, least, ascending } => self.of_winners(cards, least, ascending),
            Goal::InLastTrick { card } if self.trick.cards & bit(card) != 0 && !self.is_last() => LOST,
            Goal::LastCard { card } if self.trick.cards & bit(card) != 0 => {
                wants(true, self.is_last() && self.is_complete())
            }
            Goal::InLastTrick { .. } | Goal::LastCard { .. } => 0.0,
            _ => self.of_tricks(goal),
        }
    }

    fn of_cards(&self, owner: u8, cards: u64, least: u8, most: u8) -> f32 {
        let (have, more) = (self.has(owner, cards), self.count(cards));
        let n = f32::from(more);
        let left = self.state.unplayed & cards & !self.trick.cards;
        let spare = f32::from(have + len(left)) - f32::from(least);
        match (self.winner == owner, have < least) {
            _ if more == 0 => 0.0,
            (true, _) if have + more > most => LOST,
            (true, true) => 2.0 * STEP * n,
            (true, false) => {
                if most < len(cards) {
                    -0.3 * n
                } else {
                    0.0
                }
            }
            (false, true) if spare < 0.0 => LOST,
            (false, true) => -STEP * n / (spare + 1.0),
            (false, false) => 0.3 * n,
        }
    }

    /// Whether the values may still add up to one of these totals, if those to come play middling cards.
    fn may_add_up(&self, totals: u64) -> bool {
        let sum: u8 = each(self.trick.cards).map(value).sum();
        let to_come = self.state.n_members - self.trick.len;
        let reachable = |total: u8| sum + 2 * to_come <= total && total <= sum + 8 * to_come;
        self.trick.cards & TRUMPS == 0 && (0..64).any(|total| totals >> total & 1 == 1 && reachable(total))
    }

    /// Certain cards have to win tricks, whosever they are.
    fn of_winners(&self, cards: u64, least: u8, ascending: bool) -> f32 {
        let is_winning = cards & bit(self.trick.best) != 0;
        let n_beaten = self.count(cards) - u8::from(is_winning);
        let lower = cards & (bit(self.trick.best) - 1) & self.state.unplayed;
        let mut worth = if is_winning { 2.0 * STEP } else { 0.0 };
        if is_winning && ascending && lower != 0 {
            worth += LOST;
        }
        worth + f32::from(n_beaten) * if least == len(cards) { LOST } else { -STEP }
    }
}
