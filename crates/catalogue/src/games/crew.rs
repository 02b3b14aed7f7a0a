//! What the profiles of both games of the Crew share.

use bots::crew::{Cadet, Thinker};
use bots::{Bot, Level, Random};
use game::Game;
use serde_json::Value;

/// The bots of the Crew, the best first.
pub(super) const fn crew_bots<G: Game>() -> [Level<G>; 4]
where
    Thinker: Bot<G>,
    Cadet: Bot<G>,
{
    [
        Level { name: "captain", make: |dice| Box::new(Thinker::captain(dice)) },
        Level { name: "officer", make: |dice| Box::new(Thinker::officer(dice)) },
        Level { name: "cadet", make: |dice| Box::new(Cadet(dice)) },
        Level { name: "random", make: |dice| Box::new(Random(dice)) },
    ]
}

/// A setup in which the distress signal of an earlier attempt is active.
pub(super) fn with_signal(mut setup: Value) -> Value {
    setup["distress"] = true.into();
    setup
}

/// A setup without some of its fields.
pub(super) fn without(mut setup: Value, fields: &[&str]) -> Value {
    if let Some(setup) = setup.as_object_mut() {
        for field in fields {
            setup.shift_remove(*field);
        }
    }
    setup
}
