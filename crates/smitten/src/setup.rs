//! The setup: the agreement before the deal.

use game::SetupError;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{CardTable, Deal};

/// The agreement before the deal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// The number of players: two together, or one alone with both hands.
    #[schemars(range(min = 1, max = 2))]
    pub players: u8,
    /// The difficulty with two players; alone, `solo` sets it.
    pub difficulty: Difficulty,
    /// The modes of the game alone; any of them together.
    pub solo: Solo,
    /// Nine designs to play with instead of ours, or their share code.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cards: Option<CardTable>,
    /// The chance decisions fixed in advance, and cards that lie in the squares already.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deal: Option<Deal>,
}

impl Default for Setup {
    /// Two players, medium.
    fn default() -> Setup {
        Setup { players: 2, difficulty: Difficulty::Medium, solo: Solo::default(), cards: None, deal: None }
    }
}

/// The difficulty with two players (SM-2.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Difficulty {
    /// Hands of four.
    Easy,
    /// Hands of three; the rulebook's advice for the first game of an evening.
    Medium,
    /// Hands of three and the balance rule.
    Hard,
}

/// The modes of the game alone (SM-3.5, SM-3.6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Solo {
    /// Easy: once a game, a face-up card may be exchanged for the one set aside.
    pub easy: bool,
    /// Hard 1: a 5 in the left square must announce "higher", in the right square "lower".
    pub hard_1: bool,
    /// Hard 2: the balance rule.
    pub hard_2: bool,
}

/// The rules that follow from the setup.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
pub struct Rules {
    /// The number of players.
    pub players: u8,
    /// The size of a full hand; alone, one of its cards is face down.
    pub hand_size: u8,
    /// Whether no square may get two cards ahead of the other (SM-2.4).
    pub balance: bool,
    /// Whether the square decides what must be announced (SM-3.6).
    pub fixed_calls: bool,
    /// Whether a face-up card may once be exchanged for the one set aside (SM-3.5).
    pub exchange: bool,
}

impl Rules {
    /// Whether one player plays both hands.
    pub fn is_solo(&self) -> bool {
        self.players == 1
    }
}

impl TryFrom<&Setup> for Rules {
    type Error = SetupError;

    fn try_from(setup: &Setup) -> Result<Rules, SetupError> {
        let Solo { easy, hard_1, hard_2 } = setup.solo;
        let conflict =
            |field: &str| Err(SetupError::Conflict { field: field.into(), other: "players".into() });
        match setup.players {
            1 if setup.difficulty != Difficulty::Medium => conflict("difficulty"),
            1 => Ok(Rules { players: 1, hand_size: 3, balance: hard_2, fixed_calls: hard_1, exchange: easy }),
            2 if setup.solo != Solo::default() => conflict("solo"),
            2 => Ok(Rules {
                players: 2,
                hand_size: if setup.difficulty == Difficulty::Easy { 4 } else { 3 },
                balance: setup.difficulty == Difficulty::Hard,
                fixed_calls: false,
                exchange: false,
            }),
            given => Err(SetupError::Players { given, least: 1, most: 2 }),
        }
    }
}
