//! Legal actions: the one source of legality.

use crew::{Direction, Distress};
use game::Seat;

use crate::TaskId;
use crate::action::{Action, Proposal};
use crate::phase::Phase;
use crate::state::DeepSea;

impl DeepSea {
    /// Appends the legal actions of a seat.
    pub(crate) fn list_legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        let attempt = &self.attempt;
        match self.phase {
            Phase::Play if seat == Seat::CLOCK => {
                if self.briefing.seconds.is_some() {
                    actions.push(Action::TimeUp);
                }
            }
            Phase::Play => {
                if seat == attempt.decider(attempt.to_play()) {
                    actions.extend(self.playable().iter().map(|card| Action::Play { card }));
                }
                // Messages go between tricks only. The check comes first because computing them costs
                // playouts dearly.
                if attempt.trick().is_empty() {
                    actions
                        .extend(attempt.communicable(seat).iter().map(|card| Action::Communicate { card }));
                }
            }
            Phase::Draft { next, n_turns } => {
                if seat == attempt.decider(next) {
                    actions.extend(self.on_offer(next, n_turns).map(|task| Action::Take { task }));
                    if self.can_skip(next, n_turns) {
                        actions.push(Action::Skip);
                    }
                }
            }
            Phase::Offer => {
                if seat == self.captain() {
                    actions.extend([Action::Keep, Action::Ask]);
                }
            }
            Phase::Asking { next, .. } => {
                if seat == attempt.decider(next) {
                    actions.extend([Action::Yes, Action::No]);
                }
            }
            Phase::OneMember(council) => match &council.vote {
                Some(vote) => list_answers(self.asked(vote).contains(seat), seat, actions),
                None if seat == council.proposer => {
                    let members = attempt.crew().members().filter(|&member| self.can_take_all(member));
                    actions.extend(
                        members.map(|member| Action::Propose { proposal: Proposal::Member { member } }),
                    );
                }
                None => {}
            },
            Phase::Share { among, council } => match &council.vote {
                Some(vote) => list_answers(self.asked(vote).contains(seat), seat, actions),
                None if seat == council.proposer => {
                    let give = |task: TaskId| {
                        self.receivers(task, among).map(move |member| Action::Give { task, member })
                    };
                    actions.extend(self.tasks.free().flat_map(give));
                }
                None => {}
            },
            Phase::Signal { vote: Some(vote), .. } => {
                list_answers(self.asked(&vote).contains(seat), seat, actions);
            }
            Phase::Signal { vote: None, proposers } => {
                if proposers.able().contains(seat) {
                    let directions = Direction::choices(attempt.crew()).iter();
                    let propose = |&direction| Action::Propose { proposal: Proposal::Distress { direction } };
                    actions.extend(directions.map(propose));
                }
                if seat == self.captain() {
                    actions.push(Action::Begin);
                }
            }
            Phase::Passing(distress) => {
                if distress.waiting(attempt.crew()).contains(seat) {
                    let cards = Distress::passable(attempt.hand(seat)).iter();
                    actions.extend(cards.map(|card| Action::Pass { card }));
                }
            }
            Phase::Predict => {
                let n_tricks = attempt.ledger().n_tricks() as u8;
                for (how, _) in self.unpredicted().filter(|&(_, by)| by == seat) {
                    actions.extend((0..=n_tricks).map(|tricks| Action::Predict { how, tricks }));
                }
            }
            Phase::Over(_) => {}
        }
    }
}

fn list_answers(is_asked: bool, seat: Seat, actions: &mut Vec<Action>) {
    match is_asked {
        true if seat == Seat::CLOCK => actions.push(Action::TimeUp),
        true => actions.extend([Action::Agree, Action::Object]),
        false => {}
    }
}
