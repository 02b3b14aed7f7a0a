//! The setup: the agreement before the deal, and the deal itself.

use crew::{Attempt, Crew, DummyDeal, Hands, Messages, PastPass, PastTrick, Tokens};
use game::{Log, Seat, Seats, Seed, SetupError};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::code::Code;
use crate::draw::{Difficulties, Pile, Sharing};
use crate::event::{Event, Seen};
use crate::mission::{FIRST_EPILOGUE, MAX_DIFFICULTY, N_MISSIONS, check_together, impossible};
use crate::phase::Phase;
use crate::state::{Briefing, DeepSea};
use crate::tasks_on_table::TasksOnTable;
use crate::{Action, Card, CardSet, Communication, Mission, Special, TaskId, TaskSet, Tasks};

/// The agreement before an attempt.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// The number of players, from 2 to 5.
    pub players: u8,
    /// The mission to attempt.
    pub mission: MissionChoice,
    /// Whether missions 14, 15, 16 and 26 are played without the clock and with its handicap instead.
    pub untimed: bool,
    /// With two players: the player after whom Tonoja plays, `A` or `B`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dummy_after: Option<Seat>,
    /// House rule: all finished tricks stay visible.
    pub open_history: bool,
    /// Whether winning the pink 9 and the yellow 8 has difficulty 2 with four members, as in some editions,
    /// instead of 3.
    pub easier_pink_9: bool,
    /// Task cards used in earlier missions; they stay out until the pile has run through.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub used: Vec<TaskId>,
    /// The tasks of the attempt before, if the crew keeps them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub kept: Vec<TaskId>,
    /// Whether a distress signal is active from an earlier attempt at this mission.
    pub distress: bool,
    /// Whether the first proposer decides alone once each player's proposal about the tasks has met an
    /// objection.
    ///
    /// It did in version 1 of the rules, whose matches are replayed like this.
    #[serde(skip_serializing_if = "is_default")]
    pub first_decides: bool,
    /// The chance decisions fixed in advance.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deal: Option<Deal>,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            players: 4,
            mission: MissionChoice::Printed(1),
            untimed: false,
            dummy_after: None,
            open_history: false,
            easier_pink_9: false,
            used: Vec::new(),
            kept: Vec::new(),
            distress: false,
            first_decides: false,
            deal: None,
        }
    }
}

/// The mission to attempt.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum MissionChoice {
    /// A mission of the logbook, from 1 to 32.
    Printed(u8),
    /// `training`: the rulebook's mission before the first.
    Training(Training),
    /// The open end of the logbook.
    Epilogue {
        /// Its difficulty: 18, and one more with every success.
        epilogue: u8,
    },
    /// The share code of a mission of one's own.
    Code(Code),
    /// A mission of one's own.
    Own(Mission),
}

/// The rulebook's mission before the first, by name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Training {
    /// One task of difficulty 1.
    Training,
}

/// A mission's name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum MissionName {
    /// The rulebook's mission before the first.
    Training,
    /// A mission of the logbook.
    Printed(u8),
    /// The open end, with its difficulty.
    Epilogue(u8),
    /// A mission of the crew's own.
    Own,
}

/// The chance decisions fixed in advance; the seed decides the rest.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Deal {
    /// The players' hands as dealt, from seat A on; they may be incomplete.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hands: Vec<Vec<Card>>,
    /// Tonoja's row.
    #[serde(skip_serializing_if = "is_default")]
    pub dummy: DummyDeal<Card>,
    /// The task cards on top of the pile, in the order they are drawn; one that does not fit is discarded.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tasks: Vec<TaskId>,
    /// The card drawn for unknown terrain.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub terrain: Option<Card>,
    /// The owners of the tasks, in the order in which they are turned up.
    ///
    /// `null` means no owner yet, which is possible only where tasks are taken in turn.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub owners: Vec<Option<Seat>>,
    /// The cards passed after a distress signal; `hands` are those before it. All tasks have an owner then.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub passed: Option<PastPass<Card>>,
    /// The predictions made already. All tasks have an owner then.
    #[serde(skip_serializing_if = "is_default")]
    pub predictions: PredictionDeal,
    /// The messages and tricks so far; `hands` are those before the first. All predictions are made then.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tricks: Vec<PastTrick<Card>>,
    /// The actions after all this, as a record writes them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub actions: Vec<(Seat, Action)>,
}

/// The numbers of tricks predicted for the two prediction tasks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct PredictionDeal {
    /// The prediction for `predict-open`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub open: Option<u8>,
    /// The prediction for `predict-secret`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub secret: Option<u8>,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// The purposes of dice, so that one part of the chance never disturbs another.
