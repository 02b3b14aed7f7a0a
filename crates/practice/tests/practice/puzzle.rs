//! Puzzles still have the answers that were shipped with them.

use std::collections::BTreeSet;

use catalogue::{AnyGame, GAMES, find};
use practice::{MAX_GRADE, Puzzle, puzzles, search};

fn check(id: &str, least: usize) {
    let game = find(id).unwrap();
    let all = puzzles(id);
    assert!(least <= all.len(), "{id} has {} puzzles", all.len());
    let numbers: BTreeSet<u32> = all.iter().map(|puzzle| puzzle.number).collect();
    assert_eq!(numbers.len(), all.len());
    let grades: BTreeSet<u8> = all.iter().map(Puzzle::grade).collect();
    assert!(grades.contains(&1) && grades.contains(&MAX_GRADE), "{id} has {grades:?}");
    for puzzle in all {
        puzzle.check(game).unwrap();
    }
}

#[test]
fn the_solver_still_finds_these_answers_and_no_others() {
    check("planet-nine", 200);
    check("deep-sea", 200);
    check("dead-mans-draw", 80);
    check("smitten", 100);
}

#[test]
fn a_game_says_whether_it_has_puzzles() {
    for info in GAMES.map(AnyGame::info) {
        assert_eq!(info.puzzles.is_some(), !puzzles(info.id).is_empty(), "{}", info.id);
    }
}

#[test]
fn another_answer_is_found_out() {
    let game = find("planet-nine").unwrap();
    let puzzle = &puzzles("planet-nine")[0];
    let question = puzzle.check(game).unwrap();
    let running = puzzle.position(game).unwrap();
    let wrong = question.choices.iter().find(|choice| choice.value == 0.0).unwrap();
    let at = running.legal_json(question.seat).iter().position(|action| *action == wrong.actions[0]).unwrap();
    let answer = vec![running.legal(question.seat)[at].to_string()];
    let problem = Puzzle { answer, ..puzzle.clone() }.check(game).unwrap_err();
    assert_eq!(problem.code, "wrong-puzzle");
}

#[test]
fn a_puzzle_is_read_as_it_was_written() {
    for puzzle in puzzles("deep-sea") {
        let phrase = puzzle.phrase.rsplit_once(' ').unwrap().0;
        assert_eq!(Puzzle::read(&puzzle.write(), phrase).as_ref(), Some(puzzle));
    }
    assert_eq!(Puzzle::read("1\t0 0\t{}\tA fly", "x"), None);
}

#[test]
fn the_same_match_gives_the_same_puzzle() {
    let game = find("planet-nine").unwrap();
    let found = || (1..).find_map(|number| search(game, "twice", number, 3).unwrap());
    assert_eq!(found(), found());
}
