//! The allotment of tasks to members (DS-8.3, DS-8.6, DS-8.7).

use crew::Vote;
use game::{Log, Seat, Seats};

use crate::action::{Action, Proposal};
use crate::event::{Event, Seen};
use crate::phase::{Council, Ending, Phase};
use crate::state::DeepSea;
use crate::{Allotment, TaskId};

impl DeepSea {
    /// Begins the allotment in the way of the mission.
    pub(crate) fn begin_allotment(&mut self, log: &mut impl Log<Event>) {
        let captain = self.captain();
        if self.tasks.len() == 0 {
            return self.begin_signal();
        }
        match self.briefing.allotment {
            Allotment::Draft | Allotment::HardestFirst => {
                self.phase = Phase::Draft { next: captain, n_turns: 0 }
            }
            Allotment::SkipCaptain => {
                self.phase = Phase::Draft { next: self.attempt.crew().left(captain), n_turns: 0 };
            }
            Allotment::OneMember => self.phase = Phase::OneMember(Council::new(self.players(), captain)),
            Allotment::Free => {
                let among = self.attempt.crew().members().collect();
                self.phase = Phase::Share { among, council: Council::new(self.players(), captain) };
            }
            Allotment::CaptainOrWilling if self.can_take_all(captain) => self.phase = Phase::Offer,
            Allotment::CaptainOrWilling | Allotment::Volunteer | Allotment::TwoVolunteers => self.ask(log),
        }
    }

    /// Whether this member may take this task; the captain may take none that compares with the captain
    /// (DS-8.5).
    pub(crate) fn may_take(&self, member: Seat, task: TaskId) -> bool {
        member != self.captain() || !task.card().is_barred_to_captain()
    }

    pub(crate) fn can_take_all(&self, member: Seat) -> bool {
        self.tasks.all().iter().all(|&task| self.may_take(member, task))
    }

    // Taking tasks in turn.

    /// The number of members who choose.
    fn n_choosing(&self) -> usize {
        let n = usize::from(self.attempt.crew().size());
        if self.briefing.allotment == Allotment::SkipCaptain { n - 1 } else { n }
    }

    /// The tasks on offer: the free ones that this member may take.
    ///
    /// For the captain's first turn in some missions these are only the hardest.
    pub(crate) fn on_offer(&self, member: Seat, n_turns: u8) -> impl Iterator<Item = TaskId> + Clone {
        let difficulties = self.briefing.difficulties;
        let lawful = self.tasks.free().filter(move |&task| self.may_take(member, task));
        let hardest_first = n_turns == 0 && self.briefing.allotment == Allotment::HardestFirst;
        let hardest =
            if hardest_first { lawful.clone().map(|task| difficulties.of(task)).max() } else { None };
        lawful.filter(move |&task| hardest.is_none_or(|hardest| difficulties.of(task) == hardest))
    }

    /// Whether a member whose turn it is may take nothing.
    ///
    /// There must be fewer tasks than members, and enough members left to take the rest.
    pub(crate) fn can_skip(&self, member: Seat, n_turns: u8) -> bool {
        let n_choosing = self.n_choosing();
        let must_choose = n_turns == 0
            && self.briefing.allotment == Allotment::HardestFirst
            && self.on_offer(member, n_turns).next().is_some();
        self.tasks.len() < n_choosing
            && self.tasks.free().count() < n_choosing - usize::from(n_turns)
            && !must_choose
    }

    /// Begins the next member's turn, or ends the draft.
    fn next_turn(&mut self, member: Seat, n_turns: u8, log: &mut impl Log<Event>) {
        if self.tasks.free().next().is_none() {
            return self.begin_signal();
        }
        let crew = self.attempt.crew();
        let mut next = crew.left(member);
        if next == self.captain() && self.briefing.allotment == Allotment::SkipCaptain {
            next = crew.left(next);
        }
        let n_turns = n_turns + 1;
        self.phase = Phase::Draft { next, n_turns };
        if self.on_offer(next, n_turns).next().is_none() && !self.can_skip(next, n_turns) {
            // The crew could have avoided this, so it loses (CAPTAIN-TASK).
            self.end(Ending::NoTaskForCaptain, log);
        }
    }

