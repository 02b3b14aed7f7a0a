//! Missions: tasks, tokens, communication and special rules.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::rule::{Rule, Rules};
use crate::token::Token;

/// The way in which tasks get their owners.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Assignment {
    /// Open tasks; the commander picks first, then clockwise, one at a time (PN-7.2).
    #[default]
    Draft,
    /// Face-down tasks, which the commander gives to one other member (PN-7.4).
    Decision,
    /// The commander turns up and gives out one task after the other, evenly (PN-7.5).
    Distribution,
}

/// The demands of a mission.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Mission {
    /// How many tasks are drawn.
    pub n_tasks: u8,
    /// The tokens, from the left: the first task gets the first one, and so on.
    pub(crate) tokens: [Option<Token>; Token::ALL.len()],
    /// Whether messages come without a position (CR-3.4).
    pub is_dead_zone: bool,
    /// The first trick before which communication is allowed (CR-3.5).
    pub communication_from: u8,
    /// The way in which tasks get their owners, if there are any.
    pub assignment: Assignment,
    /// Whether five players may hand over a task: the gold frame (PN-7.6).
    pub has_help: bool,
    /// The special rules.
    pub rules: Rules,
}

impl Mission {
    /// A mission with this many tasks and nothing else.
    pub const fn new(n_tasks: u8) -> Mission {
        Mission {
            n_tasks,
            tokens: [None; Token::ALL.len()],
            is_dead_zone: false,
            communication_from: 1,
            assignment: Assignment::Draft,
            has_help: false,
            rules: Rules::NONE,
        }
    }

    /// The printed mission with this number.
    pub fn printed(number: u8) -> Option<&'static Mission> {
        MISSIONS.get(usize::from(number).checked_sub(1)?)
    }

    /// The tokens, from the left.
    pub fn tokens(&self) -> impl Iterator<Item = Token> + Clone {
        self.tokens.into_iter().flatten()
    }

    /// Whether any task has a token.
    pub const fn has_tokens(&self) -> bool {
        self.tokens[0].is_some()
    }

    pub(crate) const fn with_tokens(mut self, tokens: &[Token]) -> Mission {
        let mut i = 0;
        while i < tokens.len() {
            self.tokens[i] = Some(tokens[i]);
            i += 1;
        }
        self
    }

    pub(crate) const fn with_rules(mut self, rules: &[Rule]) -> Mission {
        self.rules = Rules::of(rules);
        self
    }

    const fn dead_zone(mut self) -> Mission {
        self.is_dead_zone = true;
        self
    }

    const fn interference(mut self, trick: u8) -> Mission {
        self.communication_from = trick;
        self
    }

    const fn decision(mut self) -> Mission {
        self.assignment = Assignment::Decision;
        self
    }

    const fn distribution(mut self) -> Mission {
        self.assignment = Assignment::Distribution;
        self
    }

    const fn gold(mut self) -> Mission {
        self.has_help = true;
        self
    }
}

const ONE_TWO: &[Token] = &[Token::One, Token::Two];
const ONE_TWO_THREE: &[Token] = &[Token::One, Token::Two, Token::Three];
const TWO_ARROWS: &[Token] = &[Token::Arrow, Token::TwoArrows];
const THREE_ARROWS: &[Token] = &[Token::Arrow, Token::TwoArrows, Token::ThreeArrows];

const fn tasks(n: u8) -> Mission {
    Mission::new(n)
}

const fn rules(rules: &[Rule]) -> Mission {
    Mission::new(0).with_rules(rules)
}

/// The fifty missions of the logbook; mission 1 comes first.
pub const MISSIONS: [Mission; 50] = [
    tasks(1),
    tasks(2),
    tasks(2).with_tokens(ONE_TWO),
    tasks(3),
    // 5
    rules(&[Rule::Sick]),
    tasks(3).with_tokens(TWO_ARROWS).dead_zone(),
    tasks(3).with_tokens(&[Token::Omega]),
    tasks(3).with_tokens(ONE_TWO_THREE),
    rules(&[Rule::OneWins]),
    tasks(4),
    // 11
    tasks(4).with_tokens(&[Token::One]).with_rules(&[Rule::Silent]),
    tasks(4).with_tokens(&[Token::Omega]).with_rules(&[Rule::Draw]),
    rules(&[Rule::RocketsWin]),
    tasks(4).with_tokens(THREE_ARROWS).dead_zone(),
    tasks(4).with_tokens(&[Token::One, Token::Two, Token::Three, Token::Four]),
    // 16
    rules(&[Rule::NoNineWins]),
    tasks(2).with_rules(&[Rule::NoNineWins]),
    tasks(5).interference(2),
    tasks(5).with_tokens(&[Token::One]).interference(3),
    tasks(2).decision(),
    // 21
    tasks(5).with_tokens(ONE_TWO).dead_zone(),
    tasks(5).with_tokens(&[Token::Arrow, Token::TwoArrows, Token::ThreeArrows, Token::FourArrows]),
    tasks(5)
        .with_tokens(&[Token::One, Token::Two, Token::Three, Token::Four, Token::Five])
        .with_rules(&[Rule::SwapTokens]),
    tasks(6).distribution(),
    tasks(6).with_tokens(TWO_ARROWS).dead_zone().gold(),
    // 26
    rules(&[Rule::TwoOnesWin]),
    tasks(3).decision().gold(),
    tasks(6).with_tokens(&[Token::One, Token::Omega]).interference(3).gold(),
    rules(&[Rule::Balance]).dead_zone(),
    tasks(6).with_tokens(THREE_ARROWS).interference(2).gold(),
    // 31
    tasks(6).with_tokens(ONE_TWO_THREE).gold(),
    tasks(7).distribution().gold(),
    rules(&[Rule::Volunteer]),
    rules(&[Rule::Balance, Rule::CommanderFirstAndLast]),
    tasks(7).with_tokens(THREE_ARROWS).gold(),
    // 36
    tasks(7).with_tokens(ONE_TWO).distribution().gold(),
    tasks(4).decision().gold(),
    tasks(8).interference(3).gold(),
    tasks(8).with_tokens(THREE_ARROWS).dead_zone().gold(),
    tasks(8).with_tokens(ONE_TWO_THREE).with_rules(&[Rule::MoveToken]).gold(),
    // 41
    rules(&[Rule::Pilot]),
    tasks(9).gold(),
    tasks(9).distribution().gold(),
    rules(&[Rule::RocketsWinInOrder]),
    tasks(9).with_tokens(THREE_ARROWS).gold(),
    // 46
    rules(&[Rule::PinkToTheLeft]),
    tasks(10).gold(),
    tasks(3).with_tokens(&[Token::Omega]).with_rules(&[Rule::OmegaInLastTrick]).gold(),
    tasks(10).with_tokens(THREE_ARROWS).gold(),
    rules(&[Rule::OpenerAndCloser]),
];
