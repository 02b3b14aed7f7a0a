//! Carrying out actions.

use crew::{Distress, MAX_MEMBERS, Vote};
use game::{BySeat, Log, Seat, Seats};

use crate::Card;
use crate::action::{Action, Proposal};
use crate::event::{Event, Seen};
use crate::judge::{Judgement, is_affected, judge};
use crate::mission::Assignment;
use crate::phase::{Matter, Phase};
use crate::rule::{Answer, Role, Rule};
use crate::state::PlanetNine;

impl PlanetNine {
    pub(crate) fn carry_out(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        match action {
            Action::Play { card } => self.play(card, log),
            Action::Communicate { card } => self.communicate(seat, card, log),
            Action::Answer { answer } => self.answer(answer, log),
            Action::Name { member } => self.name(member, log),
            Action::Take { task } => self.take(task, log),
            Action::Give { member } => self.give(member, log),
            Action::Propose { proposal } => {
                log.note(|| Event::public(Seen::Proposed { by: seat, proposal }));
                self.offers.of(proposal).note(seat);
                self.phase = Phase::Voting(Vote::new(proposal, seat));
            }
            Action::Agree | Action::Object | Action::TimeUp => self.vote(seat, action, log),
            Action::Pass { card } => self.pass(seat, card, log),
        }
    }

    /// Asks the first question of the attempt: roles first, then tasks.
    pub(crate) fn begin(&mut self, log: &mut impl Log<Event>) {
        match self.orders.mission.rules.roles().next() {
            Some(role) => self.begin_role(role),
            None => self.begin_tasks(log),
        }
    }

    fn begin_role(&mut self, role: Role) {
        self.phase = if role.answers().is_empty() {
            Phase::Naming { role }
        } else {
            self.asking(Matter::Role { role })
        };
    }

    pub(crate) fn begin_tasks(&mut self, log: &mut impl Log<Event>) {
        self.phase = match self.orders.mission.assignment {
            _ if self.orders.mission.n_tasks == 0 => Phase::Briefing,
            Assignment::Draft => Phase::Drafting { picker: self.orders.commander },
            Assignment::Decision => self.asking(Matter::AllTasks),
            Assignment::Distribution => {
                self.reveal(1, log);
                self.asking(Matter::Task)
            }
        };
    }

    /// The phase in which the commander asks all others, clockwise from the left (ASKING).
    fn asking(&mut self, matter: Matter) -> Phase {
        self.answers = BySeat([None; MAX_MEMBERS]);
        Phase::Asking { matter, asked: self.attempt.crew().left(self.orders.commander) }
    }

    fn answer(&mut self, answer: Answer, log: &mut impl Log<Event>) {
        let Phase::Asking { matter, asked } = self.phase else { return };
        log.note(|| Event::public(Seen::Answered { by: asked, answer }));
        self.answers[asked] = Some(answer);
        let next = self.attempt.crew().left(asked);
        self.phase = if next != self.orders.commander {
            Phase::Asking { matter, asked: next }
        } else {
            match matter {
                Matter::Role { role } => Phase::Naming { role },
                Matter::AllTasks => Phase::Deciding,
                Matter::Task => Phase::Distributing,
            }
        };
    }

    fn name(&mut self, member: Seat, log: &mut impl Log<Event>) {
        let Phase::Naming { role } = self.phase else { return };
        log.note(|| Event::public(Seen::RoleGiven { role, to: member }));
        self.orders.roles.give(role, member);
        if role == Role::Silent {
            self.attempt.messages_mut().silence(member);
        }
        match self.orders.mission.rules.roles().skip_while(|&other| other != role).nth(1) {
            Some(next) => self.begin_role(next),
            None => self.begin_tasks(log),
        }
    }

    fn allot(&mut self, task: Card, to: Seat, log: &mut impl Log<Event>) {
        log.note(|| Event::public(Seen::TaskAllotted { task, to }));
        self.orders.tasks.allot(task, to);
    }

    fn take(&mut self, task: Card, log: &mut impl Log<Event>) {
        let Phase::Drafting { picker } = self.phase else { return };
        self.allot(task, picker, log);
        self.offers.token_change.close();
        self.phase = if self.orders.tasks.is_allotted() {
            Phase::Briefing
        } else {
            Phase::Drafting { picker: self.attempt.crew().left(picker) }
        };
    }

    fn give(&mut self, member: Seat, log: &mut impl Log<Event>) {
        if self.phase == Phase::Deciding {
            self.reveal(self.orders.tasks.n_hidden(), log);
            for i in 0..self.orders.tasks.all().len() {
                self.allot(self.orders.tasks.all()[i].card, member, log);
            }
            self.phase = Phase::Briefing;
            return;
        }
        let free = self.orders.tasks.free().next().map(|task| task.card);
        if let Some(task) = free {
            self.allot(task, member, log);
        }
        if self.orders.tasks.is_allotted() {
            self.phase = Phase::Briefing;
        } else {
            self.begin_tasks(log);
        }
    }