    // Asking who is willing.

    fn n_wanted(&self) -> usize {
        if self.briefing.allotment == Allotment::TwoVolunteers { 2 } else { 1 }
    }

    /// Whether this member may be one of those who take the tasks.
    fn is_eligible(&self, member: Seat) -> bool {
        match self.briefing.allotment {
            Allotment::TwoVolunteers => self.tasks.all().iter().any(|&task| self.may_take(member, task)),
            _ => self.can_take_all(member),
        }
    }

    /// Lets the captain ask all others in turn.
    fn ask(&mut self, log: &mut impl Log<Event>) {
        log.note(|| Seen::Asked.public());
        let captain = self.captain();
        self.ask_next(captain, Seats::NONE, log);
    }

    /// Asks the member after this one, unless it is settled who takes the tasks.
    fn ask_next(&mut self, after: Seat, willing: Seats, log: &mut impl Log<Event>) {
        let crew = self.attempt.crew();
        let next = crew.left(after);
        let missing = self.n_wanted() - willing.len();
        // The captain answers last.
        let to_come = crew.from(next).take_while(|&member| member != self.captain()).chain([self.captain()]);
        let to_come: Seats = to_come.filter(|&member| self.is_eligible(member)).collect();
        if missing == 0 {
            self.take_over(willing, log);
        } else if to_come.len() <= missing {
            self.take_over(to_come.iter().fold(willing, Seats::with), log);
        } else {
            self.phase = Phase::Asking { next, willing };
        }
    }

    /// Gives all tasks to these members; two of them share them.
    fn take_over(&mut self, willing: Seats, log: &mut impl Log<Event>) {
        let Some(first) = willing.first() else { return };
        if willing.len() == 1 {
            return self.take_all(first, log);
        }
        let voters: Seats = willing.iter().map(|member| self.attempt.decider(member)).collect();
        let proposer = self.attempt.decider(first);
        log.note(|| Seen::Volunteered { members: willing.iter().collect() }.public());
        self.phase = Phase::Share { among: willing, council: Council::new(voters, proposer) };
    }

    pub(crate) fn take_all(&mut self, member: Seat, log: &mut impl Log<Event>) {
        self.tasks.give_all(member);
        log.note(|| Seen::AllTaken { by: member }.public());
        if self.briefing.allotment == Allotment::CaptainOrWilling && member != self.captain() {
            // The tasks are passed on, so all communication takes place before the first trick (PASSED-ON).
            let messages = self.attempt.messages_mut();
            *messages = messages.clone().until_trick(1);
        }
        self.begin_signal();
    }

    // Deciding together.

    /// The members to whom a task may go while tasks are shared out.
    ///
    /// Each must be allowed to take it, and all who must have a task can still get one.
    pub(crate) fn receivers(&self, task: TaskId, among: Seats) -> impl Iterator<Item = Seat> {
        let wants_each = self.briefing.allotment == Allotment::TwoVolunteers;
        let rest = self.tasks.free().filter(move |&other| other != task);
        among.iter().filter(move |&member| {
            let lacking = among.iter().filter(|&other| other != member && !self.tasks.has_any(other));
            let can_get = |lacking: Seat| rest.clone().any(|other| self.may_take(lacking, other));
            let are_served = lacking.clone().count() <= rest.clone().count() && lacking.clone().all(can_get);
            self.may_take(member, task) && (!wants_each || are_served)
        })
    }

    /// Puts the proposal to the vote, unless no other player has to answer.
    fn put_to_vote<P: Copy>(&self, council: &mut Council<P>, proposal: P) -> bool {
        let mut vote = Vote::new(proposal, council.proposer);
        let crew = self.attempt.crew();
        let others =
            self.players().iter().filter(|&seat| seat == council.proposer || !council.voters.contains(seat));
        let is_carried = others.fold(false, |_, seat| vote.agree(seat, crew));
        council.vote = Some(vote);
        is_carried || self.briefing.first_decides && council.are_all_rejected()
    }

