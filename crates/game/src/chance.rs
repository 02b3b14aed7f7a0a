//! The only source of randomness: a 256-bit seed, ChaCha8 and our own Fisher–Yates shuffle.
//!
//! A match replays alike on every machine and with every release of every library.

use std::fmt::{self, Write};
use std::str::FromStr;

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

/// A seed of 256 bits, written as 64 hexadecimal digits; it decides every shuffle of a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed hashed out of a phrase that a person can remember.
    pub fn from_phrase(phrase: &str) -> Seed {
        Seed(Sha256::digest(phrase.as_bytes()).into())
    }

    /// The seed with this number, for long series of test games.
    pub fn from_number(number: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed(bytes)
    }

    /// The SHA-256 of the seed. It is shown before the first action, so that all players can check the seed
    /// at the end.
    pub fn commitment(self) -> String {
        hex(&<[u8; 32]>::from(Sha256::digest(self.0)))
    }

    /// The seed of a shuffle that no single party can choose: this secret mixed with every device's
    /// contribution.
    ///
    /// The secret is committed to before the first contribution arrives.
    #[must_use]
    pub fn mixed(self, contributions: &[String]) -> Seed {
        let mut hash = Sha256::new_with_prefix(self.0);
        for text in contributions {
            // The length in front keeps one contribution from passing for two.
            hash.update((text.len() as u64).to_le_bytes());
            hash.update(text.as_bytes());
        }
        Seed(hash.finalize().into())
    }

    /// The dice for one purpose; different purposes have unrelated dice.
    pub fn dice(self, purpose: u64) -> Dice {
        let mut rng = ChaCha8Rng::from_seed(self.0);
        rng.set_stream(purpose);
        Dice(rng)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // A seed reveals every hidden card, so debug output never shows it.
        f.write_str("Seed(…)")
    }
}

/// A text that is neither a hexadecimal seed nor a phrase of allowed length.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a seed is 64 hexadecimal digits, or a phrase of 1 to 200 characters")]
pub struct SeedError;

impl FromStr for Seed {
    type Err = SeedError;

    /// Reads 64 hexadecimal digits; any other short text is a phrase.
    fn from_str(text: &str) -> Result<Seed, SeedError> {
        if let Some(bytes) = unhex(text) {
            return Ok(Seed(bytes));
        }
        match text.chars().count() {
            1..=200 => Ok(Seed::from_phrase(text)),
            _ => Err(SeedError),
        }
    }
}

crate::as_text!(Seed, "Seed", "64 hexadecimal digits, or any phrase of up to 200 characters.", "^.{1,200}$");

fn hex(bytes: &[u8; 32]) -> String {
    bytes.iter().fold(String::with_capacity(64), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

fn unhex(text: &str) -> Option<[u8; 32]> {
    if text.len() != 64 || !text.bytes().all(|b| b.is_ascii_hexdigit()) {
        return None;
    }
    let mut bytes = [0; 32];
    for (i, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).ok()?;
    }
    Some(bytes)
}

/// The randomness that still lies ahead in a running game; copies of it give the same numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chance {
    seed: Seed,
    used: u32,
}

impl Chance {
    /// All chance decisions of a seed, with none used yet.
    pub fn new(seed: Seed) -> Chance {
        Chance { seed, used: 0 }
    }

    /// The dice for the next chance decision.
    pub fn dice(&mut self) -> Dice {
        let dice = self.seed.dice(self.used.into());
        self.used += 1;
        dice
    }

    /// How many chance decisions there have been.
    pub fn n_used(&self) -> u32 {
        self.used
    }

    /// The same moment with another future, for [`redeal`](crate::Game::redeal).
    #[must_use]
    pub fn renewed(self, dice: &mut Dice) -> Chance {
        Chance { seed: dice.seed(), used: self.used }
    }
}

/// A stream of random numbers.
#[derive(Clone, Debug)]
pub struct Dice(ChaCha8Rng);

