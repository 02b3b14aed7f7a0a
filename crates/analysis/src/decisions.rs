//! A finished match as its decisions: what each choice was worth, and what luck did.

use std::fmt::Display;

use bots::Knowledge;
use game::{Dice, Game, Match, Seat, Seed, Silent};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::analyses::dealt;
use crate::{Progress, json};

/// What the choices of a seat are worth, by what it can know.
#[expect(clippy::type_complexity, reason = "a signature says more than a name for it would")]
pub struct ActionValues<G: Game> {
    /// By how much more another choice must be worth before the one made is said to have cost anything: what
    /// chance alone may make of the difference.
    pub margin: f64,
    /// The chance to win with each choice.
    pub values: fn(&Knowledge<'_, G>, Dice) -> Vec<(G::Action, f64)>,
    /// How many hands the partner of a seat that gives this signal has to reckon with, if it is a signal.
    pub n_possible: fn(&G, Seat, &G::Action) -> Option<usize>,
    /// Whether opponents share out one win, so that luck can be told from decisions.
    pub is_contest: bool,
}

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

/// An action that could be taken.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Candidate {
    /// To take it, in the game's own JSON.
    pub action: Value,
    /// The same in the game's notation.
    pub text: String,
    /// The share of worlds that it keeps winnable, or the chance to win with it.
    pub share: f64,
}

/// The best actions first; of equals, the one that was chosen.
pub(crate) fn ranked<A: Copy + PartialEq + Serialize + Display>(
    shares: impl IntoIterator<Item = (A, f64)>,
    chosen: A,
) -> Vec<Candidate> {
    let mut shares: Vec<_> = shares.into_iter().collect();
    shares.sort_by(|one, other| other.1.total_cmp(&one.1).then((other.0 == chosen).cmp(&(one.0 == chosen))));
    let candidate =
        |(action, share): (A, f64)| Candidate { action: json(&action), text: action.to_string(), share };
    shares.into_iter().map(candidate).collect()
}

/// Goes through a finished match decision by decision. Chance comes from fixed seeds: the same match is always
/// judged alike.
pub(crate) fn decisions<G: Game>(
    of: &ActionValues<G>,
    history: &Match<G>,
    progress: &mut Progress<'_>,
) -> Decisions {
    let mut game = dealt(history);
    let (mut decisions, mut signals) = (Vec::new(), Vec::new());
    for (version, &(seat, action)) in history.actions.iter().enumerate() {
        let knowledge = Knowledge::new(&game, seat).filter(|knowledge| 1 < knowledge.legal().len());
        if let Some(knowledge) = knowledge {
            let values = (of.values)(&knowledge, Seed::from_number(version as u64).dice(0));
            decisions.extend(decision(version, seat, action, values, of.margin));
        }
        let before = (of.n_possible)(&game, seat, &action);
        game.step(seat, action, &mut Silent);
        if let (Some(before), Some(after)) = (before, (of.n_possible)(&game, seat, &action)) {
            signals.push(Signal { version, seat, before, after });
        }
        progress(version + 1, history.actions.len());
    }
    let accounts = if of.is_contest { accounts(&game, &decisions) } else { Vec::new() };
    Decisions { margin: of.margin, decisions, accounts, signals }
}

/// What each seat made of its chances in a match that is over.
fn accounts<G: Game>(end: &G, decisions: &[Decision]) -> Vec<LuckAccount> {
    let Some(outcome) = end.turn().outcome() else { return Vec::new() };
    let equal = 1.0 / f64::from(end.n_seats());
    let account = |seat| {
        let own = decisions.iter().filter(|decision| decision.seat == seat);
        let lost = own.map(|decision| decision.lost).sum();
        let is_winner = outcome.winners.contains(seat);
        let result = if is_winner { 1.0 / outcome.winners.len() as f64 } else { 0.0 };
        LuckAccount { seat, result, lost, luck: result - equal + lost }
    };
    Seat::all(end.n_seats()).map(account).collect()
}

/// A decision, if what was chosen could be judged.
fn decision<A: Copy + PartialEq + Serialize + Display>(
    version: usize,
    seat: Seat,
    chosen: A,
    values: Vec<(A, f64)>,
    margin: f64,
) -> Option<Decision> {
    let value = values.iter().find(|(action, _)| *action == chosen)?.1;
    let choices = ranked(values, chosen);
    let gap = choices[0].share - value;
    let lost = if margin < gap { gap } else { 0.0 };
    Some(Decision { version, seat, value, lost, choices })
}
