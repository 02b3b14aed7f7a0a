//! A tree of the decisions ahead, grown over many worlds.
//!
//! The tree is one of information sets: a branch is what was decided, not what was drawn, so that decisions are
//! judged by what a player can know. Every seat chooses what is best for itself (max-n), first as an officer
//! would, then by what the worlds have shown. Where the tree ends officers play on for a few rounds, and the
//! forecast says who will probably win.

use game::{BySeat, Game, Observer, Seat, Seats, Silent, Turn};
use launch_pad::{Action, LaunchPad, Step, View};

use super::officer::{favourite, ranked};
use super::prospect::{chances, shares};

/// After how many rounds a playout is judged.
const ROUNDS: usize = 2;
/// How many of a seat's actions the tree looks at, the most promising ones.
const WIDTH: usize = 6;
/// How much the tree prefers what an officer would do over what has turned out well.
const TRUST: f64 = 0.4;

/// What the tree knows of the decisions after one line of play.
#[derive(Default)]
struct Node {
    branches: Vec<Branch>,
}

/// One action of one seat.
struct Branch {
    seat: Seat,
    action: Action,
    visits: f64,
    /// The sum of what came of it for that seat.
    worth: f64,
    next: Option<usize>,
}

/// The tree grown for one decision.
pub(super) struct Tree {
    seat: Seat,
    nodes: Vec<Node>,
}

impl Tree {
    /// A tree for a decision of this seat.
    pub(super) fn new(seat: Seat) -> Tree {
        Tree { seat, nodes: vec![Node::default()] }
    }

    /// What comes of an action in a world, as far as one more playout tells.
    pub(super) fn try_out(&mut self, world: &LaunchPad, action: Action) -> f64 {
        let root = self.find(0, self.seat, action);
        let node = self.next(0, root);
        let active = world.view(Observer::Seat(self.seat)).active;
        let mut game = world.clone();
        game.step(self.seat, action, &mut Silent);
        self.grow(node, game, active)[self.seat]
    }

    /// A seat's action at a node, which may be new.
    fn find(&mut self, node: usize, seat: Seat, action: Action) -> usize {
        let branches = &mut self.nodes[node].branches;
        let known = branches.iter().position(|branch| (branch.seat, branch.action) == (seat, action));
        known.unwrap_or_else(|| {
            branches.push(Branch { seat, action, visits: 0.0, worth: 0.0, next: None });
            branches.len() - 1
        })
    }

    /// The node a branch leads to, which may be new.
    fn next(&mut self, node: usize, branch: usize) -> usize {
        let fresh = self.nodes.len();
        let next = *self.nodes[node].branches[branch].next.get_or_insert(fresh);
        if next == fresh {
            self.nodes.push(Node::default());
        }
        next
    }

    /// Goes down the tree, adds a node to it, and plays on from there.
    fn grow(&mut self, root: usize, mut game: LaunchPad, active: Seat) -> BySeat<f64> {
        let mut clock = Clock { active, turns: ROUNDS * usize::from(game.n_seats()) };
        let mut path: Vec<(usize, usize)> = Vec::new();
        let mut at = Some(root);
        let worth = loop {
            let decision = match clock.next(&game) {
                Next::Judged(worth) => break worth,
                Next::Decision(decision) => decision,
            };
            let Decision { seat, view, legal } = decision;
            let action = match at {
                // Once begun, an offer is built as it was planned.
                Some(node) if legal.len() > 1 && view.step != Step::Ask => {
                    let branch = self.branch(node, seat, &view, &legal);
                    path.push((node, branch));
                    // Where the tree ends a node is added, and from there on officers play.
                    at = self.nodes[node].branches[branch].next;
                    self.next(node, branch);
                    self.nodes[node].branches[branch].action
                }
                _ => favourite(&view, &legal),
            };
            game.step(seat, action, &mut Silent);
        };
        for (node, branch) in path {
            let branch = &mut self.nodes[node].branches[branch];
            branch.visits += 1.0;
            branch.worth += worth[branch.seat];
        }
        worth
    }

    /// The branch to follow: what has turned out well, and what an officer would do as long as little is known.
    fn branch(&mut self, node: usize, seat: Seat, view: &View, legal: &[Action]) -> usize {
        let promising = ranked(view, legal).into_iter().take(WIDTH);
        let listed: Vec<usize> = promising.map(|action| self.find(node, seat, action)).collect();
        let branches = &self.nodes[node].branches;
        let visits: f64 = listed.iter().map(|&i| branches[i].visits).sum();
        let worth: f64 = listed.iter().map(|&i| branches[i].worth).sum();
        let mean = if visits > 0.0 { worth / visits } else { 0.5 };
        let mut best = (listed[0], f64::MIN);
        for (rank, &i) in listed.iter().enumerate() {
            let branch = &branches[i];
            let known = if branch.visits > 0.0 { branch.worth / branch.visits } else { mean };
            let prior = 0.5_f64.powi(rank as i32 + 1);
            let value = known + TRUST * prior * visits.sqrt() / (1.0 + branch.visits);
            if value > best.1 {
                best = (i, value);
            }
        }
        best.0
    }
}

/// What a playout comes to next.
enum Next {
    Decision(Decision),
    Judged(BySeat<f64>),
}

struct Decision {
    seat: Seat,
    view: View,
    legal: Vec<Action>,
}

/// Counts the turns of a playout.
struct Clock {
    active: Seat,
    /// How many turns may still begin.
    turns: usize,
}

impl Clock {
    fn next(&mut self, game: &LaunchPad) -> Next {
        let seats = match game.turn() {
            Turn::Over(outcome) => return Next::Judged(shares(outcome, game.n_seats())),
            Turn::Waiting(seats) => seats,
        };
        let (seat, legal) = who(game, seats);
        let view = game.view(Observer::Seat(seat));
        if view.active != self.active {
            self.active = view.active;
            self.turns -= 1;
            if self.turns == 0 {
                return Next::Judged(chances(&game.view(Observer::Open)));
            }
        }
        Next::Decision(Decision { seat, view, legal })
    }
}

/// Who decides next, and about what. Who has made an offer waits for the answer.
fn who(game: &LaunchPad, seats: Seats) -> (Seat, Vec<Action>) {
    let mut legal = Vec::new();
    for seat in seats.iter() {
        legal.clear();
        game.legal(seat, &mut legal);
        if !matches!(legal[..], [] | [Action::Withdraw]) {
            return (seat, legal);
        }
    }
    unreachable!("a seat can act until it is over")
}
