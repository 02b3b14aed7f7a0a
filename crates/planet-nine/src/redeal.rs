//! Attempts that an observer cannot tell from the real one.

use game::{BySeat, Dice, Match, Observer};

use crate::CardSet;
use crate::action::Action;
use crate::phase::Phase;
use crate::setup::Deal;
use crate::state::PlanetNine;

impl PlanetNine {
    pub(crate) fn redealt(&self, observer: Observer, dice: &mut Dice) -> PlanetNine {
        let mut other = self.clone();
        other.chance = self.chance.renewed(dice);
        if self.is_over() {
            // A mission that is over hides nothing.
            return other;
        }
        // The cards written for the draw are as unknown as chance.
        other.script = BySeat::default();
        other.attempt = self.attempt.redeal(observer, self.announced().as_slice(), |_| true, dice);
        if let Phase::Passing(distress) = &mut other.phase {
            let crew = other.attempt.crew();
            *distress = distress.redeal(observer, crew, |seat| other.attempt.hand(seat), dice);
        }
        other.redeal_tasks(dice);
        other
    }

    /// Deals the face-down tasks anew.
    fn redeal_tasks(&mut self, dice: &mut Dice) {
        let tasks = &mut self.orders.tasks;
        let known: CardSet = tasks.revealed().iter().map(|task| task.card).collect();
        let mut unknown: Vec<_> =
            ((self.attempt.ledger().in_play() & CardSet::COLOURS) - known).iter().collect();
        dice.shuffle(&mut unknown);
        tasks.replace_hidden(unknown.into_iter());
    }

    /// A match that leads to this attempt, with every chance decision and secret choice of it written down.
    pub(crate) fn retraced(&self, history: &Match<PlanetNine>) -> Match<PlanetNine> {
        let (hands, dummy) = self.attempt.written();
        let crew = self.attempt.crew();
        let drawn =
            |member| self.attempt.draws().map_or(self.script[member], |draws| Some(draws.taken[member]));
        let mut draws: Vec<_> = crew.members().map(drawn).collect();
        if draws.iter().all(Option::is_none) {
            draws.clear();
        }
        let mut retraced = history.clone();
        let deal = retraced.setup.deal.take().unwrap_or_default();
        retraced.actions.splice(0..0, deal.actions);
        retraced.setup.deal = Some(Deal {
            hands,
            dummy,
            tasks: self.orders.tasks.all().iter().map(|task| task.card).collect(),
            draws,
            roles: deal.roles,
            owners: deal.owners,
            passed: deal.passed.and_then(|_| self.attempt.past_pass()),
            tricks: deal.tricks,
            actions: Vec::new(),
        });
        for (seat, action) in &mut retraced.actions {
            if let Action::Pass { card } = action {
                let distress = match &self.phase {
                    Phase::Passing(distress) => Some(distress),
                    _ => self.attempt.distress(),
                };
                *card = distress.and_then(|distress| distress.chosen(*seat)).unwrap_or(*card);
            }
        }
        retraced
    }
}
