//! A test table in notation.

use std::ops::{Deref, DerefMut};

use conformance::refused_setup;
use deep_sea::{Action, Deal, DeepSea, MissionChoice, PhaseView, Setup, TaskId, View};
use game::{Game, Seat, Seed, SetupError, Turn};

/// The test table of Deep Sea.
pub(crate) struct Table(conformance::Table<DeepSea>);

impl Deref for Table {
    type Target = conformance::Table<DeepSea>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Table {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

/// A mission of the logbook for this many players.
pub(crate) fn mission(players: u8, number: u8) -> Setup {
    Setup { players, mission: MissionChoice::Printed(number), ..Setup::default() }
}

/// Hands such as `s4 p9 / p7`, from seat A on.
pub(crate) fn hands(text: &str) -> Vec<Vec<deep_sea::Card>> {
    text.split('/').map(|hand| hand.split_whitespace().map(|card| card.parse().unwrap()).collect()).collect()
}

/// Task names separated by spaces.
pub(crate) fn tasks(names: &str) -> Vec<TaskId> {
    names.split_whitespace().map(|name| name.parse().unwrap()).collect()
}

/// The setup with these hands and these tasks on top of the pile.
pub(crate) fn dealt(setup: Setup, hands_text: &str, task_names: &str) -> Setup {
    let deal = setup.deal.clone().unwrap_or_default();
    let hands = if hands_text.is_empty() { Vec::new() } else { hands(hands_text) };
    Setup { deal: Some(Deal { hands, tasks: tasks(task_names), ..deal }), ..setup }
}

pub(crate) fn refused(setup: &Setup) -> SetupError {
    refused_setup::<DeepSea>(setup).1
}

/// The code of a refused setup and the field it complains about.
pub(crate) fn check_refused(setup: &Setup, code: &str, field: &str) {
    let error = serde_json::to_value(refused(setup)).unwrap();
    assert_eq!((error["code"].as_str(), error["field"].as_str()), (Some(code), Some(field)), "{error}");
}

impl Table {
    pub(crate) fn new(setup: &Setup) -> Table {
        Table::seeded(setup, "table")
    }

    pub(crate) fn seeded(setup: &Setup, phrase: &str) -> Table {
        Table(conformance::Table::deal(setup, Seed::from_phrase(phrase)))
    }

    /// Carries out actions such as `A take first-trick; B skip`.
    pub(crate) fn act(&mut self, actions: &str) -> &mut Table {
        self.0.act(actions);
        self
    }

    pub(crate) fn check_refused(&self, text: &str, code: &str) {
        assert_eq!(self.refused(text), code, "{text}");
    }

    pub(crate) fn check_listed(&self, seat: &str, wanted: &[&str]) {
        assert_eq!(self.legal(seat), wanted, "{seat}");
    }

    /// The view of a spectator.
    pub(crate) fn public(&self) -> View {
        self.view("spectator")
    }

    pub(crate) fn phase(&self) -> PhaseView {
        self.public().phase
    }

    /// The awaited seats, as letters.
    pub(crate) fn awaited(&self) -> String {
        self.game.turn().waiting().iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(" ")
    }

    pub(crate) fn is_won(&self) -> Option<bool> {
        match self.game.turn() {
            Turn::Waiting(_) => None,
            Turn::Over(outcome) => Some(!outcome.winners.is_empty()),
        }
    }

    /// The tasks on the table, by name.
    pub(crate) fn tasks(&self) -> Vec<String> {
        self.public().tasks.iter().map(|task| task.task.to_string()).collect()
    }

    /// The tasks with their owners: `A first-trick, B no-1s`.
    pub(crate) fn owners(&self) -> String {
        let tasks = self.public().tasks;
        let owner = |task: &deep_sea::TaskView| task.owner.map_or("-".to_owned(), |owner| owner.to_string());
        tasks.iter().map(|task| format!("{} {}", owner(task), task.task)).collect::<Vec<_>>().join(", ")
    }

    /// Plays cards in turn: `p9 p7 y2 p8`.
    pub(crate) fn play(&mut self, cards: &str) -> &mut Table {
        for card in cards.split_whitespace() {
            let mut actions = Vec::new();
            let seat = self
                .game
                .turn()
                .waiting()
                .iter()
                .find(|&seat| {
                    actions.clear();
                    self.game.legal(seat, &mut actions);
                    actions.iter().any(|action| matches!(action, Action::Play { .. }))
                })
                .unwrap_or_else(|| panic!("no member plays {card}"));
            self.act(&format!("{seat} play {card}"));
        }
        self
    }

    /// Carries out the first legal action until cards are played.
    pub(crate) fn begin(&mut self) -> &mut Table {
        while self.phase() != PhaseView::Play {
            let mut actions = Vec::new();
            let mut seats = self.game.turn().waiting();
            let seat = loop {
                let seat = seats.first().expect("a seat can act");
                seats = seats.without(seat);
                actions.clear();
                self.game.legal(seat, &mut actions);
                actions.retain(|action| !matches!(action, Action::Propose { .. }) || self.phase_is_council());
                if seat != Seat::CLOCK && !actions.is_empty() {
                    break seat;
                }
            };
            self.act(&format!("{seat} {}", actions[0]));
        }
        self
    }

    fn phase_is_council(&self) -> bool {
        matches!(self.phase(), PhaseView::OneMember { .. })
    }
}
