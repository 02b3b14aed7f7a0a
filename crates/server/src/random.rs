//! Unguessable ids, tokens, codes and seeds.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use game::Seed;
use sha2::{Digest, Sha256};

/// Characters that are not confused with each other when read aloud or from paper.
const UNAMBIGUOUS: &[u8] = b"23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/// An id of 128 bits, for tables, people and clubs.
pub(crate) fn id() -> String {
    URL_SAFE_NO_PAD.encode(bytes::<16>())
}

/// A device's token of 256 bits.
pub(crate) fn token() -> String {
    URL_SAFE_NO_PAD.encode(bytes::<32>())
}

/// The hash that is stored instead of a token or a one-time code.
///
/// Looking up the hash of what was sent takes the same time however much of it is right (no timing attack).
pub(crate) fn hashed(secret: &str) -> String {
    URL_SAFE_NO_PAD.encode(Sha256::digest(secret.as_bytes()))
}

/// A code of `length` unambiguous characters, to be typed by a person.
pub(crate) fn code(length: usize) -> String {
    let mut dice = seed().dice(0);
    (0..length).map(|_| char::from(UNAMBIGUOUS[dice.below(UNAMBIGUOUS.len())])).collect()
}

/// A code as it was meant, however it was typed.
pub(crate) fn read_code(text: &str) -> String {
    text.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_uppercase()).take(20).collect()
}

/// An unforeseeable seed.
pub(crate) fn seed() -> Seed {
    Seed(bytes())
}

fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has randomness");
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_survive_being_typed() {
        let code = code(6);
        let typed = format!(" {}-{} ", &code[..3].to_lowercase(), &code[3..]);
        assert_eq!(read_code(&typed), code);
    }

    #[test]
    fn ids_and_tokens_have_their_bits() {
        assert_eq!([id().len(), token().len(), hashed("x").len()], [22, 43, 43]);
        assert_ne!(id(), id());
    }
}
