//! Judging what can be done: in many made-up worlds, with open cards and by rules of thumb.

use ::crew::bits::bit;
use game::{Dice, Seat, Silent};
use solver::crew::{Budget, Solved, Solver};

use super::belief::worlds;
use super::player::CrewPlayer;
use super::playout::{play_out, prepare};
use super::weights::FITTED;
use crate::Knowledge;

/// How much thought a decision gets. What is decided depends on it and on chance alone, never on the time.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Effort {
    /// In how many worlds each choice is played out.
    pub worlds: usize,
    /// How many worlds are made up for each that is used, so that likely ones can be chosen.
    pub pool: usize,
    /// In how many of the worlds the solver looks at the open cards.
    pub solved: usize,
    /// How many nodes the solver may visit for each question.
    pub nodes: u64,
    /// How much the solver's word counts, from 0 to 1; the playouts' counts for the rest.
    pub trust: f32,
}

impl Effort {
    /// The effort for each of these actions. Many choices share it, and those before the first trick get less,
    /// as most is still to be played and solved.
    fn shared_among<G: CrewPlayer>(self, actions: &[G::Action]) -> Effort {
        let are_plays = actions.iter().all(|action| G::card_of(action).is_some());
        let n_whole = if are_plays { 6 } else { 2 };
        let part = |n: usize| n * n_whole / actions.len().max(n_whole);
        Effort { worlds: part(self.worlds).max(1), solved: part(self.solved), ..self }
    }
}

/// After this part of the worlds, choices that are so much worse than the best are given up.
const HALVINGS: [(f32, f32); 2] = [(0.2, 0.2), (0.5, 0.1)];

/// One of the choices and what was found out about it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choice<A> {
    pub(crate) action: A,
    n_played: u32,
    n_won: u32,
    n_solved: u32,
    winnable: f32,
}

impl<A: Copy> Choice<A> {
    fn new(action: A) -> Choice<A> {
        Choice { action, n_played: 0, n_won: 0, n_solved: 0, winnable: 0.0 }
    }

    /// How often it wins, about: between the playouts, in which partners are clumsy, and the solver, for whom
    /// they see every card.
    pub(crate) fn value(&self, effort: Effort) -> f32 {
        let won = self.n_won as f32 / self.n_played.max(1) as f32;
        if self.n_solved == 0 {
            return won;
        }
        effort.trust * self.winnable / self.n_solved as f32 + (1.0 - effort.trust) * won
    }
}

/// What thinking needs besides what is known.
pub(crate) struct ChoiceJudge<'a> {
    pub(crate) effort: Effort,
    pub(crate) solver: &'a mut Solver,
    pub(crate) dice: &'a mut Dice,
}

impl ChoiceJudge<'_> {
    /// Judges actions of a seat; those that are left in the end come with their values.
    pub(crate) fn compare<G: CrewPlayer>(
        &mut self,
        knowledge: &Knowledge<G>,
        actions: &[G::Action],
    ) -> Vec<Choice<G::Action>> {
        let effort = self.effort.shared_among::<G>(actions);
        let mut choices: Vec<_> = actions.iter().map(|&action| Choice::new(action)).collect();
        let seat = knowledge.seat();
        let worlds = worlds(knowledge, effort.worlds, effort.pool, self.dice);
        for (number, world) in worlds.iter().enumerate() {
            if number < effort.solved {
                self.solve(world, seat, &mut choices);
            }
            for choice in &mut choices {
                choice.n_played += 1;
                choice.n_won += u32::from(wins_after(world, seat, choice.action));
            }
            let halving =
                HALVINGS.iter().find(|(part, _)| number + 1 == (part * worlds.len() as f32) as usize);
            if let Some((_, margin)) = halving {
                let most = choices.iter().map(|choice| choice.value(effort)).fold(0.0, f32::max);
                choices.retain(|choice| choice.value(effort) + margin >= most);
                if choices.len() == 1 {
                    break;
                }
            }
        }
        choices
    }

    /// Asks the solver which choices keep the mission winnable.
    fn solve<G: CrewPlayer>(&mut self, world: &G, seat: Seat, choices: &mut [Choice<G::Action>]) {
        let budget = Budget { nodes: self.effort.nodes };
        let are_plays = choices.iter().all(|choice| G::card_of(&choice.action).is_some());
        let keeping = match world.position() {
            Some(position) if are_plays => Some(self.solver.keeping_moves(&position, budget)),
            _ => None,
        };
        for choice in choices {
            let winnable = match (keeping, G::card_of(&choice.action)) {
                (Some(keeping), Some(card)) => {
                    if keeping.winnable & bit(card) != 0 {
                        1.0
                    } else if keeping.unknown & bit(card) != 0 {
                        0.5
                    } else {
                        0.0
                    }
                }
                _ => {
                    let mut after = world.clone();
                    after.step(seat, choice.action, &mut Silent);
                    prepare(&mut after, &FITTED);
                    let Some(position) = after.position() else { continue };
                    match self.solver.solve(&position, budget).verdict {
                        Solved::Winnable(_) => 1.0,
                        Solved::Unknown => 0.5,
                        Solved::Unwinnable => 0.0,
                    }
                }
            };
            choice.n_solved += 1;
            choice.winnable += winnable;
        }
    }

    /// How much oftener each message wins than silence does.
    pub(crate) fn gains<G: CrewPlayer>(
        &mut self,
        knowledge: &Knowledge<G>,
        messages: &[G::Action],
    ) -> Vec<f32> {
        let seat = knowledge.seat();
        let worlds = worlds(knowledge, self.effort.worlds, self.effort.pool, self.dice);
        let n_worlds = worlds.len() as f32;
        let mut gains = vec![0.0; messages.len()];
        for world in &worlds {
            let in_silence = play_out(&mut world.clone(), &FITTED, Some(seat));
            for (gain, &message) in gains.iter_mut().zip(messages) {
                let wins = wins_after(world, seat, message);
                *gain += f32::from(i8::from(wins) - i8::from(in_silence)) / n_worlds;
            }
        }
        gains
    }
}

fn wins_after<G: CrewPlayer>(world: &G, seat: Seat, action: G::Action) -> bool {
    let mut world = world.clone();
    world.step(seat, action, &mut Silent);
    play_out(&mut world, &FITTED, Some(seat))
}