    fn vote(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        let crew = self.attempt.crew();
        let Phase::Voting(vote) = &mut self.phase else { return };
        let proposal = vote.proposal;
        let is_carried = match action {
            Action::Agree => {
                log.note(|| Event::public(Seen::Agreed { by: seat }));
                vote.agree(seat, crew)
            }
            Action::TimeUp => {
                log.note(|| Event::public(Seen::TimeUp));
                vote.end(self.orders.commander)
            }
            _ => {
                log.note(|| Event::public(Seen::Objected { by: seat }));
                self.phase = self.before(proposal);
                return;
            }
        };
        if is_carried {
            log.note(|| Event::public(Seen::Carried { proposal }));
            self.phase = self.before(proposal);
            self.carry_out_proposal(proposal);
        }
    }

    /// The phase in which a proposal is made.
    fn before(&self, proposal: Proposal) -> Phase {
        match proposal {
            Proposal::Swap { .. } | Proposal::Move { .. } => {
                Phase::Drafting { picker: self.orders.commander }
            }
            Proposal::HandOver { .. } | Proposal::Distress { .. } => Phase::Briefing,
        }
    }

    fn carry_out_proposal(&mut self, proposal: Proposal) {
        let tasks = &mut self.orders.tasks;
        match proposal {
            Proposal::Swap { one, other } => {
                let task = tasks.all().iter().find(|task| task.token == Some(other)).map(|task| task.card);
                if let Some(task) = task {
                    tasks.exchange_tokens(one, task);
                }
                self.offers.token_change.close();
            }
            Proposal::Move { token, task } => {
                tasks.exchange_tokens(token, task);
                self.offers.token_change.close();
            }
            Proposal::HandOver { task, to } => {
                tasks.allot(task, to);
                self.offers.hand_over.close();
                self.has_handed_over = true;
            }
            Proposal::Distress { direction } => {
                self.offers.distress.close();
                self.phase = Phase::Passing(Distress::new(direction));
            }
        }
    }

    fn pass(&mut self, seat: Seat, card: Card, log: &mut impl Log<Event>) {
        let crew = self.attempt.crew();
        let Phase::Passing(distress) = &mut self.phase else { return };
        log.note(|| Event::secret(Seen::PassChosen { by: seat, card: Some(card) }, Seats::only(seat)));
        distress.choose(seat, card);
        if !distress.waiting(crew).is_empty() {
            return;
        }
        let distress = *distress;
        for from in Seat::all(crew.players()) {
            let direction = distress.direction;
            let to = direction.receiver(crew, from);
            log.note(|| {
                let what = Seen::Passed { from, to, card: distress.chosen(from), direction };
                Event::secret(what, Seats::only(from).with(to))
            });
        }
        self.attempt.exchange(distress);
        self.phase = Phase::Briefing;
    }

    fn communicate(&mut self, seat: Seat, card: Card, log: &mut impl Log<Event>) {
        self.offers.distress.close();
        let message = self.attempt.communicate(seat, card);
        let position = (!self.attempt.messages().hides_position()).then_some(message.position);
        log.note(|| Event::public(Seen::Communicated { by: seat, card, position }));
    }

    fn play(&mut self, card: Card, log: &mut impl Log<Event>) {
        self.phase = Phase::Playing;
        let by = self.attempt.to_play();
        log.note(|| Event::public(Seen::Played { by, card }));
        let Some(finished) = self.attempt.play(card) else { return };
        let number = self.attempt.ledger().n_finished();
        log.note(|| Event::public(Seen::TrickWon { by: finished.winner, trick: number as u8 }));
        if !finished.turned_up.is_empty() {
            log.note(|| Event::public(Seen::TurnedUp { cards: finished.turned_up }));
        }
        if is_affected(&self.orders, self.attempt.ledger()) {
            self.tell_met(finished.winner, log);
            match judge(&self.orders, self.attempt.ledger()) {
                Judgement::Open => {}
                Judgement::Done => {
                    log.note(|| Event::public(Seen::MissionWon));
                    self.phase = Phase::Over(Ok(()));
                }
                Judgement::Failed(reason) => {
                    log.note(|| Event::public(Seen::MissionLost { reason }));
                    self.phase = Phase::Over(Err(reason));
                }
            }
        }
        if number == 1 && self.orders.mission.rules.has(Rule::Draw) && !self.is_over() {
            self.draw(log);
        }
    }

    /// Notes which of the winner's tasks the trick has met.
    fn tell_met(&self, winner: Seat, log: &mut impl Log<Event>) {
        let Some(trick) = self.attempt.ledger().last() else { return };
        let cards = trick.cards();
        for task in self.orders.tasks.of(winner).filter(|task| cards.contains(task.card)) {
            log.note(|| Event::public(Seen::TaskMet { task: task.card, by: winner }));
        }
    }

    /// Moves a random card from each member's right neighbour, all at once (RANDOM-DRAW).
    fn draw(&mut self, log: &mut impl Log<Event>) {
        let crew = self.attempt.crew();
        let mut dice = self.chance.dice();
        let mut taken = BySeat([Card::COMMANDER; MAX_MEMBERS]);
        for by in crew.members() {
            let from = crew.right(by);
            let cards = self.attempt.drawable(from);
            let random = cards.iter().nth(dice.below(cards.len())).expect("below the number of cards");
            let card = self.script[by].filter(|&card| cards.contains(card)).unwrap_or(random);
            taken[by] = card;
            log.note(|| Event::secret(Seen::Drew { by, from, card: Some(card) }, Seats::only(by).with(from)));
        }
        self.attempt.draw(taken);
    }
}
