//! Pirate traits: abilities of single players (DMD-1.5, DMD-4).

use std::fmt;
use std::str::FromStr;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A pirate trait; it acts whenever it can, without a choice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Trait {
    /// Mermaids that score are worth five more.
    GoldenScales,
    /// Drawn mermaids go straight to the bank; with the mermaid ability, the chosen card does.
    Casanova,
    /// Key and chest pay from an opponent's bank.
    Plunderer,
    /// Key and chest pay double.
    TreasureHunter,
    /// The map offers the whole discard pile.
    Navigator,
    /// The cannon discards the whole stack.
    MasterGunner,
    /// What the own cannon hits goes to the own bank.
    Scavenger,
    /// The oracle shows three cards.
    Mystic,
    /// The sword takes suits the own bank holds, too.
    Swordsman,
    /// The hook and what it fetched are safe from a bust.
    Miser,
    /// The hook fetches two cards.
    CaptainsHook,
    /// The anchor itself and the next two cards are safe, too.
    SafeHarbor,
    /// Drawn krakens go straight to the bank.
    Fisherman,
    /// Opponents' krakens ask for four cards.
    Beastmaster,
    /// Opponents' cannons hit their own bank.
    Misfire,
    /// Opponents' swords can only take a kraken.
    Parry,
    /// What one opponent loses in a bust comes to the own bank.
    DavyJonesLocker,
    /// Takes the card an opponent's mermaid chose. Only with the mermaid ability.
    Siren,
}

impl Trait {
    /// The seventeen of the game, and the Siren last.
    pub const ALL: [Trait; 18] = [
        Trait::GoldenScales,
        Trait::Casanova,
        Trait::Plunderer,
        Trait::TreasureHunter,
        Trait::Navigator,
        Trait::MasterGunner,
        Trait::Scavenger,
        Trait::Mystic,
        Trait::Swordsman,
        Trait::Miser,
        Trait::CaptainsHook,
        Trait::SafeHarbor,
        Trait::Fisherman,
        Trait::Beastmaster,
        Trait::Misfire,
        Trait::Parry,
        Trait::DavyJonesLocker,
        Trait::Siren,
    ];

    /// The trait's name in notation.
    pub const fn id(self) -> &'static str {
        match self {
            Trait::GoldenScales => "golden-scales",
            Trait::Casanova => "casanova",
            Trait::Plunderer => "plunderer",
            Trait::TreasureHunter => "treasure-hunter",
            Trait::Navigator => "navigator",
            Trait::MasterGunner => "master-gunner",
            Trait::Scavenger => "scavenger",
            Trait::Mystic => "mystic",
            Trait::Swordsman => "swordsman",
            Trait::Miser => "miser",
            Trait::CaptainsHook => "captains-hook",
            Trait::SafeHarbor => "safe-harbor",
            Trait::Fisherman => "fisherman",
            Trait::Beastmaster => "beastmaster",
            Trait::Misfire => "misfire",
            Trait::Parry => "parry",
            Trait::DavyJonesLocker => "davy-jones-locker",
            Trait::Siren => "siren",
        }
    }
}

impl fmt::Display for Trait {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// A text that names no trait.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a trait is written in small letters with hyphens, such as `miser` or `golden-scales`")]
pub struct TraitError;

impl FromStr for Trait {
    type Err = TraitError;

    fn from_str(text: &str) -> Result<Trait, TraitError> {
        Trait::ALL.into_iter().find(|t| t.id() == text).ok_or(TraitError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notation_round_trips() {
        for (i, t) in Trait::ALL.into_iter().enumerate() {
            assert_eq!(t as usize, i, "the list is in order");
            assert_eq!(t.to_string().parse(), Ok(t));
            assert_eq!(serde_json::to_value(t).unwrap(), t.id());
        }
        assert_eq!("Miser".parse::<Trait>(), Err(TraitError));
    }
}
