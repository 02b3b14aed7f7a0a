//! Decisions by playing on in imagined worlds: what bots of several games have in common.

use game::{Dice, Game, Outcome, Seat, Silent, Turn};

use crate::{Bot, Knowledge};

/// How an action is judged: everything unknown is dealt anew, the action taken, and the game played on by
/// a simple player in every seat who knows what that seat may know.
pub(crate) struct Playouts<P, J> {
    /// Who plays on.
    pub(crate) policy: P,
    /// What the player in a seat thinks of a game that is over, or is not played on.
    pub(crate) judge: J,
    /// After how many rounds nobody plays on.
    pub(crate) rounds: usize,
    /// How many games are played on for one decision.
    pub(crate) n: usize,
}

/// In how many worlds at least an answer is tried before another is preferred to it.
const FEWEST: usize = 8;
/// By how many standard errors an answer must be better than the usual one to replace it: among many answers
/// some look better by luck alone.
const CLEARLY: f64 = 2.0;

/// An answer, and by how much more than the usual one it was worth in each world so far.
struct Tried<A> {
    answer: Option<A>,
    gains: Vec<f64>,
}

impl<A> Tried<A> {
    fn mean(&self) -> f64 {
        self.gains.iter().sum::<f64>() / self.gains.len().max(1) as f64
    }

    fn is_clearly_better(&self) -> bool {
        let (n, mean) = (self.gains.len() as f64, self.mean());
        let variance = self.gains.iter().map(|gain| (gain - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
        mean > CLEARLY * (variance / n).sqrt()
    }
}

impl<P, J> Playouts<P, J> {
    /// The answer that is clearly better than the usual one, or else the usual one; no answer means waiting. All
    /// are tried in the same worlds, and the better half again in more of them, until the playouts are used up.
    pub(crate) fn improve<G: Game>(
        &mut self,
        knowledge: &Knowledge<G>,
        usual: Option<G::Action>,
        others: &[G::Action],
        dice: &mut Dice,
    ) -> Option<G::Action>
    where
        P: Bot<G>,
        J: Fn(&G, Option<Outcome>, Seat) -> f64,
    {
        let fresh = |&action: &G::Action| Tried { answer: Some(action), gains: Vec::new() };
        let mut left: Vec<Tried<G::Action>> = others.iter().map(fresh).collect();
        let n_halvings = left.len().max(1).ilog2() as usize + 1;
        for _ in 0..n_halvings {
            let n_worlds = (self.n / (n_halvings * (left.len() + 1))).max(FEWEST);
            for _ in 0..n_worlds {
                let world = knowledge.world(dice);
                let mut worth = |answer: Option<G::Action>| {
                    let mut game = world.clone();
                    if let Some(action) = answer {
                        game.step(knowledge.seat(), action, &mut Silent);
                    }
                    self.play_on(game, knowledge.seat())
                };
                let standard = worth(usual);
                left.iter_mut().for_each(|tried| tried.gains.push(worth(tried.answer) - standard));
            }
            left.sort_by(|one, other| other.mean().total_cmp(&one.mean()));
            left.truncate(left.len().div_ceil(2));
        }
        left.iter().find(|tried| tried.is_clearly_better()).map_or(usual, |tried| tried.answer)
    }

    /// What each action is worth on the average, all in the same worlds.
    pub(crate) fn values<G: Game>(
        &mut self,
        knowledge: &Knowledge<G>,
        dice: &mut Dice,
    ) -> Vec<(G::Action, f64)>
    where
        P: Bot<G>,
        J: Fn(&G, Option<Outcome>, Seat) -> f64,
    {
        let (seat, legal) = (knowledge.seat(), knowledge.legal());
        let n_worlds = (self.n / legal.len()).max(FEWEST);
        let mut values: Vec<(G::Action, f64)> = legal.iter().map(|&action| (action, 0.0)).collect();
        for _ in 0..n_worlds {
            let world = knowledge.world(dice);
            for (action, value) in &mut values {
                let mut game = world.clone();
                game.step(seat, *action, &mut Silent);
                *value += self.play_on(game, seat) / n_worlds as f64;
            }
        }
        values
    }

    /// What comes of a game for a seat.
    fn play_on<G: Game>(&mut self, mut game: G, seat: Seat) -> f64
    where
        P: Bot<G>,
        J: Fn(&G, Option<Outcome>, Seat) -> f64,
    {
        let most_changes = self.rounds * usize::from(game.n_seats());
        let mut n_changes = 0;
        let mut last = None;
        loop {
            let seats = match game.turn() {
                Turn::Over(outcome) => return (self.judge)(&game, Some(outcome), seat),
                Turn::Waiting(seats) => seats.without(Seat::CLOCK),
            };
            if last != seats.first() {
                last = seats.first();
                n_changes += 1;
                if n_changes > most_changes {
                    return (self.judge)(&game, None, seat);
                }
            }
            let mut fallback = None;
            let act = seats.iter().find_map(|seat| {
                let knowledge = Knowledge::new(&game, seat)?;
                fallback = fallback.or(Some((seat, knowledge.legal()[0])));
                Some((seat, self.policy.choose(&knowledge)?))
            });
            let (seat, action) = act.or(fallback).expect("somebody can act until it is over");
            game.step(seat, action, &mut Silent);
        }
    }
}
