//! The setup: the agreement before the deal.

use crew::{Crew, DummyDeal, PastPass, PastTrick};
use game::{Seat, SetupError};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::mission::{MISSIONS, Mission};
use crate::own::Own;
use crate::rule::Role;
use crate::{Action, Card, CardSet};

/// The agreement before the deal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// The number of players: 2 to 5. With two, Jarvis is the third crew member.
    pub players: u8,
    /// The mission: a number of the logbook, or one of your own.
    pub mission: MissionChoice,
    /// Whether a distress signal was sent in an earlier attempt at this mission and is still active.
    pub distress: bool,
    /// House rule: all finished tricks stay visible.
    pub open_history: bool,
    /// The harder game for three: without green cards and rocket 1.
    pub challenge: bool,
    /// Whether handing over a task with five players adds one to the attempts noted, as our rulebook says.
    pub help_counts: bool,
    /// The player after whom Jarvis plays when two play: A, or B by default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dummy_after: Option<Seat>,
    /// The chance decisions fixed in advance.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deal: Option<Deal>,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            players: 4,
            mission: MissionChoice::Printed(1),
            distress: false,
            open_history: false,
            challenge: false,
            help_counts: true,
            dummy_after: None,
            deal: None,
        }
    }
}

/// The mission to play.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(untagged, expecting = "a mission is a number from 1 to 50, a code, or a mission of one's own")]
pub enum MissionChoice {
    /// A mission of the logbook, 1 to 50.
    Printed(u8),
    /// The share code of a mission of one's own.
    Code(Code),
    /// A mission of one's own.
    Own(Own),
}

/// A mission of one's own that is written as its share code.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Code(pub Own);

impl std::fmt::Display for Code {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

impl std::str::FromStr for Code {
    type Err = game::code::CodeError;

    fn from_str(text: &str) -> Result<Code, Self::Err> {
        text.parse().map(Code)
    }
}

game::as_text!(
    Code,
    "MissionCode",
    "The code of a mission of one's own, such as one that a friend sent.",
    "^PN1-[0-9A-HJKMNP-TV-Z]+$"
);

impl MissionChoice {
    /// The mission's demands.
    pub fn mission(&self) -> Result<Mission, SetupError> {
        match self {
            MissionChoice::Printed(number) => Mission::printed(*number).copied().ok_or(SetupError::Range {
                field: "mission".into(),
                given: (*number).into(),
                least: 1,
                most: MISSIONS.len() as i64,
            }),
            MissionChoice::Code(Code(own)) | MissionChoice::Own(own) => own.mission(),
        }
    }

    /// The number in the logbook, if it is printed there.
    pub fn number(&self) -> Option<u8> {
        match self {
            MissionChoice::Printed(number) => Some(*number),
            MissionChoice::Code(_) | MissionChoice::Own(_) => None,
        }
    }
}

/// The chance decisions fixed in advance; the seed decides the rest.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Deal {
    /// The hands from seat A on. A hand may be incomplete; with three players one of them has 14 cards.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hands: Vec<Vec<Card>>,
    /// Jarvis's row.
    #[serde(skip_serializing_if = "is_default")]
    pub dummy: DummyDeal<Card>,
    /// The tasks in the order in which they are drawn; fewer than the mission has are filled up.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tasks: Vec<Card>,
    /// The card each member draws in mission 12, from seat A on, Jarvis last.
    ///
    /// A card that is not there to be drawn is left to chance.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub draws: Vec<Option<Card>>,
    /// The roles given out already.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub roles: Vec<RoleDeal>,
    /// The owners of `tasks`, in their order; `null` means no owner yet. Roles come first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub owners: Vec<Option<Seat>>,
    /// The cards passed after a distress signal; `hands` are those before it. All tasks have an owner then.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub passed: Option<PastPass<Card>>,
    /// The messages and tricks so far; `hands` are those before the first. All tasks have an owner then.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tricks: Vec<PastTrick<Card>>,
    /// The actions after all this, as a record writes them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub actions: Vec<(Seat, Action)>,
}

/// A role with its holder.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RoleDeal {
    /// The role.
    pub role: Role,
    /// The holder.
    pub member: Seat,
}

fn is_default(dummy: &DummyDeal<Card>) -> bool {
    *dummy == DummyDeal::default()
}

impl Setup {
    /// The crew members and their order.
    pub fn crew(&self) -> Result<Crew, SetupError> {
        if !(2..=5).contains(&self.players) {
            return Err(SetupError::Players { given: self.players, least: 2, most: 5 });
        }
        if self.challenge && self.players != 3 {
            return Err(SetupError::Conflict { field: "challenge".into(), other: "players".into() });
        }
        match self.dummy_after.map(Seat::number) {
            None => Ok(Crew::new(self.players)),
            Some(_) if self.players != 2 => {
                Err(SetupError::Conflict { field: "dummy_after".into(), other: "players".into() })
            }
            Some(0) => Ok(Crew::with_dummy_after_a()),
            Some(1) => Ok(Crew::new(2)),
            Some(_) => Err(SetupError::Impossible {
                field: "dummy_after".into(),
                reason: "Jarvis plays after A or after B".into(),
            }),
        }
    }

    /// The cards that are dealt (PN-7.7).
    pub fn cards(&self) -> CardSet {
        if self.challenge {
            let rocket = Card::new(crew::Suit::Trump, 1);
            (CardSet::ALL - CardSet::suit(crew::Suit::Green)).without(rocket)
        } else {
            CardSet::ALL
        }
    }
}
