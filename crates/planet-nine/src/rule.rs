//! The special rules of the logbook.

use std::fmt;
use std::str::FromStr;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A special rule that a mission may have.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Rule {
    /// The commander names a sick member, who must not win a trick (mission 5).
    Sick,
    /// The commander names a member who must not communicate (mission 11).
    Silent,
    /// After the first trick each member draws a random card from the right neighbour (mission 12).
    Draw,
    /// Each rocket must win a trick (mission 13).
    RocketsWin,
    /// Each rocket must win a trick, in ascending order (mission 44).
    RocketsWinInOrder,
    /// At least one colour card of value 1 must win a trick (mission 9).
    OneWins,
    /// At least two colour cards of value 1 must each win a trick (mission 26).
    TwoOnesWin,
    /// No trick may be won with a 9 (missions 16 and 17).
    NoNineWins,
    /// Before the draft the crew may exchange two tokens (mission 23).
    SwapTokens,
    /// Before the draft the crew may move a token to a task without one (mission 40).
    MoveToken,
    /// No member may ever have won two tricks more than another (missions 29 and 34).
    Balance,
    /// The commander must win the first and the last trick (mission 34).
    CommanderFirstAndLast,
    /// The commander names a member who must win exactly one trick, not with a rocket (mission 33).
    Volunteer,
    /// The commander names a member who must win the first and the last trick and no other, neither with a
    /// rocket (mission 41).
    Pilot,
    /// The left neighbour of the member who was dealt the pink 9 must win all pink cards (mission 46).
    PinkToTheLeft,
    /// The task with the omega token must be met in the last trick (mission 48).
    OmegaInLastTrick,
    /// One member wins exactly the first four tricks, another exactly the last, and the others all between
    /// (mission 50).
    OpenerAndCloser,
}

impl Rule {
    /// All rules.
    pub const ALL: [Rule; 17] = [
        Rule::Sick,
        Rule::Silent,
        Rule::Draw,
        Rule::RocketsWin,
        Rule::RocketsWinInOrder,
        Rule::OneWins,
        Rule::TwoOnesWin,
        Rule::NoNineWins,
        Rule::SwapTokens,
        Rule::MoveToken,
        Rule::Balance,
        Rule::CommanderFirstAndLast,
        Rule::Volunteer,
        Rule::Pilot,
        Rule::PinkToTheLeft,
        Rule::OmegaInLastTrick,
        Rule::OpenerAndCloser,
    ];

    /// The roles the rule gives out, in order.
    pub const fn roles(self) -> &'static [Role] {
        match self {
            Rule::Sick => &[Role::Sick],
            Rule::Silent => &[Role::Silent],
            Rule::Volunteer => &[Role::Volunteer],
            Rule::Pilot => &[Role::Pilot],
            Rule::OpenerAndCloser => &[Role::Opener, Role::Closer],
            _ => &[],
        }
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Rule::Sick => "sick",
            Rule::Silent => "silent",
            Rule::Draw => "draw",
            Rule::RocketsWin => "rockets-win",
            Rule::RocketsWinInOrder => "rockets-win-in-order",
            Rule::OneWins => "one-wins",
            Rule::TwoOnesWin => "two-ones-win",
            Rule::NoNineWins => "no-nine-wins",
            Rule::SwapTokens => "swap-tokens",
            Rule::MoveToken => "move-token",
            Rule::Balance => "balance",
            Rule::CommanderFirstAndLast => "commander-first-and-last",
            Rule::Volunteer => "volunteer",
            Rule::Pilot => "pilot",
            Rule::PinkToTheLeft => "pink-to-the-left",
            Rule::OmegaInLastTrick => "omega-in-last-trick",
            Rule::OpenerAndCloser => "opener-and-closer",
        })
    }
}

/// A set of special rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Rules(u32);

impl Rules {
    /// No special rule.
    pub const NONE: Rules = Rules(0);

    /// The set of these rules.
    pub const fn of(rules: &[Rule]) -> Rules {
        let mut bits = 0;
        let mut i = 0;
        while i < rules.len() {
            bits |= 1 << rules[i] as u32;
            i += 1;
        }
        Rules(bits)
    }

