//! What a trick would mean for the demands of a mission beside its tasks.

use solver::crew::cards::{SUITS, TRUMPS, bit, each, len, value};
use solver::crew::{Comparison, Goal};

use super::scene::{Scene, Trick};

/// A goal would be lost.
const LOST: f32 = -10.0;
/// A goal would be met.
const DONE: f32 = 6.0;
/// A step towards a goal.
const STEP: f32 = 1.5;

/// A trick as it may turn out: cards may still be missing, and another member may win it.
#[derive(Clone, Copy)]
pub(crate) struct Outcome<'a> {
    pub(crate) scene: &'a Scene,
    pub(crate) trick: &'a Trick,
    pub(crate) winner: u8,
}

/// Winning, or not, as a goal has it.
fn wants(is_wanted: bool, won: bool) -> f32 {
    if is_wanted == won { STEP } else { LOST }
}

impl Outcome<'_> {
    fn is_complete(&self) -> bool {
        self.trick.len == self.scene.n_members
    }

    fn is_last(&self) -> bool {
        self.scene.n_finished + 1 == self.scene.n_tricks
    }

    /// How many of these cards are in the trick.
    fn count(&self, cards: u64) -> u8 {
        len(self.trick.cards & cards)
    }

    fn n_won(&self, member: u8) -> u8 {
        self.scene.tricks[usize::from(member)].count_ones() as u8
    }

    fn has(&self, member: u8, cards: u64) -> u8 {
        len(self.scene.won[usize::from(member)] & cards)
    }

    fn members(&self) -> impl Iterator<Item = u8> + use<> {
        0..self.scene.n_members
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
    pub(crate) fn worth(&self, goal: &Goal) -> f32 {
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
        let left = self.scene.unplayed & cards & !self.trick.cards;
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
        let to_come = self.scene.n_members - self.trick.len;
        let reachable = |total: u8| sum + 2 * to_come <= total && total <= sum + 8 * to_come;
        self.trick.cards & TRUMPS == 0 && (0..64).any(|total| totals >> total & 1 == 1 && reachable(total))
    }

    /// Certain cards have to win tricks, whosever they are.
    fn of_winners(&self, cards: u64, least: u8, ascending: bool) -> f32 {
        let is_winning = cards & bit(self.trick.best) != 0;
        let n_beaten = self.count(cards) - u8::from(is_winning);
        let lower = cards & (bit(self.trick.best) - 1) & self.scene.unplayed;
        let mut worth = if is_winning { 2.0 * STEP } else { 0.0 };
        if is_winning && ascending && lower != 0 {
            worth += LOST;
        }
        worth + f32::from(n_beaten) * if least == len(cards) { LOST } else { -STEP }
    }

    /// Goals about who wins how many tricks, and when.
    fn of_tricks(&self, goal: &Goal) -> f32 {
        let now = 1 << self.scene.n_finished;
        let left = self.scene.n_tricks - self.scene.n_finished - 1;
        match *goal {
            Goal::Positions { owner, wanted, barred } => match self.winner == owner {
                won if wanted & now != 0 => 3.0 * wants(true, won),
                won if barred & now != 0 => wants(false, won),
                _ => 0.0,
            },
            Goal::Tricks { owner, least, most } => match (self.winner == owner, self.n_won(owner)) {
                (true, n) if n >= most => LOST,
                (true, n) if n < least => STEP,
                (true, _) => -0.3,
                (false, n) if n + left < least => LOST,
                (false, n) if n >= least => 0.3,
                (false, _) => -0.3,
            },
            Goal::Streak { owner, length } => match self.run(owner) {
                _ if has_run(self.scene.tricks[usize::from(owner)], length) => 0.0,
                run if self.winner == owner => STEP * f32::from(run + 1),
                run => -STEP * f32::from(run),
            },
            Goal::OneStreak { owner, length } => match self.n_won(owner) {
                0 => {
                    if self.winner == owner {
                        0.3
                    } else {
                        0.0
                    }
                }
                n => wants(n < length, self.winner == owner),
            },
            Goal::NoStreak { owner, length } if self.run(owner) + 1 == length => {
                wants(false, self.winner == owner)
            }
            Goal::Compare { owner, comparison } => self.of_comparison(owner, comparison),
            Goal::BalancedTricks => {
                let fewest = self.members().map(|member| self.n_won(member)).min().unwrap_or(0);
                if self.n_won(self.winner) > fewest { LOST } else { 0.3 }
            }
            Goal::BalancedCards { cards } => {
                let fewest = self.members().map(|member| self.has(member, cards)).min().unwrap_or(0);
                match self.count(cards) {
                    0 => 0.0,
                    n if self.has(self.winner, cards) + n > fewest + 1 => LOST,
                    _ => STEP,
                }
            }
            Goal::FirstWinnerAhead if self.scene.n_finished > 0 => {
                let first = self.members().find(|&member| self.scene.tricks[usize::from(member)] & 1 != 0);
                match first {
                    Some(first) if first == self.winner => STEP,
                    Some(first) if self.n_won(self.winner) + 1 >= self.n_won(first) => LOST,
                    _ => -0.3,
                }
            }
            _ => 0.0,
        }
    }

    fn of_comparison(&self, owner: u8, comparison: Comparison) -> f32 {
        let won = self.winner == owner;
        let than = |rival: u8, gain: f32| match (won, self.winner == rival) {
            (true, _) => gain,
            (false, true) => -gain,
            _ => 0.0,
        };
        match comparison {
            Comparison::MoreThanEachOther | Comparison::MoreThanAllOthersTogether => {
                if won {
                    STEP
                } else {
                    -0.5 * STEP
                }
            }
            Comparison::FewerThanEachOther => {
                if won {
                    -2.0 * STEP
                } else {
                    0.3
                }
            }
            Comparison::MoreThan(rival) => than(rival, STEP),
            Comparison::FewerThan(rival) => than(rival, -STEP),
            Comparison::SameAs(rival) => {
                let gap = |mine: u8, theirs: u8| f32::from(mine.abs_diff(theirs));
                let (mine, theirs) = (self.n_won(owner), self.n_won(rival));
                STEP * (gap(mine, theirs)
                    - gap(mine + u8::from(won), theirs + u8::from(self.winner == rival)))
            }
        }
    }

    /// How many tricks this member has won without a break until now.
    fn run(&self, member: u8) -> u8 {
        let tricks = self.scene.tricks[usize::from(member)];
        (0..self.scene.n_finished).rev().take_while(|n| tricks >> n & 1 == 1).count() as u8
    }
}

