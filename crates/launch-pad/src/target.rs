//! Targets of played cards.

use std::fmt;
use std::str::FromStr;

use game::Seat;

use crate::card::Card;
use crate::zone::Zone;

/// A rocket in play by its place, written `B launch 2`: owner, zone and number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RocketAt {
    /// The owner.
    pub seat: Seat,
    /// The zone.
    pub zone: Zone,
    /// The index among the rockets there, in the order they arrived; text counts from one.
    pub index: u8,
}

impl fmt::Display for RocketAt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.seat, self.zone, self.index + 1)
    }
}

/// A target of a played card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Target {
    /// An own zone, `test`, for a jack-of-all-trades.
    Zone(Zone),
    /// A rocket, `B launch 2`.
    Rocket(RocketAt),
    /// A component of a rocket, `B launch 2 fuel`.
    Component(RocketAt, Card),
    /// The expert of a zone, `B test`.
    Expert(Seat, Zone),
    /// A player, `B`: the upgrade or two hand cards.
    Player(Seat),
    /// Two players in ascending order, `B C`: a hand card of each.
    Players(Seat, Seat),
    /// A card, `fuel`: a launch-pad part, or one in the discard pile.
    Card(Card),
}

impl Target {
    /// The players whose cards are aimed at.
    pub(crate) fn seats(self) -> [Option<Seat>; 2] {
        match self {
            Target::Rocket(at) | Target::Component(at, _) => [Some(at.seat), None],
            Target::Expert(seat, _) | Target::Player(seat) => [Some(seat), None],
            Target::Players(first, second) => [Some(first), Some(second)],
            Target::Zone(_) | Target::Card(_) => [None, None],
        }
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Target::Zone(zone) => zone.fmt(f),
            Target::Rocket(at) => at.fmt(f),
            Target::Component(at, component) => write!(f, "{at} {component}"),
            Target::Expert(seat, zone) => write!(f, "{seat} {zone}"),
            Target::Player(seat) => seat.fmt(f),
            Target::Players(first, second) => write!(f, "{first} {second}"),
            Target::Card(card) => card.fmt(f),
        }
    }
}

/// A text that names no target.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "`{0}` is nothing a card can be played on: say a rocket (B launch 2), a component of one \
     (B launch 2 fuel), a zone (test), an expert (B test), a player (B), two players (B C) or a card (fuel)"
)]
pub struct TargetError(String);

impl FromStr for RocketAt {
    type Err = TargetError;

    fn from_str(text: &str) -> Result<RocketAt, TargetError> {
        match text.parse()? {
            Target::Rocket(at) => Ok(at),
            _ => Err(error(text)),
        }
    }
}

impl FromStr for Target {
    type Err = TargetError;

    fn from_str(text: &str) -> Result<Target, TargetError> {
        let words: Vec<&str> = text.split(' ').collect();
        parse(&words).ok_or_else(|| error(text))
    }
}

fn error(text: &str) -> TargetError {
    TargetError(text.chars().take(40).collect())
}

fn parse(words: &[&str]) -> Option<Target> {
    Some(match *words {
        [one] => {
            if let Ok(zone) = one.parse() {
                Target::Zone(zone)
            } else if let Ok(seat) = one.parse() {
                Target::Player(seat)
            } else {
                Target::Card(one.parse().ok()?)
            }
        }
        [seat, other] => {
            let seat = seat.parse().ok()?;
            match other.parse() {
                Ok(zone) => Target::Expert(seat, zone),
                Err(_) => Target::Players(seat, other.parse().ok()?),
            }
        }
        [seat, zone, number] => Target::Rocket(rocket(seat, zone, number)?),
        [seat, zone, number, card] => Target::Component(rocket(seat, zone, number)?, card.parse().ok()?),
        _ => return None,
    })
}

fn rocket(seat: &str, zone: &str, number: &str) -> Option<RocketAt> {
    let index = number.parse::<u8>().ok()?.checked_sub(1)?;
    Some(RocketAt { seat: seat.parse().ok()?, zone: zone.parse().ok()?, index })
}

game::as_text!(
    RocketAt,
    "RocketAt",
    "A rocket in play by owner, zone and number there, such as `B launch 2`.",
    "^[A-D] (assembly|test|launch) [1-9][0-9]?$"
);

game::as_text!(
    Target,
    "Target",
    "What a card is played on: a rocket `B launch 2`, a component `B launch 2 fuel`, a zone `test`, an \
     expert `B test`, a player `B`, two players `B C`, or a card `fuel`.",
    "^[A-Za-z0-9 -]+$"
);
