//! From the allotted tasks to the end: distress signal, predictions, tricks, verdicts.

use crew::{Distress, Proposers, Verdict, Vote};
use game::{Log, Seat, Seats};

use crate::action::{Action, Proposal};
use crate::allot::{Answer, answer};
use crate::event::{Event, Seen};
use crate::phase::{Ending, Phase};
use crate::state::DeepSea;
use crate::{Card, CardSet, Prediction, Special};

impl DeepSea {
    /// Carries out a listed action.
    pub(crate) fn carry_out(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        match (&mut self.phase, action) {
            (Phase::Play, Action::Play { card }) => self.play(card, log),
            (Phase::Play, Action::Communicate { card }) => {
                let message = self.attempt.communicate(seat, card);
                let position = (!self.attempt.messages().hides_position()).then_some(message.position);
                log.note(|| Seen::Communicated { by: seat, card, position }.public());
            }
            (Phase::Play, Action::TimeUp) => {
                log.note(|| Seen::TimeUp.public());
                self.end(Ending::TimeUp, log);
            }
            (Phase::Signal { .. }, _) => self.step_signal(seat, action, log),
            (Phase::Passing(distress), Action::Pass { card }) => {
                distress.choose(seat, card);
                log.note(|| Seen::PassChosen { by: seat, card: Some(card) }.secret(Seats::only(seat)));
                if distress.waiting(self.attempt.crew()).is_empty() {
                    let distress = *distress;
                    self.attempt.exchange(distress);
                    self.tell_passes(distress, log);
                    self.begin_predictions(log);
                }
            }
            (Phase::Predict, Action::Predict { how, tricks }) => {
                self.tasks.predict(how, tricks);
                let member = self.tasks.predictor(how).expect("the task has an owner");
                let decider = self.attempt.decider(member);
                log.note(|| {
                    let predicted = Seen::Predicted { by: member, how, tricks: Some(tricks) };
                    if how == Prediction::Open {
                        predicted.public()
                    } else {
                        predicted.secret(Seats::only(decider))
                    }
                });
                self.begin_predictions(log);
            }
            _ => self.step_allotment(seat, action, log),
        }
    }

    // The distress signal.

    pub(crate) fn begin_signal(&mut self) {
        self.phase = Phase::Signal { vote: None, proposers: Proposers::new(self.players()) };
    }

    fn step_signal(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        let (crew, captain) = (self.attempt.crew(), self.captain());
        let Phase::Signal { vote, proposers } = &mut self.phase else { return };
        match (vote.as_mut(), action) {
            (None, Action::Propose { proposal: Proposal::Distress { direction } }) => {
                log.note(|| Seen::Proposed { by: seat, proposal: Proposal::Distress { direction } }.public());
                proposers.note(seat);
                *vote = Some(Vote::new(direction, seat));
            }
            (None, _) => self.begin_predictions(log),
            (Some(proposal), _) => match answer(proposal, seat, action, crew, captain, log) {
                Answer::Carried => {
                    let direction = proposal.proposal;
                    log.note(|| Seen::DistressSent { direction }.public());
                    self.phase = Phase::Passing(Distress::new(direction));
                }
                Answer::Waiting => {}
                Answer::Rejected => *vote = None,
            },
        }
    }

    fn tell_passes(&self, distress: Distress<'s'>, log: &mut impl Log<Event>) {
        let crew = self.attempt.crew();
        for from in Seat::all(crew.players()) {
            let to = distress.direction.receiver(crew, from);
            let card = distress.chosen(from);
            log.note(|| Seen::Passed { from, to, card }.secret(Seats::only(from).with(to)));
        }
    }

    // Predictions.

    /// Begins the predictions that are still missing, or else the first trick.
    pub(crate) fn begin_predictions(&mut self, log: &mut impl Log<Event>) {
        if !self.predictors().is_empty() {
            self.phase = Phase::Predict;
            return;
        }
        self.phase = Phase::Play;
        if let Some(seconds) = self.briefing.seconds {
            log.note(|| Seen::ClockStarted { seconds }.public());
        }
    }

    /// The missing predictions, each with the player who makes it.
    pub(crate) fn unpredicted(&self) -> impl Iterator<Item = (Prediction, Seat)> {
        [Prediction::Open, Prediction::Secret].into_iter().filter_map(|how| {
            let owner = self.tasks.predictor(how)?;
            self.tasks.prediction(how).is_none().then(|| (how, self.attempt.decider(owner)))
        })
    }

