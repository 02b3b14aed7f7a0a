//! What a seat could know when it played, for any game of the Crew.

use game::{Match, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use solver::crew::{self, CrewGame, FEWEST_WORLDS};

use crate::typed_match::json;

pub use solver::crew::Effort;

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

/// A card that could be played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Candidate {
    /// To play it, in the game's own JSON.
    pub action: Value,
    /// The same in the game's notation.
    pub text: String,
    /// The share of worlds that it keeps winnable.
    pub share: f64,
}

/// Judges a finished attempt.
pub(crate) fn mistakes<G: CrewGame>(
    history: &Match<G>,
    effort: Effort,
    progress: &mut dyn FnMut(usize, usize),
) -> Mistakes {
    let plays = crew::mistakes(history, effort, progress);
    let plays = plays.iter().map(judgement::<G>).collect();
    Mistakes { worlds: effort.worlds, fewest_worlds: FEWEST_WORLDS, plays }
}

fn judgement<G: CrewGame>(judged: &crew::JudgedPlay) -> JudgedPlay {
    let mut choices = judged.choices.clone();
    choices.sort_by(|one, other| {
        let rank = |&(card, share): &(u8, f64)| (share, card == judged.played);
        let (one, other) = (rank(one), rank(other));
        other.0.total_cmp(&one.0).then(other.1.cmp(&one.1))
    });
    let choice = |(card, share)| {
        let action = G::play(card);
        Candidate { action: json(&action), text: action.to_string(), share }
    };
    JudgedPlay {
        version: judged.version,
        seat: judged.seat,
        worlds: judged.worlds,
        before: judged.before,
        after: judged.share(judged.played),
        margin: judged.margin,
        is_mistake: judged.is_mistake(),
        choices: choices.into_iter().map(choice).collect(),
    }
}
