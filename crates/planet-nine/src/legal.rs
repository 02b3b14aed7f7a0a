//! Legal actions: the one source of legality.

use crew::{Direction, Distress, Proposers};
use game::{Outcome, Seat, Seats, Talk, Turn};

use crate::action::{Action, Proposal};
use crate::phase::Phase;
use crate::rule::Rule;
use crate::state::{PlanetNine, is_eligible};

impl PlanetNine {
    pub(crate) fn turn_now(&self) -> Turn {
        let crew = self.attempt.crew();
        let commander = self.orders.commander;
        Turn::Waiting(match &self.phase {
            Phase::Asking { asked, .. } => Seats::only(self.attempt.decider(*asked)),
            Phase::Naming { .. } | Phase::Deciding | Phase::Distributing => Seats::only(commander),
            Phase::Drafting { picker } => self.offers.token_change.able().with(self.attempt.decider(*picker)),
            Phase::Voting(vote) => vote.waiting(crew, commander),
            Phase::Passing(distress) => distress.waiting(crew),
            Phase::Briefing => {
                let proposers = [self.offers.distress, self.offers.hand_over].map(Proposers::able);
                proposers.iter().flat_map(|seats| seats.iter()).fold(self.able_to_play(), Seats::with)
            }
            Phase::Playing => self.able_to_play(),
            Phase::Over(result) => return Turn::Over(Outcome::together(crew.players(), result.is_ok())),
        })
    }

    /// The rule for free text.
    ///
    /// The crew talks over what it decides together and what the commander asks, from the moment it knows a
    /// task until the first message or card (CR-3.1).
    pub(crate) fn talk_now(&self) -> Talk {
        let is_offered = |offers: &[Proposers]| offers.iter().any(|proposers| !proposers.able().is_empty());
        let is_decided_together = match &self.phase {
            Phase::Over(_) => return Talk::Free,
            Phase::Asking { .. } | Phase::Deciding | Phase::Distributing | Phase::Voting(_) => true,
            Phase::Naming { role } => !role.answers().is_empty(),
            Phase::Drafting { .. } => is_offered(&[self.offers.token_change]),
            Phase::Briefing => is_offered(&[self.offers.distress, self.offers.hand_over]),
            Phase::Passing(_) | Phase::Playing => false,
        };
        let tasks = &self.orders.tasks;
        let knows_tasks = tasks.all().is_empty() || !tasks.revealed().is_empty();
        let has_messages = !self.attempt.messages().sent().is_empty();
        if is_decided_together && knows_tasks && !has_messages { Talk::HandsExcepted } else { Talk::Closed }
    }

    /// The players who may play or communicate by public facts.
    ///
    /// A seat counts even if its hand offers nothing to communicate.
    fn able_to_play(&self) -> Seats {
        self.attempt.entitled().with(self.attempt.decider(self.attempt.to_play()))
    }

    pub(crate) fn list_legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        let crew = self.attempt.crew();
        let commander = self.orders.commander;
        match &self.phase {
            Phase::Asking { matter, asked } => {
                if seat == self.attempt.decider(*asked) {
                    actions.extend(matter.answers().iter().map(|&answer| Action::Answer { answer }));
                }
            }
            Phase::Naming { role } if seat == commander => {
                let members = crew.members().filter(|&member| is_eligible(self, *role, member));
                actions.extend(members.map(|member| Action::Name { member }));
            }
            Phase::Drafting { picker } => {
                if seat == self.attempt.decider(*picker) {
                    actions.extend(self.orders.tasks.free().map(|task| Action::Take { task: task.card }));
                }
                self.list_token_changes(seat, actions);
            }
            Phase::Deciding if seat == commander => {
                let members = crew.members().filter(|&member| member != commander);
                actions.extend(members.map(|member| Action::Give { member }));
            }
            Phase::Distributing if seat == commander => {
                let members = crew.members().filter(|&member| self.keeps_even(member));
                actions.extend(members.map(|member| Action::Give { member }));
            }
            Phase::Voting(vote) => {
                if vote.waiting(crew, commander).contains(seat) {
                    if seat == Seat::CLOCK {
                        actions.push(Action::TimeUp);
                    } else {
                        actions.extend([Action::Agree, Action::Object]);
                    }
                }
            }
            Phase::Passing(distress) => {
                if distress.waiting(crew).contains(seat) {
                    let passable = Distress::passable(self.attempt.hand(seat));
                    actions.extend(passable.iter().map(|card| Action::Pass { card }));
                }
            }
            Phase::Briefing => {
                self.list_plays(seat, actions);
                self.list_briefing(seat, actions);
            }
            Phase::Playing => self.list_plays(seat, actions),
            Phase::Naming { .. } | Phase::Deciding | Phase::Distributing | Phase::Over(_) => {}
        }
    }

    fn list_plays(&self, seat: Seat, actions: &mut Vec<Action>) {
        if seat == self.attempt.decider(self.attempt.to_play()) {
            actions.extend(self.attempt.playable().iter().map(|card| Action::Play { card }));
        }
        actions.extend(self.attempt.communicable(seat).iter().map(|card| Action::Communicate { card }));
    }

    fn list_briefing(&self, seat: Seat, actions: &mut Vec<Action>) {
        if self.offers.hand_over.able().contains(seat) {
            for task in self.orders.tasks.all() {
                let others = self.attempt.crew().members().filter(|&member| task.owner != Some(member));
                let proposals = others.map(|to| Proposal::HandOver { task: task.card, to });
                actions.extend(proposals.map(|proposal| Action::Propose { proposal }));
            }
        }
        if self.offers.distress.able().contains(seat) {
            let directions = Direction::choices(self.attempt.crew()).iter();
            let proposals = directions.map(|&direction| Proposal::Distress { direction });
            actions.extend(proposals.map(|proposal| Action::Propose { proposal }));
        }
    }

    fn list_token_changes(&self, seat: Seat, actions: &mut Vec<Action>) {
        if !self.offers.token_change.able().contains(seat) {
            return;
        }
        let tasks = self.orders.tasks.all();
        for (i, task) in tasks.iter().enumerate() {
            let Some(token) = task.token else { continue };
            if self.orders.mission.rules.has(Rule::SwapTokens) {
                let others = tasks[i + 1..].iter().filter_map(|task| task.token);
                let proposals = others.map(|other| Proposal::Swap { one: token, other });
                actions.extend(proposals.map(|proposal| Action::Propose { proposal }));
            } else {
                let bare = tasks.iter().filter(|task| task.token.is_none());
                let proposals = bare.map(|task| Proposal::Move { token, task: task.card });
                actions.extend(proposals.map(|proposal| Action::Propose { proposal }));
            }
        }
    }

    /// Whether tasks can still be split evenly when this member gets the next one (EVEN-SPLIT).
    pub(crate) fn keeps_even(&self, member: Seat) -> bool {
        let crew = self.attempt.crew();
        let size = usize::from(crew.size());
        let n_tasks = self.orders.tasks.all().len();
        let (least, n_more) = (n_tasks / size, n_tasks % size);
        let count = |other: Seat| self.orders.tasks.of(other).count() + usize::from(other == member);
        // In the end `n_more` members have one task more than the others.
        crew.members().all(|other| count(other) <= least + 1)
            && crew.members().filter(|&other| count(other) == least + 1).count() <= n_more
    }
}
