//! Seats, sets of seats, and observers.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

/// The most seats any game has.
pub const MAX_SEATS: usize = 8;

/// A seat, counted clockwise from zero; written `A`, `B`, … in text.
///
/// The clock has a seat too: while time runs it is awaited, and its action says that time is up. So time is
/// an input like any other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

impl Seat {
    /// The clock's seat: its actions say that time has run out.
    pub const CLOCK: Seat = Seat(15);

    /// The seat with this number, counted from zero.
    ///
    /// # Panics
    /// If no game has that many seats.
    pub const fn new(number: u8) -> Seat {
        assert!((number as usize) < MAX_SEATS, "no game has that many seats");
        Seat(number)
    }

    /// The first `n` seats, clockwise.
    pub fn all(n: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..n).map(Seat::new)
    }

    /// The seat's number, counted from zero.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The seat's number as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat `steps` places to the left, which is clockwise, at a table for `n`.
    pub const fn left(self, steps: u8, n: u8) -> Seat {
        Seat((self.0 + steps) % n)
    }

    /// The other seats of a table for `n`, clockwise from the left neighbour.
    pub fn others(self, n: u8) -> impl Iterator<Item = Seat> + Clone {
        (1..n).map(move |steps| self.left(steps, n))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Seat::CLOCK => f.write_str("clock"),
            Seat(number) => write!(f, "{}", char::from(b'A' + number)),
        }
    }
}

/// A text that names no seat.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is no seat; seats are the letters A to H, and `clock`")]
pub struct SeatError(String);

impl FromStr for Seat {
    type Err = SeatError;

    fn from_str(text: &str) -> Result<Seat, SeatError> {
        match text.as_bytes() {
            b"clock" => Ok(Seat::CLOCK),
            [letter @ b'A'..=b'H'] => Ok(Seat(letter - b'A')),
            _ => Err(SeatError(text.chars().take(20).collect())),
        }
    }
}

crate::as_text!(Seat, "Seat", "A place at the table: `A` to `H` clockwise, or `clock`.", "^([A-H]|clock)$");

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Seats(u16);

impl Seats {
    /// The empty set.
    pub const NONE: Seats = Seats(0);

    /// The first `n` seats.
    pub const fn all(n: u8) -> Seats {
        Seats((1 << n) - 1)
    }

    /// This seat alone.
    pub const fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// This set and one seat more.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// This set less one seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & 1 << seat.0 != 0
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The lowest seat of the set.
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seat with `n` lower ones in the set.
    ///
    /// # Panics
    /// If the set has fewer than `n + 1` seats.
    pub const fn nth(self, n: usize) -> Seat {
        let mut rest = self.0;
        let mut i = 0;
        while i < n {
            rest &= rest - 1;
            i += 1;
        }
        Seat(rest.trailing_zeros() as u8)
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        let mut rest = self;
        std::iter::from_fn(move || {
            let seat = rest.first()?;
            rest = rest.without(seat);
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

/// One value per seat, for up to `N` seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BySeat<T, const N: usize = MAX_SEATS>(pub [T; N]);

impl<T: Default + Copy, const N: usize> Default for BySeat<T, N> {
    fn default() -> Self {
        BySeat([T::default(); N])
    }
}

impl<T, const N: usize> Index<Seat> for BySeat<T, N> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for BySeat<T, N> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

/// A point of view on a game: a player, a spectator, or a reader of a finished match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Observer {
    /// The player in that seat.
    Seat(Seat),
    /// A spectator: sees what is public.
    Spectator,
    /// A reader of a match that is over: sees all hands at every moment of it.
    Open,
}

impl Observer {
    /// The players and a spectator of a table for `n`: all observers during a match.
    pub fn all(n: u8) -> impl Iterator<Item = Observer> + Clone {
        Seat::all(n).map(Observer::Seat).chain([Observer::Spectator])
    }

    /// The observer's own seat.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Observer::Seat(seat) => Some(seat),
            Observer::Spectator | Observer::Open => None,
        }
    }

    /// Whether the observer sees what the player in this seat sees.
    pub fn sees(self, seat: Seat) -> bool {
        self == Observer::Open || self == Observer::Seat(seat)
    }
}

impl fmt::Display for Observer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Observer::Seat(seat) => seat.fmt(f),
            Observer::Spectator => f.write_str("spectator"),
            Observer::Open => f.write_str("open"),
        }
    }
}
