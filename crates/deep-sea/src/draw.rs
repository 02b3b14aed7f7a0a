//! Drawing tasks to an exact difficulty (DS-8.1) and exchanging impossible ones (DS-8.2).

use game::{Dice, SetupError};

use crate::conflict::exclude_each_other;
use crate::mission::impossible;
use crate::{Allotment, TaskId, TaskSet};

/// The most tasks a mission can have.
pub const MAX_TASKS: usize = 32;

/// The difficulties of tasks at this table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Difficulties {
    pub(crate) n_members: u8,
    /// Whether the pink 9 and the yellow 8 are worth 2 with four members, as in some editions.
    pub(crate) easier_pink_9: bool,
}

impl Difficulties {
    pub(crate) fn of(self, task: TaskId) -> u8 {
        const PINK_9: TaskId = crate::conflict::named("win-pink-9-yellow-8");
        match task {
            PINK_9 if self.easier_pink_9 && self.n_members == 4 => 2,
            _ => task.card().difficulty(self.n_members),
        }
    }
}

/// The restrictions that the allotment puts on a draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Sharing {
    /// The greatest number of tasks of which no member can take two.
    pub(crate) apart_up_to: usize,
    /// The number of members who choose in turn, the captain among them; 0 without a draft.
    pub(crate) choosing_with_captain: usize,
}

impl Sharing {
    pub(crate) fn of(allotment: Allotment, n_members: u8) -> Sharing {
        let n = usize::from(n_members);
        let (apart_up_to, choosing_with_captain) = match allotment {
            Allotment::Draft | Allotment::HardestFirst => (n, n),
            Allotment::SkipCaptain => (n - 1, 0),
            Allotment::TwoVolunteers => (2, 0),
            Allotment::OneMember | Allotment::CaptainOrWilling | Allotment::Free | Allotment::Volunteer => {
                (0, 0)
            }
        };
        Sharing { apart_up_to, choosing_with_captain }
    }

    /// Whether the captain has to take a task that compares with the captain, whatever the others take.
    pub(crate) fn forces_captain(self, tasks: &[TaskId]) -> bool {
        let n = tasks.len();
        let n_barred = tasks.iter().filter(|task| task.card().is_barred_to_captain()).count();
        match self.choosing_with_captain {
            0 => false,
            choosing => choosing <= n && n - n_barred < n.div_ceil(choosing),
        }
    }
}

/// The shuffled pile of task cards, with the part of its order that is written down.
pub(crate) struct Pile<'a> {
    left: TaskSet,
    /// The exchanged cards, which are shuffled back only when the rest runs out.
    ///
    /// A card that came back at once could be drawn again for ever.
    aside: TaskSet,
    table: Vec<TaskId>,
    script: &'a [TaskId],
    n_scripted: usize,
    difficulties: Difficulties,
    dice: Dice,
}

impl<'a> Pile<'a> {
    /// The pile without the used cards, with the cards of `script` on top, in order.
    pub(crate) fn new(
        used: TaskSet,
        script: &'a [TaskId],
        difficulties: Difficulties,
        dice: Dice,
    ) -> Pile<'a> {
        let left = TaskSet::ALL.minus(used);
        Pile {
            left,
            aside: TaskSet::NONE,
            table: Vec::new(),
            script,
            n_scripted: script.len(),
            difficulties,
            dice,
        }
    }

    /// Draws tasks worth `difficulty` and exchanges those that cannot be met.
    ///
    /// Returns them in the order in which they were turned up, and all tasks that are used now.
    pub(crate) fn draw(
        mut self,
        difficulty: u8,
        sharing: Sharing,
    ) -> Result<(Vec<TaskId>, TaskSet), SetupError> {
        let mut missing = difficulty;
        while missing > 0 {
            let task = self.find(|difficulty| difficulty <= missing)?;
            missing -= self.difficulties.of(task);
            self.table.push(task);
        }
        while let Some(place) = self.misfit(sharing) {
            self.exchange(place)?;
        }
        if !self.script.is_empty() {
            let given = self.n_scripted;
            let wanted = format!("at most {}: no more are drawn", given - self.script.len());
            return Err(SetupError::Count { field: "deal.tasks".into(), given, wanted });
        }
        Ok((self.table, TaskSet::ALL.minus(self.left.or(self.aside))))
    }

    /// Draws until a card fits; the others are discarded unseen.
    fn find(&mut self, fits: impl Fn(u8) -> bool) -> Result<TaskId, SetupError> {
        let off_table = TaskSet::ALL.minus(self.table.iter().copied().collect());
        let difficulties = self.difficulties;
        let has_fit = |tasks: TaskSet| tasks.iter().any(|task| fits(difficulties.of(task)));
        if !has_fit(off_table) {
            return Err(impossible("mission.tasks.drawn", "no combination of tasks has this difficulty"));
        }
        if !has_fit(off_table.minus(self.aside)) {
            self.left = self.left.or(std::mem::take(&mut self.aside));
        }
        loop {
            if self.left.is_empty() {
                self.left = off_table.minus(self.aside);
            }
            let task = self.next()?;
            self.left = self.left.without(task);
            if fits(difficulties.of(task)) {
                return Ok(task);
            }
        }
    }

    /// Draws the top card of the pile.
    fn next(&mut self) -> Result<TaskId, SetupError> {
        match self.script.split_first() {
            Some((&task, rest)) if self.left.contains(task) => {
                self.script = rest;
                Ok(task)
            }
            Some((task, _)) => Err(SetupError::Twice { field: "deal.tasks".into(), item: task.to_string() }),
            None => {
                let tasks: Vec<_> = self.left.iter().collect();
                Ok(tasks[self.dice.below(tasks.len())])
            }
        }
    }

    /// Replaces a task on the table with another one of the same difficulty.
    fn exchange(&mut self, place: usize) -> Result<(), SetupError> {
        let task = self.table[place];
        let difficulty = self.difficulties.of(task);
        self.aside = self.aside.with(task);
        self.table[place] = self.find(|other| other == difficulty)?;
        Ok(())
    }

    /// The first place whose task has to be exchanged.
    ///
    /// It excludes an earlier one (DS-8.2), or the captain would have to take the last of those that compare
    /// with the captain (CAPTAIN-TASK).
    fn misfit(&self, sharing: Sharing) -> Option<usize> {
        let n = self.table.len();
        let must_part = n <= sharing.apart_up_to;
        let excludes =
            |&place: &usize| self.has_conflict(place, self.table[place]) && self.has_alternative(place);
        if let Some(place) = (1..n).find(|place| must_part && excludes(place)) {
            return Some(place);
        }
        let last_barred = self.table.iter().rposition(|task| task.card().is_barred_to_captain());
        last_barred.filter(|_| sharing.forces_captain(&self.table))
    }

    fn has_conflict(&self, place: usize, task: TaskId) -> bool {
        let n_members = self.difficulties.n_members;
        self.table[..place].iter().any(|&earlier| exclude_each_other(earlier, task, n_members))
    }

    /// Whether another task of the same difficulty goes together with the earlier ones.
    fn has_alternative(&self, place: usize) -> bool {
        let difficulty = self.difficulties.of(self.table[place]);
        let off_table = TaskSet::ALL.minus(self.table.iter().copied().collect());
        off_table
            .iter()
            .any(|task| self.difficulties.of(task) == difficulty && !self.has_conflict(place, task))
    }
}
