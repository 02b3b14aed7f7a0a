//! A test table in notation.

use game::{Game, Observer, Seat, Seed, SetupError, Silent};
use planet_nine::{Action, Card, CardSet, Deal, Event, MissionChoice, PlanetNine, Setup, View};

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

/// A game under way and all that has happened in it.
pub(crate) struct Table {
    pub(crate) game: PlanetNine,
    pub(crate) events: Vec<Event>,
}

impl Table {
    pub(crate) fn new(setup: &Setup) -> Table {
        let mut events = Vec::new();
        let game = PlanetNine::deal(setup, Seed::from_phrase("table"), &mut events).unwrap();
        Table { game, events }
    }

    /// Carries out lines such as `A take p1, B play p2`.
    pub(crate) fn act(&mut self, lines: &str) -> &mut Table {
        for line in lines.split(',').map(str::trim).filter(|line| !line.is_empty()) {
            let (by, action) = parse(line);
            if let Err(refusal) = self.game.apply(by, action, &mut self.events) {
                panic!("{line}: {refusal}\n{}", self.game.view(Observer::Seat(by)));
            }
        }
        self
    }

    /// The code with which a line is refused.
    pub(crate) fn refused(&self, line: &str) -> String {
        let (by, action) = parse(line);
        let refusal = self.game.clone().apply(by, action, &mut Silent).unwrap_err();
        serde_json::to_value(&refusal).unwrap()["code"].as_str().unwrap().to_owned()
    }

    /// The legal actions of a seat that begin with this word, without it.
    pub(crate) fn may(&self, by: &str, word: &str) -> String {
        let mut actions = Vec::new();
        self.game.legal(seat(by), &mut actions);
        let texts = actions.iter().map(ToString::to_string);
        let rest = texts.filter_map(|text| text.strip_prefix(word).map(|rest| rest.trim().to_owned()));
        rest.collect::<Vec<_>>().join(" ")
    }

    /// The awaited seats, as letters.
    pub(crate) fn awaited(&self) -> String {
        self.game.turn().waiting().iter().map(|seat| seat.to_string()).collect()
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

    pub(crate) fn view(&self, observer: &str) -> View {
        let observer =
            if observer == "spectator" { Observer::Spectator } else { Observer::Seat(seat(observer)) };
        self.game.view(observer)
    }

    /// The hand of a seat as that seat sees it.
    pub(crate) fn hand(&self, of: &str) -> CardSet {
        self.view(of).table.members[seat(of).index()].hand.unwrap()
    }

    /// The events as an observer has seen them, as sentences.
    pub(crate) fn seen(&self, observer: &str) -> Vec<String> {
        let observer =
            if observer == "spectator" { Observer::Spectator } else { Observer::Seat(seat(observer)) };
        self.events
            .iter()
            .filter_map(|event| PlanetNine::seen(event, observer))
            .map(|s| s.to_string())
            .collect()
    }
}

fn parse(line: &str) -> (Seat, Action) {
    let (by, action) = line.split_once(' ').unwrap();
    (seat(by), action.parse().unwrap_or_else(|error| panic!("{line}: {error}")))
}

/// The code with which a setup is refused.
pub(crate) fn refused(setup: &Setup) -> String {
    let error: SetupError = PlanetNine::deal(setup, Seed::from_number(0), &mut Silent).unwrap_err();
    serde_json::to_value(&error).unwrap()["code"].as_str().unwrap().to_owned()
}
