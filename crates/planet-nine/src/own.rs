//! Missions of one's own (PN-7.8): any tasks, tokens and special rules, as a value and as a short code.

use std::fmt;
use std::str::FromStr;

use game::SetupError;
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
    /// Who gets the tasks.
    pub assignment: Assignment,
    /// Whether messages come without a position.
    pub dead_zone: bool,
    /// The first trick before which communication is allowed.
    pub radio_from: u8,
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
            radio_from: 1,
            help: false,
            rules: Vec::new(),
        }
    }
}

impl Own {
    /// The mission, unless it makes no sense.
    pub fn mission(&self) -> Result<Mission, SetupError> {
        range("mission.tasks", self.tasks, 0, MAX_TASKS as u8)?;
        range("mission.radio_from", self.radio_from, 1, 13)?;
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
            radio_from: self.radio_from,
            has_help: self.help,
            ..Mission::new(self.tasks).with_tokens(&self.tokens).with_rules(&self.rules)
        };
        self.check_rules(&mission)?;
        Ok(mission)
    }

    fn check_rules(&self, mission: &Mission) -> Result<(), SetupError> {
        let has = |rule| mission.rules.has(rule);
        let conflict = |one: Rule, other: Rule| SetupError::Conflict {
            field: format!("mission.rules.{one}"),
            other: format!("mission.rules.{other}"),
        };
        for (one, other) in [
            (Rule::RocketsWin, Rule::RocketsWinInOrder),
            (Rule::OneWins, Rule::TwoOnesWin),
            (Rule::SwapTokens, Rule::MoveToken),
        ] {
            if has(one) && has(other) {
                return Err(conflict(one, other));
            }
        }
        if mission.n_tasks == 0 && !mission.rules.is_judged() {
            return impossible(
                "mission",
                "there is nothing to do: add tasks or a rule that can be met".into(),
            );
        }
        if has(Rule::OmegaInLastTrick) && !self.tokens.contains(&Token::Omega) {
            return impossible("mission.rules", "omega-in-last-trick needs the token omega".into());
        }
        if has(Rule::SwapTokens) && self.tokens.len() < 2 {
            return impossible("mission.rules", "swap-tokens needs two tokens".into());
        }
        if has(Rule::MoveToken) && (self.tokens.is_empty() || self.tokens.len() == usize::from(self.tasks)) {
            return impossible("mission.rules", "move-token needs a token and a task without one".into());
        }
        if (has(Rule::SwapTokens) || has(Rule::MoveToken)) && mission.assignment != Assignment::Draft {
            return impossible("mission.rules", "tokens are changed before a draft only".into());
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

/// The digits of a code: no letter that looks like a digit or another letter.
const DIGITS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// What a code begins with: the game and the version of its layout.
const PREFIX: &str = "PN1-";

impl fmt::Display for Own {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut code = Bits::default();
        code.push(self.tasks.into(), 6);
        code.push(self.assignment as u32, 2);
        code.push(self.dead_zone.into(), 1);
        code.push(self.radio_from.into(), 4);
        code.push(self.help.into(), 1);
        code.push(Rules::of(&self.rules).bits(), Rule::ALL.len());
        for &token in &self.tokens {
            code.push(1 + token as u32, 4);
        }
        let mut digits = code.digits();
        digits.extend(checksum(&digits));
        f.write_str(PREFIX)?;
        digits.iter().try_for_each(|&digit| write!(f, "{}", char::from(DIGITS[usize::from(digit)])))
    }
}

/// A text that is no mission.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CodeError {
    /// Not written like a code of this version.
    #[error("a mission's code begins with {PREFIX} and goes on with digits and capital letters")]
    Syntax,
    /// A digit is wrong or missing.
    #[error("the mission's code is mistyped: compare it with the original")]
    Checksum,
}

impl FromStr for Own {
    type Err = CodeError;

    fn from_str(text: &str) -> Result<Own, CodeError> {
        let text = text.trim().to_ascii_uppercase();
        let text = text.strip_prefix(PREFIX).ok_or(CodeError::Syntax)?;
        let digit = |letter: u8| DIGITS.iter().position(|&digit| digit == letter).map(|digit| digit as u8);
        let digits = text.bytes().map(digit).collect::<Option<Vec<u8>>>().ok_or(CodeError::Syntax)?;
        let (digits, check) = digits.split_last_chunk::<2>().ok_or(CodeError::Checksum)?;
        if checksum(digits) != *check || digits.len() > 20 {
            return Err(CodeError::Checksum);
        }
        Own::decode(Bits::from_digits(digits)).ok_or(CodeError::Checksum)
    }
}

impl Own {
    fn decode(mut code: Bits) -> Option<Own> {
        let tasks = code.take(6)? as u8;
        let assignment = match code.take(2)? {
            0 => Assignment::Draft,
            1 => Assignment::Decision,
            2 => Assignment::Distribution,
            _ => return None,
        };
        let dead_zone = code.take(1)? == 1;
        let radio_from = code.take(4)? as u8;
        let help = code.take(1)? == 1;
        let rules = Rules::from_bits(code.take(Rule::ALL.len())?)?.iter().collect();
        let mut tokens = Vec::new();
        // The last digit may be filled up with zeros, which are no token.
        while let Some(number @ 1..) = code.take(4) {
            tokens.push(*Token::ALL.get(number as usize - 1)?);
        }
        Some(Own { tasks, tokens, assignment, dead_zone, radio_from, help, rules })
    }
}

/// Two digits by which a mistyped code is told.
fn checksum(digits: &[u8]) -> [u8; 2] {
    // A prime below 32², so that exchanged digits show too.
    let sum = digits.iter().fold(7u32, |sum, &digit| (sum * 33 + u32::from(digit) + 1) % 1021);
    [(sum / 32) as u8, (sum % 32) as u8]
}

/// A line of bits, written and read from the front.
#[derive(Default)]
struct Bits(Vec<bool>);

impl Bits {
    fn push(&mut self, value: u32, n_bits: usize) {
        self.0.extend((0..n_bits).rev().map(|i| value & 1 << i != 0));
    }

    fn take(&mut self, n_bits: usize) -> Option<u32> {
        if self.0.len() < n_bits {
            return None;
        }
        Some(self.0.drain(..n_bits).fold(0, |value, bit| value << 1 | u32::from(bit)))
    }

    fn digits(&self) -> Vec<u8> {
        let digit =
            |bits: &[bool]| (0..5).fold(0, |value, i| value << 1 | u8::from(bits.get(i) == Some(&true)));
        self.0.chunks(5).map(digit).collect()
    }

    fn from_digits(digits: &[u8]) -> Bits {
        let mut bits = Bits::default();
        for &digit in digits {
            bits.push(digit.into(), 5);
        }
        bits
    }
}
