//! The order in which tasks have to be met (PN-7.3).

use ::crew::bits::{bit, len};

/// A task token of Planet Nine.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Token {
    /// This task must be met as the first, second, … fifth.
    Number(u8),
    /// Arrows: this task must not be met while one with fewer arrows is open.
    Arrows(u8),
    /// This task must be met last.
    Omega,
}

/// The tokens of a mission, by the cards of their tasks.
#[derive(Clone, Debug, Default)]
pub(crate) struct Order {
    n_tasks: u8,
    numbers: Vec<(u8, u64)>,
    /// Each with the cards that have fewer arrows.
    arrows: Vec<(u64, u64)>,
    omega: u64,
}

impl Order {
    pub(crate) fn new(tokens: impl Iterator<Item = (u8, Option<Token>)> + Clone) -> Order {
        let mut order = Order { n_tasks: tokens.clone().count() as u8, ..Order::default() };
        for (card, token) in tokens.clone() {
            match token {
                Some(Token::Number(n)) => order.numbers.push((n, bit(card))),
                Some(Token::Omega) => order.omega |= bit(card),
                Some(Token::Arrows(n)) => {
                    let fewer = |token| matches!(token, Some(Token::Arrows(m)) if m < n);
                    let before = tokens.clone().filter(|t| fewer(t.1)).fold(0, |set, t| set | bit(t.0));
                    order.arrows.push((bit(card), before));
                }
                None => {}
            }
        }
        order
    }

    /// Whether a trick may meet these tasks.
    pub(crate) fn allows(&self, open_before: u64, open_after: u64) -> bool {
        let met = open_before & !open_after;
        let (n_before, n_after) = (self.n_tasks - len(open_before), self.n_tasks - len(open_after));
        let in_place = |&(n, card): &(u8, u64)| {
            if met & card != 0 { n_before < n && n <= n_after } else { open_after & card == 0 || n_after < n }
        };
        self.numbers.iter().all(in_place)
            && self.arrows.iter().all(|&(card, before)| met & card == 0 || open_after & before == 0)
            && (met & self.omega == 0 || open_after == 0)
    }

    pub(crate) fn is_free(&self) -> bool {
        self.numbers.is_empty() && self.arrows.is_empty() && self.omega == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Three tasks, on the cards 0, 1 and 2, of which some have tokens and some are met by one trick.
    fn check(tokens: [Option<Token>; 3], met: u64, is_allowed: bool) {
        let order = Order::new((0..).zip(tokens));
        assert_eq!(order.allows(0b111, 0b111 & !met), is_allowed, "{tokens:?}, {met:b}");
    }

    #[test]
    fn pn_7_3_numbers_in_one_trick() {
        let tokens = [Some(Token::Number(1)), Some(Token::Number(2)), None];
        check(tokens, 0b001, true);
        check(tokens, 0b011, true);
        check(tokens, 0b111, true);
        check(tokens, 0b101, false);
        check(tokens, 0b010, false);
        check(tokens, 0b100, false);
        check(tokens, 0b000, true);
    }

    #[test]
    fn pn_7_3_arrows_in_one_trick() {
        let tokens = [1, 2, 3].map(|n| Some(Token::Arrows(n)));
        check(tokens, 0b011, true);
        check(tokens, 0b101, false);
        check(tokens, 0b010, false);
    }

    #[test]
    fn pn_7_3_omega_comes_last() {
        let tokens = [Some(Token::Omega), None, None];
        check(tokens, 0b110, true);
        check(tokens, 0b011, false);
        check(tokens, 0b111, true);
    }

    #[test]
    fn pn_7_3_a_number_without_those_before_it() {
        let tokens = [Some(Token::Number(2)), None, None];
        check(tokens, 0b001, false);
        check(tokens, 0b010, true);
        check(tokens, 0b110, false);
        check(tokens, 0b011, true);
    }
}
