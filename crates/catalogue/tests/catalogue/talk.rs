//! In which games the players may talk while a match is under way.

use catalogue::{AnyGame, GAMES};
use game::{Seed, Talk};
use serde_json::json;

/// Whether talk is open at some moment of a match between random bots.
fn is_ever_open(game: &dyn AnyGame) -> bool {
    let mut dice = Seed::from_phrase(game.info().id).dice(0);
    let mut running = game.begin(&json!({}), Seed::from_number(1)).unwrap();
    let mut is_open = false;
    while running.turn().outcome().is_none() {
        is_open |= running.talk() != Talk::Closed;
        let able = running.asking_order().into_iter().filter(|&seat| !running.legal(seat).is_empty());
        let seat = dice.pick(&able.collect::<Vec<_>>()).unwrap();
        let legal = running.legal_json(seat);
        running.act(seat, &legal[dice.below(legal.len())]).unwrap();
    }
    assert_eq!(running.talk(), Talk::Free, "{}: a match that is over", game.info().id);
    is_open
}

#[test]
fn a_game_says_whether_its_players_ever_talk() {
    for game in GAMES {
        assert_eq!(is_ever_open(game), game.info().has_talk, "{}", game.info().id);
    }
}
