//! The properties every game must pass, generic over [`Game`].
//!
//! [`check`] plays thousands of random games and tests these properties on the way:
//!
//! - [`Property::Repeats`]: the same setup, seed and actions give the same events and views.
//! - [`Property::Lists`]: an action is listed exactly when it is accepted; a refusal changes nothing.
//! - [`Property::Keeps`]: every card is in exactly one place.
//! - [`Property::Ends`]: until the match is over a seat can act, and it is over within its bound.
//! - [`Property::Hides`]: no observer can tell the game from its redeal, neither by view, turn, talk and
//!   listed actions nor by anything seen since the deal. Redeals do differ from the game.
//! - [`Property::Awaits`]: an awaited seat has something to do, judged by public facts.
//! - [`Property::Records`]: a match survives being written as a record.
//! - [`Property::Reads`]: actions survive being written as text and as JSON.
//! - [`Property::Deals`]: a position in mid-game survives being written as an explicit deal: all observers
//!   see the same, and all seats may do the same.
//!
//! [`playthrough`] compares a whole game with a golden text, [`check_rulebook`] the numbers of its rules with
//! those that `RULES.md` and refusals name. [`Table`] is the test kit for rules in notation.

mod breach;
mod playthrough;
mod properties;
mod rulebook;
mod secrets;
mod table;
mod walk;

pub use breach::{Breach, Property};
pub use playthrough::{Policy, any_action, playthrough};
pub use rulebook::check_rulebook;
pub use table::{Table, refused_setup};

use game::{Game, Seed};
use walk::Walk;

/// Every how many games a position is dealt anew.
const POSITIONS_IN: u64 = 8;
/// The last game of a setup in which a position is dealt anew; it costs a replay and a deal.
const LAST_POSITION: u64 = 64;

/// How many times as many games are played if the environment has `WARDROOM_CASES=full`.
const FULL: u64 = 20;

/// Plays `games` random games of each setup and panics at the first broken property, with the record
/// that shows it. `./test full` plays 20 times as many.
///
/// # Panics
/// If the game breaks a property.
pub fn check<G: Game>(setups: impl IntoIterator<Item = G::Setup>, games: u64) {
    let is_full = std::env::var_os("WARDROOM_CASES").is_some_and(|cases| cases == "full");
    let games = if is_full { FULL * games } else { games };
    if let Some(breach) = find_breach::<G>(setups, games) {
        panic!("{breach}");
    }
}

/// The first broken property in `games` random games of each setup, if any.
pub fn find_breach<G: Game>(setups: impl IntoIterator<Item = G::Setup>, games: u64) -> Option<Breach> {
    let mut n_setups = 0;
    for setup in setups {
        n_setups += 1;
        let mut has_differed = false;
        for number in 0..games {
            let seed = Seed::from_phrase(&format!("conformance {number}"));
            let walk = Walk::<G>::new(setup.clone(), seed);
            let looked_at = walk.and_then(|walk| {
                let played = walk.finish(&mut has_differed)?;
                if number < LAST_POSITION && number % POSITIONS_IN == 0 { played.deals() } else { Ok(()) }
            });
            match looked_at {
                Ok(()) => {}
                Err(breach) => return Some(*breach),
            }
        }
        if !has_differed {
            return Some(Breach::new::<G>(
                Property::Hides,
                "no redeal ever led to another future: it does not deal again",
                &game::Match::new(setup, Seed::from_number(0)),
            ));
        }
    }
    assert!(0 < n_setups && 0 < games, "nothing to check");
    None
}
