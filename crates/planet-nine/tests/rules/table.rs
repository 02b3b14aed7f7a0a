//! A test table in notation.

use std::ops::{Deref, DerefMut};

use conformance::refused_setup;
use game::{Seat, Seed};
use planet_nine::{Card, CardSet, Deal, MissionChoice, PlanetNine, Setup};

/// A printed mission with these hands (`r4 p1 / p2 / …`, which may be incomplete) and tasks.
pub(crate) fn setup(players: u8, mission: u8, hands: &str, tasks: &str) -> Setup {
    let deal = Deal { hands: hands.split('/').map(cards).collect(), tasks: cards(tasks), ..Deal::default() };
    Setup { players, mission: MissionChoice::Printed(mission), deal: Some(deal), ..Setup::default() }
}

/// Cards in the order written.
pub(crate) fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(card).collect()
}

pub(crate) fn card(text: &str) -> Card {
    text.parse().unwrap()
}

pub(crate) fn seat(letter: &str) -> Seat {
    letter.parse().unwrap()
}

/// The test table of Planet Nine.
pub(crate) struct Table(conformance::Table<PlanetNine>);

impl Deref for Table {
    type Target = conformance::Table<PlanetNine>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Table {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

impl Table {
    pub(crate) fn new(setup: &Setup) -> Table {
        Table(conformance::Table::deal(setup, Seed::from_phrase("table")))
    }

    /// The legal actions of a seat that begin with this word, without it.
    pub(crate) fn may(&self, by: &str, word: &str) -> String {
        self.legal_after(by, word).join(" ")
    }

    /// The ending: `open`, `won`, or the code of the reason why it was lost.
    pub(crate) fn ending(&self) -> String {
        let phase = serde_json::to_value(self.view("spectator").phase).unwrap();
        match (phase["type"].as_str(), phase["won"].as_bool()) {
            (Some("over"), Some(true)) => "won".into(),
            (Some("over"), _) => phase["reason"]["code"].as_str().unwrap().to_owned(),
            _ => "open".into(),
        }
    }

    /// The hand of a seat as that seat sees it.
    pub(crate) fn hand(&self, of: &str) -> CardSet {
        self.view(of).table.members[seat(of).index()].hand.unwrap()
    }
}

/// The code with which a setup is refused.
pub(crate) fn refused(setup: &Setup) -> String {
    refused_setup::<PlanetNine>(setup).0
}
