//! What a trick would mean for demands about who wins how many tricks, and when.

use solver::crew::{Comparison, Goal};

use super::goal_value::{LOST, Outcome, STEP, wants};
use super::public_state::PublicState;

impl Outcome<'_> {
    /// Goals about who wins how many tricks, and when.
    pub(super) fn of_tricks(&self, goal: &Goal) -> f32 {
        let now = 1 << self.state.n_finished;
        let left = self.state.n_tricks - self.state.n_finished - 1;
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
                _ if has_run(self.state.tricks[usize::from(owner)], length) => 0.0,
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
            Goal::FirstWinnerAhead if self.state.n_finished > 0 => {
                let first = self.members().find(|&member| self.state.tricks[usize::from(member)] & 1 != 0);
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
        let tricks = self.state.tricks[usize::from(member)];
        (0..self.state.n_finished).rev().take_while(|n| tricks >> n & 1 == 1).count() as u8
    }
}

/// Whether `length` consecutive tricks are among these.
fn has_run(tricks: u16, length: u8) -> bool {
    (1..length).fold(tricks, |runs, n| runs & tricks >> n) != 0
}

/// Whether a member's goal wants tricks (positive) or avoids them (negative).
pub(crate) fn hunger(goal: &Goal, state: &PublicState, member: u8) -> f32 {
    let n_won = state.tricks[usize::from(member)].count_ones() as u8;
    let after = |limit: u8| if n_won < limit { 0.5 } else { -1.0 };
    let is = |owner: u8, hunger: f32| if owner == member { hunger } else { 0.0 };
    match *goal {
        Goal::Cards { owner, most: 0, .. } | Goal::NoStreak { owner, .. } => is(owner, -1.0),
        Goal::Tricks { owner, least, .. } => is(owner, after(least)),
        Goal::OneStreak { owner, length } => is(owner, after(length)),
        Goal::Positions { owner, wanted, barred } => {
            let ahead = !0 << state.n_finished;
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
