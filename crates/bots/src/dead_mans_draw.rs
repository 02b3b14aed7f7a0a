//! Players for Dead Man's Draw.
//!
//! - [`Captain`] reckons with every card that can come, to the end of the turn, and counts in chances to win;
//!   the last cards it plays out to the end of the game.
//! - [`Officer`] weighs the next two draws in points.
//! - [`Cadet`] follows a feeling for risk, and sometimes that fails.

mod cadet;
mod captain;
mod leaf_value;
mod loot;
mod officer;

use dead_mans_draw::Trait;

pub use cadet::Cadet;
pub use captain::{Captain, EFFORT, values};
pub use officer::Officer;

/// The traits by how often their owner wins against an officer without one, from 72 % down to 51 %.
const BEST_TRAITS: [Trait; 18] = [
    Trait::Misfire,
    Trait::Parry,
    Trait::DavyJonesLocker,
    Trait::Swordsman,
    Trait::TreasureHunter,
    Trait::Scavenger,
    Trait::Plunderer,
    Trait::Fisherman,
    Trait::MasterGunner,
    Trait::Siren,
    Trait::SafeHarbor,
    Trait::GoldenScales,
    Trait::Beastmaster,
    Trait::Navigator,
    Trait::CaptainsHook,
    Trait::Casanova,
    Trait::Miser,
    Trait::Mystic,
];

/// How many traits are better than this one.
fn trait_rank(r#trait: Trait) -> usize {
    BEST_TRAITS.iter().position(|&one| one == r#trait).unwrap_or(BEST_TRAITS.len())
}
