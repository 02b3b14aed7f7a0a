//! Facts about the game that clients show outside of a match.

use schemars::JsonSchema;
use serde::Serialize;

use crate::{FIRST_EPILOGUE, Goal, MAX_DIFFICULTY, Mission, N_MISSIONS, TaskId};

/// Facts about the game that clients show outside of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Facts {
    /// The mission before the first.
    pub training: Mission,
    /// The missions of the logbook, from the first on.
    pub missions: Vec<PrintedMission>,
    /// The mission after the last; its difficulty grows by one with every success.
    pub epilogue: Mission,
    /// The difficulty the epilogue begins with.
    pub first_epilogue: u8,
    /// The greatest difficulty a mission can have.
    pub max_difficulty: u8,
    /// The task cards in the order of their numbers.
    pub tasks: Vec<TaskFacts>,
}

/// A mission of the logbook.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct PrintedMission {
    /// The mission without a clock.
    pub untimed: Mission,
    /// The mission against the clock, if it has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub timed: Option<Mission>,
}

/// A task card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct TaskFacts {
    /// The name of the card.
    pub task: TaskId,
    /// Difficulty with three, four and five crew members.
    pub difficulty: [u8; 3],
    /// The owner's goal.
    pub goal: Goal,
}

impl Default for Facts {
    fn default() -> Facts {
        Facts {
            training: Mission::training(),
            missions: (1..=N_MISSIONS).filter_map(printed).collect(),
            epilogue: Mission::epilogue(FIRST_EPILOGUE),
            first_epilogue: FIRST_EPILOGUE,
            max_difficulty: MAX_DIFFICULTY,
            tasks: TaskId::all().map(facts_of).collect(),
        }
    }
}

fn printed(number: u8) -> Option<PrintedMission> {
    let timed = if Mission::has_clock(number) { Mission::printed(number, true) } else { None };
    Some(PrintedMission { untimed: Mission::printed(number, false)?, timed })
}

fn facts_of(task: TaskId) -> TaskFacts {
    TaskFacts { task, difficulty: task.card().difficulty, goal: *task.goal() }
}
