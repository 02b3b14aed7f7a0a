//! Share codes for values such as a mission of one's own.
//!
//! A code is a prefix that names game and version, base-32 digits that are hard to confuse, and a checksum of
//! two digits.

/// The digits of a code: no letter that looks like a digit or another letter.
const DIGITS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// The most digits a code has, besides the checksum.
const LONGEST: usize = 60;

/// A text that is no code.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CodeError {
    /// The text lacks the prefix, or holds a character that is no digit.
    #[error("the code begins with {prefix} and goes on with digits and capital letters")]
    Syntax {
        /// What every code of this kind begins with.
        prefix: &'static str,
    },
    /// The checksum does not fit: a digit is wrong or missing.
    #[error("the code is mistyped: compare it with the original")]
    Checksum,
}

/// A queue of bits: written at the end, read from the front.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Bits(Vec<bool>);

impl Bits {
    /// Appends the lowest `n_bits` bits of a value.
    pub fn push(&mut self, value: u32, n_bits: usize) {
        self.0.extend((0..n_bits).rev().map(|i| value & 1 << i != 0));
    }

    /// Removes `n_bits` bits from the front and returns them as a value; `None` if fewer are left.
    pub fn take(&mut self, n_bits: usize) -> Option<u32> {
        if self.0.len() < n_bits {
            return None;
        }
        Some(self.0.drain(..n_bits).fold(0, |value, bit| value << 1 | u32::from(bit)))
    }

    /// The bits as a code that begins with this prefix.
    pub fn encode(&self, prefix: &str) -> String {
        let digit =
            |bits: &[bool]| (0..5).fold(0, |value, i| value << 1 | u8::from(bits.get(i) == Some(&true)));
        let digits: Vec<u8> = self.0.chunks(5).map(digit).collect();
        let all = digits.iter().copied().chain(checksum(&digits));
        prefix.chars().chain(all.map(|digit| char::from(DIGITS[usize::from(digit)]))).collect()
    }

    /// The bits of a code that begins with this prefix, padded with up to four zeros.
    pub fn decode(prefix: &'static str, text: &str) -> Result<Bits, CodeError> {
        let syntax = CodeError::Syntax { prefix };
        let text = text.trim().to_ascii_uppercase();
        let text = text.strip_prefix(prefix).ok_or(syntax.clone())?;
        let digit = |letter: u8| DIGITS.iter().position(|&digit| digit == letter).map(|digit| digit as u8);
        let digits = text.bytes().map(digit).collect::<Option<Vec<u8>>>().ok_or(syntax)?;
        let (digits, check) = digits.split_last_chunk::<2>().ok_or(CodeError::Checksum)?;
        if checksum(digits) != *check || digits.len() > LONGEST {
            return Err(CodeError::Checksum);
        }
        let mut bits = Bits::default();
        digits.iter().for_each(|&digit| bits.push(digit.into(), 5));
        Ok(bits)
    }
}

/// The two digits that reveal a mistyped code.
fn checksum(digits: &[u8]) -> [u8; 2] {
    // The modulus is a prime below 32², so that exchanged digits are detected too.
    let sum = digits.iter().fold(7u32, |sum, &digit| (sum * 33 + u32::from(digit) + 1) % 1021);
    [(sum / 32) as u8, (sum % 32) as u8]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bits(values: &[(u32, usize)]) -> Bits {
        let mut bits = Bits::default();
        values.iter().for_each(|&(value, n_bits)| bits.push(value, n_bits));
        bits
    }

    #[test]
    fn bits_come_back() {
        let code = bits(&[(3, 2), (77, 7), (0, 1), (4095, 12)]).encode("XY1-");
        let mut read = Bits::decode("XY1-", &code.to_lowercase()).unwrap();
        assert_eq!([2, 7, 1, 12].map(|n_bits| read.take(n_bits)), [Some(3), Some(77), Some(0), Some(4095)]);
        assert_eq!(read.take(5), None);
    }

    #[test]
    fn one_wrong_digit_and_two_exchanged_ones_are_told() {
        let code = bits(&[(0x1234_5678, 32), (0x9abc_def0, 32)]).encode("XY1-");
        let letters: Vec<char> = code.chars().collect();
        for i in 4..letters.len() {
            let mut wrong = letters.clone();
            wrong[i] = if wrong[i] == 'Z' { '0' } else { 'Z' };
            let wrong: String = wrong.into_iter().collect();
            assert_eq!(Bits::decode("XY1-", &wrong), Err(CodeError::Checksum), "{wrong}");
            let mut swapped = letters.clone();
            swapped.swap(i, i - usize::from(i > 4));
            if swapped != letters {
                let swapped: String = swapped.into_iter().collect();
                assert_eq!(Bits::decode("XY1-", &swapped), Err(CodeError::Checksum), "{swapped}");
            }
        }
    }

    #[test]
    fn other_texts_are_no_codes() {
        for text in ["", "XY1", "XY2-00", "XY1-I0", "XY1-U0", "XY1-ä"] {
            assert_eq!(Bits::decode("XY1-", text), Err(CodeError::Syntax { prefix: "XY1-" }), "{text}");
        }
        assert_eq!(Bits::decode("XY1-", "XY1-0"), Err(CodeError::Checksum));
        assert_eq!(Bits::decode("XY1-", &format!("XY1-{}", "0".repeat(99))), Err(CodeError::Checksum));
    }
}
