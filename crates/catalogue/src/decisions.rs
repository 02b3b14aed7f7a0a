//! A finished match as its decisions: what each choice was worth, and what luck did.

use bots::Knowledge;
use game::{Match, Seat, Seed, Silent};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::entry::Listed;
use crate::mistakes::Candidate;
use crate::typed_match::json;

/// A finished match as its decisions, each judged by what its player could know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Decisions {
    /// By how much more another choice must be worth before the one made is said to have cost anything.
    pub margin: f64,
    /// Every decision that left a choice and could be judged, in order.
    pub decisions: Vec<Decision>,
    /// What each seat made of its chances, from seat A on; nothing where all win or lose together.
    pub accounts: Vec<LuckAccount>,
    /// What each signal told, in games that have signals.
    pub signals: Vec<Signal>,
}

/// A decision.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Decision {
    /// How many actions were taken before it.
    pub version: usize,
    /// Who decided.
    pub seat: Seat,
    /// The chance to win that was left with what was chosen.
    pub value: f64,
    /// How much of a better choice's chance that gave away.
    pub lost: f64,
    /// All choices, the best first; of equals, the one that was made. Their shares are chances to win.
    pub choices: Vec<Candidate>,
}

/// What a seat made of its chances.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct LuckAccount {
    /// The seat.
    pub seat: Seat,
    /// The share of the win it got.
    pub result: f64,
    /// The chances its own decisions gave away.
    pub lost: f64,
    /// What cards and the others did for it: the rest of the way from an equal share to the result.
    pub luck: f64,
}

/// A signal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Signal {
    /// How many actions were taken before it.
    pub version: usize,
    /// Who gave it.
    pub seat: Seat,
    /// How many hands the partner had to reckon with before it.
    pub before: usize,
    /// How many after it.
    pub after: usize,
}

/// Goes through a finished match decision by decision. Chance comes from fixed seeds: the same match is always
/// judged alike.
///
/// # Panics
/// If the match does not replay.
pub(crate) fn decisions<G: Listed>(
    history: &Match<G>,
    margin: f64,
    progress: &mut dyn FnMut(usize, usize),
) -> Decisions {
    let mut game = G::deal(&history.setup, history.seed, &mut Silent).expect("a recorded match can be dealt");
    let mut course = Decisions { margin, decisions: Vec::new(), accounts: Vec::new(), signals: Vec::new() };
    for (version, &(seat, action)) in history.actions.iter().enumerate() {
        let knowledge = Knowledge::new(&game, seat).filter(|knowledge| 1 < knowledge.legal().len());
        if let Some(knowledge) = knowledge {
            let values = G::values(&knowledge, Seed::from_number(version as u64).dice(0));
            course.decisions.extend(decision::<G>(version, seat, action, values, margin));
        }
        let before = game.n_possible(seat, &action);
        game.step(seat, action, &mut Silent);
        if let (Some(before), Some(after)) = (before, game.n_possible(seat, &action)) {
            course.signals.push(Signal { version, seat, before, after });
        }
        progress(version + 1, history.actions.len());
    }
    if let Some(outcome) = game.turn().outcome().filter(|_| !G::IS_COOPERATIVE) {
        let equal = 1.0 / f64::from(game.n_seats());
        course.accounts = Seat::all(game.n_seats())
            .map(|seat| {
                let own = course.decisions.iter().filter(|decision| decision.seat == seat);
                let lost = own.map(|decision| decision.lost).sum();
                let is_winner = outcome.winners.contains(seat);
                let result = if is_winner { 1.0 / outcome.winners.len() as f64 } else { 0.0 };
                LuckAccount { seat, result, lost, luck: result - equal + lost }
            })
            .collect();
    }
    course
}

/// A decision, if what was chosen could be judged.
fn decision<G: Listed>(
    version: usize,
    seat: Seat,
    chosen: G::Action,
    mut values: Vec<(G::Action, f64)>,
    margin: f64,
) -> Option<Decision> {
    let value = values.iter().find(|(action, _)| *action == chosen)?.1;
    values.sort_by(|one, other| other.1.total_cmp(&one.1).then((other.0 == chosen).cmp(&(one.0 == chosen))));
    let gap = values[0].1 - value;
    let lost = if margin < gap { gap } else { 0.0 };
    let choice = |(action, share): (G::Action, f64)| Candidate {
        action: json(&action),
        text: action.to_string(),
        share,
    };
    Some(Decision { version, seat, value, lost, choices: values.into_iter().map(choice).collect() })
}
