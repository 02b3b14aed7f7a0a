//! Rules of thumb: how good a task or a message looks to one member.

use ::crew::bits::{SUIT_OF, TRUMPS, above, below, bit, each, len};

use super::rules::SeatKnowledge;
use super::weights::Sign;

impl SeatKnowledge<'_> {
    /// How much a task on this card appeals.
    pub(crate) fn task_appeal(&self, task: u8) -> f32 {
        let suit = SUIT_OF[usize::from(task)];
        let mine = self.hand & suit;
        let n_trumps = f32::from(len(self.hand & TRUMPS));
        let n_above_out = f32::from(len(above(task) & !self.hand));
        let mut score = self.weight(Sign::Trumps) * n_trumps;
        score += self.weight(Sign::SameSuit)
            * f32::from(len(self.mission.due_of[usize::from(self.member)] & suit));
        if mine & bit(task) != 0 {
            score += self.weight(Sign::HoldIt) + self.weight(Sign::HoldAbove) * n_above_out / 4.0;
            score += self.weight(Sign::HoldLong) * f32::from(len(mine));
            score += self.weight(Sign::HoldLow) * f32::from(len(below(task) & !self.hand)) / 8.0;
        } else if let Some(top) = each(mine & above(task)).last() {
            let n_higher = len(above(top)) as i32;
            score += self.weight(Sign::Top) * 0.6f32.powi(n_higher);
            score += self.weight(Sign::TopLong) * f32::from(len(mine & above(task)));
        } else {
            score += self.weight(Sign::Lacking);
        }
        score
    }

    /// How much this card appeals as a message; below zero it is not sent.
    pub(crate) fn message_appeal(&self, card: u8) -> f32 {
        let suit = SUIT_OF[usize::from(card)];
        let open = self.mission.due & self.state.unplayed;
        let mine = self.hand & suit;
        let is_only = mine == bit(card);
        let is_highest = mine & above(card) == 0;
        let own = open & suit & self.mission.due_of[usize::from(self.member)];
        let theirs = open & suit & !own;
        let mut score = self.weight(Sign::Message);
        if theirs & bit(card) != 0 {
            score += self.weight(Sign::MessageTheirs);
            score += if is_only { self.weight(Sign::MessageTheirsOnly) } else { 0.0 };
        }
        if own & bit(card) != 0 {
            score += self.weight(Sign::MessageOwn);
        }
        let height = 0.6f32.powi(len(above(card)).into());
        if is_highest {
            score += self.weight(Sign::MessageTop) * height;
            if own & !bit(card) != 0 {
                score += self.weight(Sign::MessageCatcher) * height;
            }
            if theirs & !bit(card) != 0 {
                score += self.weight(Sign::MessageTopTheirs) * height;
            }
        } else if theirs != 0 {
            score += self.weight(Sign::MessageLow);
        }
        score
    }
}
