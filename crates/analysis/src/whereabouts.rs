//! Where the cards that a seat cannot see may be.

use crew::{Attempt, CardSet, Row};
use game::{Game, Match, Observer, Seat, Seed, Silent};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Progress;
use crate::analyses::dealt;

/// Where the cards that a seat cannot see may be, judged from many worlds it cannot tell from the real one.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Whereabouts {
    /// How many worlds.
    pub worlds: u32,
    /// Who may hold them.
    pub places: Vec<Seat>,
    /// The cards.
    pub cards: Vec<CardShares>,
}

/// Where a card may be.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct CardShares {
    /// The card in the game's notation.
    pub card: String,
    /// For each place, the share of worlds in which it is there.
    pub shares: Vec<f64>,
}

/// Where the cards that a seat could not see might have been.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct WhereaboutsByMoment {
    /// After the deal, and after every action; nothing where the match is over.
    pub moments: Vec<Option<Whereabouts>>,
}

/// What is found out about each moment of a match until it is over.
pub(crate) fn by_moment<G: Game>(
    history: &Match<G>,
    find_out: impl Fn(&G) -> Whereabouts,
    progress: &mut Progress<'_>,
) -> WhereaboutsByMoment {
    let mut game = dealt(history);
    let mut moments = Vec::new();
    let n_moments = history.actions.len() + 1;
    for step in history.actions.iter().map(Some).chain([None]) {
        let is_over = game.turn().outcome().is_some();
        moments.push((!is_over).then(|| find_out(&game)));
        progress(moments.len(), n_moments);
        if let Some(&(seat, action)) = step {
            game.step(seat, action, &mut Silent);
        }
    }
    WhereaboutsByMoment { moments }
}

/// What a member of a crew can know of the others' cards at this moment.
pub fn whereabouts<G: Game, const TRUMP: char>(
    game: &G,
    attempt: fn(&G) -> &Attempt<TRUMP>,
    seat: Seat,
    worlds: u32,
) -> Whereabouts {
    let real = attempt(game);
    let places: Vec<Seat> = real.crew().members().filter(|&member| member != seat).collect();
    let held = |attempt: &Attempt<TRUMP>, member: Seat| {
        let covered = attempt.row().filter(|_| attempt.crew().is_dummy(member)).map(Row::covered);
        attempt.hand(member) | covered.unwrap_or_default()
    };
    // The dummy's open cards are public.
    let seen = real.crew().dummy().map_or(CardSet::default(), |dummy| real.hand(dummy));
    let hidden = places.iter().fold(CardSet::default(), |all, &member| all | held(real, member)) - seen;
    let mut counts = vec![vec![0_u32; places.len()]; hidden.len()];
    let mut dice = Seed::from_number(0).dice(0);
    for _ in 0..worlds {
        let world = game.redeal(Observer::Seat(seat), &mut dice);
        for (counts, card) in counts.iter_mut().zip(hidden.iter()) {
            for (count, &member) in counts.iter_mut().zip(&places) {
                *count += u32::from(held(attempt(&world), member).contains(card));
            }
        }
    }
    let share = |count: &u32| f64::from(*count) / f64::from(worlds.max(1));
    let whereabouts = |(counts, card): (&Vec<u32>, _)| CardShares {
        card: format!("{card}"),
        shares: counts.iter().map(share).collect(),
    };
    let cards = counts.iter().zip(hidden.iter()).map(whereabouts).collect();
    Whereabouts { worlds, places, cards }
}
