//! What was said, so that it can be forgotten: the log holds a digest, the text lies beside it.

use game::Seed;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// What was said, as the log holds it: the SHA-256 of salt and text. A log is never rewritten, but text and
/// salt are kept beside it and can be deleted. Nothing can be guessed from the digest of a deleted text,
/// because its salt is gone, too.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Words {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    digest: Option<String>,
    /// The text itself, in logs that have no digests yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    text: Option<String>,
    #[serde(skip)]
    quote: Sought,
}

/// What was said, word for word, with the salt of its digest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Quote {
    /// What was said.
    pub text: String,
    /// 64 random hexadecimal digits.
    pub salt: String,
}

/// What is known of a text that the log does not hold.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
enum Sought {
    /// It has not been looked up.
    #[default]
    Not,
    /// It has been deleted.
    Gone,
    /// It is this.
    Found(Quote),
}

impl Words {
    /// Words for the log.
    pub(crate) fn new(text: String, salt: Seed) -> Words {
        let quote = Quote { text, salt: salt.to_string() };
        Words { digest: Some(quote.digest()), text: None, quote: Sought::Found(quote) }
    }

    /// What was said, if it is known.
    pub fn text(&self) -> Option<&str> {
        self.text.as_deref().or(self.quote().map(|quote| quote.text.as_str()))
    }

    /// What has to be kept beside the log.
    pub fn quote(&self) -> Option<&Quote> {
        match &self.quote {
            Sought::Found(quote) => Some(quote),
            Sought::Not | Sought::Gone => None,
        }
    }

    /// Whether this is what was said.
    pub fn is_of(&self, quote: &Quote) -> bool {
        self.digest.as_ref() == Some(&quote.digest())
    }

    /// Whether the text has to be looked up.
    pub(crate) fn is_unsought(&self) -> bool {
        self.text.is_none() && self.quote == Sought::Not
    }

    /// Takes what was found beside the log.
    pub(crate) fn find(&mut self, quote: Option<Quote>) {
        let fitting = quote.filter(|quote| self.is_of(quote));
        self.quote = fitting.map_or(Sought::Gone, Sought::Found);
    }

    /// The text has to be looked up once more.
    pub(crate) fn doubt(&mut self) {
        self.quote = Sought::Not;
    }
}

impl Quote {
    fn digest(&self) -> String {
        // The salt has always the same length.
        let digest = Sha256::digest(format!("{}{}", self.salt, self.text));
        digest.iter().map(|byte| format!("{byte:02x}")).collect()
    }
}
