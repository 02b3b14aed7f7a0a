//! What open cards tell of a match of any game.

use game::{Match, Seat, Silent};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use solver::crew::{self, Budget, CrewGame, Outlook, Play, Solved, Solver};

use crate::typed_match::json;

/// How many cards are usually tried for each moment of a match: an eighth of a second on one core.
pub const NODES: u64 = 2_000_000;

/// A finished match looked at with open cards.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Review {
    /// Whether the deal could have been won under some lawful allotment of its tasks.
    pub deal: Outlook,
    /// Every card that was played, in order.
    pub plays: Vec<Play>,
    /// How many actions were taken before the card that lost the mission, if one certainly did.
    pub lost_at: Option<usize>,
    /// That card.
    pub lost_by: Option<Step>,
    /// How the mission could have been won from there, or from the last moment at which that is certain.
    pub line: Vec<Step>,
}

/// One step of a winning line.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Step {
    /// Who acts.
    pub seat: Seat,
    /// What is done, in the game's own JSON.
    pub action: Value,
    /// The same in the game's notation.
    pub text: String,
}

/// The answer to "can this be won?".
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Solution {
    /// The answer.
    pub outlook: Outlook,
    /// A way to win, if there is one.
    pub line: Vec<Step>,
    /// How many cards were tried, or were allowed to be.
    pub nodes: u64,
}

/// Reviews a finished attempt; each moment may cost so many nodes.
pub(crate) fn review<G: CrewGame>(
    history: &Match<G>,
    nodes: u64,
    progress: &mut dyn FnMut(usize, usize),
) -> Review {
    let budget = Budget { nodes };
    let review = crew::review(history, budget, progress);
    let deal = crew::deal_outlook(history, &review.plays, budget);
    let lost_at = review.losing().map(|play| play.version);
    let lost_by = lost_at.map(|version| step(&history.actions[version]));
    let line = review.line.iter().map(step).collect();
    Review { deal, lost_at, lost_by, line, plays: review.plays }
}

/// Whether the mission can be won from here on. Until cards are played, such as while a distress signal is
/// voted on, that is not a question of cards alone.
pub(crate) fn solve<G: CrewGame>(game: &G, nodes: u64) -> Solution {
    let Some(position) = game.position().filter(|_| is_playing(game)) else {
        return Solution { outlook: Outlook::Unknown, line: Vec::new(), nodes: 0 };
    };
    let answer = Solver::new().solve(&position, Budget { nodes });
    let (outlook, line) = match answer.verdict {
        Solved::Winnable(cards) => {
            (Outlook::Winnable, crew::play_out(game.clone(), &cards).iter().map(step).collect())
        }
        Solved::Unwinnable => (Outlook::Lost, Vec::new()),
        Solved::Unknown => (Outlook::Unknown, Vec::new()),
    };
    Solution { outlook, line, nodes: answer.nodes }
}

/// How many actions settle which tasks and cards each seat has: what follows them is a card, or not yet there.
/// Before the first card, tasks may be handed over and cards passed.
pub(crate) fn settled_at<G: CrewGame>(history: &Match<G>) -> Option<usize> {
    let mut game = G::deal(&history.setup, history.seed, &mut Silent).expect("a recorded match can be dealt");
    for (version, &(seat, action)) in history.actions.iter().enumerate() {
        if G::card_of(&action).is_some() && game.position().is_some() {
            return Some(version);
        }
        game.step(seat, action, &mut Silent);
    }
    (is_playing(&game) && game.position().is_some()).then_some(history.actions.len())
}

/// Whether somebody may play a card now.
fn is_playing<G: CrewGame>(game: &G) -> bool {
    let mut legal = Vec::new();
    game.turn().waiting().iter().for_each(|seat| game.legal(seat, &mut legal));
    legal.iter().any(|action| G::card_of(action).is_some())
}

pub(crate) fn step<A: Serialize + ToString>((seat, action): &(Seat, A)) -> Step {
    Step { seat: *seat, action: json(action), text: action.to_string() }
}
