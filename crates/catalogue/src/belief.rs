//! Where the cards that a seat cannot see may be.

use ::crew::{Attempt, CardSet, Row};
use game::{Game, Observer, Seat, Seed};
use schemars::JsonSchema;
use serde::Serialize;

/// Where the cards that a seat cannot see may be, judged from many worlds it cannot tell from the real one.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Belief {
    /// How many worlds.
    pub worlds: u32,
    /// Who may hold them.
    pub places: Vec<Seat>,
    /// The cards.
    pub cards: Vec<Whereabouts>,
}

/// Where a card may be.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Whereabouts {
    /// The card in the game's notation.
    pub card: String,
    /// For each place, the share of worlds in which it is there.
    pub shares: Vec<f64>,
}

/// What a member of a crew can know of the others' cards at this moment.
pub(crate) fn belief<G: Game, const TRUMP: char>(
    game: &G,
    attempt: fn(&G) -> &Attempt<TRUMP>,
    seat: Seat,
    worlds: u32,
) -> Belief {
    let real = attempt(game);
    let places: Vec<Seat> = real.crew().members().filter(|&member| member != seat).collect();
    let held = |attempt: &Attempt<TRUMP>, member: Seat| {
        let covered = attempt.row().filter(|_| attempt.crew().is_dummy(member)).map(Row::covered);
        attempt.hand(member) | covered.unwrap_or_default()
    };
    // The dummy's open cards are seen by everybody.
    let seen = real.crew().dummy().map_or(CardSet::default(), |dummy| real.hand(dummy));
    let hidden = places.iter().fold(CardSet::default(), |all, &member| all | held(real, member)) - seen;
    let mut counts = vec![vec![0_u32; places.len()]; hidden.len()];
    let mut dice = Seed::from_number(0).dice(0);
    for _ in 0..worlds {
        let world = game.redeal(Observer::Seat(seat), &mut dice);
        for (counts, card) in counts.iter_mut().zip(hidden.iter()) {
            for (count, &member) in counts.iter_mut().zip(&places) {
                *count += u32::from(held(attempt(&world), member).contains(card));
            }
        }
    }
    let share = |count: &u32| f64::from(*count) / f64::from(worlds.max(1));
    let whereabouts = |(counts, card): (&Vec<u32>, _)| Whereabouts {
        card: format!("{card}"),
        shares: counts.iter().map(share).collect(),
    };
    let cards = counts.iter().zip(hidden.iter()).map(whereabouts).collect();
    Belief { worlds, places, cards }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::find;

    #[test]
    fn every_hidden_card_is_somewhere() {
        for (game, players) in [("planet-nine", 4), ("deep-sea", 3), ("planet-nine", 2)] {
            let entry = find(game).unwrap();
            let running = (entry.new)(&json!({ "players": players }), Seed::from_number(3)).unwrap();
            let belief = running.belief(Seat::new(0), 50).unwrap();
            assert_eq!(belief.places.len(), usize::from(players.max(3) - 1_u8));
            for Whereabouts { card, shares } in &belief.cards {
                assert!((shares.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{game} {card} {shares:?}");
            }
            assert_eq!(running.belief(Seat::new(0), 50).unwrap(), belief, "the same moment, the same belief");
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
        let belief = running.belief(other, 50).unwrap();
        let place = belief.places.iter().position(|&place| place == seat).unwrap();
        let shown = belief.cards.iter().find(|it| it.card == card).unwrap();
        assert_eq!(shown.shares[place], 1.0);
    }
}
