//! Smitten with open cards, against brute force.

use game::{Game, Match, Seed, Silent, Turn};
use smitten::{Action, Difficulty, Setup, Smitten, Solo};
use solver::smitten::{Answer, solve};

const NODES: u64 = 50_000;

fn setups() -> Vec<Setup> {
    let together = [Difficulty::Easy, Difficulty::Medium, Difficulty::Hard]
        .map(|difficulty| Setup { difficulty, ..Setup::default() });
    let alone = [
        Solo::default(),
        Solo { easy: true, ..Solo::default() },
        Solo { hard_1: true, hard_2: true, easy: false },
    ]
    .map(|solo| Setup { players: 1, solo, ..Setup::default() });
    together.into_iter().chain(alone).collect()
}

#[test]
fn a_winning_line_wins() {
    let mut n_winnable = 0;
    for setup in setups() {
        for number in 0..20 {
            let seed = Seed::from_number(number);
            let game = Smitten::deal(&setup, seed, &mut Silent).unwrap();
            if let Answer::Winnable(actions) = solve(&game, NODES) {
                let end =
                    Match::<Smitten> { setup: setup.clone(), seed, actions }.replay(&mut Silent).unwrap();
                assert!(!end.turn().outcome().expect("the line ends the game").winners.is_empty());
                n_winnable += 1;
            }
        }
    }
    assert!(n_winnable > 60, "most deals can be won: {n_winnable} of 120");
}

/// Whether any line wins, by trying them all.
fn by_force(game: &Smitten, n_left: &mut u64) -> Option<bool> {
    let Turn::Waiting(seats) = game.turn() else {
        return Some(!game.turn().outcome()?.winners.is_empty());
    };
    for seat in seats.iter() {
        let mut actions = Vec::new();
        game.legal(seat, &mut actions);
        for action in actions.into_iter().filter(|action| !matches!(action, Action::Want | Action::DontWant))
        {
            *n_left = n_left.checked_sub(1)?;
            let mut after = *game;
            after.step(seat, action, &mut Silent);
            if by_force(&after, n_left)? {
                return Some(true);
            }
        }
    }
    Some(false)
}

/// Random play to a position late in the game, compared with brute force wherever that comes to an end.
#[test]
fn it_agrees_with_brute_force_on_endings() {
    let (mut n_won, mut n_lost) = (0, 0);
    for setup in setups() {
        for number in 0..300 {
            let mut dice = Seed::from_number(number).dice(5);
            let mut game = Smitten::deal(&setup, Seed::from_number(number), &mut Silent).unwrap();
            let mut history = vec![game];
            while let Turn::Waiting(seats) = game.turn() {
                let mut moves = Vec::new();
                for seat in seats.iter() {
                    let mut actions = Vec::new();
                    game.legal(seat, &mut actions);
                    moves.extend(actions.into_iter().map(|action| (seat, action)));
                }
                let (seat, action) = dice.pick(&moves).expect("a seat can act");
                game.step(seat, action, &mut Silent);
                history.push(game);
            }
            for game in history.iter().rev().skip(1).take(12) {
                let Some(forced) = by_force(game, &mut 3000) else { break };
                match solve(game, NODES) {
                    Answer::Winnable(_) => assert!(forced),
                    Answer::Lost => assert!(!forced),
                    Answer::Unknown => panic!("it needs no more than brute force"),
                }
                if forced { n_won += 1 } else { n_lost += 1 }
            }
        }
    }
    assert!(n_won > 300 && n_lost > 300, "{n_won} won, {n_lost} lost");
}

#[test]
fn too_few_nodes_decide_nothing() {
    let game = Smitten::deal(&Setup::default(), Seed::from_number(1), &mut Silent).unwrap();
    assert_eq!(solve(&game, 3), Answer::Unknown);
}
