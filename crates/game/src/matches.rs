//! A match as what was agreed and done.

use crate::{Game, Log, Seat, Seed, SetupError};

/// A match is its log: setup, seed and actions decide everything else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match<G: Game> {
    /// What was agreed.
    pub setup: G::Setup,
    /// What decided the shuffles.
    pub seed: Seed,
    /// What was done, in order.
    pub actions: Vec<(Seat, G::Action)>,
}

/// Why a match does not replay.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReplayError<R> {
    /// No game can be set up like this.
    #[error("the setup is refused: {0}")]
    Setup(#[from] SetupError),
    /// An action is against the rules.
    #[error("action {number} (by {seat}) is refused: {refusal}")]
    Refused {
        /// Which action, counted from one.
        number: usize,
        /// Whose it was.
        seat: Seat,
        /// Why.
        refusal: R,
    },
}

impl<G: Game> Match<G> {
    /// A match nobody has acted in yet.
    pub fn new(setup: G::Setup, seed: Seed) -> Match<G> {
        Match { setup, seed, actions: Vec::new() }
    }

    /// Plays the match again and returns the game as it then stands.
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
