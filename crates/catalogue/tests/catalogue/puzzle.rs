//! Puzzles still have the answers that were shipped with them.

use std::collections::BTreeSet;

use catalogue::{MAX_GRADE, Puzzle, find, puzzles};

fn check(game: &str, least: usize) {
    let entry = find(game).unwrap();
    let all = puzzles(game);
    assert!(least <= all.len(), "{game} has {} puzzles", all.len());
    let numbers: BTreeSet<u32> = all.iter().map(|puzzle| puzzle.number).collect();
    assert_eq!(numbers.len(), all.len());
    let grades: BTreeSet<u8> = all.iter().map(Puzzle::grade).collect();
    assert!(grades.contains(&1) && grades.contains(&MAX_GRADE), "{game} has {grades:?}");
    for puzzle in all {
        puzzle.check(entry).unwrap();
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
    for entry in catalogue::ENTRIES {
        assert_eq!(entry.has_puzzles, !puzzles(entry.id).is_empty(), "{}", entry.id);
    }
}

#[test]
fn another_answer_is_found_out() {
    let entry = find("planet-nine").unwrap();
    let puzzle = &puzzles("planet-nine")[0];
    let question = puzzle.check(entry).unwrap();
    let running = puzzle.position(entry).unwrap();
    let wrong = question.choices.iter().find(|choice| choice.value == 0.0).unwrap();
    let at = running.legal(question.seat).iter().position(|action| *action == wrong.actions[0]).unwrap();
    let answer = vec![running.legal_text(question.seat)[at].clone()];
    let problem = Puzzle { answer, ..puzzle.clone() }.check(entry).unwrap_err();
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
    let entry = find("planet-nine").unwrap();
    let mined = || (1..).find_map(|number| (entry.mine)("twice", number, 3).unwrap());
    assert_eq!(mined(), mined());
}
