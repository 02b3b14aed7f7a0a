//! What a seat may do now: the one source of legality.

use crew::{Direction, Distress};
use game::{Outcome, Seat, Seats, Turn};

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
            Phase::Drafting { picker } => self.may_change_tokens().with(self.attempt.decider(*picker)),
            Phase::Voting(vote) => vote.waiting(crew, commander),
            Phase::Passing(distress) => distress.waiting(crew),
            // Who may communicate or propose follows from public facts alone: a seat is awaited whether
            // or not its hand offers anything to say.
            Phase::Playing if self.attempt.trick().is_empty() => {
                let open = self.attempt.entitled().iter().chain(self.may_signal().iter());
                let open = open.chain(self.may_hand_over().iter());
                open.collect::<Seats>().with(self.attempt.decider(self.attempt.to_play()))
            }
            Phase::Playing => Seats::only(self.attempt.decider(self.attempt.to_play())),
            Phase::Over(result) => return Turn::Over(Outcome::together(crew.players(), result.is_ok())),
        })
    }

    pub(crate) fn list(&self, seat: Seat, actions: &mut Vec<Action>) {
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
            Phase::Playing => self.list_playing(seat, actions),
            Phase::Naming { .. } | Phase::Deciding | Phase::Distributing | Phase::Over(_) => {}
        }
    }

    fn list_playing(&self, seat: Seat, actions: &mut Vec<Action>) {
        if seat == self.attempt.decider(self.attempt.to_play()) {
            actions.extend(self.attempt.playable().iter().map(|card| Action::Play { card }));
        }
        if self.attempt.trick().is_empty() {
            actions.extend(self.attempt.communicable(seat).iter().map(|card| Action::Radio { card }));
            if self.may_hand_over().contains(seat) {
                self.list_hand_overs(actions);
            }
            if self.may_signal().contains(seat) {
                let directions = Direction::choices(self.attempt.crew()).iter();
                let proposals = directions.map(|&direction| Proposal::Distress { direction });
                actions.extend(proposals.map(|proposal| Action::Propose { proposal }));
            }
        }
    }

    fn list_token_changes(&self, seat: Seat, actions: &mut Vec<Action>) {
        if !self.may_change_tokens().contains(seat) {
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

    fn list_hand_overs(&self, actions: &mut Vec<Action>) {
        for task in self.orders.tasks.all() {
            let others = self.attempt.crew().members().filter(|&member| task.owner != Some(member));
            let proposals = others.map(|to| Proposal::HandOver { task: task.card, to });
            actions.extend(proposals.map(|proposal| Action::Propose { proposal }));
        }
    }

    /// Who may still propose to change tokens: before the first task is taken (TOKEN-CHANGE).
    pub(crate) fn may_change_tokens(&self) -> Seats {
        let rules = self.orders.mission.rules;
        let has_rule = rules.has(Rule::SwapTokens) || rules.has(Rule::MoveToken);
        if has_rule && self.orders.tasks.n_allotted() == 0 && !self.proposed.has_changed_tokens {
            self.players_but(self.proposed.token_change)
        } else {
            Seats::NONE
        }
    }

    /// Who may still propose a distress signal: before anybody communicates or plays (CR-4.1).
    pub(crate) fn may_signal(&self) -> Seats {
        if self.is_before_start() { self.players_but(self.proposed.distress) } else { Seats::NONE }
    }

    /// Who may still propose to hand over a task: five players, before the distress signal (PN-7.6).
    pub(crate) fn may_hand_over(&self) -> Seats {
        let is_offered = self.orders.mission.has_help
            && self.attempt.crew().players() == 5
            && !self.orders.tasks.all().is_empty();
        if is_offered && self.is_before_start() && !self.proposed.has_handed_over {
            self.players_but(self.proposed.hand_over)
        } else {
            Seats::NONE
        }
    }

    /// Whether nobody has sent a signal, communicated or played yet.
    fn is_before_start(&self) -> bool {
        self.attempt.ledger().n_finished() == 0
            && self.attempt.trick().is_empty()
            && self.attempt.radio().messages().is_empty()
            && self.attempt.distress().is_none()
    }

    fn players_but(&self, those: Seats) -> Seats {
        Seat::all(self.attempt.crew().players()).filter(|&seat| !those.contains(seat)).collect()
    }

    /// Whether tasks can still end up evenly split when this member gets the next one (EVEN-SPLIT).
    pub(crate) fn keeps_even(&self, member: Seat) -> bool {
        let crew = self.attempt.crew();
        let size = usize::from(crew.size());
        let n_tasks = self.orders.tasks.all().len();
        let (least, n_more) = (n_tasks / size, n_tasks % size);
        let count = |other: Seat| self.orders.tasks.of(other).count() + usize::from(other == member);
        // In the end so many members have one task more than the others.
        crew.members().all(|other| count(other) <= least + 1)
            && crew.members().filter(|&other| count(other) == least + 1).count() <= n_more
    }
}
