//! Replaying what an explicit deal says has been done already.

use crate::{Game, Log, Seat, SetupError};

/// Carries out one action that an explicit deal lists; `field` is its place in the setup.
pub fn redo<G: Game>(
    game: &mut G,
    seat: Seat,
    action: G::Action,
    field: &str,
    log: &mut impl Log<G::Event>,
) -> Result<(), SetupError> {
    game.apply(seat, action, log).map_err(|refusal| SetupError::Impossible {
        field: field.into(),
        reason: format!("{seat} {action}: {refusal}"),
    })
}

/// Carries out the actions of `deal.actions`, each of which must be listed when its turn comes.
pub fn redo_all<G: Game>(
    game: &mut G,
    actions: &[(Seat, G::Action)],
    log: &mut impl Log<G::Event>,
) -> Result<(), SetupError> {
    actions
        .iter()
        .enumerate()
        .try_for_each(|(i, &(seat, action))| redo(game, seat, action, &format!("deal.actions[{i}]"), log))
}
