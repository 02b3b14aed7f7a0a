//! Share codes for missions of one's own.

use std::fmt;
use std::str::FromStr;

use crew::Suit;
use game::code::{Bits, CodeError};

use crate::special::{Special, Suits};
use crate::{Allotment, Card, Communication, Mission, TaskId, Tasks};

/// A mission of one's own that is written as its share code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Code(pub Mission);

game::as_text!(
    Code,
    "MissionCode",
    "The code of a mission of one's own, such as one that a friend sent.",
    "^DS1-[0-9A-HJKMNP-TV-Z]+$"
);

/// The prefix of a share code: the game and the version of its layout.
const PREFIX: &str = "DS1-";

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.encode().encode(PREFIX))
    }
}

impl FromStr for Code {
    type Err = CodeError;

    fn from_str(text: &str) -> Result<Code, CodeError> {
        Mission::decode(Bits::decode(PREFIX, text)?).map(Code).ok_or(CodeError::Checksum)
    }
}

const ALLOTMENTS: [Allotment; 8] = [
    Allotment::Draft,
    Allotment::HardestFirst,
    Allotment::SkipCaptain,
    Allotment::OneMember,
    Allotment::CaptainOrWilling,
    Allotment::Free,
    Allotment::Volunteer,
    Allotment::TwoVolunteers,
];

const COMMUNICATIONS: [Communication; 5] = [
    Communication::Normal,
    Communication::Currents,
    Communication::Rapture,
    Communication::Terrain,
    Communication::Silence,
];

impl Mission {
    fn encode(&self) -> Bits {
        let mut code = Bits::default();
        match &self.tasks {
            Tasks::None => code.push(0, 2),
            Tasks::Drawn(difficulty) => {
                code.push(1, 2);
                code.push((*difficulty).into(), 6);
            }
            Tasks::Given(tasks) => {
                code.push(2, 2);
                code.push(tasks.len() as u32, 6);
                tasks.iter().for_each(|task| code.push(task.number().into(), 7));
            }
        }
        code.push(self.allotment as u32, 3);
        code.push(self.communication as u32, 3);
        code.push(self.silent_tricks.into(), 4);
        match self.special {
            None => code.push(0, 3),
            Some(Special::Balance(value)) => {
                code.push(1, 3);
                code.push(value.into(), 4);
            }
            Some(Special::NoLead(suits)) => {
                code.push(2, 3);
                Suit::ALL
                    .iter()
                    .for_each(|&suit| code.push(suits.iter().any(|other| other == suit).into(), 1));
            }
            Some(Special::FirstWinnerAhead) => code.push(3, 3),
            Some(Special::LastCard(card)) => {
                code.push(4, 3);
                code.push(card.index() as u32, 6);
            }
        }
        code.push(self.seconds.unwrap_or(0).into(), 12);
        code
    }

    fn decode(mut code: Bits) -> Option<Mission> {
        let tasks = match code.take(2)? {
            0 => Tasks::None,
            1 => Tasks::Drawn(code.take(6)? as u8),
            2 => {
                let n = code.take(6)?;
                let task = |number: u32| TaskId::all().nth((number as usize).checked_sub(1)?);
                Tasks::Given((0..n).map(|_| code.take(7).and_then(task)).collect::<Option<_>>()?)
            }
            _ => return None,
        };
        let allotment = *ALLOTMENTS.get(code.take(3)? as usize)?;
        let communication = *COMMUNICATIONS.get(code.take(3)? as usize)?;
        let silent_tricks = code.take(4)? as u8;
        let special = match code.take(3)? {
            0 => None,
            1 => Some(Special::Balance(code.take(4)? as u8)),
            2 => {
                let mut suits = Vec::new();
                for suit in Suit::ALL {
                    if code.take(1)? == 1 {
                        suits.push(suit);
                    }
                }
                Some(Special::NoLead(Suits::of(&suits)))
            }
            3 => Some(Special::FirstWinnerAhead),
            4 => Some(Special::LastCard(Card::all().nth(code.take(6)? as usize)?)),
            _ => return None,
        };
        let seconds = Some(code.take(12)? as u16).filter(|&seconds| seconds > 0);
        Some(Mission { tasks, allotment, communication, silent_tricks, special, seconds })
    }
}
