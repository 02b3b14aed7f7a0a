//! Missions of one's own as a short code to share.

use std::fmt;
use std::str::FromStr;

use crew::Suit;

use crate::special::{Special, Suits};
use crate::{Allotment, Card, Communication, Mission, TaskId, Tasks};

/// A mission of one's own, written as its code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Code(pub Mission);

game::as_text!(
    Code,
    "MissionCode",
    "The code of a mission of one's own, such as one that a friend sent.",
    "^DS1-[0-9A-HJKMNP-TV-Z]+$"
);

/// The digits of a code: no letter that looks like a digit or another letter.
const DIGITS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// What a code begins with: the game and the version of its layout.
const PREFIX: &str = "DS1-";

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut digits = self.0.encode().digits();
        digits.extend(checksum(&digits));
        f.write_str(PREFIX)?;
        digits.iter().try_for_each(|&digit| write!(f, "{}", char::from(DIGITS[usize::from(digit)])))
    }
}

/// A text that is no mission.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CodeError {
    /// Not written like a code of this version.
    #[error("a mission's code begins with {PREFIX} and goes on with digits and capital letters")]
    Syntax,
    /// A digit is wrong or missing.
    #[error("the mission's code is mistyped: compare it with the original")]
    Checksum,
}

impl FromStr for Code {
    type Err = CodeError;

    fn from_str(text: &str) -> Result<Code, CodeError> {
        let text = text.trim().to_ascii_uppercase();
        let text = text.strip_prefix(PREFIX).ok_or(CodeError::Syntax)?;
        let digit = |letter: u8| DIGITS.iter().position(|&digit| digit == letter).map(|digit| digit as u8);
        let digits = text.bytes().map(digit).collect::<Option<Vec<u8>>>().ok_or(CodeError::Syntax)?;
        let (digits, check) = digits.split_last_chunk::<2>().ok_or(CodeError::Checksum)?;
        if checksum(digits) != *check || digits.len() > 60 {
            return Err(CodeError::Checksum);
        }
        Mission::decode(Bits::from_digits(digits)).map(Code).ok_or(CodeError::Checksum)
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

/// Two digits by which a mistyped code is told.
fn checksum(digits: &[u8]) -> [u8; 2] {
    // A prime below 32², so that exchanged digits show too.
    let sum = digits.iter().fold(7u32, |sum, &digit| (sum * 33 + u32::from(digit) + 1) % 1021);
    [(sum / 32) as u8, (sum % 32) as u8]
}

/// A line of bits, written and read from the front.
#[derive(Default)]
struct Bits(Vec<bool>);

impl Bits {
    fn push(&mut self, value: u32, n_bits: usize) {
        self.0.extend((0..n_bits).rev().map(|i| value & 1 << i != 0));
    }

    fn take(&mut self, n_bits: usize) -> Option<u32> {
        if self.0.len() < n_bits {
            return None;
        }
        Some(self.0.drain(..n_bits).fold(0, |value, bit| value << 1 | u32::from(bit)))
    }

    fn digits(&self) -> Vec<u8> {
        let digit =
            |bits: &[bool]| (0..5).fold(0, |value, i| value << 1 | u8::from(bits.get(i) == Some(&true)));
        self.0.chunks(5).map(digit).collect()
    }

    fn from_digits(digits: &[u8]) -> Bits {
        let mut bits = Bits::default();
        for &digit in digits {
            bits.push(digit.into(), 5);
        }
        bits
    }
}
