//! Missions that begin in the middle, from the past written in an explicit deal.

use crew::{Attempt, Distress, Resume};
use game::{Log, Match, Seat, Seats, SetupError, redo, redo_all};

use crate::event::Event;
use crate::mission::impossible;
use crate::phase::{Ending, Phase};
use crate::setup::{Deal, PredictionDeal, Setup};
use crate::state::DeepSea;
use crate::{Action, Allotment, Card, Prediction, TaskId};

impl Resume<'s'> for DeepSea {
    fn resumed(&self) -> &Attempt<'s'> {
        &self.attempt
    }

    fn playing(card: Card) -> Action {
        Action::Play { card }
    }

    fn communicating(card: Card) -> Action {
        Action::Communicate { card }
    }

    fn passing(card: Card) -> Action {
        Action::Pass { card }
    }
}

impl DeepSea {
    /// Begins the allotment, or carries out the past written in the deal.
    pub(crate) fn resume(&mut self, deal: &Deal, log: &mut impl Log<Event>) -> Result<(), SetupError> {
        if deal.owners.is_empty() {
            self.begin_allotment(log);
        } else {
            self.resume_tasks(&deal.owners, log)?;
        }
        if let Some(passed) = &deal.passed {
            self.check_allotted("deal.passed")?;
            self.phase = Phase::Passing(Distress::new(passed.direction));
            self.pass_again(passed, log)?;
        }
        if deal.predictions != PredictionDeal::default() {
            self.resume_predictions(deal.predictions, log)?;
        }
        if !deal.tricks.is_empty() {
            if matches!(self.phase, Phase::Signal { .. }) {
                self.begin_predictions(log);
            }
            self.play_again(&deal.tricks, log)?;
        }
        redo_all(self, &deal.actions, log)
    }

    /// Checks that all tasks are allotted, and that nothing was passed or predicted since.
    fn check_allotted(&self, field: &str) -> Result<(), SetupError> {
        match self.phase {
            Phase::Signal { .. } => Ok(()),
            _ => Err(impossible(field, "tasks without an owner are given out before")),
        }
    }

    fn resume_predictions(
        &mut self,
        predictions: PredictionDeal,
        log: &mut impl Log<Event>,
    ) -> Result<(), SetupError> {
        if self.phase != Phase::Predict {
            self.check_allotted("deal.predictions")?;
            self.begin_predictions(log);
        }
        let foretold = [(Prediction::Open, predictions.open), (Prediction::Secret, predictions.secret)];
        for (how, tricks) in foretold {
            let Some(tricks) = tricks else { continue };
            let field = format!("deal.predictions.{how}");
            let Some(owner) = self.tasks.predictor(how) else {
                return Err(SetupError::NotInGame { field, item: format!("the task predict-{how}") });
            };
            redo(self, self.attempt.decider(owner), Action::Predict { how, tricks }, &field, log)?;
        }
        Ok(())
    }

    /// Gives the written owners their tasks, in the way of the mission.
    fn resume_tasks(&mut self, owners: &[Option<Seat>], log: &mut impl Log<Event>) -> Result<(), SetupError> {
        let field = || "deal.owners".to_owned();
        let tasks = self.tasks.all().to_vec();
        if owners.len() != tasks.len() {
            let wanted = format!("{}, one per task", tasks.len());
            return Err(SetupError::Count { field: field(), given: owners.len(), wanted });
        }
        if let Some(seat) = owners.iter().flatten().find(|seat| self.attempt.crew().size() <= seat.number()) {
            return Err(SetupError::NotInGame { field: field(), item: format!("seat {seat}") });
        }
        let given: Vec<(TaskId, Seat)> =
            tasks.iter().zip(owners).filter_map(|(&task, &owner)| Some((task, owner?))).collect();
        let allotment = self.briefing.allotment;
        if matches!(allotment, Allotment::Draft | Allotment::HardestFirst | Allotment::SkipCaptain) {
            self.begin_allotment(log);
            return self.resume_draft(given, log);
        }
        if given.len() < owners.len() {
            return Err(impossible(&field(), "in this mission all tasks get their owners together"));
        }
        let among: Seats = given.iter().map(|&(_, owner)| owner).collect();
        match allotment {
            Allotment::Free => self.resume_sharing(&given, self.attempt.crew().members().collect(), log),
            Allotment::TwoVolunteers if among.len() == 2 => self.resume_sharing(&given, among, log),
            Allotment::TwoVolunteers => {
                Err(impossible(&field(), "two members share the tasks of this mission"))
            }
            _ => match among.first() {
                Some(owner) if among.len() == 1 && self.can_take_all(owner) => {
                    self.take_all(owner, log);
                    Ok(())
                }
                Some(captain) if among.len() == 1 => {
                    Err(impossible(&field(), &format!("{captain} is captain and cannot have one of them")))
                }
                _ => Err(impossible(&field(), "one member has all tasks of this mission")),
            },
        }
    }

