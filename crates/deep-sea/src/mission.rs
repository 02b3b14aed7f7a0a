//! Missions: the 32 of the logbook, the training mission, the epilogue, and missions of one's own.

use std::fmt;

use crew::Suit;
use game::SetupError;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::conflict::{exclude_each_other, named};
use crate::draw::{MAX_TASKS, Sharing};
use crate::setup::distinct;
use crate::special::{Special, Suits};
use crate::{Card, CardSet, TaskId};

/// A mission of the logbook or of the crew's own.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Mission {
    /// The tasks.
    pub tasks: Tasks,
    /// The way in which tasks get their owners.
    pub allotment: Allotment,
    /// The rule for communication.
    pub communication: Communication,
    /// The number of tricks before communication is allowed.
    pub silent_tricks: u8,
    /// The special rule beside the tasks.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub special: Option<Special>,
    /// The time limit in seconds, counted from the moment cards may be played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seconds: Option<u16>,
}

/// The tasks of a mission.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Tasks {
    /// No tasks, only the special rule.
    #[default]
    None,
    /// Tasks drawn until their difficulties add up to this number (DS-8.1).
    Drawn(u8),
    /// These tasks.
    Given(Vec<TaskId>),
}

impl Tasks {
    /// The sum of the difficulties, if the tasks are drawn.
    pub(crate) fn drawn(&self) -> Option<u8> {
        match self {
            Tasks::Drawn(difficulty) => Some(*difficulty),
            Tasks::None | Tasks::Given(_) => None,
        }
    }
}

/// The way in which tasks get their owners.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Allotment {
    /// In turn from the captain on, one at a time (DS-8.3).
    #[default]
    Draft,
    /// In turn; the captain's first task must be one of the hardest.
    HardestFirst,
    /// In turn from the captain's left neighbour on; the captain takes none.
    SkipCaptain,
    /// All tasks to one member on whom the crew agrees.
    OneMember,
    /// All tasks to the captain, or to one willing member.
    ///
    /// If they are passed on, communication is over before the first trick.
    CaptainOrWilling,
    /// Any distribution the crew likes (DS-8.6).
    Free,
    /// All tasks to the first member who answers yes (DS-8.7).
    Volunteer,
    /// Any distribution between the first two members who answer yes (DS-8.7).
    TwoVolunteers,
}

/// The rule for communication.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Communication {
    /// Each player once, between tricks (CR-3.2).
    #[default]
    Normal,
    /// Without a position: highest, only and lowest look the same (CR-3.4).
    Currents,
    /// With a few tokens that all players share (CR-3.6).
    Rapture,
    /// One of the three above, by a card drawn before the deal (CR-3.7).
    Terrain,
    /// No communication at all.
    Silence,
}

impl fmt::Display for Communication {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Communication::Normal => "normal",
            Communication::Currents => "currents",
            Communication::Rapture => "rapture",
            Communication::Terrain => "terrain",
            Communication::Silence => "silence",
        })
    }
}

/// The number of missions in the logbook.
pub const N_MISSIONS: u8 = 32;
/// The first difficulty of the epilogue; it grows by one with every success.
pub const FIRST_EPILOGUE: u8 = 18;

impl Mission {
    /// The rulebook's mission before the first: one task of difficulty 1 (DS-8.8).
    pub fn training() -> Mission {
        drawn(1)
    }

    /// A mission of the epilogue, the open end of the logbook.
    pub fn epilogue(difficulty: u8) -> Mission {
        free(difficulty)
    }

    /// Whether this mission of the logbook can be played against the clock.
    pub fn has_clock(number: u8) -> bool {
        matches!(number, 14..=16 | 26)
    }

