//! Where a seat has to suspect the cards it does not see.

use catalogue::{CardShares, find};
use game::{Seat, Seed};
use serde_json::json;

#[test]
fn every_hidden_card_is_somewhere() {
    for (game, players) in [("planet-nine", 4), ("deep-sea", 3), ("planet-nine", 2)] {
        let entry = find(game).unwrap();
        let running = (entry.new)(&json!({ "players": players }), Seed::from_number(3)).unwrap();
        let belief = running.whereabouts(Seat::new(0), 50).unwrap();
        assert_eq!(belief.places.len(), usize::from(players.max(3) - 1_u8));
        for CardShares { card, shares } in &belief.cards {
            assert!((shares.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{game} {card} {shares:?}");
        }
        assert_eq!(
            running.whereabouts(Seat::new(0), 50).unwrap(),
            belief,
            "the same moment, the same belief"
        );
        let is_open =
            belief.cards.iter().all(|it| it.shares.iter().all(|&share| share == 0.0 || share == 1.0));
        assert!(!is_open, "nobody sees other hands");
    }
}

#[test]
fn a_card_that_was_shown_is_known_to_be_there() {
    let entry = find("planet-nine").unwrap();
    let mut running = (entry.new)(&json!({ "players": 3, "mission": 1 }), Seed::from_number(1)).unwrap();
    // The first task is taken, and somebody communicates.
    let (seat, card) = loop {
        let seats: Vec<Seat> = running.turn().waiting().iter().collect();
        let mut legal = seats.iter().flat_map(|&seat| {
            running.legal(seat).into_iter().map(move |action| (seat, action)).collect::<Vec<_>>()
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
    let belief = running.whereabouts(other, 50).unwrap();
    let place = belief.places.iter().position(|&place| place == seat).unwrap();
    let shown = belief.cards.iter().find(|it| it.card == card).unwrap();
    assert_eq!(shown.shares[place], 1.0);
}