    /// Drafts the written tasks, turn by turn; a member without one skips.
    fn resume_draft(
        &mut self,
        mut open: Vec<(TaskId, Seat)>,
        log: &mut impl Log<Event>,
    ) -> Result<(), SetupError> {
        let field = "deal.owners";
        while !open.is_empty() {
            let Phase::Draft { next, n_turns } = self.phase else {
                return Err(impossible(field, "the captain would be left with tasks about the captain"));
            };
            let by = self.attempt.decider(next);
            let on_offer: Vec<_> = self.on_offer(next, n_turns).collect();
            let lawful = open.iter().position(|&(task, owner)| owner == next && on_offer.contains(&task));
            match lawful.or_else(|| open.iter().position(|&(_, owner)| owner == next)) {
                Some(i) => {
                    let (task, _) = open.remove(i);
                    redo(self, by, Action::Take { task }, field, log)?;
                }
                None if self.can_skip(next, n_turns) => redo(self, by, Action::Skip, field, log)?,
                None => {
                    let reason = format!("after {n_turns} turns {next} has to take a task, too");
                    return Err(impossible(field, &reason));
                }
            }
        }
        Ok(())
    }

    /// Lays the tasks where these members have shared them out.
    fn resume_sharing(
        &mut self,
        given: &[(TaskId, Seat)],
        among: Seats,
        log: &mut impl Log<Event>,
    ) -> Result<(), SetupError> {
        for &(task, owner) in given {
            if !self.receivers(task, among).any(|member| member == owner) {
                return Err(impossible("deal.owners", &format!("{owner} may not have {task}")));
            }
            self.tasks.give(task, owner);
        }
        self.settle(log);
        Ok(())
    }

    /// A setup that deals this position.
    pub(crate) fn written_down(&self, history: &Match<DeepSea>) -> Setup {
        let retraced = self.retraced(history);
        let mut setup = retraced.setup;
        let deal = setup.deal.get_or_insert_default();
        if self.is_settled() {
            deal.owners = self.tasks().map(|(_, owner)| owner).collect();
            deal.passed = self.attempt.past_pass();
            deal.predictions = PredictionDeal {
                open: self.tasks.prediction(Prediction::Open),
                secret: self.tasks.prediction(Prediction::Secret),
            };
            deal.tricks = self.attempt.past_tricks();
            let has_begun = matches!(self.phase, Phase::Predict | Phase::Play);
            let is_told = deal.passed.is_some()
                || deal.predictions != PredictionDeal::default()
                || !deal.tricks.is_empty();
            if has_begun && !is_told {
                deal.actions = vec![(self.captain(), Action::Begin)];
            }
        } else {
            deal.actions = retraced.actions;
        }
        setup
    }

    /// Whether owners, passed cards, predictions and tricks describe this moment completely.
    ///
    /// They do if nothing was proposed in vain or skipped, no question is open, and time has not run out.
    fn is_settled(&self) -> bool {
        match self.phase {
            Phase::Draft { n_turns, .. } => {
                self.tasks.free().count() + usize::from(n_turns) == self.tasks.len()
            }
            Phase::Signal { vote, proposers } => vote.is_none() && proposers.past().is_empty(),
            Phase::Predict | Phase::Play => true,
            Phase::Over(ending) => !matches!(ending, Ending::TimeUp | Ending::NoTaskForCaptain),
            _ => false,
        }
    }
}
