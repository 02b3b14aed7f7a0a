//! Missions of one's own (PN-7.8): any tasks, tokens and special rules, as a value and as a share code.

use std::fmt;
use std::str::FromStr;

use game::SetupError;
use game::code::{Bits, CodeError};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::mission::{Assignment, Mission};
use crate::rule::{Rule, Rules};
use crate::task::MAX_TASKS;
use crate::token::Token;

/// A mission of one's own.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Own {
    /// How many tasks are drawn.
    pub tasks: u8,
    /// The tokens, from the left: the first task gets the first one, and so on.
    pub tokens: Vec<Token>,
    /// The way in which tasks get their owners.
    pub assignment: Assignment,
    /// Whether messages come without a position.
    pub dead_zone: bool,
    /// The first trick before which communication is allowed.
    #[serde(rename = "radio_from")]
    pub communication_from: u8,
    /// Whether five players may hand over a task.
    pub help: bool,
    /// The special rules.
    pub rules: Vec<Rule>,
}

impl Default for Own {
    fn default() -> Own {
        Own {
            tasks: 1,
            tokens: Vec::new(),
            assignment: Assignment::Draft,
            dead_zone: false,
            communication_from: 1,
            help: false,
            rules: Vec::new(),
        }
    }
}

impl From<&Mission> for Own {
    fn from(mission: &Mission) -> Own {
        Own {
            tasks: mission.n_tasks,
            tokens: mission.tokens().collect(),
            assignment: mission.assignment,
            dead_zone: mission.is_dead_zone,
            communication_from: mission.communication_from,
            help: mission.has_help,
            rules: mission.rules.iter().collect(),
        }
    }
}

impl Own {
    /// Builds the mission, unless it makes no sense.
    pub fn mission(&self) -> Result<Mission, SetupError> {
        range("mission.tasks", self.tasks, 0, MAX_TASKS as u8)?;
        range("mission.radio_from", self.communication_from, 1, 13)?;
        let n_tasks = usize::from(self.tasks);
        if self.tokens.len() > n_tasks {
            let wanted = format!("at most {n_tasks}, one per task");
            return Err(SetupError::Count {
                field: "mission.tokens".into(),
                given: self.tokens.len(),
                wanted,
            });
        }
        unique("mission.tokens", &self.tokens)?;
        unique("mission.rules", &self.rules)?;
        if let Some(token) = self.tokens.iter().find(|token| token.number() > Some(n_tasks)) {
            return impossible("mission.tokens", format!("{token} needs more tasks than there are"));
        }
        let mission = Mission {
            assignment: self.assignment,
            is_dead_zone: self.dead_zone,
            communication_from: self.communication_from,
            has_help: self.help,
            ..Mission::new(self.tasks).with_tokens(&self.tokens).with_rules(&self.rules)
        };
        self.check_rules(&mission)?;
        Ok(mission)
    }

    fn check_rules(&self, mission: &Mission) -> Result<(), SetupError> {
        let has = |rule| mission.rules.has(rule);
        let field = |rule: Rule| format!("mission.rules.{rule}");
        for (one, other) in [
            (Rule::RocketsWin, Rule::RocketsWinInOrder),
            (Rule::OneWins, Rule::TwoOnesWin),
            (Rule::SwapTokens, Rule::MoveToken),
        ] {
            if has(one) && has(other) {
                return Err(SetupError::Conflict { field: field(one), other: field(other) });
            }
        }
        if mission.n_tasks == 0 && !mission.rules.is_judged() {
            return impossible(
                "mission",
                "there is nothing to do: add tasks or a rule that can be met".into(),
            );
        }
        if has(Rule::OmegaInLastTrick) && !self.tokens.contains(&Token::Omega) {
            return impossible(&field(Rule::OmegaInLastTrick), "it needs the token omega".into());
        }
        if has(Rule::SwapTokens) && self.tokens.len() < 2 {
            return impossible(&field(Rule::SwapTokens), "it needs two tokens".into());
        }
        if has(Rule::MoveToken) && (self.tokens.is_empty() || self.tokens.len() == usize::from(self.tasks)) {
            return impossible(&field(Rule::MoveToken), "it needs a token and a task without one".into());
        }
        if (has(Rule::SwapTokens) || has(Rule::MoveToken)) && mission.assignment != Assignment::Draft {
            return impossible("mission.assignment", "tokens are changed before a draft only".into());
        }
        Ok(())
    }
}

fn range(field: &str, given: u8, least: u8, most: u8) -> Result<(), SetupError> {
    if (least..=most).contains(&given) {
        return Ok(());
    }
    Err(SetupError::Range {
        field: field.into(),
        given: given.into(),
        least: least.into(),
        most: most.into(),
    })
}

fn unique<T: PartialEq + fmt::Display>(field: &str, items: &[T]) -> Result<(), SetupError> {
    match items.iter().enumerate().find(|(i, item)| items[..*i].contains(item)) {
        Some((_, item)) => Err(SetupError::Twice { field: field.into(), item: item.to_string() }),
        None => Ok(()),
    }
}

fn impossible<T>(field: &str, reason: String) -> Result<T, SetupError> {
    Err(SetupError::Impossible { field: field.into(), reason })
}

/// The prefix of a share code: the game and the version of its layout.
const PREFIX: &str = "PN1-";

impl fmt::Display for Own {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut code = Bits::default();
        code.push(self.tasks.into(), 6);
        code.push(self.assignment as u32, 2);
        code.push(self.dead_zone.into(), 1);
        code.push(self.communication_from.into(), 4);
        code.push(self.help.into(), 1);
        code.push(Rules::of(&self.rules).bits(), Rule::ALL.len());
        for &token in &self.tokens {
            code.push(1 + token as u32, 4);
        }
        f.write_str(&code.encode(PREFIX))
    }
}

impl FromStr for Own {
    type Err = CodeError;

    fn from_str(text: &str) -> Result<Own, CodeError> {
        Own::read(Bits::decode(PREFIX, text)?).ok_or(CodeError::Checksum)
    }
}

impl Own {
    fn read(mut code: Bits) -> Option<Own> {
        let tasks = code.take(6)? as u8;
        let assignment = match code.take(2)? {
            0 => Assignment::Draft,
            1 => Assignment::Decision,
            2 => Assignment::Distribution,
            _ => return None,
        };
        let dead_zone = code.take(1)? == 1;
        let communication_from = code.take(4)? as u8;
        let help = code.take(1)? == 1;
        let rules = Rules::from_bits(code.take(Rule::ALL.len())?)?.iter().collect();
        let mut tokens = Vec::new();
        // The padding of the last digit is zeros, which are no token.
        while let Some(number @ 1..) = code.take(4) {
            tokens.push(*Token::ALL.get(number as usize - 1)?);
        }
        Some(Own { tasks, tokens, assignment, dead_zone, communication_from, help, rules })
    }
}