    /// A mission of the logbook, from 1 to 32; `timed` chooses between two versions where one has a clock.
    pub fn printed(number: u8, timed: bool) -> Option<Mission> {
        use Allotment::{CaptainOrWilling, HardestFirst, OneMember, SkipCaptain, TwoVolunteers, Volunteer};
        use Communication::{Currents, Rapture, Silence, Terrain};
        Some(match number {
            1 => drawn(1),
            2 => drawn(2),
            3 => drawn(3),
            4 => drawn(4),
            5 => drawn(5),
            6 => Mission { allotment: OneMember, ..drawn(5) },
            7 => drawn(6),
            8 => about(Special::Balance(9)),
            9 => Mission { communication: Currents, ..drawn(7) },
            10 => Mission { allotment: CaptainOrWilling, ..drawn(4) },
            11 => Mission { communication: Rapture, ..drawn(8) },
            12 => about(Special::NoLead(Suits::of(&[Suit::Pink, Suit::Trump]))),
            13 => Mission { allotment: CaptainOrWilling, ..drawn(5) },
            14 if timed => Mission { allotment: Volunteer, seconds: Some(210), ..drawn(6) },
            14 => Mission { communication: Currents, ..drawn(6) },
            15 if timed => Mission { allotment: Volunteer, seconds: Some(180), ..drawn(6) },
            15 => Mission { communication: Rapture, ..drawn(6) },
            16 if timed => Mission { allotment: Volunteer, seconds: Some(150), ..drawn(6) },
            16 => Mission { communication: Silence, ..drawn(6) },
            17 => free(9),
            18 => drawn(9),
            19 => Mission { allotment: HardestFirst, ..drawn(9) },
            20 => Mission { communication: Terrain, ..drawn(10) },
            21 => Mission { communication: Terrain, ..about(Special::Balance(1)) },
            22 => Mission { communication: Terrain, ..drawn(11) },
            23 => Mission { communication: Terrain, silent_tricks: 1, ..about(Special::FirstWinnerAhead) },
            24 => Mission { communication: Terrain, ..drawn(12) },
            25 => Mission { communication: Terrain, allotment: SkipCaptain, ..drawn(12) },
            26 if timed => {
                let seconds = Some(300);
                Mission { communication: Terrain, allotment: TwoVolunteers, seconds, ..drawn(10) }
            }
            26 => Mission { communication: Terrain, ..drawn(12) },
            27 => Mission { communication: Terrain, ..about(Special::LastCard(Card::new(Suit::Yellow, 5))) },
            28 => free(14),
            29 => free(15),
            30 => free(16),
            31 => free(17),
            32 => Mission { tasks: Tasks::Given(LAST_MISSION.to_vec()), ..Mission::default() },
            _ => return None,
        })
    }
}

/// The greatest difficulty of a mission: 16 tasks each of difficulties 1 and 2, with three members.
pub const MAX_DIFFICULTY: u8 = 48;

impl Mission {
    /// Checks that `n_members` can play such a mission.
    pub(crate) fn check(&self, n_members: u8) -> Result<(), SetupError> {
        let in_range = |field: &str, given: i64, least: i64, most: i64| match given {
            _ if (least..=most).contains(&given) => Ok(()),
            _ => Err(SetupError::Range { field: format!("mission.{field}"), given, least, most }),
        };
        let n_tasks = match &self.tasks {
            Tasks::None if self.special.is_none() => {
                return Err(impossible("mission", "there is nothing to do"));
            }
            Tasks::None => 0,
            Tasks::Drawn(difficulty) => {
                in_range("tasks.drawn", (*difficulty).into(), 1, MAX_DIFFICULTY.into())?;
                usize::from(difficulty.div_ceil(MOST_DIFFICULT))
            }
            Tasks::Given(tasks) => {
                in_range("tasks.given", tasks.len() as i64, 1, MAX_TASKS as i64)?;
                let sharing = Sharing::of(self.allotment, n_members);
                check_together("mission.tasks.given", tasks, sharing, n_members)?;
                tasks.len()
            }
        };
        if self.allotment == Allotment::TwoVolunteers && n_tasks < 2 {
            return Err(impossible("mission.allotment", "two volunteers need two tasks at least"));
        }
        in_range("silent_tricks", self.silent_tricks.into(), 0, i64::from(40 / n_members))?;
        if let Some(seconds) = self.seconds {
            in_range("seconds", seconds.into(), 10, 3600)?;
        }
        match self.special {
            Some(Special::Balance(value)) => in_range("special.balance", value.into(), 1, 9),
            Some(Special::NoLead(suits)) if suits.cards() == CardSet::ALL => {
                Err(impossible("mission.special.no-lead", "some suit must be led"))
            }
            _ => Ok(()),
        }
    }
}

/// The difficulty of the most difficult task.
const MOST_DIFFICULT: u8 = 6;

/// Refuses tasks that cannot be met together.
pub(crate) fn check_together(
    field: &str,
    tasks: &[TaskId],
    sharing: Sharing,
    n_members: u8,
) -> Result<(), SetupError> {
    distinct(field, tasks)?;
    if sharing.forces_captain(tasks) {
        return Err(impossible(
            field,
            "the captain would have to take a task that compares with the captain",
        ));
    }
    let must_part = tasks.len() <= sharing.apart_up_to;
    for (i, &one) in tasks.iter().enumerate() {
        if let Some(other) =
            tasks[..i].iter().find(|&&other| must_part && exclude_each_other(one, other, n_members))
        {
            return Err(impossible(field, &format!("two members cannot meet {other} and {one}")));
        }
    }
    Ok(())
}

pub(crate) fn impossible(field: &str, reason: &str) -> SetupError {
    SetupError::Impossible { field: field.into(), reason: reason.into() }
}

/// The tasks of mission 32.
const LAST_MISSION: [TaskId; 4] = [
    named("exactly-0-tricks"),
    named("exactly-3-in-a-row"),
    named("two-in-a-row"),
    named("first-and-last-trick"),
];

fn drawn(difficulty: u8) -> Mission {
    Mission { tasks: Tasks::Drawn(difficulty), ..Mission::default() }
}

fn free(difficulty: u8) -> Mission {
    Mission { allotment: Allotment::Free, ..drawn(difficulty) }
}

fn about(special: Special) -> Mission {
    Mission { special: Some(special), ..Mission::default() }
}