    /// Whether the set contains this rule.
    pub const fn has(self, rule: Rule) -> bool {
        self.0 & 1 << rule as u32 != 0
    }

    /// Whether a verdict depends on a rule of the set.
    pub const fn is_judged(self) -> bool {
        const UNJUDGED: Rules = Rules::of(&[Rule::Silent, Rule::Draw, Rule::SwapTokens, Rule::MoveToken]);
        self.0 & !UNJUDGED.0 != 0
    }

    /// The rules, in their order.
    pub fn iter(self) -> impl Iterator<Item = Rule> + Clone {
        Rule::ALL.into_iter().filter(move |&rule| self.has(rule))
    }

    /// The roles that the rules give out, in order.
    pub fn roles(self) -> impl Iterator<Item = Role> + Clone {
        self.iter().flat_map(|rule| rule.roles().iter().copied())
    }

    pub(crate) const fn bits(self) -> u32 {
        self.0
    }

    pub(crate) fn from_bits(bits: u32) -> Option<Rules> {
        (bits < 1 << Rule::ALL.len()).then_some(Rules(bits))
    }
}

/// A role that the commander gives a member.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// Must not win a trick.
    Sick,
    /// Must not communicate.
    Silent,
    /// Must win exactly one trick, not with a rocket.
    Volunteer,
    /// Must win the first and the last trick and no other, neither with a rocket.
    Pilot,
    /// Must win exactly the first four tricks.
    Opener,
    /// Must win exactly the last trick.
    Closer,
}

impl Role {
    /// All roles.
    pub const ALL: [Role; 6] =
        [Role::Sick, Role::Silent, Role::Volunteer, Role::Pilot, Role::Opener, Role::Closer];

    /// The answers members may give before the commander names one of them; empty if there is no question.
    pub const fn answers(self) -> &'static [Answer] {
        match self {
            Role::Sick => &[Answer::Good, Answer::Bad],
            Role::Volunteer | Role::Pilot => &[Answer::Yes, Answer::No],
            Role::Opener => &[Answer::FirstFour, Answer::Between, Answer::Last],
            // The silent member is named without a question, and the closer's question is the opener's.
            Role::Silent | Role::Closer => &[],
        }
    }

    /// Whether the commander may have the role too (SELF-PICK, FINAL-ROLES).
    pub const fn is_for_commander(self) -> bool {
        matches!(self, Role::Opener | Role::Closer)
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Role::Sick => "sick",
            Role::Silent => "silent",
            Role::Volunteer => "volunteer",
            Role::Pilot => "pilot",
            Role::Opener => "opener",
            Role::Closer => "closer",
        })
    }
}

/// An answer to the commander's question.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// Yes.
    Yes,
    /// No.
    No,
    /// Feeling well.
    Good,
    /// Feeling unwell.
    Bad,
    /// Would win the first four tricks.
    FirstFour,
    /// Would win tricks between.
    Between,
    /// Would win the last trick.
    Last,
}

impl Answer {
    /// The answers to the offer of a task.
    pub const YES_NO: &'static [Answer] = &[Answer::Yes, Answer::No];

    const ALL: [Answer; 7] = [
        Answer::Yes,
        Answer::No,
        Answer::Good,
        Answer::Bad,
        Answer::FirstFour,
        Answer::Between,
        Answer::Last,
    ];

    const fn text(self) -> &'static str {
        match self {
            Answer::Yes => "yes",
            Answer::No => "no",
            Answer::Good => "good",
            Answer::Bad => "bad",
            Answer::FirstFour => "first-four",
            Answer::Between => "between",
            Answer::Last => "last",
        }
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

/// A text that is no answer.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("an answer is yes, no, good, bad, first-four, between or last")]
pub struct AnswerError;

impl FromStr for Answer {
    type Err = AnswerError;

    fn from_str(text: &str) -> Result<Answer, AnswerError> {
        Answer::ALL.into_iter().find(|answer| answer.text() == text).ok_or(AnswerError)
    }
}