    pub(crate) fn predictors(&self) -> Seats {
        self.unpredicted().map(|(_, seat)| seat).collect()
    }

    // Tricks.

    /// The playable cards of the member whose turn it is; a barred lead only if there is no other.
    pub fn playable(&self) -> CardSet {
        let playable = self.attempt.playable();
        match self.briefing.special {
            Some(Special::NoLead(suits)) if self.attempt.trick().is_empty() => {
                let lawful = playable - suits.cards();
                if lawful.is_empty() { playable } else { lawful }
            }
            _ => playable,
        }
    }

    fn play(&mut self, card: Card, log: &mut impl Log<Event>) {
        let by = self.attempt.to_play();
        let is_lead = self.attempt.trick().is_empty();
        let finished = self.attempt.play(card);
        log.note(|| Seen::Played { by, card }.public());
        match finished {
            Some(finished) => {
                log.note(|| {
                    Seen::TrickWon { by: finished.winner, trick: self.attempt.ledger().n_finished() as u8 }
                        .public()
                });
                if !finished.turned_up.is_empty() {
                    log.note(|| Seen::TurnedUp { cards: finished.turned_up }.public());
                }
                self.judge_trick(log);
            }
            None if is_lead => self.judge_lead(log),
            None => {}
        }
    }

    /// Judges the lead: a forbidden one loses on the card (CR-5.2).
    fn judge_lead(&mut self, log: &mut impl Log<Event>) {
        let trick = self.attempt.trick();
        let failed = self.tasks.judge_lead(trick, self.attempt.ledger().n_finished());
        if failed != 0 {
            self.fail_tasks(failed, log);
        } else if self.briefing.special.is_some_and(|special| special.is_broken_by_lead(trick)) {
            self.end(Ending::RuleBroken, log);
        }
    }

    /// Judges all other rules after a complete trick.
    fn judge_trick(&mut self, log: &mut impl Log<Event>) {
        let done_before = self.tasks.done();
        let ledger = self.attempt.ledger();
        let failed = self.tasks.judge(self.captain(), ledger);
        let special = self.briefing.special.map_or(Verdict::Done, |special| special.judge(ledger));
        let secret = self.tasks.predictor(Prediction::Secret).zip(self.tasks.prediction(Prediction::Secret));
        if let Some((by, tricks)) = secret.filter(|_| ledger.is_over()) {
            log.note(|| Seen::PredictionShown { by, tricks }.public());
        }
        for place in places(self.tasks.done() & !done_before) {
            let owner = self.tasks.owner(place).expect("every task is allotted");
            log.note(|| {
                Seen::TaskDone { task: self.tasks.all()[place], owner, trick: self.tasks.decided(place) }
                    .public()
            });
        }
        if failed != 0 {
            self.fail_tasks(failed, log);
        } else if special == Verdict::Failed {
            self.end(Ending::RuleBroken, log);
        } else if special == Verdict::Done && self.tasks.are_all_done() {
            self.end(Ending::Won, log);
        }
    }

    fn fail_tasks(&mut self, failed: u32, log: &mut impl Log<Event>) {
        for place in places(failed) {
            log.note(|| self.task_failed(place));
        }
        let first = failed.trailing_zeros() as usize;
        self.end(Ending::TaskFailed(self.tasks.all()[first]), log);
    }

    fn task_failed(&self, place: usize) -> Event {
        let owner = self.tasks.owner(place).expect("every task is allotted");
        let task = self.tasks.all()[place];
        Seen::TaskFailed { task, owner, reason: self.reason(place) }.public()
    }

    /// Ends the mission.
    pub(crate) fn end(&mut self, ending: Ending, log: &mut impl Log<Event>) {
        self.phase = Phase::Over(ending);
        log.note(|| self.loss().map_or(Seen::MissionWon, |loss| Seen::MissionLost { loss }).public());
    }
}

/// The places of a bit mask.
fn places(mut mask: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let place = mask.trailing_zeros() as usize;
        let is_left = mask != 0;
        mask &= mask.wrapping_sub(1);
        is_left.then_some(place)
    })
}
