//! Facts about a game for programs and clients, apart from any match.

use game::Section;
use schemars::{JsonSchema, Schema, schema_for};
use serde::Serialize;
use serde_json::Value;

use crate::Catalogued;
use crate::json::json;

/// The JSON schemas of one game.
#[derive(Serialize)]
pub struct Schemas {
    /// What can be agreed before the deal, and the deal itself.
    pub setup: Schema,
    /// What a seat may ask for.
    pub action: Schema,
    /// Why an action may be refused.
    pub refusal: Schema,
    /// What an observer sees happen.
    pub event: Schema,
    /// What an observer may know.
    pub view: Schema,
    /// Facts that only this game has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub details: Option<Schema>,
}

impl Schemas {
    pub(crate) fn of<G: Catalogued>() -> Schemas {
        Schemas {
            setup: schema_for!(G::Setup),
            action: schema_for!(G::Action),
            refusal: schema_for!(G::Refusal),
            event: schema_for!(G::Seen),
            view: schema_for!(G::View),
            details: G::PROFILE.details.map(|details| (details.schema)()),
        }
    }
}

/// Facts about a game that clients show outside of a match.
#[derive(Serialize, JsonSchema)]
pub struct Facts {
    /// Whether all win or lose together.
    pub is_cooperative: bool,
    /// How many missions the logbook has, in games with a campaign.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub n_missions: Option<u8>,
    /// Whether there are puzzles.
    pub has_puzzles: bool,
    /// Whether players can make up missions or cards.
    pub has_own_missions: bool,
    /// The types of questions that are answered about a match that is over.
    pub questions: Vec<&'static str>,
    /// The rulebook by sections.
    pub rulebook: &'static [Section],
    /// Facts that only this game has, such as its missions and tasks.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub details: Option<Value>,
}

impl Facts {
    pub(crate) fn of<G: Catalogued>() -> Facts {
        let profile = G::PROFILE;
        Facts {
            is_cooperative: profile.is_cooperative,
            n_missions: profile.campaign.map(|campaign| campaign.n_missions),
            has_puzzles: profile.puzzles.is_some(),
            has_own_missions: profile.read_mission.is_some(),
            questions: profile.analyses.questions(),
            rulebook: profile.rulebook,
            details: profile.details.map(|details| (details.value)()),
        }
    }
}

/// Facts that only one game has, such as its missions and tasks.
#[derive(Clone, Copy)]
pub struct Details {
    value: fn() -> Value,
    schema: fn() -> Schema,
}

impl Details {
    /// The details that are the default value of this type.
    pub(crate) const fn of<T: Default + Serialize + JsonSchema>() -> Details {
        Details { value: || json(&T::default()), schema: || schema_for!(T) }
    }
}
