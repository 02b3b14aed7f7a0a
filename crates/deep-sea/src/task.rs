//! Task cards as types; the table of them is in `table`.

use std::fmt;
use std::str::FromStr;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::CardSet;

use crate::table::TASKS;

/// One of the 96 task cards. In text it is the card's name, such as `win-pink-3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TaskId(u8);

impl TaskId {
    /// How many task cards there are.
    pub const COUNT: usize = TASKS.len();

    /// The task with this number, from 1 to 96.
    ///
    /// # Panics
    /// If there is no such task.
    pub const fn new(number: u8) -> TaskId {
        assert!(1 <= number && number as usize <= TaskId::COUNT, "tasks are numbered from 1 to 96");
        TaskId(number - 1)
    }

    /// All tasks in the order of their numbers.
    pub fn all() -> impl ExactSizeIterator<Item = TaskId> + Clone {
        (0..TaskId::COUNT as u8).map(TaskId)
    }

    /// The task's number, from 1 to 96.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The printed content of the card.
    pub fn card(self) -> &'static Task {
        &TASKS[usize::from(self.0)]
    }

    /// The owner's goal.
    pub fn goal(self) -> &'static Goal {
        &self.card().goal
    }
}

impl fmt::Display for TaskId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.card().name)
    }
}

/// A text that names no task.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is no task; tasks have names such as `win-pink-3` or `first-trick`")]
pub struct TaskError(String);

impl FromStr for TaskId {
    type Err = TaskError;

    fn from_str(text: &str) -> Result<TaskId, TaskError> {
        TaskId::all()
            .find(|task| task.card().name == text)
            .ok_or_else(|| TaskError(text.chars().take(40).collect()))
    }
}

game::as_text!(TaskId, "Task", "A task card's name, such as `win-pink-3`.", "^[a-z0-9-]+$");

/// A set of tasks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct TaskSet(u128);

impl TaskSet {
    /// No task.
    pub const NONE: TaskSet = TaskSet(0);
    /// All 96.
    pub const ALL: TaskSet = TaskSet((1 << TaskId::COUNT) - 1);

    /// This set and one task more.
    #[must_use]
    pub const fn with(self, task: TaskId) -> TaskSet {
        TaskSet(self.0 | 1 << task.0)
    }

    /// This set less one task.
    #[must_use]
    pub const fn without(self, task: TaskId) -> TaskSet {
        TaskSet(self.0 & !(1 << task.0))
    }

    /// The union of both sets.
    #[must_use]
    pub const fn or(self, other: TaskSet) -> TaskSet {
        TaskSet(self.0 | other.0)
    }

    /// The tasks of this set that are not in the other.
    #[must_use]
    pub const fn minus(self, other: TaskSet) -> TaskSet {
        TaskSet(self.0 & !other.0)
    }

    /// Whether the task is in the set.
    pub const fn contains(self, task: TaskId) -> bool {
        self.0 >> task.0 & 1 != 0
    }

    /// Whether no task is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The tasks in the order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = TaskId> + Clone {
        TaskId::all().filter(move |&task| self.contains(task))
    }
}

impl FromIterator<TaskId> for TaskSet {
    fn from_iter<I: IntoIterator<Item = TaskId>>(tasks: I) -> TaskSet {
        tasks.into_iter().fold(TaskSet::NONE, TaskSet::with)
    }
}

/// The printed content of a task card.
#[derive(Debug)]
pub struct Task {
    /// The name by which texts in every language find the card.
    pub name: &'static str,
    /// Difficulty with three, four and five crew members.
    pub difficulty: [u8; 3],
    /// The owner's goal.
    pub goal: Goal,
    /// Holdings that make the task impossible for all members.
    ///
    /// If one hand is dealt all of such a set, the cards are dealt again (DS-8.2).
    pub redealt_with: &'static [CardSet],
}

impl Task {
    /// The difficulty at a table of `n_members`; two players count as three.
    pub fn difficulty(&self, n_members: u8) -> u8 {
        self.difficulty[usize::from(n_members.clamp(3, 5)) - 3]
    }

