//! The two squares that grow on the table.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use schemars::JsonSchema;
use serde::Serialize;

use crate::{Card, Designs, Numbers};

/// One of the two squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Square {
    /// The square on the left.
    Left,
    /// The square on the right.
    Right,
}

impl Square {
    /// Both squares.
    pub const BOTH: [Square; 2] = [Square::Left, Square::Right];

    /// The square that is not this one.
    #[must_use]
    pub const fn other(self) -> Square {
        match self {
            Square::Left => Square::Right,
            Square::Right => Square::Left,
        }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Square::Left => "left",
            Square::Right => "right",
        })
    }
}

/// A text that names no square.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is no square; the squares are `left` and `right`")]
pub struct SquareError(String);

impl FromStr for Square {
    type Err = SquareError;

    fn from_str(text: &str) -> Result<Square, SquareError> {
        Square::BOTH
            .into_iter()
            .find(|square| square.to_string() == text)
            .ok_or_else(|| SquareError(text.chars().take(20).collect()))
    }
}

game::as_text!(Square, "Square", "One of the two squares: `left` or `right`.", "^(left|right)$");

/// One value per square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, JsonSchema)]
#[schemars(rename = "{T}BySquare")]
pub struct BySquare<T> {
    /// The left square's.
    pub left: T,
    /// The right square's.
    pub right: T,
}

impl<T> Index<Square> for BySquare<T> {
    type Output = T;
    fn index(&self, square: Square) -> &T {
        match square {
            Square::Left => &self.left,
            Square::Right => &self.right,
        }
    }
}

impl<T> IndexMut<Square> for BySquare<T> {
    fn index_mut(&mut self, square: Square) -> &mut T {
        match square {
            Square::Left => &mut self.left,
            Square::Right => &mut self.right,
        }
    }
}

impl BySquare<Numbers> {
    /// The numbers that stand for either square.
    pub fn either(&self) -> Numbers {
        self.left | self.right
    }
}

/// A card in a square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
pub struct Laid {
    /// The card.
    pub card: Card,
    /// The square it went into.
    pub square: Square,
}

/// The cards in both squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Squares {
    lying: BySquare<Numbers>,
    /// The numbers whose place is next to a card of that square.
    touching: BySquare<Numbers>,
}

impl Squares {
    /// Both squares with these cards in them.
    pub fn with(cards: BySquare<Numbers>, designs: &Designs) -> Squares {
        let mut squares = Squares::default();
        for square in Square::BOTH {
            cards[square].iter().for_each(|card| squares.lay(Laid { card, square }, designs));
        }
        squares
    }

    /// The numbers in a square.
    pub fn lying(&self, square: Square) -> Numbers {
        self.lying[square]
    }

    /// How many cards lie in both squares together.
    pub fn n_cards(&self) -> u8 {
        self.lying.left.len() + self.lying.right.len()
    }

    /// Lays a card into a square.
    pub fn lay(&mut self, laid: Laid, designs: &Designs) {
        let Laid { card, square } = laid;
        self.lying[square] = self.lying[square].with(card);
        self.touching[square] = self.touching[square] | designs.neighbours(card);
    }

    /// The numbers that may enter a square (SM-1.3).
    ///
    /// Their place is free and next to a card of that square; with `balance`, the square must not get two
    /// cards ahead of the other (SM-2.4).
    pub fn open(&self, square: Square, balance: bool) -> Numbers {
        if balance && self.is_ahead(square) {
            Numbers::NONE
        } else if self.lying[square].is_empty() {
            Numbers::ALL
        } else {
            self.touching[square] - self.lying[square]
        }
    }

    /// The numbers that may enter each square.
    pub fn opens(&self, balance: bool) -> BySquare<Numbers> {
        BySquare { left: self.open(Square::Left, balance), right: self.open(Square::Right, balance) }
    }

    /// Whether a square holds more cards than the other.
    pub fn is_ahead(&self, square: Square) -> bool {
        self.lying[square.other()].len() < self.lying[square].len()
    }
}
