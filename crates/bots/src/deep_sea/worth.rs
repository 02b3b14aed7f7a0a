//! What a trick would mean for everybody's tasks.

use ::deep_sea::{
    Bound, Card, CardSet, Comparison, Goal, Prediction, Progress, Special, Sum, TaskId, TaskView, View,
};
use crew::{Suit, Verdict};
use game::Seat;

/// A trick as it may turn out.
#[derive(Clone, Copy)]
pub(super) struct Outcome {
    pub(super) winner: Seat,
    /// The winning card so far.
    pub(super) best: Card,
    pub(super) cards: CardSet,
    /// Whether nobody has still to play.
    pub(super) is_complete: bool,
}

/// A task would be lost.
const LOST: f64 = -10.0;
/// A task would be done.
const DONE: f64 = 6.0;
/// A step towards a task.
const STEP: f64 = 1.5;

/// How good an outcome is for all tasks and rules.
pub(super) fn of(view: &View, outcome: Outcome) -> f64 {
    let open = view.tasks.iter().filter(|task| task.verdict == Verdict::Open);
    let tasks: f64 = open.map(|task| for_task(view, task, outcome)).sum();
    tasks + view.special.map_or(0.0, |special| for_rule(view, special, outcome))
}

/// How good it is for this member to open a trick with this card.
pub(super) fn of_lead(view: &View, leader: Seat, card: Card) -> f64 {
    let breaks = |task: &&TaskView| match task.task.goal() {
        Goal::NeverLead(set) => task.owner == Some(leader) && set.contains(card),
        _ => false,
    };
    LOST * view.tasks.iter().filter(breaks).count() as f64
}

/// Whether a member's tasks want tricks (positive) or avoid them (negative).
pub(super) fn appetite(view: &View, member: Seat) -> f64 {
    let mine = view.tasks.iter().filter(|task| task.owner == Some(member) && task.verdict == Verdict::Open);
    mine.map(|task| hunger(task, view, member)).sum()
}

fn hunger(task: &TaskView, view: &View, member: Seat) -> f64 {
    let n_won = view.table.members[member.index()].n_tricks;
    match *task.task.goal() {
        Goal::Cards(_, Bound::Exactly(0)) | Goal::NoneOfFirst(_) | Goal::NoStreak(_) => -1.0,
        Goal::Tricks(n) | Goal::OneStreak(n) => {
            if n_won < n {
                0.5
            } else {
                -1.0
            }
        }
        Goal::Predict(_) => task.prediction.map_or(0.0, |n| if n_won < n { 0.5 } else { -1.0 }),
        Goal::Compare(Comparison::FewerThanEachOther | Comparison::FewerThanCaptain) => -1.0,
        Goal::Positions { first, last: false, only: true } => {
            if n_won < first {
                1.0
            } else {
                -1.0
            }
        }
        Goal::Positions { last: true, only: true, .. } => {
            if is_last(view) {
                1.0
            } else {
                -0.5
            }
        }
        Goal::NeverLead(_) => -0.5,
        _ => 1.0,
    }
}

/// The cards a task is about, if it is about few.
pub(super) fn named(task: TaskId) -> CardSet {
    match *task.goal() {
        Goal::Cards(set, Bound::AtLeast(n)) if usize::from(n) == set.len() => set,
        Goal::InLastTrick(set) => set,
        Goal::Using { capture, .. } if capture.len() <= 4 => capture,
        _ => CardSet::EMPTY,
    }
}

fn is_last(view: &View) -> bool {
    view.table.trick_number == view.table.n_tricks
}

/// Winning, or losing, as a goal has it.
fn wants(is_wanted: bool, won: bool) -> f64 {
    if is_wanted == won { STEP } else { LOST }
}

