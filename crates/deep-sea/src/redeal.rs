//! Missions that an observer cannot tell from the real one.

use game::{Dice, Match, Observer};

use crate::action::Action;
use crate::phase::Phase;
use crate::setup::is_playable;
use crate::state::DeepSea;
use crate::{Deal, Prediction};

impl DeepSea {
    /// A random mission that this observer cannot tell from this one by anything seen so far.
    ///
    /// A mission that is over hides nothing.
    pub(crate) fn redealt(&self, observer: Observer, dice: &mut Dice) -> DeepSea {
        let mut other = self.clone();
        if matches!(self.phase, Phase::Over(_)) {
            return other;
        }
        let captain = self.captain();
        let (tasks, special) = (self.tasks.all(), self.briefing.special);
        let accept = |hands: &crew::Hands<'s'>| is_playable(hands, captain, tasks, special);
        other.attempt = self.attempt.redeal(observer, &[], accept, dice);
        if let Phase::Passing(distress) = self.phase {
            let crew = self.attempt.crew();
            let distress = distress.redeal(observer, crew, |seat| other.attempt.hand(seat), dice);
            other.phase = Phase::Passing(distress);
        }
        let is_known = self.secret_decider().is_some_and(|decider| observer.sees(decider));
        if self.tasks.prediction(Prediction::Secret).is_some() && !is_known {
            let n_tricks = self.attempt.ledger().n_tricks();
            other.tasks.predict(Prediction::Secret, dice.below(n_tricks + 1) as u8);
        }
        other
    }

    /// A match that leads to this mission, which is a redeal of the one that `history` led to.
    pub(crate) fn retraced(&self, history: &Match<DeepSea>) -> Match<DeepSea> {
        let mut history = history.clone();
        let (hands, dummy) = self.attempt.written();
        let mut deal = history.setup.deal.take().unwrap_or_default();
        history.actions.splice(0..0, std::mem::take(&mut deal.actions));
        deal.passed = deal.passed.and_then(|_| self.attempt.past_pass());
        if let Some(secret) = &mut deal.predictions.secret {
            *secret = self.tasks.prediction(Prediction::Secret).unwrap_or(*secret);
        }
        history.setup.deal = Some(Deal { hands, dummy, ..deal });
        let distress = match &self.phase {
            Phase::Passing(distress) => Some(distress),
            _ => self.attempt.distress(),
        };
        for (seat, action) in &mut history.actions {
            match action {
                Action::Pass { card } => *card = distress.and_then(|d| d.chosen(*seat)).unwrap_or(*card),
                Action::Predict { how: Prediction::Secret, tricks } => {
                    *tricks = self.tasks.prediction(Prediction::Secret).unwrap_or(*tricks);
                }
                _ => {}
            }
        }
        history
    }
}
