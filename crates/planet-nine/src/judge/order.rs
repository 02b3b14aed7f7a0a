//! Tasks and the order in which they must be met (PN-7.1, PN-7.3).

use crew::MAX_MEMBERS;
use game::Seat;

use crate::judge::{Judgement, Reason};
use crate::orders::Orders;
use crate::task::{MAX_TASKS, Task};
use crate::token::Token;
use crate::{Card, Ledger};

/// Judges all tasks, each by itself.
pub(super) fn judge_tasks(orders: &Orders, ledger: &Ledger) -> Judgement {
    let progress = Progress::new(orders, ledger);
    (0..progress.tasks.len()).fold(Judgement::Done, |all, number| all.and(|| progress.judge(number)))
}

/// Judges one task by itself.
pub(super) fn judge_task(orders: &Orders, ledger: &Ledger, card: Card) -> Judgement {
    let progress = Progress::new(orders, ledger);
    let number = progress.tasks.iter().position(|task| task.card == card);
    number.map_or(Judgement::Done, |number| progress.judge(number))
}

/// The tasks met so far, with their tricks.
struct Progress<'a> {
    tasks: &'a [Task],
    ledger: &'a Ledger,
    /// The trick in which each task was met, counted from zero; known only where tokens ask for it.
    met: [Option<u8>; MAX_TASKS],
}

impl<'a> Progress<'a> {
    fn new(orders: &'a Orders, ledger: &'a Ledger) -> Self {
        let tasks = orders.tasks.all();
        let mut met = [None; MAX_TASKS];
        for (met, task) in met.iter_mut().zip(tasks) {
            if task.owner.is_some_and(|owner| ledger.won(owner).contains(task.card)) {
                let trick = if orders.mission.has_tokens() { ledger.trick_of(task.card) } else { Some(0) };
                *met = trick.map(|trick| trick as u8);
            }
        }
        Progress { tasks, ledger, met }
    }

    fn judge(&self, number: usize) -> Judgement {
        let task = &self.tasks[number];
        let card = task.card;
        if let Some(trick) = self.met[number] {
            return match task.token {
                Some(token) if !self.is_in_order(token, trick) => {
                    Judgement::Failed(Reason::OutOfOrder { task: card, token, trick: trick + 1 })
                }
                _ => Judgement::Done,
            };
        }
        if let Some(winner) = self.ledger.winner_of(card) {
            let trick = self.ledger.trick_of(card).map_or(0, |trick| trick as u8 + 1);
            return Judgement::Failed(Reason::WonByAnother { task: card, winner, trick });
        }
        if self.ledger.is_over() {
            return Judgement::Failed(Reason::LeftOver { task: card });
        }
        match task.token {
            Some(token) if self.tricks_needed(task, token) > self.ledger.n_left() => {
                Judgement::Failed(Reason::OrderOutOfReach { task: card, token })
            }
            _ => Judgement::Open,
        }
    }

    /// The number of tasks met when this many tricks were finished.
    fn n_met(&self, n_tricks: u8) -> usize {
        self.met.iter().filter(|met| met.is_some_and(|trick| trick < n_tricks)).count()
    }

    /// Whether a task with this token was met at the right moment; within a trick the most favourable order
    /// counts.
    fn is_in_order(&self, token: Token, trick: u8) -> bool {
        let (before, after) = (self.n_met(trick), self.n_met(trick + 1));
        match token.number() {
            Some(n) => before < n && n <= after,
            None if token == Token::Omega => after == self.tasks.len(),
            None => self.tasks.iter().zip(self.met).all(|(other, met)| {
                !other.token.is_some_and(|lower| lower.is_arrow_before(token))
                    || met.is_some_and(|met| met <= trick)
            }),
        }
    }

    /// The fewest tricks in which an open task can be met in its order.
    ///
    /// A trick is won by one member, so it meets tasks of one owner only, and no more than it has cards.
    fn tricks_needed(&self, task: &Task, token: Token) -> usize {
        let size = usize::from(self.ledger.crew().size());
        if let Some(n) = token.number() {
            let met = self.n_met(u8::MAX);
            // Once `n` tasks are met without it, it comes too late for ever.
            return n.checked_sub(met + 1).map_or(usize::MAX, |others| self.tricks_for(task, others, size));
        }
        let comes_first = |other: &Task| {
            token == Token::Omega || other.token.is_some_and(|lower| lower.is_arrow_before(token))
        };
        if self.tasks.iter().any(|other| comes_first(other) && self.is_lost(other)) {
            return usize::MAX;
        }
        let open = self.open(task, comes_first);
        let own = task.owner.map_or(0, Seat::index);
        open.iter().enumerate().map(|(owner, &n)| (n + usize::from(owner == own)).div_ceil(size)).sum()
    }

    /// Whether another member has won the task's card.
    fn is_lost(&self, task: &Task) -> bool {
        let winner = self.ledger.winner_of(task.card);
        winner.is_some() && winner != task.owner
    }

    /// The fewest tricks for this task and this many others, whichever are quickest.
    fn tricks_for(&self, task: &Task, others: usize, size: usize) -> usize {
        let mut open = self.open(task, |_| true);
        let own = &mut open[task.owner.map_or(0, Seat::index)];
        let with_it = others.min(size - 1).min(*own);
        *own -= with_it;
        let mut missing = others - with_it;
        let mut tricks = 1;
        while missing > 0 {
            let Some(most) = open.iter_mut().max() else { break };
            let met = missing.min(size).min(*most);
            if met == 0 {
                return usize::MAX;
            }
            *most -= met;
            missing -= met;
            tricks += 1;
        }
        tricks
    }

    /// The number of other open tasks that count, per member.
    fn open(&self, task: &Task, counts: impl Fn(&Task) -> bool) -> [usize; MAX_MEMBERS] {
        let mut open = [0; MAX_MEMBERS];
        for other in self.tasks.iter().filter(|other| other.card != task.card && counts(other)) {
            if let Some(owner) = other.owner.filter(|_| self.ledger.unplayed().contains(other.card)) {
                open[owner.index()] += 1;
            }
        }
        open
    }
}
