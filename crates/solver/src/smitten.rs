//! Smitten with all cards open, the deck included: can it still be won, and how?
//!
//! Both hands are on one side, so this asks for one line of play. It goes through the real rules, depth first,
//! and remembers the positions at the start of a turn from which no line wins.

use std::collections::HashSet;

use game::{Game, Seat, Silent, Turn};
use smitten::{Action, Position, Smitten};

/// What is known about a game after a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// It can be won, by these actions.
    Winnable(Vec<(Seat, Action)>),
    /// It cannot be won.
    Lost,
    /// Not decided within the budget.
    Unknown,
}

/// Searches for a line that wins, within `nodes` steps of the rules.
pub fn solve(game: &Smitten, nodes: u64) -> Answer {
    let mut search = Search { dead: HashSet::new(), line: Vec::new(), nodes };
    match search.wins(game) {
        Some(true) => Answer::Winnable(search.line),
        Some(false) => Answer::Lost,
        None => Answer::Unknown,
    }
}

struct Search {
    /// Positions from which no line wins.
    dead: HashSet<Position>,
    line: Vec<(Seat, Action)>,
    nodes: u64,
}

impl Search {
    /// Whether a line from here wins; it is then written down. `None`: the nodes have run out.
    fn wins(&mut self, game: &Smitten) -> Option<bool> {
        let seats = match game.turn() {
            Turn::Over(outcome) => return Some(!outcome.winners.is_empty()),
            Turn::Waiting(seats) => seats,
        };
        let position = game.position();
        if position.is_some_and(|position| self.dead.contains(&position)) {
            return Some(false);
        }
        let mut actions = Vec::new();
        for seat in seats.iter() {
            actions.clear();
            game.legal(seat, &mut actions);
            // With open cards there is nothing to tell.
            for &action in actions.iter().filter(|action| !matches!(action, Action::Want | Action::DontWant))
            {
                self.nodes = self.nodes.checked_sub(1)?;
                let mut after = *game;
                after.step(seat, action, &mut Silent);
                self.line.push((seat, action));
                if self.wins(&after)? {
                    return Some(true);
                }
                self.line.pop();
            }
        }
        self.dead.extend(position);
        Some(false)
    }
}