    /// Whether it compares with the captain, who therefore cannot take it (DS-8.5).
    pub fn is_barred_to_captain(&self) -> bool {
        use Comparison::{FewerThanCaptain, MoreThanCaptain, SameAsCaptain};
        matches!(self.goal, Goal::Compare(MoreThanCaptain | FewerThanCaptain | SameAsCaptain))
    }
}

/// The goal of a task's owner.
///
/// A card of a set is always one of the large cards; values never mean submarines.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Goal {
    /// Win a number of cards of a set.
    Cards(CardSet, Bound),
    /// Win exact numbers of cards of two sets.
    BothCards([(CardSet, u8); 2]),
    /// Win the last trick, with this card in it.
    InLastTrick(CardSet),
    /// Win a trick with an own card of one set while another card in it is of the other set.
    Using {
        /// The owner's winning card.
        with: CardSet,
        /// The set of the card beside it.
        capture: CardSet,
    },
    /// Win the first few tricks, the last one, or both.
    Positions {
        /// The number of tricks from the first on.
        first: u8,
        /// Whether the last trick must be won, too.
        last: bool,
        /// Whether no other trick may be won.
        only: bool,
    },
    /// Win none of the first few tricks.
    NoneOfFirst(u8),
    /// Win exactly this many tricks.
    Tricks(u8),
    /// Win this many tricks one after the other, at least once.
    Streak(u8),
    /// Win exactly this many tricks in all, one after the other.
    OneStreak(u8),
    /// Never win this many tricks one after the other.
    NoStreak(u8),
    /// Win more, fewer or as many tricks as others.
    Compare(Comparison),
    /// Win a trick without submarines whose values add up like this.
    Sum(Sum),
    /// Win a trick that holds cards of this set only.
    Within(CardSet),
    /// Win as many tricks as predicted.
    Predict(Prediction),
    /// Win a trick that holds equally many of both, and at least one of each.
    EqualInTrick(CardSet, CardSet),
    /// Win equally many of both in all, and at least one of each.
    EqualInAll(CardSet, CardSet),
    /// Win more of one than of the other.
    More {
        /// The more frequent.
        of: CardSet,
        /// The less frequent.
        than: CardSet,
    },
    /// Win a card of each of the four colours.
    EachColour,
    /// Win all nine cards of a colour.
    WholeColour,
    /// Never lead a card of this set.
    NeverLead(CardSet),
}

/// A bound on a number of cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Bound {
    /// That many or more.
    AtLeast(u8),
    /// That many and no more.
    Exactly(u8),
}

/// A comparison of the owner's number of tricks with others'; a tie is neither more nor fewer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Comparison {
    /// More than every other member, one by one.
    MoreThanEachOther,
    /// Fewer than every other member, one by one.
    FewerThanEachOther,
    /// More than the others' tricks added up.
    MoreThanAllOthersTogether,
    /// More than the captain.
    MoreThanCaptain,
    /// Fewer than the captain.
    FewerThanCaptain,
    /// As many as the captain; none each will do.
    SameAsCaptain,
}

/// The wanted sum of the values in a trick; limits are for three, four and five crew members.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Sum {
    /// Less than the limit.
    Below([u8; 3]),
    /// More than the limit.
    Above([u8; 3]),
    /// One of the two.
    OneOf(u8, u8),
}

/// The visibility of a prediction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Prediction {
    /// All players see it.
    Open,
    /// Only its writer sees it until the last trick is over.
    Secret,
}

impl fmt::Display for Prediction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Prediction::Open => "open",
            Prediction::Secret => "secret",
        })
    }
}

/// A text that is no kind of prediction.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a prediction is `open` or `secret`")]
pub struct PredictionError;

impl FromStr for Prediction {
    type Err = PredictionError;

    fn from_str(text: &str) -> Result<Prediction, PredictionError> {
        match text {
            "open" => Ok(Prediction::Open),
            "secret" => Ok(Prediction::Secret),
            _ => Err(PredictionError),
        }
    }
}
