//! Attempts that begin in the middle, from the past written in an explicit deal.

use crew::{Attempt, Distress, Proposers, Resume};
use game::{Log, Match, Seat, SetupError, redo, redo_all};

use crate::Card;
use crate::action::Action;
use crate::event::Event;
use crate::mission::Assignment;
use crate::phase::{Matter, Phase};
use crate::setup::{Deal, RoleDeal, Setup};
use crate::state::PlanetNine;

impl Resume<'r'> for PlanetNine {
    fn resumed(&self) -> &Attempt<'r'> {
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

impl PlanetNine {
    /// Carries out the past written in the deal.
    pub(crate) fn resume(&mut self, deal: &Deal, log: &mut impl Log<Event>) -> Result<(), SetupError> {
        self.resume_roles(&deal.roles, log)?;
        if !deal.owners.is_empty() {
            self.resume_tasks(&deal.owners, log)?;
        }
        if let Some(passed) = &deal.passed {
            if self.phase != Phase::Briefing {
                return Err(impossible("deal.passed", "roles and tasks are given out before"));
            }
            self.offers.distress.close();
            self.phase = Phase::Passing(Distress::new(passed.direction));
            self.pass_again(passed, log)?;
        }
        self.play_again(&deal.tricks, log)?;
        redo_all(self, &deal.actions, log)
    }

    fn resume_roles(&mut self, roles: &[RoleDeal], log: &mut impl Log<Event>) -> Result<(), SetupError> {
        let wanted: Vec<_> = self.orders.mission.rules.roles().collect();
        for (i, given) in roles.iter().enumerate() {
            let field = format!("deal.roles[{i}]");
            if !wanted.contains(&given.role) {
                return Err(SetupError::NotInGame { field, item: format!("the role {}", given.role) });
            }
            if self.orders.roles.holder(given.role).is_some() {
                return Err(SetupError::Twice { field, item: format!("the role {}", given.role) });
            }
            if wanted[i] != given.role {
                let reason = format!("the role {} is given out before", wanted[i]);
                return Err(SetupError::Impossible { field, reason });
            }
            self.phase = Phase::Naming { role: given.role };
            redo(self, self.orders.commander, Action::Name { member: given.member }, &field, log)?;
        }
        Ok(())
    }

    /// Gives the written owners their tasks, in the way of the mission.
    fn resume_tasks(&mut self, owners: &[Option<Seat>], log: &mut impl Log<Event>) -> Result<(), SetupError> {
        let field = "deal.owners";
        let tasks: Vec<Card> = self.orders.tasks.all().iter().map(|task| task.card).collect();
        if owners.len() != tasks.len() {
            let wanted = format!("{}, one per task", tasks.len());
            return Err(SetupError::Count { field: field.into(), given: owners.len(), wanted });
        }
        if let Some(seat) = owners.iter().flatten().find(|seat| self.attempt.crew().size() <= seat.number()) {
            return Err(SetupError::NotInGame { field: field.into(), item: format!("seat {seat}") });
        }
        let n_given = owners.iter().flatten().count();
        match (&self.phase, self.orders.mission.assignment) {
            (Phase::Drafting { .. }, _) => self.resume_draft(&tasks, owners, log),
            (Phase::Asking { .. }, Assignment::Decision) if self.is_about_tasks() => match owners[0] {
                Some(owner) if owners.iter().all(|&other| other == Some(owner)) => {
                    self.phase = Phase::Deciding;
                    redo(self, self.orders.commander, Action::Give { member: owner }, field, log)
                }
                None if n_given == 0 => Ok(()),
                _ => Err(impossible(field, "one member has all tasks of this mission")),
            },
            (Phase::Asking { .. }, Assignment::Distribution) if self.is_about_tasks() => {
                if owners[..n_given].contains(&None) {
                    return Err(impossible(field, "tasks are given out in their order"));
                }
                for &owner in owners.iter().flatten() {
                    self.phase = Phase::Distributing;
                    redo(self, self.orders.commander, Action::Give { member: owner }, field, log)?;
                }
                Ok(())
            }
            _ => Err(impossible(field, "roles are given out before tasks")),
        }
    }

    fn is_about_tasks(&self) -> bool {
        matches!(self.phase, Phase::Asking { matter: Matter::AllTasks | Matter::Task, .. })
    }

    /// Drafts the written tasks, turn by turn.
    fn resume_draft(
        &mut self,
        tasks: &[Card],
        owners: &[Option<Seat>],
        log: &mut impl Log<Event>,
    ) -> Result<(), SetupError> {
        let mut open: Vec<(Card, Seat)> =
            tasks.iter().zip(owners).filter_map(|(&task, &owner)| Some((task, owner?))).collect();
        while !open.is_empty() {
            let Phase::Drafting { picker } = self.phase else { break };
            let Some(i) = open.iter().position(|&(_, owner)| owner == picker) else {
                let reason = format!("{picker} takes the next task, and none of the others is {picker}'s");
                return Err(impossible("deal.owners", &reason));
            };
            let (task, _) = open.remove(i);
            redo(self, self.attempt.decider(picker), Action::Take { task }, "deal.owners", log)?;
        }
        Ok(())
    }

    /// A setup that deals this position.
    pub(crate) fn written_down(&self, history: &Match<PlanetNine>) -> Setup {
        let retraced = self.retraced(history);
        let mut setup = retraced.setup;
        let deal = setup.deal.get_or_insert_default();
        if self.is_settled() {
            let roles = self.orders.mission.rules.roles();
            let holder = |role| Some(RoleDeal { role, member: self.orders.roles.holder(role)? });
            deal.roles = roles.filter_map(holder).collect();
            deal.owners = self.orders.tasks.all().iter().map(|task| task.owner).collect();
            deal.passed = self.attempt.past_pass();
            deal.tricks = self.attempt.past_tricks();
        } else {
            deal.actions = retraced.actions;
        }
        setup
    }

    /// Whether roles, owners, passed cards and tricks describe this moment completely.
    ///
    /// They do if nothing was answered, proposed in vain, moved or handed over, and no question is open.
    fn is_settled(&self) -> bool {
        let none_past = |proposers: &[Proposers]| proposers.iter().all(|past| past.past().is_empty());
        let tasks = &self.orders.tasks;
        let printed = self.orders.mission.tokens().map(Some).chain(std::iter::repeat(None));
        let is_plain = match self.phase {
            Phase::Drafting { .. } => none_past(&[self.offers.token_change]),
            Phase::Briefing => {
                none_past(&[self.offers.hand_over])
                    && (self.attempt.distress().is_some() || none_past(&[self.offers.distress]))
            }
            Phase::Playing | Phase::Over(_) => true,
            _ => false,
        };
        is_plain
            && !self.has_handed_over
            && self.attempt.crew().members().all(|member| self.answers[member].is_none())
            && tasks.all().iter().zip(printed).all(|(task, token)| task.token == token)
    }
}

fn impossible(field: &str, reason: &str) -> SetupError {
    SetupError::Impossible { field: field.into(), reason: reason.into() }
}
