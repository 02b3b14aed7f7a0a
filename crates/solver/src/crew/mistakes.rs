//! A finished attempt judged by what each member could know: was a card a mistake, or just unlucky?
//!
//! Open cards are unfair to those who played: a card may lose although nobody could have known. So each card
//! is judged in many worlds that its player could not tell from the real one. In each of them the solver says
//! which cards keep the mission winnable.

use ::crew::bits::{bit, each};
use game::{Match, Observer, Seat, Seed};

use super::game::CrewGame;
use super::review::moments;
use super::solver::{Budget, Solver};

/// By how many standard errors another card must be better before the one played is called a mistake: among
/// ten cards, some look better by two of them through luck alone.
const CLEARLY: f64 = 3.0;

/// A card is judged only if it was decided in this many worlds: a handful may agree by chance, and then show no
/// error at all.
pub const FEWEST_WORLDS: u32 = 20;

/// In how many worlds a card that was played is judged, and what each of its alternatives may cost there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// How many worlds.
    pub worlds: u32,
    /// The most cards tried for each card in each world.
    pub nodes: u64,
}

impl Effort {
    /// What a review usually takes.
    pub const USUAL: Effort = Effort { worlds: 200, nodes: 20_000 };
}

/// A card that was played, judged by what its player could know.
#[derive(Clone, PartialEq, Debug)]
pub struct JudgedPlay {
    /// How many actions were taken before it.
    pub version: usize,
    /// Who decided.
    pub seat: Seat,
    /// In how many worlds every card was decided.
    pub worlds: u32,
    /// The share of them that could be won before it.
    pub before: f64,
    /// The share of them that each card of choice keeps winnable.
    pub choices: Vec<(u8, f64)>,
    /// The card that was played.
    pub played: u8,
    /// The card that keeps the most of them winnable.
    pub best: u8,
    /// By how much the best card must be better for this to be called a mistake.
    pub margin: f64,
}

impl JudgedPlay {
    /// The share of the worlds that a card keeps winnable.
    pub fn share(&self, card: u8) -> f64 {
        self.choices.iter().find(|(choice, _)| *choice == card).map_or(0.0, |(_, share)| *share)
    }

    /// Whether a better card was there, as far as the player could know.
    pub fn is_mistake(&self) -> bool {
        self.worlds >= FEWEST_WORLDS && self.share(self.best) - self.share(self.played) > self.margin
    }
}

/// Judges every card of a finished attempt. `progress` is told how many of how many worlds are done. Chance
/// comes from fixed seeds: the same attempt is always judged alike.
///
/// # Panics
/// If the match does not replay.
pub fn mistakes<G: CrewGame>(
    history: &Match<G>,
    effort: Effort,
    mut progress: impl FnMut(usize, usize),
) -> Vec<JudgedPlay> {
    let moments = moments(history);
    let n_worlds = effort.worlds as usize;
    let mut solver = Solver::new();
    let mut judged = Vec::new();
    for (i, (version, game)) in moments.iter().enumerate() {
        let (seat, action) = history.actions[*version];
        let Some(played) = G::card_of(&action) else { continue };
        let mut dice = Seed::from_number(*version as u64).dice(0);
        let mut worlds = Vec::with_capacity(n_worlds);
        for number in 1..=n_worlds {
            let world = game.redeal(Observer::Seat(seat), &mut dice);
            worlds.extend(keeping(&mut solver, &world, effort));
            progress(i * n_worlds + number, moments.len() * n_worlds);
        }
        let Some(position) = game.position() else { continue };
        judged.push(judge(*version, seat, played, position.playable(), &worlds));
    }
    judged
}

/// The cards that keep a world winnable, if that is decided for all of them.
fn keeping<G: CrewGame>(solver: &mut Solver, world: &G, effort: Effort) -> Option<u64> {
    let keeping = solver.keeping_moves(&world.position()?, Budget { nodes: effort.nodes });
    (keeping.unknown == 0).then_some(keeping.winnable)
}

fn judge(version: usize, seat: Seat, played: u8, playable: u64, worlds: &[u64]) -> JudgedPlay {
    let n = worlds.len().max(1) as f64;
    let share = |of: &dyn Fn(u64) -> bool| worlds.iter().filter(|&&world| of(world)).count() as f64 / n;
    let choices: Vec<(u8, f64)> =
        each(playable).map(|card| (card, share(&|world| world & bit(card) != 0))).collect();
    // Of equals the card that was played is the best.
    let rank = |&(card, share): &(u8, f64)| (share, card == played);
    let best =
        choices.iter().copied().max_by(|one, other| rank(one).partial_cmp(&rank(other)).expect("a share"));
    let best = best.map_or(played, |(card, _)| card);
    let gain = |world: u64| f64::from(world & bit(best) != 0) - f64::from(world & bit(played) != 0);
    let mean = worlds.iter().map(|&world| gain(world)).sum::<f64>() / n;
    let variance = worlds.iter().map(|&world| (gain(world) - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
    JudgedPlay {
        version,
        seat,
        worlds: worlds.len() as u32,
        before: share(&|world| world != 0),
        choices,
        played,
        best,
        margin: CLEARLY * (variance / n).sqrt(),
    }
}