fn for_task(view: &View, task: &TaskView, outcome: Outcome) -> f64 {
    let Some(owner) = task.owner else { return 0.0 };
    let won = outcome.winner == owner;
    let n_won = view.table.members[owner.index()].n_tricks;
    let count = |set: CardSet| (outcome.cards & set).len() as f64;
    let have = task.progress.map_or(0, |progress: Progress| progress.have);
    let number = view.table.trick_number;
    let has_run = view.table.last_trick.as_ref().is_some_and(|last| last.winner == owner);
    match *task.task.goal() {
        Goal::Cards(set, Bound::Exactly(n)) => match (won, count(set)) {
            (_, 0.0) => 0.0,
            (true, more) if f64::from(have) + more > f64::from(n) => LOST,
            (true, more) => STEP * more,
            (false, more) => {
                if have == n {
                    0.3 * more
                } else {
                    -0.5 * more
                }
            }
        },
        Goal::Cards(set, Bound::AtLeast(n)) => {
            let spare = set.len() as f64 - f64::from(n);
            match (won, count(set)) {
                (true, more) => 2.0 * STEP * more,
                (false, lost) if lost > spare => LOST,
                (false, lost) => -STEP * lost / (spare + 1.0),
            }
        }
        Goal::BothCards(counts) => counts
            .into_iter()
            .map(|(set, n)| match (won, count(set)) {
                (_, 0.0) => 0.0,
                (true, more) if f64::from(n) < more || n == 0 => LOST,
                (true, _) => STEP,
                (false, _) if set.len() == 1 && n == 1 => LOST,
                (false, more) => 0.3 * more,
            })
            .sum(),
        Goal::InLastTrick(set) => match (is_last(view), count(set)) {
            (true, _) => wants(true, won),
            (false, 0.0) => 0.0,
            (false, _) => LOST,
        },
        Goal::Using { with, capture } => {
            let captures = !(outcome.cards.without(outcome.best) & capture).is_empty();
            let is_met = won && with.contains(outcome.best) && captures;
            if is_met {
                DONE
            } else {
                -0.4 * count(with) - if capture.len() == 1 { -LOST * count(capture) } else { 0.0 }
            }
        }
        Goal::Positions { first, last, only } => {
            let is_wanted = number <= first || last && is_last(view);
            if is_wanted {
                3.0 * wants(true, won)
            } else if only {
                wants(false, won)
            } else {
                0.0
            }
        }
        Goal::NoneOfFirst(n) => {
            if number <= n {
                wants(false, won)
            } else {
                0.0
            }
        }
        Goal::Tricks(n) => exactly(n, n_won, won, left(view)),
        Goal::Predict(Prediction::Open | Prediction::Secret) => {
            task.prediction.map_or(0.0, |n| exactly(n, n_won, won, left(view)))
        }
        Goal::Streak(_) => match (won, has_run) {
            (true, true) => 2.0 * STEP,
            (true, false) => STEP,
            (false, true) => -STEP,
            (false, false) => 0.0,
        },
        Goal::OneStreak(n) => match n_won {
            0 => {
                if won {
                    0.3
                } else {
                    0.0
                }
            }
            _ if n_won < n => wants(true, won),
            _ => wants(false, won),
        },
        Goal::NoStreak(_) => {
            if has_run {
                wants(false, won)
            } else {
                0.0
            }
        }
        Goal::Compare(comparison) => {
            let captain = outcome.winner == view.captain;
            match comparison {
                Comparison::MoreThanEachOther | Comparison::MoreThanAllOthersTogether => {
                    if won {
                        STEP
                    } else {
                        -0.5 * STEP
                    }
                }
                Comparison::MoreThanCaptain => match (won, captain) {
                    (true, _) => STEP,
                    (_, true) => -STEP,
                    _ => 0.0,
                },
                Comparison::FewerThanEachOther => {
                    if won {
                        -2.0 * STEP
                    } else {
                        0.3
                    }
                }
                Comparison::FewerThanCaptain => match (won, captain) {
                    (true, _) => -STEP,
                    (_, true) => STEP,
                    _ => 0.0,
                },
                Comparison::SameAsCaptain => {
                    let captains = view.table.members[view.captain.index()].n_tricks;
                    let gap = |mine: u8, theirs: u8| f64::from(mine.abs_diff(theirs));
                    let after = gap(n_won + u8::from(won), captains + u8::from(captain));
                    STEP * (gap(n_won, captains) - after)
                }
            }
        }
        Goal::Sum(sum) => {
            if won && may_sum(sum, view, outcome) {
                share(outcome)
            } else {
                0.0
            }
        }
        Goal::Within(set) => {
            if won && outcome.cards.is_subset(set) {
                share(outcome)
            } else {
                0.0
            }
        }
        Goal::EqualInTrick(one, other) => {
            let is_met = won && count(one) == count(other) && count(one) > 0.0;
            if is_met { share(outcome) } else { 0.0 }
        }
        Goal::EqualInAll(one, other) => {
            if won {
                -0.5 * (count(one) - count(other)).abs()
            } else {
                0.0
            }
        }
        Goal::More { of, than } => {
            let gain = count(of) - count(than);
            if won { STEP * gain } else { -0.5 * gain }
        }
        Goal::EachColour => {
            let is_new = |colour: &Suit| {
                let suit = CardSet::suit(*colour);
                (task.cards & suit).is_empty() && !(outcome.cards & suit).is_empty()
            };
            if won { STEP * Suit::COLOURS.iter().filter(|colour| is_new(colour)).count() as f64 } else { 0.0 }
        }
        Goal::WholeColour => {
            let ours =
                Suit::COLOURS.into_iter().map(CardSet::suit).max_by_key(|&suit| (task.cards & suit).len());
            let n = ours.map_or(0.0, count);
            if won { n } else { -2.0 * n }
        }
        // Whoever wins leads the next trick.
        Goal::NeverLead(_) => {
            if won {
                -0.7
            } else {
                0.0
            }
        }
    }
}