const TERRAIN: u64 = 0;
const TASKS: u64 = 1;
const HANDS: u64 = 2;

/// The number of deals after which a written deal is taken to be impossible.
const MOST_DEALS: usize = 1000;

impl Setup {
    /// Draws terrain and tasks and deals the cards.
    pub(crate) fn deal(&self, seed: Seed, log: &mut impl Log<Event>) -> Result<DeepSea, SetupError> {
        let crew = self.crew()?;
        let (mission, name) = self.mission()?;
        mission.check(crew.size())?;
        let deal = self.deal.clone().unwrap_or_default();
        let difficulties = Difficulties { n_members: crew.size(), easier_pink_9: self.easier_pink_9 };

        let (communication, terrain) = mission.communication(&deal, seed)?;
        if let Some(card) = terrain {
            log.note(|| Seen::TerrainDrawn { card, communication }.public());
        }
        let (tasks, used) = self.tasks(&mission, difficulties, &deal.tasks, seed)?;
        let accept = |hands: &Hands<'s'>, captain| is_playable(hands, captain, &tasks, mission.special);
        let mut dice = seed.dice(HANDS);
        let mut attempt = (0..MOST_DEALS)
            .find_map(|_| match Attempt::deal(crew, CardSet::ALL, &deal.hands, &deal.dummy, &mut dice) {
                Ok(attempt) => accept(&attempt.dealt(), attempt.commander()).then_some(Ok(attempt)),
                Err(error) => Some(Err(error)),
            })
            .unwrap_or_else(|| {
                Err(impossible("deal.hands", "no member could meet the tasks, so it is dealt again"))
            })?;
        *attempt.messages_mut() = messages(crew, communication, mission.silent_tricks);

        tell_deal(&attempt, &tasks, log);
        let briefing = Briefing {
            mission: name,
            allotment: mission.allotment,
            communication,
            terrain,
            special: mission.special,
            seconds: mission.seconds,
            drawn: mission.tasks.drawn(),
            difficulties,
            open_history: self.open_history,
            is_distress_active: self.distress,
            first_decides: self.first_decides,
            used,
        };
        Ok(DeepSea { attempt, tasks: TasksOnTable::new(&tasks), phase: Phase::Play, briefing })
    }

    fn crew(&self) -> Result<Crew, SetupError> {
        let (given, least, most) = (self.players, 2, 5);
        if !(least..=most).contains(&given) {
            return Err(SetupError::Players { given, least, most });
        }
        match self.dummy_after.map(Seat::number) {
            Some(_) if self.players != 2 => {
                Err(SetupError::Conflict { field: "dummy_after".into(), other: "players".into() })
            }
            None | Some(1) => Ok(Crew::new(self.players)),
            Some(0) => Ok(Crew::with_dummy_after_a()),
            Some(_) => Err(impossible("dummy_after", "Tonoja plays after A or after B")),
        }
    }

    fn mission(&self) -> Result<(Mission, MissionName), SetupError> {
        let range = |given: u8, least: u8, most: u8| SetupError::Range {
            field: "mission".into(),
            given: given.into(),
            least: least.into(),
            most: most.into(),
        };
        match &self.mission {
            MissionChoice::Training(_) => Ok((Mission::training(), MissionName::Training)),
            MissionChoice::Printed(number) => Mission::printed(*number, !self.untimed)
                .map(|mission| (mission, MissionName::Printed(*number)))
                .ok_or_else(|| range(*number, 1, N_MISSIONS)),
            MissionChoice::Epilogue { epilogue } if (FIRST_EPILOGUE..=MAX_DIFFICULTY).contains(epilogue) => {
                Ok((Mission::epilogue(*epilogue), MissionName::Epilogue(*epilogue)))
            }
            MissionChoice::Epilogue { epilogue } => Err(range(*epilogue, FIRST_EPILOGUE, MAX_DIFFICULTY)),
            MissionChoice::Code(Code(mission)) | MissionChoice::Own(mission) => {
                Ok((mission.clone(), MissionName::Own))
            }
        }
    }

