//! The dummy of a game for two: a third crew member that is only cards (CR-6.1, CR-6.2).

use schemars::JsonSchema;
use serde::Serialize;

use crate::{Card, CardSet};

/// The number of columns of the dummy's row.
pub const N_COLUMNS: usize = 7;

/// The dummy's double row: seven covered cards and an open one on each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row<const TRUMP: char> {
    upper: [Card<TRUMP>; N_COLUMNS],
    lower: [Card<TRUMP>; N_COLUMNS],
    /// The upper cards that have been played, as a bit mask over columns.
    upper_gone: u8,
    /// The lower cards that have been turned up, as a bit mask over columns.
    turned: u8,
    /// The lower cards that have been played, as a bit mask over columns.
    lower_gone: u8,
}

/// One column of the dummy's row as public facts show it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[schemars(rename = "Column")]
pub enum Column<const TRUMP: char> {
    /// An open card with a covered one beneath.
    Both {
        /// The open card.
        card: Card<TRUMP>,
    },
    /// The open card has been played; the one beneath is turned up after the trick.
    Covered,
    /// One open card.
    Open {
        /// The card.
        card: Card<TRUMP>,
    },
    /// Nothing is left.
    Empty,
}

impl<const TRUMP: char> Row<TRUMP> {
    pub(crate) fn new(upper: [Card<TRUMP>; N_COLUMNS], lower: [Card<TRUMP>; N_COLUMNS]) -> Self {
        Row { upper, lower, upper_gone: 0, turned: 0, lower_gone: 0 }
    }

    /// The row from left to right.
    pub fn columns(&self) -> [Column<TRUMP>; N_COLUMNS] {
        std::array::from_fn(|i| {
            let is = |mask: u8| mask & 1 << i != 0;
            match (is(self.upper_gone), is(self.turned), is(self.lower_gone)) {
                (false, ..) => Column::Both { card: self.upper[i] },
                (true, false, _) => Column::Covered,
                (true, true, false) => Column::Open { card: self.lower[i] },
                (true, true, true) => Column::Empty,
            }
        })
    }

    /// The covered card beneath this open one, also while the open one lies in the trick under way.
    pub fn beneath(&self, card: Card<TRUMP>) -> Option<Card<TRUMP>> {
        self.covered_columns().find(|&i| self.upper[i] == card).map(|i| self.lower[i])
    }

    /// The cards that are still covered.
    pub fn covered(&self) -> CardSet<TRUMP> {
        self.covered_columns().map(|i| self.lower[i]).collect()
    }

    /// The columns whose lower card is still covered.
    pub(crate) fn covered_columns(&self) -> impl Iterator<Item = usize> + use<TRUMP> {
        let turned = self.turned;
        (0..N_COLUMNS).filter(move |i| turned & 1 << i == 0)
    }

    pub(crate) fn upper(&self) -> &[Card<TRUMP>; N_COLUMNS] {
        &self.upper
    }

    pub(crate) fn lower(&self) -> &[Card<TRUMP>; N_COLUMNS] {
        &self.lower
    }

    /// Exchanges the covered card of a column for another one.
    pub(crate) fn set_lower(&mut self, column: usize, card: Card<TRUMP>) {
        self.lower[column] = card;
    }

    pub(crate) fn play(&mut self, card: Card<TRUMP>) {
        for i in 0..N_COLUMNS {
            if self.upper[i] == card {
                self.upper_gone |= 1 << i;
            } else if self.lower[i] == card {
                self.lower_gone |= 1 << i;
            }
        }
    }

    /// Turns up the cards that the trick has uncovered and returns them.
    pub(crate) fn turn_up(&mut self) -> CardSet<TRUMP> {
        let uncovered = self.upper_gone & !self.turned;
        self.turned |= uncovered;
        (0..N_COLUMNS).filter(|i| uncovered & 1 << i != 0).map(|i| self.lower[i]).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cr_6_2_a_covered_card_is_turned_up_after_the_trick() {
        let card = |suit: char, value: usize| format!("{suit}{}", value + 1).parse::<Card<'r'>>().unwrap();
        let mut row = Row::new(std::array::from_fn(|i| card('p', i)), std::array::from_fn(|i| card('b', i)));
        row.play(card('p', 2));
        assert_eq!(row.columns()[2], Column::Covered);
        assert_eq!(row.covered().len(), 7);
        assert_eq!(row.beneath(card('p', 2)), Some(card('b', 2)));
        assert_eq!(row.turn_up(), "b3".parse().unwrap());
        assert_eq!(row.turn_up(), CardSet::EMPTY);
        assert_eq!(row.beneath(card('p', 2)), None);
        assert_eq!(row.columns()[2], Column::Open { card: card('b', 2) });
        row.play(card('b', 2));
        assert_eq!(row.columns()[2], Column::Empty);
        assert_eq!(row.columns()[0], Column::Both { card: card('p', 0) });
    }
}
