//! A match as setup, seed and actions.

use crate::{Game, Log, Seat, Seed, SetupError};

/// A match as its log: setup, seed and actions decide everything else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match<G: Game> {
    /// The agreement before the deal.
    pub setup: G::Setup,
    /// The seed of every shuffle.
    pub seed: Seed,
    /// The actions in order, each with the seat that took it.
    pub actions: Vec<(Seat, G::Action)>,
}

/// The reason why a match does not replay.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReplayError<R> {
    /// The setup is refused.
    #[error("the setup is refused: {0}")]
    Setup(#[from] SetupError),
    /// An action is refused.
    #[error("action {number} (by {seat}) is refused: {refusal}")]
    Refused {
        /// The action's number, counted from one.
        number: usize,
        /// The seat that took it.
        seat: Seat,
        /// The reason.
        refusal: R,
    },
}

impl<G: Game> Match<G> {
    /// A match without any action yet.
    pub fn new(setup: G::Setup, seed: Seed) -> Match<G> {
        Match { setup, seed, actions: Vec::new() }
    }

    /// Replays the match and returns the resulting game.
    pub fn replay(&self, log: &mut impl Log<G::Event>) -> Result<G, ReplayError<G::Refusal>> {
        let mut game = G::deal(&self.setup, self.seed, log)?;
        for (i, &(seat, action)) in self.actions.iter().enumerate() {
            game.apply(seat, action, log).map_err(|refusal| ReplayError::Refused {
                number: i + 1,
                seat,
                refusal,
            })?;
        }
        Ok(game)
    }
}