    /// The tasks in the order they are turned up, and the tasks out of the pile afterwards.
    fn tasks(
        &self,
        mission: &Mission,
        difficulties: Difficulties,
        script: &[TaskId],
        seed: Seed,
    ) -> Result<(Vec<TaskId>, TaskSet), SetupError> {
        let conflict =
            |field: &str, other: &str| SetupError::Conflict { field: field.into(), other: other.into() };
        let used = distinct("used", &self.used)?;
        let sharing = Sharing::of(mission.allotment, difficulties.n_members);
        match &mission.tasks {
            Tasks::Drawn(difficulty) if self.kept.is_empty() => {
                Pile::new(used, script, difficulties, seed.dice(TASKS)).draw(*difficulty, sharing)
            }
            _ if !script.is_empty() => {
                Err(conflict("deal.tasks", if self.kept.is_empty() { "mission" } else { "kept" }))
            }
            Tasks::Drawn(difficulty) => {
                let kept = distinct("kept", &self.kept)?;
                let sum: u32 = self.kept.iter().map(|&task| u32::from(difficulties.of(task))).sum();
                if sum != u32::from(*difficulty) {
                    let reason = format!("the tasks have difficulty {sum}, the mission has {difficulty}");
                    return Err(impossible("kept", &reason));
                }
                check_together("kept", &self.kept, sharing, difficulties.n_members)?;
                Ok((self.kept.clone(), used.or(kept)))
            }
            _ if !self.kept.is_empty() => Err(conflict("kept", "mission")),
            Tasks::Given(tasks) => Ok((tasks.clone(), used.or(tasks.iter().copied().collect()))),
            Tasks::None => Ok((Vec::new(), used)),
        }
    }
}

impl Mission {
    /// The communication of this attempt, and the card that decided it (CR-3.7).
    fn communication(&self, deal: &Deal, seed: Seed) -> Result<(Communication, Option<Card>), SetupError> {
        match (self.communication, deal.terrain) {
            (Communication::Terrain, Some(card)) if card.is_trump() => {
                Err(impossible("deal.terrain", "a submarine is drawn again"))
            }
            (Communication::Terrain, written) => {
                // Drawing submarines again leaves every colour card equally likely.
                let drawn = || CardSet::COLOURS.iter().nth(seed.dice(TERRAIN).below(CardSet::COLOURS.len()));
                let card = written.or_else(drawn).expect("there are colour cards");
                let communication = match card.value() {
                    1..=3 => Communication::Normal,
                    4..=6 => Communication::Currents,
                    _ => Communication::Rapture,
                };
                Ok((communication, Some(card)))
            }
            (_, Some(_)) => {
                Err(SetupError::Conflict { field: "deal.terrain".into(), other: "mission".into() })
            }
            (communication, None) => Ok((communication, None)),
        }
    }
}

/// Whether these hands are played; if not, the cards are dealt again.
///
/// A task may be impossible for all members (DS-8.2), or the captain may have no lawful first lead
/// (LEAD-BAN).
pub(crate) fn is_playable(
    hands: &Hands<'s'>,
    captain: Seat,
    tasks: &[TaskId],
    special: Option<Special>,
) -> bool {
    let is_held = |cards: &CardSet| hands.0.iter().any(|&hand| cards.is_subset(hand));
    let barred = special.map_or(CardSet::EMPTY, Special::barred_leads);
    !tasks.iter().any(|task| task.card().redealt_with.iter().any(is_held))
        && !hands[captain].is_subset(barred)
}

fn tell_deal(attempt: &Attempt<'s'>, tasks: &[TaskId], log: &mut impl Log<Event>) {
    for to in Seat::all(attempt.crew().players()) {
        let hand = attempt.hand(to);
        let n_cards = hand.len() as u8;
        log.note(|| Seen::HandDealt { to, n_cards, cards: Some(hand) }.secret(Seats::only(to)));
    }
    if let Some(dummy) = attempt.crew().dummy() {
        log.note(|| Seen::RowDealt { open: attempt.hand(dummy) }.public());
    }
    for &task in tasks {
        log.note(|| Seen::TaskTurnedUp { task }.public());
    }
    log.note(|| Seen::CaptainNamed { captain: attempt.commander() }.public());
}

fn messages(crew: Crew, communication: Communication, silent_tricks: u8) -> Messages<'s'> {
    let messages = match communication {
        Communication::Normal | Communication::Terrain => Messages::new(crew, Tokens::Own),
        Communication::Currents => Messages::new(crew, Tokens::Own).hiding_position(),
        // Tonoja counts as a crew member (CR-3.6).
        Communication::Rapture => Messages::new(crew, Tokens::Shared(crew.size() - 2)),
        Communication::Silence => Messages::new(crew, Tokens::Own).off(),
    };
    messages.from_trick(silent_tricks + 1)
}

/// The tasks as a set, unless one is named twice.
pub(crate) fn distinct(field: &str, tasks: &[TaskId]) -> Result<TaskSet, SetupError> {
    let mut set = TaskSet::NONE;
    for &task in tasks {
        if set.contains(task) {
            return Err(SetupError::Twice { field: field.into(), item: task.to_string() });
        }
        set = set.with(task);
    }
    Ok(set)
}
