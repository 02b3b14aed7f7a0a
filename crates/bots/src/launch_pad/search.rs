//! A tree of the decisions ahead, grown over many worlds.
//!
//! The tree is one of information sets: a branch is what was decided, not what was drawn, so that decisions are
//! judged by what a player can know. Every seat chooses what is best for itself (max-n), first as an officer
//! would, then by what the worlds have shown. Where the tree ends officers play on for a few rounds, and the
//! forecast says who will probably win.

use game::{BySeat, Dice, Game, Observer, Seat, Seats, Silent, Turn};
use launch_pad::{Action, LaunchPad, View};

use super::officer::{favourite, ranked};
use super::prospect::{chances, shares};
use crate::Knowledge;

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

/// The search for one decision.
pub(super) struct Search<'a> {
    knowledge: &'a Knowledge<'a, LaunchPad>,
    nodes: Vec<Node>,
    /// What has been tried at the root, each with its node and what it was worth in each world.
    pub(super) tried: Vec<Tried>,
}

/// An action at the root.
pub(super) struct Tried {
    pub(super) action: Action,
    node: usize,
    /// What it was worth in each world so far; all actions see the same worlds in the same order.
    pub(super) worths: Vec<f64>,
}

impl Tried {
    pub(super) fn mean(&self) -> f64 {
        self.worths.iter().sum::<f64>() / self.worths.len().max(1) as f64
    }

    /// By how much it was better than another action in the worlds that both have seen, and the error of that.
    pub(super) fn gain(&self, other: &Tried) -> (f64, f64) {
        let gains = || self.worths.iter().zip(&other.worths).map(|(one, other)| one - other);
        let n = self.worths.len().min(other.worths.len()).max(1) as f64;
        let mean = gains().sum::<f64>() / n;
        let variance = gains().map(|gain| (gain - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
        (mean, (variance / n).sqrt())
    }
}

impl<'a> Search<'a> {
    pub(super) fn new(knowledge: &'a Knowledge<'a, LaunchPad>, actions: &[Action]) -> Search<'a> {
        let nodes = actions.iter().map(|_| Node::default()).collect();
        let fresh = |(node, &action): (usize, &Action)| Tried { action, node, worths: Vec::new() };
        Search { knowledge, nodes, tried: actions.iter().enumerate().map(fresh).collect() }
    }

    /// Tries each of the first `n` actions once more in so many new worlds.
    pub(super) fn try_first(&mut self, n: usize, worlds: usize, dice: &mut Dice) {
        let seat = self.knowledge.seat();
        for _ in 0..worlds {
            let world = self.knowledge.world(dice);
            let first = world.view(Observer::Seat(seat)).active;
            for i in 0..n {
                let mut game = world.clone();
                game.step(seat, self.tried[i].action, &mut Silent);
                let worth = self.grow(self.tried[i].node, game, first);
                self.tried[i].worths.push(worth[seat]);
            }
        }
    }

    /// Goes down the tree, adds a node to it, and plays on from there.
    fn grow(&mut self, root: usize, mut game: LaunchPad, first: Seat) -> BySeat<f64> {
        let mut clock = Clock { active: first, turns: ROUNDS * usize::from(game.n_seats()) };
        let mut path: Vec<(usize, usize)> = Vec::new();
        let mut at = Some(root);
        let worth = loop {
            let decision = match clock.next(&game) {
                Next::Judged(worth) => break worth,
                Next::Decision(decision) => decision,
            };
            let Decision { seat, view, legal } = decision;
            let action = match at {
                Some(node) if legal.len() > 1 => {
                    let branch = self.branch(node, seat, &view, &legal);
                    path.push((node, branch));
                    at = self.nodes[node].branches[branch].next;
                    if at.is_none() {
                        self.nodes[node].branches[branch].next = Some(self.nodes.len());
                        self.nodes.push(Node::default());
                    }
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
        let mut promising = ranked(view, legal);
        promising.truncate(WIDTH);
        let branches = &mut self.nodes[node].branches;
        let listed: Vec<usize> = promising
            .into_iter()
            .map(|action| {
                let known = branches.iter().position(|branch| (branch.seat, branch.action) == (seat, action));
                known.unwrap_or_else(|| {
                    branches.push(Branch { seat, action, visits: 0.0, worth: 0.0, next: None });
                    branches.len() - 1
                })
            })
            .collect();
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
    unreachable!("somebody can act until it is over")
}
