//! Distress signals: once sent, one stays active until its mission succeeds (CR-4.2).

use crew::logbook::Report;
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
        let mut setup = self.terms.setup.clone();
        let of_mission =
            |signal: &&Signal| signal.game == self.terms.game && self.mission() == signal.mission;
        if self.signals.iter().any(|signal| of_mission(&signal)) {
            setup["distress"] = true.into();
        }
        setup
    }

    /// Takes note of how an attempt ended.
    pub(crate) fn note_signal(&mut self, Report { mission, won, distress, .. }: Report<Value>) {
        let signal = Signal { game: self.terms.game.clone(), mission };
        self.signals.retain(|active| *active != signal);
        if distress && !won {
            self.signals.push(signal);
        }
    }

    /// The mission that was agreed, written out even if it is the usual one.
    fn mission(&self) -> Value {
        let deal = self.game().map(|game| (game.new)(&self.terms.setup, game::Seed::from_number(0)));
        let setup = deal.and_then(Result::ok).map(|running| running.record(Vec::new()).setup);
        setup.map(|mut setup| setup["mission"].take()).unwrap_or_default()
    }
}
