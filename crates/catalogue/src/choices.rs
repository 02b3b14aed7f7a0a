//! What becomes of each choice at one moment of a match, with open cards.

use crew::bits::{SUIT_OF, bit};
use dead_mans_draw::DeadMansDraw;
use game::{Game, Observer, Seat, Silent};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use smitten::Smitten;
use solver::crew::{Budget, CrewGame, Solver};
use solver::dead_mans_draw::{Horizon, LeafValue, Plan, SeatValues, ValuedAction, weigh};
use solver::smitten::{Answer, solve};

use crate::typed_match::json;

/// A moment at which one seat has to choose.
#[derive(Clone, PartialEq, Debug)]
pub struct Choices<A = Value> {
    /// Who chooses.
    pub seat: Seat,
    /// What can be chosen.
    pub choices: Vec<Choice<A>>,
}

/// Actions that come to the same.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Choice<A = Value> {
    /// The actions.
    pub actions: Vec<A>,
    /// What choosing one of them is worth: in missions 1 if it keeps them winnable and 0 if not, elsewhere
    /// the points by which the player is ahead when the turn ends, on average.
    pub value: f64,
}

impl<A> Choices<A> {
    /// The best choice.
    pub fn answer(&self) -> Option<&Choice<A>> {
        self.choices.iter().max_by(|one, other| one.value.total_cmp(&other.value))
    }

    /// By how much the best choice is better than the next.
    pub fn gap(&self) -> f64 {
        let mut values: Vec<f64> = self.choices.iter().map(|choice| choice.value).collect();
        values.sort_by(|one, other| other.total_cmp(one));
        match values[..] {
            [best, next, ..] => best - next,
            _ => 0.0,
        }
    }
}

impl<A: Copy + Serialize> Choices<A> {
    /// The same question about a game of any kind.
    pub(crate) fn erased(&self) -> Choices {
        let erase = |choice: &Choice<A>| Choice {
            actions: choice.actions.iter().map(json).collect(),
            value: choice.value,
        };
        Choices { seat: self.seat, choices: self.choices.iter().map(erase).collect() }
    }
}

/// Which cards keep a mission winnable; nothing if that is not decided for each card within so many nodes.
pub(crate) fn of_mission<G: CrewGame>(game: &G, nodes: u64) -> Option<Choices<G::Action>> {
    let position = game.position()?;
    let (seat, plays) = plays(game)?;
    let keeping = Solver::new().keeping_moves(&position, Budget { nodes });
    if keeping.unknown != 0 {
        return None;
    }
    let own = position.hands[usize::from(position.turn())];
    let others = position.unplayed() & !own;
    let mut choices: Vec<Choice<G::Action>> = Vec::new();
    let mut before: Option<u8> = None;
    for (card, action) in plays {
        let value = if keeping.winnable & bit(card) == 0 { 0.0 } else { 1.0 };
        // Cards between which nobody else holds one come to the same, unless a task tells them apart.
        let is_next = before.is_some_and(|before| are_touching(before, card, others));
        before = Some(card);
        match choices.last_mut() {
            Some(last) if is_next && last.value == value => last.actions.push(action),
            _ => choices.push(Choice { actions: vec![action], value }),
        }
    }
    Some(Choices { seat, choices })
}

/// Cards with what plays them.
type Plays<G> = Vec<(u8, <G as Game>::Action)>;

/// Who is to play, and the cards that may be played, in ascending order.
fn plays<G: CrewGame>(game: &G) -> Option<(Seat, Plays<G>)> {
    let mut legal = Vec::new();
    game.turn().waiting().iter().find_map(|seat| {
        legal.clear();
        game.legal(seat, &mut legal);
        let mut plays: Vec<_> =
            legal.iter().filter_map(|&action| Some((G::card_of(&action)?, action))).collect();
        plays.sort_by_key(|(card, _)| *card);
        (!plays.is_empty()).then_some((seat, plays))
    })
}

/// Whether two cards have one suit, and none of the others' cards lies between them.
fn are_touching(lower: u8, higher: u8, others: u64) -> bool {
    let between = (bit(higher) - 1) & !(bit(lower) | (bit(lower) - 1));
    SUIT_OF[usize::from(lower)] & bit(higher) != 0 && others & between == 0
}

/// What each decision of a turn is worth.
pub(crate) fn of_turn(game: &DeadMansDraw, nodes: u64) -> Option<Choices<dead_mans_draw::Action>> {
    let seat = game.active();
    let plan = Plan { horizon: Horizon::Draws(DRAWS), nodes };
    let weighed = weigh(game, &Lead, plan)?;
    let choice = |(action, worth): ValuedAction| Choice { actions: vec![action], value: worth[seat] };
    Some(Choices { seat, choices: weighed.into_iter().map(choice).collect() })
}

/// How many draws are looked ahead; then the player collects.
const DRAWS: u8 = 3;

/// By how many points each player is ahead of the best of the others.
struct Lead;

impl LeafValue for Lead {
    fn worth(&self, game: &DeadMansDraw) -> SeatValues {
        let n = game.n_seats();
        let mut worth = SeatValues::default();
        for seat in Seat::all(n) {
            let best = seat.others(n).map(|other| game.points(other)).max().unwrap_or_default();
            worth[seat] = f64::from(game.points(seat)) - f64::from(best);
        }
        worth
    }
}

/// Which actions keep Smitten winnable. Only once the deck is empty: before, nobody could know.
pub(crate) fn of_smitten(game: &Smitten, nodes: u64) -> Option<Choices<smitten::Action>> {
    if game.view(Observer::Open).deck_size > 0 {
        return None;
    }
    let mut all: Vec<(Seat, Choice<smitten::Action>)> = Vec::new();
    let mut legal = Vec::new();
    for seat in game.turn().waiting().iter() {
        legal.clear();
        game.legal(seat, &mut legal);
        // With open cards there is nothing to tell.
        let is_signal =
            |action: &smitten::Action| matches!(action, smitten::Action::Want | smitten::Action::DontWant);
        for &action in legal.iter().filter(|action| !is_signal(action)) {
            let mut after = *game;
            after.step(seat, action, &mut Silent);
            let value = match solve(&after, nodes) {
                Answer::Winnable(_) => 1.0,
                Answer::Lost => 0.0,
                Answer::Unknown => return None,
            };
            all.push((seat, Choice { actions: vec![action], value }));
        }
    }
    let mut right = all.iter().filter(|(_, choice)| choice.value == 1.0);
    let seat = match (right.next(), right.next()) {
        (Some((seat, _)), None) => *seat,
        // Either of the two can go on, or in several ways: that is no question for one of them.
        (Some(_), Some(_)) => return None,
        (None, _) => all.first()?.0,
    };
    let choices = all.into_iter().filter(|(by, _)| *by == seat).map(|(_, choice)| choice).collect();
    Some(Choices { seat, choices })
}
