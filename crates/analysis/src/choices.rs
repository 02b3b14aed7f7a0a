//! What becomes of each choice at one moment of a match, with open cards.

use crew::bits::{SUIT_OF, bit};
use game::{Game, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use solver::crew::{Budget, CrewGame, Solver};

use crate::json;

/// A moment at which one seat has to choose.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Choices<A = Value> {
    /// Who chooses.
    pub seat: Seat,
    /// What can be chosen.
    pub choices: Vec<Choice<A>>,
}

/// Actions that come to the same.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
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

/// Which cards keep a mission winnable; nothing if the nodes do not suffice to decide that for each card.
pub(crate) fn crew_choices<G: CrewGame>(game: &G, nodes: u64) -> Option<Choices<G::Action>> {
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
        // Cards are equivalent if no other hand holds one between them, and no task tells them apart.
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
