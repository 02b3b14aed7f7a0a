//! The sections of the rulebook that both games of the Crew share.

use game::Section;

/// Cards and deal.
pub const CARDS: Section = Section { name: "cards", rules: &["CR-1.1", "CR-1.2", "CR-1.3"] };

/// Tricks.
pub const TRICKS: Section = Section { name: "tricks", rules: &["CR-2.1", "CR-2.2"] };

/// The distress signal.
pub const DISTRESS: Section = Section { name: "distress", rules: &["CR-4.1", "CR-4.2"] };

/// Attempts and verdicts.
pub const ATTEMPTS: Section = Section { name: "attempts", rules: &["CR-5.1", "CR-5.2", "CR-5.3", "CR-5.4"] };

/// Two players.
pub const TWO: Section = Section { name: "two", rules: &["CR-6.1", "CR-6.2", "CR-6.3"] };
