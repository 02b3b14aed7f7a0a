//! The points of a player's cards in play.

use game::{BySeat, Outcome, Seat, Seats};
use schemars::JsonSchema;
use serde::Serialize;

use crate::board::Board;
use crate::card::Card;
use crate::state::LaunchPad;
use crate::zone::Zone;

/// A player's points if the game ended now (LP-8.2), by source.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, JsonSchema)]
pub struct Score {
    /// The rockets on the launch table.
    pub launch: i16,
    /// The rockets left in the assembly shop: zero or negative.
    pub assembly: i16,
    /// The astronauts, with and without oxygen.
    pub astronauts: i16,
    /// The certifications on the launch table.
    pub certifications: i16,
    /// The penalty of −10 without a mission controller at the launch table.
    pub control: i16,
    /// The sum.
    pub total: i16,
    /// The number of advantage cards in play, which decides ties.
    pub advantages: u8,
}

impl Score {
    pub(crate) fn of(board: &Board) -> Score {
        let mut score = Score::default();
        for rocket in board.at(Zone::Launch).rockets.iter() {
            score.launch += rocket.points();
            if rocket.has(Card::Astronaut) {
                score.astronauts += if rocket.has(Card::Oxygen) { 4 } else { -4 };
            }
            if rocket.has(Card::Certification) {
                score.certifications += 3;
            }
        }
        for zone in Zone::ALL {
            let advantages = board.at(zone).rockets.iter().map(|rocket| rocket.n_advantages());
            score.advantages += advantages.sum::<u8>();
        }
        score.assembly = -board.at(Zone::Assembly).rockets.iter().map(|rocket| rocket.points()).sum::<i16>();
        score.control = if board.at(Zone::Launch).expert.is_some() { 0 } else { -10 };
        score.total = score.launch + score.assembly + score.astronauts + score.certifications + score.control;
        score
    }
}

impl LaunchPad {
    /// The outcome if the game ended now: most points, then most advantage cards; then the win is shared
    /// (L-09).
    pub(crate) fn outcome(&self) -> Outcome {
        let mut points = BySeat::default();
        let mut best = None;
        let mut winners = Seats::NONE;
        for seat in Seat::all(self.n) {
            let score = Score::of(self.board(seat));
            points[seat] = score.total;
            let rank = Some((score.total, score.advantages));
            if best < rank {
                best = rank;
                winners = Seats::NONE;
            }
            if best == rank {
                winners = winners.with(seat);
            }
        }
        Outcome { winners, points: Some(points) }
    }
}
