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

/// In how many worlds at least an action is tried before another is preferred to it.
const FEWEST: usize = 4;

impl<P, J> Playouts<P, J> {
    /// The best of these answers, where none means waiting; the first of equals. All are tried in the same
    /// worlds, and the better half again in more of them, until the playouts are used up.
    pub(crate) fn best<G: Game>(
        &mut self,
        knowledge: &Knowledge<G>,
        answers: &[Option<G::Action>],
        dice: &mut Dice,
    ) -> Option<G::Action>
    where
        P: Bot<G>,
        J: Fn(&G, Option<Outcome>, Seat) -> f64,
    {
        let mut left: Vec<(Option<G::Action>, f64)> = answers.iter().map(|&answer| (answer, 0.0)).collect();
        let n_halvings = answers.len().max(2).ilog2() as usize + 1;
        while left.len() > 1 {
            let n_worlds = (self.n / (n_halvings * left.len())).max(FEWEST);
            for _ in 0..n_worlds {
                let world = knowledge.world(dice);
                for (answer, sum) in &mut left {
                    let mut game = world.clone();
                    if let Some(action) = *answer {
                        game.step(knowledge.seat(), action, &mut Silent);
                    }
                    *sum += self.play_on(game, knowledge.seat());
                }
            }
            // A stable sort: of equals the first stays first.
            left.sort_by(|(_, one), (_, other)| other.total_cmp(one));
            left.truncate(left.len().div_ceil(2));
        }
        left.first().and_then(|&(answer, _)| answer)
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
