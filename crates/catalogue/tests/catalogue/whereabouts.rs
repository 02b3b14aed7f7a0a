//! Where a seat has to suspect the cards it does not see.

use analysis::{CardShares, Effort, Question, Whereabouts, WhereaboutsByMoment};
use catalogue::{AnyMatch, find};
use game::{Seat, Seed};
use serde_json::json;

/// What a seat can know at the moment that the match has reached, judged from fifty worlds.
fn now(running: &dyn AnyMatch, seat: Seat) -> Whereabouts {
    let question = Question::Whereabouts { seat: seat.to_string() };
    let effort = Effort { worlds: 50, nodes: 0 };
    let answer: WhereaboutsByMoment = running.ask_with(&question, effort, &mut |_, _| {}).unwrap();
    assert_eq!(answer.moments.len(), running.version() + 1);
    answer.moments.last().unwrap().clone().unwrap()
}

#[test]
fn every_hidden_card_is_somewhere() {
    for (game, players) in [("planet-nine", 4), ("deep-sea", 3), ("planet-nine", 2)] {
        let setup = json!({ "players": players });
        let running = find(game).unwrap().begin(&setup, Seed::from_number(3)).unwrap();
        let belief = now(&*running, Seat::new(0));
        assert_eq!(belief.places.len(), usize::from(players.max(3) - 1_u8));
        for CardShares { card, shares } in &belief.cards {
            assert!((shares.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{game} {card} {shares:?}");
        }
        assert_eq!(now(&*running, Seat::new(0)), belief, "the same moment, the same belief");
        let is_open =
            belief.cards.iter().all(|it| it.shares.iter().all(|&share| share == 0.0 || share == 1.0));
        assert!(!is_open, "other hands are hidden");
    }
}

#[test]
fn a_card_that_was_shown_is_known_to_be_there() {
    let setup = json!({ "players": 3, "mission": 1 });
    let mut running = find("planet-nine").unwrap().begin(&setup, Seed::from_number(1)).unwrap();
    // The first task is taken, and a member communicates.
    let (seat, card) = loop {
        let seats: Vec<Seat> = running.turn().waiting().iter().collect();
        let mut legal = seats.iter().flat_map(|&seat| {
            running.legal_json(seat).into_iter().map(move |action| (seat, action)).collect::<Vec<_>>()
        });
        let is_radio = |(_, action): &(Seat, serde_json::Value)| action["type"] == "radio";
        let all: Vec<_> = legal.by_ref().collect();
        let radio = all.iter().find(|it| is_radio(it)).cloned();
        let (seat, action) = radio.clone().unwrap_or_else(|| all[0].clone());
        running.act(seat, &action).unwrap();
        if radio.is_some() {
            break (seat, action["card"].as_str().unwrap().to_string());
        }
    };
    let other = Seat::new((seat.number() + 1) % 3);
    let belief = now(&*running, other);
    let place = belief.places.iter().position(|&place| place == seat).unwrap();
    let shown = belief.cards.iter().find(|it| it.card == card).unwrap();
    assert_eq!(shown.shares[place], 1.0);
}
