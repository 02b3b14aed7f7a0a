//! For fitting the rules of thumb by self-play.

use ::planet_nine::PlanetNine;

use super::playout::play_out;
pub use super::weights::N_SIGNS;
use super::weights::{FITTED, Weights};

/// The weights in use, one for each sign that the rules of thumb look at.
pub fn weights() -> [f32; N_SIGNS] {
    FITTED.0
}

/// The share of these deals that a crew wins by rules of thumb alone, with these weights.
pub fn win_rate(deals: &[PlanetNine], weights: &[f32; N_SIGNS]) -> f32 {
    let weights = Weights(*weights);
    let n_won = deals.iter().filter(|deal| play_out(&mut (*deal).clone(), &weights, None)).count();
    n_won as f32 / deals.len() as f32
}
