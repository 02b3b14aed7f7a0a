//! Random games as fast as the rules allow.

use game::{Game, Seat, Seed, SetupError, Silent, Turn};

/// How much was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Playouts {
    /// Games played to the end.
    pub games: u64,
    /// Decisions taken in them.
    pub moves: u64,
}

/// How many games start from a copy of each deal, as a search would play them.
const PER_DEAL: u64 = 50;

/// Plays `games` random games through the real rules, without events.
pub fn play_random<G: Game>(setup: &G::Setup, seed: Seed, games: u64) -> Result<Playouts, SetupError> {
    let mut dice = seed.dice(0);
    let mut random = FastRandom(dice.below(usize::MAX >> 32) as u64);
    let mut actions = Vec::new();
    let mut moves = 0;
    let mut dealt = G::deal(setup, dice.seed(), &mut Silent)?;
    for number in 1..=games {
        moves += finish(&mut dealt.clone(), &mut random, &mut actions);
        if number % PER_DEAL == 0 {
            dealt = G::deal(setup, dice.seed(), &mut Silent)?;
        }
    }
    Ok(Playouts { games, moves })
}

/// Plays a game to its end and counts the decisions; `actions` is a buffer to be used again.
fn finish<G: Game>(game: &mut G, random: &mut FastRandom, actions: &mut Vec<G::Action>) -> u64 {
    let mut moves = 0;
    while let Turn::Waiting(mut seats) = game.turn() {
        seats = seats.without(Seat::CLOCK);
        // An awaited seat may have nothing to do, so that waiting for it betrays nothing.
        actions.clear();
        let mut seat = Seat::CLOCK;
        while actions.is_empty() {
            seat = seats.nth(random.below(seats.len()));
            game.legal(seat, actions);
            seats = seats.without(seat);
        }
        game.step(seat, actions[random.below(actions.len())], &mut Silent);
        moves += 1;
    }
    moves
}

/// What random players decide by: SplitMix64, which costs next to nothing. It decides nothing of a game's
/// own chance, which comes from its seed.
struct FastRandom(u64);

impl FastRandom {
    /// Any number below `n`; the bias is far below what a measurement could show.
    fn below(&mut self, n: usize) -> usize {
        if n == 1 {
            return 0;
        }
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        let high = (mixed ^ (mixed >> 31)) >> 32;
        ((high * n as u64) >> 32) as usize
    }
}
