//! The large cards, with submarines as trumps.

/// One of the forty large cards, written `p1` to `y9` and `s1` to `s4`.
pub type Card = crew::Card<'s'>;
/// A set of large cards.
pub type CardSet = crew::CardSet<'s'>;
/// A trick, finished or under way.
pub type Trick = crew::Trick<'s'>;
/// The finished tricks.
pub type Ledger = crew::Ledger<'s'>;
