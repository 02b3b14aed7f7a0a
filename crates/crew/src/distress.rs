//! The distress signal: each player passes one card to a neighbour (CR-4).

use std::fmt;
use std::str::FromStr;

use game::{BySeat, Dice, Observer, Seat, Seats};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Card, CardSet, Crew, MAX_MEMBERS};

/// The direction in which all players pass a card; two players just swap (CR-6.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Direction {
    /// Clockwise.
    Left,
    /// Counter-clockwise.
    Right,
}

impl Direction {
    /// The directions that differ for this crew: two players have only one way to swap.
    pub fn choices(crew: Crew) -> &'static [Direction] {
        if crew.players() == 2 { &[Direction::Left] } else { &[Direction::Left, Direction::Right] }
    }

    /// The player who receives from this one; the dummy is passed over.
    pub fn receiver(self, crew: Crew, giver: Seat) -> Seat {
        let players = crew.players();
        match self {
            Direction::Left => giver.left(1, players),
            Direction::Right => giver.left(players - 1, players),
        }
    }

    /// The player who gives to this one.
    pub fn giver(self, crew: Crew, receiver: Seat) -> Seat {
        match self {
            Direction::Left => Direction::Right.receiver(crew, receiver),
            Direction::Right => Direction::Left.receiver(crew, receiver),
        }
    }
}

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Direction::Left => "left",
            Direction::Right => "right",
        })
    }
}

/// A text that is no direction.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a direction is `left` or `right`")]
pub struct DirectionError;

impl FromStr for Direction {
    type Err = DirectionError;

    fn from_str(text: &str) -> Result<Direction, DirectionError> {
        match text {
            "left" => Ok(Direction::Left),
            "right" => Ok(Direction::Right),
            _ => Err(DirectionError),
        }
    }
}

/// The exchange of cards: each player chooses in secret, and all cards move together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Distress<const TRUMP: char> {
    /// The direction of the exchange.
    pub direction: Direction,
    chosen: BySeat<Option<Card<TRUMP>>, MAX_MEMBERS>,
}

impl<const TRUMP: char> Distress<TRUMP> {
    /// An exchange without any choice yet.
    pub fn new(direction: Direction) -> Self {
        Distress { direction, chosen: BySeat([None; MAX_MEMBERS]) }
    }

    /// The cards of this hand that may be passed: all but the trumps (CR-4.1).
    pub fn passable(hand: CardSet<TRUMP>) -> CardSet<TRUMP> {
        hand & CardSet::COLOURS
    }

    /// The players who have not chosen yet.
    pub fn waiting(&self, crew: Crew) -> Seats {
        Seat::all(crew.players()).filter(|&seat| self.chosen[seat].is_none()).collect()
    }

    /// The card this player passes, if chosen already.
    pub fn chosen(&self, seat: Seat) -> Option<Card<TRUMP>> {
        self.chosen[seat]
    }

    /// Notes the card a player passes.
    pub fn choose(&mut self, seat: Seat, card: Card<TRUMP>) {
        self.chosen[seat] = Some(card);
    }

    /// The exchange as this observer knows it, in a world with these hands.
    #[must_use]
    pub fn redeal(
        mut self,
        observer: Observer,
        crew: Crew,
        hand: impl Fn(Seat) -> CardSet<TRUMP>,
        dice: &mut Dice,
    ) -> Self {
        for seat in Seat::all(crew.players()).filter(|&seat| !observer.sees(seat)) {
            if self.chosen[seat].is_some() {
                let passable = Self::passable(hand(seat));
                self.chosen[seat] = passable.iter().nth(dice.below(passable.len()));
            }
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cr_4_1_all_pass_in_the_same_direction() {
        let (crew, b) = (Crew::new(4), Seat::new(1));
        assert_eq!(Direction::Left.receiver(crew, b), Seat::new(2));
        assert_eq!(Direction::Right.receiver(crew, b), Seat::new(0));
        assert_eq!(Direction::Left.giver(crew, b), Seat::new(0));
        assert_eq!(Direction::Right.giver(crew, Seat::new(3)), Seat::new(0));
    }

    #[test]
    fn cr_6_3_two_players_swap_past_the_dummy() {
        for crew in [Crew::new(2), Crew::with_dummy_after_a()] {
            assert_eq!(Direction::choices(crew).len(), 1);
            assert_eq!(Direction::Left.receiver(crew, Seat::new(1)), Seat::new(0));
            assert_eq!(Direction::Left.giver(crew, Seat::new(1)), Seat::new(0));
        }
    }

    #[test]
    fn cr_4_1_trumps_are_not_passed() {
        let passable = Distress::<'r'>::passable("p1 r2 g9 r4".parse().unwrap());
        assert_eq!(passable.to_string(), "p1 g9");
    }
}
