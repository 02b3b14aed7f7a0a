//! The solver against a solver too simple to be wrong.

mod brute;
#[path = "brute/random.rs"]
mod random;

use random::{N_KINDS, Stream};
use solver::crew::{Budget, Position, Solver, Verdict, cards};

const PLENTY: Budget = Budget { nodes: 100_000_000 };

fn check(solver: &mut Solver, position: &Position, stream: &mut Stream) -> bool {
    let is_winnable = brute::is_winnable(position);
    match solver.solve(position, PLENTY).verdict {
        Verdict::Winnable(line) => {
            assert!(is_winnable, "not winnable: {position:?}");
            assert!(
                brute::wins(position, &line, &mut |n| stream.below(n)),
                "{line:?} does not win: {position:?}"
            );
        }
        Verdict::Unwinnable => assert!(!is_winnable, "winnable: {position:?}"),
        Verdict::Unknown => panic!("undecided: {position:?}"),
    }
    let keeping = solver.keeping_moves(position, PLENTY);
    assert_eq!(keeping.unknown, 0);
    for card in cards::each(position.playable()) {
        let keeps = keeping.winnable & cards::bit(card) != 0;
        assert_eq!(keeps, is_winnable && brute::keeps(position, card), "card {card} of {position:?}");
    }
    is_winnable
}

#[test]
fn small_endings_of_every_kind() {
    let mut solver = Solver::new();
    for kind in 0..N_KINDS {
        let mut stream = Stream(kind as u64);
        let n_winnable = (0..60)
            .filter(|_| check(&mut solver, &random::ending(&mut stream, kind, 3), &mut stream))
            .count();
        assert!((3..60).contains(&n_winnable), "kind {kind}: {n_winnable} of 60 are winnable");
    }
}
