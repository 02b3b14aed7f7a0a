//! A finished attempt judged by what each member could know: was a card a mistake, or just unlucky?
//!
//! Open cards are unfair to those who played: a card may lose although its player could not know. So each card
//! is judged in many worlds that its player could not tell from the real one (determinization). In each of them
//! the solver says which cards keep the mission winnable.

use crew::bits::{bit, each};
use game::{Match, Observer, Seat, Seed};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use solver::crew::{Budget, CrewGame, Solver};

use crate::decisions::ranked;
use crate::open_cards::moments;
use crate::{Candidate, Effort, Progress};

/// By how many standard errors another card must be better before the one played is called a mistake: among
/// ten cards, some look better by two of them through luck alone.
const CLEARLY: f64 = 3.0;

/// A card is judged only if it was decided in this many worlds: a handful may agree by chance, and then show no
/// error at all.
const FEWEST_WORLDS: u32 = 20;

/// A finished match judged by what each seat could know when it played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Mistakes {
    /// In how many worlds each card was judged.
    pub worlds: u32,
    /// A card that was decided in fewer worlds than this is not judged.
    #[serde(default = "fewest_worlds")]
    pub fewest_worlds: u32,
    /// Every card that was played, in order.
    pub plays: Vec<JudgedPlay>,
}

impl Mistakes {
    /// The judgement of the card that was played as this action, counted from zero.
    pub fn play_at(&self, version: usize) -> Option<&JudgedPlay> {
        self.plays.iter().find(|judged| judged.version == version)
    }

    /// Whether a card with alternatives was decided in too few worlds to be judged.
    pub fn is_undecided(&self, judged: &JudgedPlay) -> bool {
        1 < judged.choices.len() && judged.worlds < self.fewest_worlds
    }
}

fn fewest_worlds() -> u32 {
    FEWEST_WORLDS
}

/// A card that was played, judged in worlds its player could not tell from the real one.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct JudgedPlay {
    /// How many actions were taken before it.
    pub version: usize,
    /// Who decided.
    pub seat: Seat,
    /// In how many worlds every card was decided in time; the shares are shares of these.
    pub worlds: u32,
    /// The share of worlds that could be won before it, with open cards.
    pub before: f64,
    /// The share that it keeps winnable.
    pub after: f64,
    /// By how much more another card must keep winnable before this one is called a mistake: three standard
    /// errors of the difference.
    pub margin: f64,
    /// Whether there was a better card, as far as the player could know.
    pub is_mistake: bool,
    /// All cards that could be played, the best first; of equals, the one that was played.
    pub choices: Vec<Candidate>,
}

/// Judges every card of a finished attempt.
pub(crate) fn crew_mistakes<G: CrewGame>(
    history: &Match<G>,
    effort: Effort,
    progress: &mut Progress<'_>,
) -> Mistakes {
    let (moments, _) = moments(history, |action| G::card_of(action).is_some());
    let n_worlds = effort.worlds as usize;
    let mut solver = Solver::new();
    let mut plays = Vec::new();
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
        plays.push(judge::<G>(*version, seat, played, position.playable(), &worlds));
    }
    Mistakes { worlds: effort.worlds, fewest_worlds: FEWEST_WORLDS, plays }
}

/// The cards that keep a world winnable, if that is decided for all of them.
fn keeping<G: CrewGame>(solver: &mut Solver, world: &G, effort: Effort) -> Option<u64> {
    let keeping = solver.keeping_moves(&world.position()?, Budget { nodes: effort.nodes });
    (keeping.unknown == 0).then_some(keeping.winnable)
}

fn judge<G: CrewGame>(version: usize, seat: Seat, played: u8, playable: u64, worlds: &[u64]) -> JudgedPlay {
    let n = worlds.len().max(1) as f64;
    let share = |of: &dyn Fn(u64) -> bool| worlds.iter().filter(|&&world| of(world)).count() as f64 / n;
    let kept = |card: u8| share(&|world| world & bit(card) != 0);
    // Of equals the card that was played is the best.
    let rank = |&(card, share): &(u8, f64)| (share, card == played);
    let shares = each(playable).map(|card| (card, kept(card)));
    let best = shares.clone().max_by(|one, other| rank(one).partial_cmp(&rank(other)).expect("a share"));
    let best = best.map_or(played, |(card, _)| card);
    let gain = |world: u64| f64::from(world & bit(best) != 0) - f64::from(world & bit(played) != 0);
    let mean = worlds.iter().map(|&world| gain(world)).sum::<f64>() / n;
    let variance = worlds.iter().map(|&world| (gain(world) - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
    let (after, margin) = (kept(played), CLEARLY * (variance / n).sqrt());
    JudgedPlay {
        version,
        seat,
        worlds: worlds.len() as u32,
        before: share(&|world| world != 0),
        after,
        margin,
        is_mistake: FEWEST_WORLDS <= worlds.len() as u32 && kept(best) - after > margin,
        choices: ranked(shares.map(|(card, share)| (G::play(card), share)), G::play(played)),
    }
}
