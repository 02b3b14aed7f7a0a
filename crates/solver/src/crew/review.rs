//! A finished attempt with open cards: could its deal have been won, and what does a winning line look like?

use game::{Match, Seat, Silent, Turn};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::game::CrewGame;
use super::position::Position;
use super::solver::{Budget, Solved, Solver};

/// Whether a mission can be won from some moment on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Outlook {
    /// There is a way.
    Winnable,
    /// There is none.
    Lost,
    /// It was not decided within the budget, or not everything is settled yet.
    Unknown,
}

/// A card that was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Play {
    /// How many actions were taken before it.
    pub version: usize,
    /// The outlook before it.
    pub before: Outlook,
    /// The outlook after it.
    pub after: Outlook,
}

/// The actions that play these cards, then any others until the mission is over. A winning line ends where
/// nothing can go wrong any more, and the rules see that only some cards later.
pub fn play_out<G: CrewGame>(mut game: G, cards: &[u8]) -> Vec<(Seat, G::Action)> {
    let mut line = Vec::new();
    let mut cards = cards.iter().map(|&card| G::play(card));
    while let Turn::Waiting(seats) = game.turn() {
        let wanted = cards.next();
        let play = seats.iter().find_map(|seat| {
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            let is_it = |action: &G::Action| match wanted {
                Some(wanted) => *action == wanted,
                None => G::card_of(action).is_some(),
            };
            Some((seat, legal.into_iter().find(is_it)?))
        });
        let (seat, action) = play.expect("a winning line is lawful");
        line.push((seat, action));
        game.step(seat, action, &mut Silent);
    }
    line
}

/// Whether the deal of an attempt that was reviewed could have been won (CR-5.4). If its first card could win
/// it, nothing more need be searched, unless that was so only because cards had been passed.
pub fn deal_outlook<G: CrewGame>(history: &Match<G>, plays: &[Play], budget: Budget) -> Outlook {
    let is_as_dealt = !history.actions.iter().any(|(_, action)| G::passes(action));
    match plays.first() {
        Some(first) if first.before == Outlook::Winnable && is_as_dealt => Outlook::Winnable,
        _ => was_winnable(history, budget),
    }
}

/// Whether the deal could have been won under any lawful allotment of its tasks, with the hands as dealt
/// (CR-5.4). What no allotment settles, such as cards that are still to be drawn, leaves it open.
///
/// # Panics
/// If the match does not replay.
pub fn was_winnable<G: CrewGame>(history: &Match<G>, budget: Budget) -> Outlook {
    let dealt = G::deal(&history.setup, history.seed, &mut Silent).expect("a recorded match can be dealt");
    let mut allotments =
        Allotments { solver: Solver::new(), left: budget.nodes, tried: Vec::new(), all: true };
    // The crew's own allotment is the likeliest to work.
    let own = history.actions.iter().filter(|(_, action)| dealt.settles(action));
    let mut game = dealt.clone();
    let is_lawful = own.clone().all(|&(seat, action)| game.apply(seat, action, &mut Silent).is_ok());
    if (is_lawful && allotments.can_win(&game)) || allotments.search(&dealt) {
        return Outlook::Winnable;
    }
    if allotments.all { Outlook::Lost } else { Outlook::Unknown }
}

/// What a step of an allotment costs, compared with a card that is tried.
const STEP: u64 = 50;

/// A search through all lawful allotments.
struct Allotments {
    solver: Solver,
    /// How many nodes are left.
    left: u64,
    tried: Vec<Position>,
    /// Whether everything tried so far has been decided.
    all: bool,
}

impl Allotments {
    fn search<G: CrewGame>(&mut self, game: &G) -> bool {
        self.left = self.left.saturating_sub(STEP);
        if self.left == 0 {
            self.all = false;
            return false;
        }
        if game.position().is_some() {
            return self.can_win(game) || self.hand_over(game);
        }
        let settling = listed(game, |action| game.settles(action));
        // A decision that no search makes for the crew, such as a vote, comes first.
        self.all &= !settling.is_empty() || game.turn().outcome().is_some();
        settling.into_iter().any(|(seat, action)| {
            let mut next = game.clone();
            next.step(seat, action, &mut Silent);
            self.search(&next)
        })
    }

    /// Whether the mission can be won if one of the tasks that are allotted is handed over (PN-7.6).
    fn hand_over<G: CrewGame>(&mut self, game: &G) -> bool {
        listed(game, G::hands_over).into_iter().any(|(seat, action)| {
            let mut next = game.clone();
            next.step(seat, action, &mut Silent);
            while let Some(&(seat, agrees)) = listed(&next, |action| next.settles(action)).first() {
                next.step(seat, agrees, &mut Silent);
            }
            self.can_win(&next)
        })
    }

    /// Whether the mission can be won with this allotment, if it is one.
    fn can_win<G: CrewGame>(&mut self, game: &G) -> bool {
        let Some(position) = game.position().filter(|position| !self.tried.contains(position)) else {
            return false;
        };
        let answer = self.solver.solve(&position, Budget { nodes: self.left });
        self.left -= answer.nodes.min(self.left);
        self.tried.push(position);
        self.all &= answer.verdict != Solved::Unknown;
        matches!(answer.verdict, Solved::Winnable(_))
    }
}

/// What may be done of this kind, and by whom.
fn listed<G: CrewGame>(game: &G, is_wanted: impl Fn(&G::Action) -> bool) -> Vec<(Seat, G::Action)> {
    let mut wanted = Vec::new();
    let mut legal = Vec::new();
    for seat in game.turn().waiting().iter() {
        legal.clear();
        game.legal(seat, &mut legal);
        wanted.extend(legal.iter().filter(|action| is_wanted(action)).map(|&action| (seat, action)));
    }
    wanted
}