    /// Carries out a player's decision about the tasks.
    pub(crate) fn step_allotment(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        match (self.phase, action) {
            (Phase::Draft { next, n_turns }, Action::Take { task }) => {
                self.tasks.give(task, next);
                log.note(|| Seen::TaskTaken { by: next, task }.public());
                self.next_turn(next, n_turns, log);
            }
            (Phase::Draft { next, n_turns }, Action::Skip) => {
                log.note(|| Seen::Skipped { by: next }.public());
                self.next_turn(next, n_turns, log);
            }
            (Phase::Offer, Action::Keep) => self.take_all(seat, log),
            (Phase::Offer, Action::Ask) => self.ask(log),
            (Phase::Asking { next, willing }, Action::Yes | Action::No) => {
                let is_willing = action == Action::Yes;
                log.note(|| Seen::Answered { by: next, yes: is_willing }.public());
                let willing = if is_willing { willing.with(next) } else { willing };
                self.ask_next(next, willing, log);
            }
            (Phase::OneMember(mut council), Action::Propose { proposal: Proposal::Member { member } }) => {
                log.note(|| Seen::Proposed { by: seat, proposal: Proposal::Member { member } }.public());
                let is_carried = self.put_to_vote(&mut council, member);
                self.phase = Phase::OneMember(council);
                if is_carried {
                    self.take_all(member, log);
                }
            }
            (Phase::Share { among, mut council }, Action::Give { task, member }) => {
                self.tasks.give(task, member);
                log.note(|| Seen::TaskGiven { task, to: member }.public());
                if self.tasks.free().next().is_none() {
                    let is_carried = self.put_to_vote(&mut council, ());
                    self.phase = Phase::Share { among, council };
                    if is_carried {
                        self.settle(log);
                    }
                }
            }
            _ => self.step_answer(seat, action, log),
        }
    }

    /// Carries out an answer to a proposal about the tasks.
    fn step_answer(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        let crew = self.attempt.crew();
        let captain = self.captain();
        match &mut self.phase {
            Phase::OneMember(council) => {
                let Some(vote) = &mut council.vote else { return };
                let member = vote.proposal;
                match answer(vote, seat, action, crew, captain, log) {
                    Answer::Carried => self.take_all(member, log),
                    Answer::Waiting => {}
                    Answer::Rejected => council.reject(crew.players()),
                }
            }
            Phase::Share { council, .. } => {
                let Some(vote) = &mut council.vote else { return };
                match answer(vote, seat, action, crew, captain, log) {
                    Answer::Carried => self.settle(log),
                    Answer::Waiting => {}
                    Answer::Rejected => {
                        council.reject(crew.players());
                        self.tasks.take_back();
                    }
                }
            }
            _ => {}
        }
    }

    /// Ends the allotment: the tasks stay where they have been laid.
    pub(crate) fn settle(&mut self, log: &mut impl Log<Event>) {
        log.note(|| Seen::TasksShared.public());
        self.begin_signal();
    }
}

/// The effect of an answer on a proposal.
pub(crate) enum Answer {
    /// All players agree.
    Carried,
    /// Others are still asked.
    Waiting,
    /// A player objects.
    Rejected,
}

/// Counts an answer, or the clock's signal that time for answers is up.
pub(crate) fn answer<P>(
    vote: &mut Vote<P>,
    seat: Seat,
    action: Action,
    crew: crew::Crew,
    captain: Seat,
    log: &mut impl Log<Event>,
) -> Answer {
    let is_carried = match action {
        Action::Object => {
            log.note(|| Seen::Objected { by: seat }.public());
            return Answer::Rejected;
        }
        Action::TimeUp => {
            log.note(|| Seen::TimeUp.public());
            vote.end(captain)
        }
        _ => {
            log.note(|| Seen::Agreed { by: seat }.public());
            vote.agree(seat, crew)
        }
    };
    if is_carried { Answer::Carried } else { Answer::Waiting }
}