fn left(view: &View) -> u8 {
    view.table.n_tricks - view.table.trick_number
}

/// Exactly `n` tricks, of which `have` are won, with so many tricks to come after this one.
fn exactly(n: u8, have: u8, won: bool, left: u8) -> f64 {
    match (won, have) {
        (true, have) if have >= n => LOST,
        (false, have) if n > have + left => LOST,
        (true, _) => STEP,
        (false, have) if have == n => 0.3,
        (false, _) => -0.3,
    }
}

/// A trick that would meet a task is worth the more, the fewer can still spoil it.
fn share(outcome: Outcome) -> f64 {
    if outcome.is_complete { DONE } else { 1.0 }
}

fn may_sum(sum: Sum, view: &View, outcome: Outcome) -> bool {
    let n_members = view.table.members.len();
    let total: u8 = outcome.cards.iter().map(Card::value).sum();
    let to_come = (n_members - outcome.cards.len()) as u8;
    let is_plain = (outcome.cards & CardSet::TRUMPS).is_empty();
    is_plain
        && match sum {
            Sum::Below(limits) => total + 2 * to_come < limits[n_members - 3],
            Sum::Above(limits) => total + 8 * to_come > limits[n_members - 3],
            Sum::OneOf(one, other) => total + to_come <= other && one <= total + 9 * to_come,
        }
}

fn for_rule(view: &View, special: Special, outcome: Outcome) -> f64 {
    let n_tricks = |seat: Seat| view.table.members[seat.index()].n_tricks;
    match special {
        // One at a time, and to those who have fewest tricks.
        Special::Balance(value) => match (outcome.cards & CardSet::value(value)).len() {
            0 => 0.0,
            1 => 1.0 - f64::from(n_tricks(outcome.winner)),
            _ => LOST,
        },
        Special::FirstWinnerAhead if view.table.trick_number == 1 => 0.0,
        Special::FirstWinnerAhead => {
            let first =
                view.table.members.iter().max_by_key(|member| member.n_tricks).map(|member| member.seat);
            wants(true, Some(outcome.winner) == first)
        }
        Special::LastCard(card) => {
            if outcome.cards.contains(card) && !is_last(view) {
                LOST
            } else {
                0.0
            }
        }
        Special::NoLead(_) => 0.0,
    }
}
