//! Compares the solver with plain brute force on many random endings, kind by kind.
//!
//! ```sh
//! cargo run --release -p solver --example crew_agree -- [endings] [first-seed]
//! ```

#[path = "../tests/solver/brute/mod.rs"]
mod brute;

use brute::random::{self, N_KINDS, Stream};
use crew::bits;
use solver::crew::{Budget, Solved, Solver};

fn main() {
    let mut arguments = std::env::args().skip(1).map(|text| text.parse::<usize>().expect("a number"));
    let n_endings = arguments.next().unwrap_or(10_000).div_ceil(N_KINDS);
    let seed = arguments.next().unwrap_or(1);
    let budget = Budget { nodes: 1_000_000_000 };
    let mut solver = Solver::new();
    let mut n_wrong = 0;
    for kind in 0..N_KINDS {
        let mut stream = Stream((seed * N_KINDS + kind) as u64);
        let mut n_winnable = 0;
        for _ in 0..n_endings {
            let position = random::ending(&mut stream, kind, 5);
            let is_winnable = brute::is_winnable(&position);
            n_winnable += usize::from(is_winnable);
            let agrees = match solver.solve(&position, budget).verdict {
                Solved::Winnable(line) => {
                    is_winnable && brute::wins(&position, &line, &mut |n| stream.below(n))
                }
                Solved::Unwinnable => !is_winnable,
                Solved::Unknown => false,
            };
            let keeping = solver.keeping_moves(&position, budget);
            let is_kept = |card: u8| keeping.winnable & bits::bit(card) != 0;
            let keeps = |card: u8| is_winnable && brute::keeps(&position, card);
            if !agrees
                || keeping.unknown != 0
                || bits::each(position.playable()).any(|c| is_kept(c) != keeps(c))
            {
                n_wrong += 1;
                println!("wrong: {position:?}");
            }
        }
        println!("kind {kind:2}: {n_endings} endings, {n_winnable} winnable");
    }
    println!("{} endings, {n_wrong} wrong", n_endings * N_KINDS);
}
