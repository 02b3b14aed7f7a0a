//! Task tokens (PN-7.3).

use std::fmt;
use std::str::FromStr;

/// A token that says when its task must be met.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Token {
    /// `1`: the first task met.
    One,
    /// `2`: the second task met.
    Two,
    /// `3`: the third task met.
    Three,
    /// `4`: the fourth task met.
    Four,
    /// `5`: the fifth task met.
    Five,
    /// `omega`: the last task met.
    Omega,
    /// `>`: before the task with `>>`.
    Arrow,
    /// `>>`: after the task with `>`.
    TwoArrows,
    /// `>>>`: after the task with `>>`.
    ThreeArrows,
    /// `>>>>`: after the task with `>>>`.
    FourArrows,
}

impl Token {
    /// All ten tokens.
    pub const ALL: [Token; 10] = [
        Token::One,
        Token::Two,
        Token::Three,
        Token::Four,
        Token::Five,
        Token::Omega,
        Token::Arrow,
        Token::TwoArrows,
        Token::ThreeArrows,
        Token::FourArrows,
    ];

    /// The ordinal of the task that must be met with this token, if it is a number.
    pub const fn number(self) -> Option<usize> {
        match self {
            Token::One => Some(1),
            Token::Two => Some(2),
            Token::Three => Some(3),
            Token::Four => Some(4),
            Token::Five => Some(5),
            _ => None,
        }
    }

    /// Whether both tokens are arrows and this one comes first.
    pub fn is_arrow_before(self, other: Token) -> bool {
        Token::Arrow <= self && self < other
    }

    const fn text(self) -> &'static str {
        match self {
            Token::One => "1",
            Token::Two => "2",
            Token::Three => "3",
            Token::Four => "4",
            Token::Five => "5",
            Token::Omega => "omega",
            Token::Arrow => ">",
            Token::TwoArrows => ">>",
            Token::ThreeArrows => ">>>",
            Token::FourArrows => ">>>>",
        }
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

/// A text that is no token.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is no token; tokens are 1 to 5, omega, >, >>, >>> and >>>>")]
pub struct TokenError(String);

impl FromStr for Token {
    type Err = TokenError;

    fn from_str(text: &str) -> Result<Token, TokenError> {
        let token = Token::ALL.into_iter().find(|token| token.text() == text);
        token.ok_or_else(|| TokenError(text.chars().take(20).collect()))
    }
}

game::as_text!(
    Token,
    "Token",
    "A task token: `1` to `5`, `omega`, or one to four arrows.",
    "^([1-5]|omega|>{1,4})$"
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_round_trip() {
        for token in Token::ALL {
            assert_eq!(token.to_string().parse(), Ok(token));
        }
        assert!("6".parse::<Token>().is_err());
    }

    #[test]
    fn arrows_have_an_order_among_themselves() {
        assert!(Token::Arrow.is_arrow_before(Token::TwoArrows));
        assert!(Token::TwoArrows.is_arrow_before(Token::FourArrows));
        assert!(!Token::TwoArrows.is_arrow_before(Token::Arrow));
        assert!(!Token::Omega.is_arrow_before(Token::Arrow));
        assert!(!Token::One.is_arrow_before(Token::Two));
    }
}