/// Whether so many tricks one after the other are among these.
fn has_run(tricks: u16, length: u8) -> bool {
    (1..length).fold(tricks, |runs, n| runs & tricks >> n) != 0
}

/// Whether a member's goal wants tricks (positive) or avoids them (negative).
pub(crate) fn hunger(goal: &Goal, scene: &Scene, member: u8) -> f32 {
    let n_won = scene.tricks[usize::from(member)].count_ones() as u8;
    let after = |limit: u8| if n_won < limit { 0.5 } else { -1.0 };
    let is = |owner: u8, hunger: f32| if owner == member { hunger } else { 0.0 };
    match *goal {
        Goal::Cards { owner, most: 0, .. } | Goal::NoStreak { owner, .. } => is(owner, -1.0),
        Goal::Tricks { owner, least, .. } => is(owner, after(least)),
        Goal::OneStreak { owner, length } => is(owner, after(length)),
        Goal::Positions { owner, wanted, barred } => {
            let ahead = !0 << scene.n_finished;
            is(owner, f32::from(i8::from(wanted & ahead != 0)) - f32::from(i8::from(barred & ahead != 0)))
        }
        Goal::Compare { owner, comparison } => match comparison {
            Comparison::FewerThan(_) | Comparison::FewerThanEachOther => is(owner, -1.0),
            Comparison::SameAs(_) => 0.0,
            _ => is(owner, 1.0),
        },
        Goal::NeverLead { members, .. } if members & 1 << member != 0 => -0.5,
        Goal::Cards { owner, .. }
        | Goal::Streak { owner, .. }
        | Goal::More { owner, .. }
        | Goal::EachColour { owner }
        | Goal::WholeColour { owner } => is(owner, 1.0),
        _ => 0.0,
    }
}
