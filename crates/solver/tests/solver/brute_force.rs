//! The solver against a solver too simple to be wrong.

use crew::bits;
use solver::crew::{Budget, Position, Solved, Solver, Task};

use crate::brute;
use crate::brute::random::{self, N_KINDS, Stream};

const PLENTY: Budget = Budget { nodes: 100_000_000 };

fn check(solver: &mut Solver, position: &Position, stream: &mut Stream) -> bool {
    let is_winnable = brute::is_winnable(position);
    match solver.solve(position, PLENTY).verdict {
        Solved::Winnable(line) => {
            assert!(is_winnable, "not winnable: {position:?}");
            assert!(
                brute::wins(position, &line, &mut |n| stream.below(n)),
                "{line:?} does not win: {position:?}"
            );
        }
        Solved::Unwinnable => assert!(!is_winnable, "winnable: {position:?}"),
        Solved::Unknown => panic!("undecided: {position:?}"),
    }
    let keeping = solver.keeping_moves(position, PLENTY);
    assert_eq!(keeping.unknown, 0);
    for card in bits::each(position.playable()) {
        let keeps = keeping.winnable & bits::bit(card) != 0;
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

#[test]
fn the_same_question_has_the_same_answer() {
    let mut stream = Stream(99);
    let (mut used, budget) = (Solver::new(), Budget { nodes: 500 });
    for kind in 0..N_KINDS {
        let position = random::ending(&mut stream, kind, 5);
        assert_eq!(used.solve(&position, budget), Solver::new().solve(&position, budget));
    }
}

#[test]
fn without_a_budget_nothing_is_known() {
    let tasks = vec![Task { owner: 0, card: 9, token: None }];
    let position = Position { hands: vec![0b11 << 16, 0b11 << 9, 0b11], tasks, ..Position::default() };
    let verdict = |nodes: u64| Solver::new().solve(&position, Budget { nodes }).verdict;
    assert_eq!(verdict(1), Solved::Unknown);
    assert!(matches!(verdict(100), Solved::Winnable(line) if line.len() == 3 && line[1] == 9));
}

#[test]
fn what_cannot_be_a_position_is_told() {
    let check = |hands: &[u64], leader: u8, table: &[u8], is_sound: bool| {
        let position =
            Position { hands: hands.to_vec(), leader, table: table.to_vec(), ..Position::default() };
        assert_eq!(position.is_sound(), is_sound, "{position:?}");
    };
    check(&[0b11, 0b1100, 0b11_0000], 0, &[], true);
    check(&[0b11, 0b1100, 0b111_0000], 2, &[], true);
    check(&[0b11, 0b1100, 0b1_0000], 2, &[5], true);
    check(&[0b11, 0b1100], 0, &[], false);
    check(&[0b11, 0b1100, 0b11_0000], 3, &[], false);
    check(&[0b11, 0b1100, 0b1_1000], 0, &[], false);
    check(&[0b1, 0b1100, 0b11_0000], 1, &[6], false);
}