impl Dice {
    /// A number below `n`, all equally likely.
    ///
    /// # Panics
    /// If `n` is zero.
    pub fn below(&mut self, n: usize) -> usize {
        assert!(0 < n && n <= u32::MAX as usize, "nothing to choose from");
        let n = n as u32;
        // Lemire's method: multiply instead of dividing, and reject the few values that would bias the
        // result.
        let mut product = u64::from(self.0.next_u32()) * u64::from(n);
        if (product as u32) < n {
            let bias = n.wrapping_neg() % n;
            while (product as u32) < bias {
                product = u64::from(self.0.next_u32()) * u64::from(n);
            }
        }
        (product >> 32) as usize
    }

    /// A random item, if there are any.
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        if items.is_empty() { None } else { Some(items[self.below(items.len())]) }
    }

    /// Puts the items in random order (Fisher–Yates).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }

    /// A random member of a set of up to 64, given as a bit mask.
    ///
    /// # Panics
    /// If the set is empty.
    pub fn pick_bit(&mut self, set: u64) -> u32 {
        let mut rest = set;
        for _ in 0..self.below(set.count_ones() as usize) {
            rest &= rest - 1;
        }
        rest.trailing_zeros()
    }

    /// A random number from 0 up to, but not including, 1.
    pub fn fraction(&mut self) -> f64 {
        f64::from(self.0.next_u32()) / (f64::from(u32::MAX) + 1.0)
    }

    /// A random seed.
    pub fn seed(&mut self) -> Seed {
        let mut bytes = [0; 32];
        self.0.fill_bytes(&mut bytes);
        Seed(bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shuffle_never_changes() {
        let mut items: Vec<u8> = (0..10).collect();
        Seed::from_phrase("wardroom").dice(0).shuffle(&mut items);
        assert_eq!(
            items,
            [4, 9, 5, 1, 6, 0, 7, 2, 3, 8],
            "records of earlier releases would no longer replay"
        );
    }

    #[test]
    fn below_is_even() {
        let mut dice = Seed::from_number(1).dice(0);
        let mut counts = [0u32; 6];
        for _ in 0..60_000 {
            counts[dice.below(6)] += 1;
        }
        assert!(counts.iter().all(|n| (9_500..10_500).contains(n)), "{counts:?}");
    }

    #[test]
    fn a_seed_is_hex_or_a_phrase() {
        let seed = Seed::from_phrase("two moons");
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!("two moons".parse(), Ok(seed));
        assert_eq!("".parse::<Seed>(), Err(SeedError));
        assert_eq!("x".repeat(201).parse::<Seed>(), Err(SeedError));
    }

    #[test]
    fn purposes_have_unrelated_dice() {
        let seed = Seed::from_number(7);
        let numbers = |purpose| {
            let mut dice = seed.dice(purpose);
            [(); 8].map(|()| dice.below(1000))
        };
        assert_ne!(numbers(0), numbers(1));
        assert_eq!(numbers(1), numbers(1));
    }

    #[test]
    fn every_contribution_changes_the_seed() {
        let secret = Seed::from_number(1);
        let mixed = |texts: &[&str]| secret.mixed(&texts.iter().map(ToString::to_string).collect::<Vec<_>>());
        assert_eq!(mixed(&["a", "b"]), mixed(&["a", "b"]));
        assert_ne!(mixed(&["a", "b"]), mixed(&["ab", ""]));
        assert_ne!(mixed(&["a", "b"]), mixed(&["b", "a"]));
        assert_ne!(mixed(&[]), secret);
    }

    #[test]
    fn pick_bit_reaches_every_member() {
        let mut dice = Seed::from_number(3).dice(0);
        let seen = (0..1000).fold(0u64, |seen, _| seen | 1 << dice.pick_bit(0b1010_0110));
        assert_eq!(seen, 0b1010_0110);
    }

    #[test]
    fn debug_does_not_tell_the_seed() {
        let seed = Seed::from_number(0x1234_5678);
        assert!(!format!("{seed:?} {:?}", Chance::new(seed)).contains("78"));
    }
}
