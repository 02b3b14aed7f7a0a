//! Matches with all cards open: where one was lost, and how it can be won.

use game::{Game, Match, Seat, Silent};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use solver::crew::{self, Budget, CrewGame, Outlook, Play, Solver};

use crate::analyses::dealt;
use crate::{Progress, json};

/// How many cards are usually tried for each moment of a match: an eighth of a second on one core.
pub const NODES: u64 = 2_000_000;

/// Solves a game in which all win or lose together, with all cards open.
pub trait OpenCards<G: Game> {
    /// Whether the game can be won from here on. At most this number of nodes is searched.
    fn solve(&mut self, game: &G, nodes: u64) -> Solved<G::Action>;
    /// Whether an action can lose the match.
    fn is_decision(&self, action: &G::Action) -> bool;
    /// Whether all that the cards do not decide is settled, so that the game can be solved.
    fn is_settled(&self, game: &G) -> bool;
    /// Whether the deal of a match could have been won, once its decisions have been looked at.
    fn deal(&mut self, history: &Match<G>, plays: &[Play], nodes: u64) -> Outlook;
}

/// Whether a game can be won, and how.
pub struct Solved<A> {
    /// The answer.
    pub outlook: Outlook,
    /// A way to win, if there is one.
    pub line: Vec<(Seat, A)>,
    /// How many nodes were tried, or were allowed to be.
    pub nodes: u64,
}

impl<A: Serialize + ToString> Solved<A> {
    /// The same for a game of any kind.
    pub(crate) fn erased(&self) -> Solution {
        Solution { outlook: self.outlook, line: self.line.iter().map(step).collect(), nodes: self.nodes }
    }
}

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

/// When a match can be solved.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Settled {
    /// After how many actions it first can; nothing if it cannot yet.
    pub at: Option<usize>,
}

/// Reviews a finished match, with a budget of nodes for each moment.
///
/// A moment that can be won could be won earlier, too. So the walk goes back from the end, where moments are simple,
/// until one can be won.
pub(crate) fn review<G: Game>(
    open: &mut dyn OpenCards<G>,
    history: &Match<G>,
    nodes: u64,
    progress: &mut Progress<'_>,
) -> Review {
    let (moments, end) = moments(history, |action| open.is_decision(action));
    let is_won = end.turn().outcome().is_some_and(|outcome| !outcome.winners.is_empty());
    let is_decided = history.actions.last().is_some_and(|(_, action)| open.is_decision(action));
    let last = match (is_won, is_decided) {
        (true, _) => Outlook::Winnable,
        (false, true) => Outlook::Lost,
        // The clock has ended it, which says nothing of the cards.
        (false, false) => Outlook::Unknown,
    };
    let mut outlooks = vec![Outlook::Winnable; moments.len()];
    let mut line = Vec::new();
    if !is_won {
        for (i, (_, game)) in moments.iter().enumerate().rev() {
            let solved = open.solve(game, nodes);
            progress(moments.len() - i, moments.len());
            match solved.outlook {
                Outlook::Winnable => {
                    line = solved.line.iter().map(step).collect();
                    break;
                }
                // What was not decided later on is decided now.
                Outlook::Lost => outlooks[i..].fill(Outlook::Lost),
                Outlook::Unknown => outlooks[i] = Outlook::Unknown,
            }
        }
    }
    let after = outlooks.iter().copied().skip(1).chain([last]);
    let plays = moments.iter().zip(&outlooks).zip(after);
    let plays: Vec<Play> =
        plays.map(|((&(version, _), &before), after)| Play { version, before, after }).collect();
    let is_losing = |play: &&Play| play.before == Outlook::Winnable && play.after == Outlook::Lost;
    let lost_at = plays.iter().find(is_losing).map(|play| play.version);
    let lost_by = lost_at.map(|version| step(&history.actions[version]));
    Review { deal: open.deal(history, &plays, nodes), lost_at, lost_by, line, plays }
}

/// The game before each action of this kind, with the number of actions taken by then; and at the end.
pub(crate) fn moments<G: Game>(
    history: &Match<G>,
    is_wanted: impl Fn(&G::Action) -> bool,
) -> (Vec<(usize, G)>, G) {
    let mut game = dealt(history);
    let mut moments = Vec::new();
    for (version, &(seat, action)) in history.actions.iter().enumerate() {
        if is_wanted(&action) {
            moments.push((version, game.clone()));
        }
        game.step(seat, action, &mut Silent);
    }
    (moments, game)
}

fn step<A: Serialize + ToString>((seat, action): &(Seat, A)) -> Step {
    Step { seat: *seat, action: json(action), text: action.to_string() }
}

/// Either game of the Crew with open hands.
#[derive(Default)]
pub(crate) struct OpenHands(Solver);

impl<G: CrewGame> OpenCards<G> for OpenHands {
    /// Until cards are played, such as during a vote on a distress signal, cards alone decide nothing.
    fn solve(&mut self, game: &G, nodes: u64) -> Solved<G::Action> {
        let Some(position) = game.position().filter(|_| is_playing(game)) else {
            return Solved { outlook: Outlook::Unknown, line: Vec::new(), nodes: 0 };
        };
        let answer = self.0.solve(&position, Budget { nodes });
        let (outlook, line) = match answer.verdict {
            crew::Solved::Winnable(cards) => (Outlook::Winnable, crew::play_out(game.clone(), &cards)),
            crew::Solved::Unwinnable => (Outlook::Lost, Vec::new()),
            crew::Solved::Unknown => (Outlook::Unknown, Vec::new()),
        };
        Solved { outlook, line, nodes: answer.nodes }
    }

    fn is_decision(&self, action: &G::Action) -> bool {
        G::card_of(action).is_some()
    }

    /// Before the first card, tasks may be handed over and cards passed.
    fn is_settled(&self, game: &G) -> bool {
        is_playing(game) && game.position().is_some()
    }

    fn deal(&mut self, history: &Match<G>, plays: &[Play], nodes: u64) -> Outlook {
        crew::deal_outlook(history, plays, Budget { nodes })
    }
}

/// Whether a card may be played now.
fn is_playing<G: CrewGame>(game: &G) -> bool {
    let mut legal = Vec::new();
    game.turn().waiting().iter().for_each(|seat| game.legal(seat, &mut legal));
    legal.iter().any(|action| G::card_of(action).is_some())
}
