//! What the catalogue adds to each game: its bots, and setups that show its speed.

use bots::Random;
use bots::crewmates::{Cadet, Thinker};
use crew::logbook::Report;
use dead_mans_draw::DeadMansDraw;
use deep_sea::DeepSea;
use game::{Game, Match, Observer, Seat};
use launch_pad::LaunchPad;
use planet_nine::PlanetNine;
use serde_json::{Value, json};
use smitten::Smitten;

use crate::entry::{BotEntry, Listed};
use crate::{Belief, Effort, Fair, Review, Solution, belief, fair, review};

impl Listed for PlanetNine {
    const IS_COOPERATIVE: bool = true;
    const BOTS: &'static [BotEntry<Self>] = &[
        ("captain", |dice| Box::new(Thinker::captain(dice))),
        ("officer", |dice| Box::new(Thinker::officer(dice))),
        ("cadet", |dice| Box::new(Cadet(dice))),
        ("random", |dice| Box::new(Random(dice))),
    ];
    const BENCHMARKS: &'static [(&'static str, &'static str)] =
        &[("four players, mission 10", r#"{"players":4,"mission":10}"#)];

    fn report(&self, setup: &Self::Setup) -> Option<Report<Value>> {
        let report = PlanetNine::report(self, setup, "", &[])?;
        Some(Report {
            mission: json!(report.mission),
            won: report.won,
            distress: report.distress,
            help: report.help,
            open_history: report.open_history,
            counts: report.counts,
            date: report.date,
            crew: report.crew,
        })
    }

    fn review(told: &Match<Self>, nodes: u64, progress: &mut dyn FnMut(usize, usize)) -> Option<Review> {
        Some(review::review(told, nodes, progress))
    }

    fn fair(told: &Match<Self>, effort: Effort, progress: &mut dyn FnMut(usize, usize)) -> Option<Fair> {
        Some(fair::fair(told, effort, progress))
    }

    fn belief(&self, seat: Seat, worlds: u32) -> Option<Belief> {
        Some(belief::belief(self, PlanetNine::attempt, seat, worlds))
    }

    fn solve(&self, nodes: u64) -> Option<Solution> {
        Some(review::solve(self, nodes))
    }
}

impl Listed for DeepSea {
    const IS_COOPERATIVE: bool = true;
    const FORGIVES: bool = true;
    const BOTS: &'static [BotEntry<Self>] = &[
        ("captain", |dice| Box::new(Thinker::captain(dice))),
        ("officer", |dice| Box::new(Thinker::officer(dice))),
        ("cadet", |dice| Box::new(Cadet(dice))),
        ("random", |dice| Box::new(Random(dice))),
    ];
    const BENCHMARKS: &'static [(&'static str, &'static str)] =
        &[("four players, about five tasks", r#"{"players":4,"mission":{"tasks":{"drawn":12}}}"#)];

    fn report(&self, setup: &Self::Setup) -> Option<Report<Value>> {
        let outcome = self.turn().outcome()?;
        Some(Report {
            mission: json!(setup.mission),
            won: !outcome.winners.is_empty(),
            distress: self.view(Observer::Spectator).distress,
            help: false,
            open_history: setup.open_history,
            counts: true,
            date: String::new(),
            crew: Vec::new(),
        })
    }

    fn review(told: &Match<Self>, nodes: u64, progress: &mut dyn FnMut(usize, usize)) -> Option<Review> {
        Some(review::review(told, nodes, progress))
    }

    fn fair(told: &Match<Self>, effort: Effort, progress: &mut dyn FnMut(usize, usize)) -> Option<Fair> {
        Some(fair::fair(told, effort, progress))
    }

    fn belief(&self, seat: Seat, worlds: u32) -> Option<Belief> {
        Some(belief::belief(self, DeepSea::attempt, seat, worlds))
    }

    fn solve(&self, nodes: u64) -> Option<Solution> {
        Some(review::solve(self, nodes))
    }
}

impl Listed for DeadMansDraw {
    const IS_COOPERATIVE: bool = false;
    const BOTS: &'static [BotEntry<Self>] = &[
        ("captain", |dice| Box::new(bots::dead_mans_draw::Captain::new(dice, bots::dead_mans_draw::EFFORT))),
        ("officer", |_| Box::new(bots::dead_mans_draw::Officer)),
        ("cadet", |dice| Box::new(bots::dead_mans_draw::Cadet(dice))),
        ("random", |dice| Box::new(Random(dice))),
    ];
    const BENCHMARKS: &'static [(&'static str, &'static str)] = &[
        ("two players", r#"{"players":2,"traits":false}"#),
        ("four players, traits", r#"{"players":4}"#),
        ("eight players, traits", r#"{"players":8}"#),
    ];
}

impl Listed for LaunchPad {
    const IS_COOPERATIVE: bool = false;
    const BOTS: &'static [BotEntry<Self>] = &[
        ("captain", |dice| Box::new(bots::launch_pad::Captain::new(dice, bots::launch_pad::EFFORT))),
        ("officer", |_| Box::new(bots::launch_pad::Officer)),
        ("cadet", |dice| Box::new(bots::launch_pad::Cadet(dice))),
        ("random", |dice| Box::new(Random(dice))),
    ];
    const BENCHMARKS: &'static [(&'static str, &'static str)] =
        &[("two players", r#"{"players":2}"#), ("four players", r#"{"players":4}"#)];
}

impl Listed for Smitten {
    const IS_COOPERATIVE: bool = true;
    const BOTS: &'static [BotEntry<Self>] = &[
        ("captain", |dice| Box::new(bots::smitten::Captain::new(dice, bots::smitten::EFFORT))),
        ("officer", |_| Box::new(bots::smitten::Officer)),
        ("cadet", |dice| Box::new(bots::smitten::Cadet(dice))),
        ("random", |dice| Box::new(Random(dice))),
    ];
    const BENCHMARKS: &'static [(&'static str, &'static str)] =
        &[("two players", r#"{"players":2}"#), ("alone", r#"{"players":1}"#)];
}
