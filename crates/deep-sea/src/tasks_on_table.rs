//! The tasks on the table, with owners and verdicts.

use crew::Verdict;
use game::Seat;

use crate::draw::MAX_TASKS;
use crate::judge::Claim;
use crate::{Goal, Ledger, Prediction, TaskId, Trick};

/// The tasks of a mission in the order in which they were turned up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TasksOnTable {
    n: u8,
    tasks: [TaskId; MAX_TASKS],
    owners: [Option<Seat>; MAX_TASKS],
    /// The number of finished tricks at which each task was decided.
    decided: [u8; MAX_TASKS],
    /// The tasks that a lead can break, as a bit mask over places.
    about_leads: u32,
    /// The tasks that are done, as a bit mask over places.
    done: u32,
    /// The tasks that have failed, as a bit mask over places.
    failed: u32,
    /// The predictions, by [`Prediction`].
    predictions: [Option<u8>; 2],
}

impl TasksOnTable {
    /// The tasks without owners.
    pub(crate) fn new(tasks: &[TaskId]) -> TasksOnTable {
        let mut on_table = TasksOnTable {
            n: tasks.len() as u8,
            tasks: [TaskId::new(1); MAX_TASKS],
            owners: [None; MAX_TASKS],
            decided: [0; MAX_TASKS],
            about_leads: 0,
            done: 0,
            failed: 0,
            predictions: [None; 2],
        };
        on_table.tasks[..tasks.len()].copy_from_slice(tasks);
        for (place, task) in tasks.iter().enumerate() {
            on_table.about_leads |= u32::from(matches!(task.goal(), Goal::NeverLead(_))) << place;
        }
        on_table
    }

    pub(crate) fn len(&self) -> usize {
        self.n.into()
    }

    pub(crate) fn all(&self) -> &[TaskId] {
        &self.tasks[..self.len()]
    }

    pub(crate) fn owner(&self, place: usize) -> Option<Seat> {
        self.owners[place]
    }

    /// The place of this task.
    pub(crate) fn place(&self, task: TaskId) -> Option<usize> {
        self.all().iter().position(|&other| other == task)
    }

    /// The tasks without an owner.
    pub(crate) fn free(&self) -> impl Iterator<Item = TaskId> + Clone {
        self.all().iter().zip(&self.owners).filter(|(_, owner)| owner.is_none()).map(|(&task, _)| task)
    }

    /// Whether this member has a task.
    pub(crate) fn has_any(&self, member: Seat) -> bool {
        self.owners[..self.len()].contains(&Some(member))
    }

    pub(crate) fn give(&mut self, task: TaskId, owner: Seat) {
        let place = self.place(task).expect("the task is on the table");
        self.owners[place] = Some(owner);
    }

    pub(crate) fn give_all(&mut self, owner: Seat) {
        self.owners = [Some(owner); MAX_TASKS];
    }

    /// Takes all tasks back from their owners.
    pub(crate) fn take_back(&mut self) {
        self.owners = [None; MAX_TASKS];
    }

    /// The owner of the task with this prediction, if it is on the table.
    pub(crate) fn predictor(&self, how: Prediction) -> Option<Seat> {
        let place = self.all().iter().position(|task| *task.goal() == Goal::Predict(how))?;
        self.owners[place]
    }

    pub(crate) fn prediction(&self, how: Prediction) -> Option<u8> {
        self.predictions[how as usize]
    }

    pub(crate) fn predict(&mut self, how: Prediction, tricks: u8) {
        self.predictions[how as usize] = Some(tricks);
    }

    pub(crate) fn verdict(&self, place: usize) -> Verdict {
        match (self.done >> place & 1, self.failed >> place & 1) {
            (0, 0) => Verdict::Open,
            (_, 0) => Verdict::Done,
            _ => Verdict::Failed,
        }
    }

    /// The number of finished tricks at which the task was decided.
    pub(crate) fn decided(&self, place: usize) -> u8 {
        self.decided[place]
    }

    pub(crate) fn are_all_done(&self) -> bool {
        self.open() == 0 && self.failed == 0
    }

    /// Judges the open tasks after a trick and returns those that have failed, as a bit mask.
    pub(crate) fn judge(&mut self, captain: Seat, ledger: &Ledger) -> u32 {
        let mut open = self.open();
        while open != 0 {
            let place = open.trailing_zeros() as usize;
            open &= open - 1;
            match self.goal(place).judge(self.claim(place, captain), ledger) {
                Verdict::Open => continue,
                Verdict::Done => self.done |= 1 << place,
                Verdict::Failed => self.failed |= 1 << place,
            }
            self.decided[place] = ledger.n_finished() as u8;
        }
        self.failed
    }

    /// Judges the card that opens a trick and returns the tasks it breaks, as a bit mask.
    pub(crate) fn judge_lead(&mut self, trick: &Trick, n_finished: usize) -> u32 {
        let mut open = self.open() & self.about_leads;
        while open != 0 {
            let place = open.trailing_zeros() as usize;
            open &= open - 1;
            if self.owners[place].is_some_and(|owner| self.goal(place).is_broken_by_lead(owner, trick)) {
                self.failed |= 1 << place;
                self.decided[place] = n_finished as u8;
            }
        }
        self.failed
    }

    /// The point of view for judging this task.
    pub(crate) fn claim(&self, place: usize, captain: Seat) -> Claim {
        let prediction = match self.goal(place) {
            Goal::Predict(how) => self.predictions[*how as usize],
            _ => None,
        };
        Claim { owner: self.owners[place].expect("every task is allotted"), captain, prediction }
    }

    /// The tasks that are done, as a bit mask over places.
    pub(crate) fn done(&self) -> u32 {
        self.done
    }

    fn goal(&self, place: usize) -> &'static Goal {
        self.tasks[place].goal()
    }

    /// The tasks that are not decided yet.
    fn open(&self) -> u32 {
        let all = ((1u64 << self.n) - 1) as u32;
        all & !self.done & !self.failed
    }
}
