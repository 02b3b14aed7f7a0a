//! Tasks that two different members cannot both meet (DS-8.2).

use crate::TaskId;
use crate::table::TASKS;

/// Whether no sequence of tricks lets two owners meet both tasks, in a crew of this size.
pub fn exclude_each_other(one: TaskId, other: TaskId, n_members: u8) -> bool {
    let crowded = if n_members == 5 { WITH_FIVE } else { &[] };
    RIVALS.iter().any(|rivals| rivals.contains(&one) && rivals.contains(&other))
        || [PAIRS, crowded].into_iter().flatten().any(|(task, against)| {
            task == &one && against.contains(&other) || task == &other && against.contains(&one)
        })
}

/// Groups of tasks of which only one member can meet one.
const RIVALS: &[&[TaskId]] = &[
    // The first trick has one winner, and so has the last.
    &[
        named("first-trick"),
        named("first-2-tricks"),
        named("first-3-tricks"),
        named("first-and-last-trick"),
        named("only-first-trick"),
    ],
    &[
        named("last-trick"),
        named("first-and-last-trick"),
        named("only-last-trick"),
        named("win-green-2-last-trick"),
    ],
    // The deck has four nines.
    &[named("win-all-9s"), named("at-least-3-nines"), named("exactly-2-nines")],
];

/// Tasks, each with others that no other member can meet beside it.
type Pairs = [(TaskId, &'static [TaskId])];

const PAIRS: &Pairs = &[
    // Both tasks need the same card.
    (
        named("win-all-3s"),
        &[
            named("win-using-3"),
            named("win-pink-3"),
            named("win-blue-1-blue-2-blue-3"),
            named("win-green-3-yellow-4-yellow-5"),
            named("all-of-one-colour"),
        ],
    ),
    (
        named("win-all-9s"),
        &[
            named("win-pink-9-yellow-8"),
            named("win-blue-7-yellow-9"),
            named("capture-green-9-with-submarine"),
            named("all-of-one-colour"),
        ],
    ),
    (named("all-of-one-colour"), &[named("one-of-each-colour")]),
    // The deck has four sixes and four submarines.
    (named("exactly-3-sixes"), &[named("capture-6-with-6")]),
    (named("exactly-2-submarines"), &[named("exactly-3-submarines")]),
    // Only one member has most tricks, and no member has fewer than none.
    (named("more-than-each-other"), &[named("more-than-all-others-together")]),
    (named("fewer-than-each-other"), &[named("exactly-0-tricks")]),
];

/// The eight tricks of five members are too few for both tasks.
const WITH_FIVE: &Pairs =
    &[(named("exactly-4-tricks"), &[named("more-than-each-other"), named("more-than-all-others-together")])];

/// The task of this name, found at compile time.
pub(crate) const fn named(name: &str) -> TaskId {
    let mut number = 1;
    while number <= TASKS.len() as u8 {
        if is_same(TASKS[number as usize - 1].name.as_bytes(), name.as_bytes()) {
            return TaskId::new(number);
        }
        number += 1;
    }
    panic!("no task has this name")
}

const fn is_same(one: &[u8], other: &[u8]) -> bool {
    let mut i = 0;
    while i < one.len() && i < other.len() && one[i] == other[i] {
        i += 1;
    }
    i == one.len() && i == other.len()
}
