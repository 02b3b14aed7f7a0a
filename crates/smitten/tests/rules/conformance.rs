//! The properties every game must pass, in every mode.

use smitten::{CardTable, Deal, Difficulty, Effect, Setup, Smitten, Solo, Value, Where};

fn together(difficulty: Difficulty) -> Setup {
    Setup { difficulty, ..Setup::default() }
}

/// The setups for one player, in all eight combinations of modes.
fn alone() -> impl Iterator<Item = Setup> {
    (0..8).map(|modes| {
        let solo = Solo { easy: modes & 1 != 0, hard_1: modes & 2 != 0, hard_2: modes & 4 != 0 };
        Setup { players: 1, solo, ..Setup::default() }
    })
}

/// Designs that use every word of the vocabulary: several cards to show, announcements everywhere.
fn house_cards() -> CardTable {
    let mut table = CardTable::default();
    for (i, design) in table.0.iter_mut().enumerate() {
        // Places are numbered by columns instead of by rows.
        (design.row, design.column) = (design.column, design.row);
        design.effect = Effect {
            reveal: i as u8 % 4,
            place: u8::from(i % 3 != 0),
            square: [Where::Either, Where::Same, Where::NotLarger][i % 3],
            value: [Value::Any, Value::Absent, Value::Present][i / 3],
            ..Effect::default()
        };
    }
    table
}

#[test]
fn together_on_every_difficulty() {
    conformance::check::<Smitten>(
        [Difficulty::Easy, Difficulty::Medium, Difficulty::Hard].map(together),
        300,
    );
}

#[test]
fn alone_in_every_mode() {
    conformance::check::<Smitten>(alone(), 300);
}

#[test]
fn house_cards_and_positions() {
    let house = [together(Difficulty::Easy), Setup { players: 1, ..Setup::default() }]
        .map(|setup| Setup { cards: Some(house_cards()), ..setup });
    let cards = |text: &str| text.split(' ').map(|card| card.parse().unwrap()).collect();
    let deal = Deal { left: cards("1 2 3 6"), right: cards("5 4 6"), ..Deal::default() };
    let midgame = [together(Difficulty::Hard), together(Difficulty::Easy)]
        .into_iter()
        .chain(alone())
        .map(|setup| Setup { deal: Some(deal.clone()), ..setup });
    conformance::check::<Smitten>(house.into_iter().chain(midgame), 100);
}

#[test]
fn turns_under_way() {
    let deal = r#"{"hands":[["1","2","3","4"],["5","6","7","8"]],"deck":["9"],
        "actions":[["A",{"type":"play","card":"1","square":"left"}]]}"#;
    let setup = Setup { deal: Some(serde_json::from_str(deal).unwrap()), ..together(Difficulty::Easy) };
    conformance::check::<Smitten>([setup], 100);
}
