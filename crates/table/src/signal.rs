//! Distress signals: once sent, one stays active until its mission succeeds (CR-4.2).

use catalogue::{Campaign, Report};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::Table;

/// A distress signal that is active for further attempts at a mission.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Signal {
    /// The game's id.
    pub game: String,
    /// The mission.
    pub mission: Value,
}

impl Table {
    /// The setup of the next match: what was agreed, with the signal if one is active for its mission.
    pub(crate) fn next_setup(&self) -> Value {
        let setup = self.terms.setup.clone();
        match self.game().and_then(|game| game.info().campaign) {
            Some(campaign) if self.has_signal(campaign) => (campaign.with_signal)(setup),
            _ => setup,
        }
    }

    /// Whether a signal is active for the mission that was agreed.
    fn has_signal(&self, campaign: &Campaign) -> bool {
        let mission = (campaign.mission_of)(&self.terms.setup);
        self.signals.iter().any(|signal| signal.game == self.terms.game && signal.mission == mission)
    }

    /// Takes note of how an attempt ended.
    pub(crate) fn note_signal(&mut self, Report { mission, won, distress, .. }: Report) {
        let signal = Signal { game: self.terms.game.clone(), mission };
        self.signals.retain(|active| *active != signal);
        if distress && !won {
            self.signals.push(signal);
        }
    }
}
