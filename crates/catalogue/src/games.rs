//! What the catalogue adds to each game: its bots, and setups that show its speed.

use bots::crew::{Cadet, Thinker};
use bots::{Knowledge, Random};
use crew::logbook::Report;
use dead_mans_draw::{DeadMansDraw, Trait, Variant};
use deep_sea::{DeepSea, TaskId};
use game::{Dice, Game, Match, Observer, Seat};
use launch_pad::LaunchPad;
use planet_nine::PlanetNine;
use serde_json::{Value, json};
use smitten::Smitten;

use crate::entry::{BotEntry, Listed, OwnReader};
use crate::{
    Choices, Effort, Mistakes, Review, Solution, Whereabouts, choices, mistakes, open_cards, own, review,
    whereabouts,
};

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

    const OWN_MISSION: Option<OwnReader> = Some(own::of_planet_nine);
    const PUZZLES: &'static str = include_str!("../puzzles/planet-nine.txt");

    fn asked_last(&self) -> Option<Seat> {
        Some(self.attempt().decider(self.attempt().to_play()))
    }

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

    fn review(history: &Match<Self>, nodes: u64, progress: &mut dyn FnMut(usize, usize)) -> Option<Review> {
        Some(review::review(history, nodes, progress))
    }

    fn mistakes(
        history: &Match<Self>,
        effort: Effort,
        progress: &mut dyn FnMut(usize, usize),
    ) -> Option<Mistakes> {
        Some(mistakes::mistakes(history, effort, progress))
    }

    fn whereabouts(&self, seat: Seat, worlds: u32) -> Option<Whereabouts> {
        Some(whereabouts::whereabouts(self, PlanetNine::attempt, seat, worlds))
    }

    fn solve(&self, nodes: u64) -> Option<Solution> {
        Some(review::solve(self, nodes))
    }

    fn settled_at(history: &Match<Self>) -> Option<usize> {
        review::settled_at(history)
    }

    fn puzzle_setup(dice: &mut Dice) -> Value {
        json!({ "players": 3 + dice.below(3), "mission": 1 + dice.below(50) })
    }

    fn choices(&self, nodes: u64) -> Option<Choices<Self::Action>> {
        choices::of_mission(self, nodes)
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

    const OWN_MISSION: Option<OwnReader> = Some(own::of_deep_sea);
    const PUZZLES: &'static str = include_str!("../puzzles/deep-sea.txt");

    fn facts() -> Value {
        let difficulties = TaskId::all().map(|task| (task.to_string(), json!(task.card().difficulty)));
        json!({ "difficulties": difficulties.collect::<serde_json::Map<_, _>>() })
    }

    fn asked_last(&self) -> Option<Seat> {
        Some(self.attempt().decider(self.attempt().to_play()))
    }

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

    fn review(history: &Match<Self>, nodes: u64, progress: &mut dyn FnMut(usize, usize)) -> Option<Review> {
        Some(review::review(history, nodes, progress))
    }

    fn mistakes(
        history: &Match<Self>,
        effort: Effort,
        progress: &mut dyn FnMut(usize, usize),
    ) -> Option<Mistakes> {
        Some(mistakes::mistakes(history, effort, progress))
    }

    fn whereabouts(&self, seat: Seat, worlds: u32) -> Option<Whereabouts> {
        Some(whereabouts::whereabouts(self, DeepSea::attempt, seat, worlds))
    }

    fn solve(&self, nodes: u64) -> Option<Solution> {
        Some(review::solve(self, nodes))
    }

    fn settled_at(history: &Match<Self>) -> Option<usize> {
        review::settled_at(history)
    }

    fn puzzle_setup(dice: &mut Dice) -> Value {
        json!({ "players": 3 + dice.below(3), "mission": 1 + dice.below(32), "untimed": true })
    }

    fn choices(&self, nodes: u64) -> Option<Choices<Self::Action>> {
        choices::of_mission(self, nodes)
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
    const PUZZLES: &'static str = include_str!("../puzzles/dead-mans-draw.txt");
    const CLEAR_GAP: f64 = 2.0;
    const LEAST_CHOICES: usize = 2;

    /// The turn is reckoned for as many draws as the nodes allow, what follows it by rule of thumb.
    const MARGIN: Option<f64> = Some(0.01);

    fn facts() -> Value {
        // The Siren joins only where mermaids act.
        let traits = Trait::ALL.into_iter().filter(|&one| one != Trait::Siren);
        json!({ "traits": traits.collect::<Vec<_>>(), "variants": Variant::ALL })
    }

    fn puzzle_setup(dice: &mut Dice) -> Value {
        json!({ "players": 2 + dice.below(3), "traits": false })
    }

    fn choices(&self, nodes: u64) -> Option<Choices<Self::Action>> {
        choices::of_turn(self, nodes)
    }

    fn values(knowledge: &Knowledge<Self>, dice: Dice) -> Vec<(Self::Action, f64)> {
        bots::dead_mans_draw::values(knowledge, bots::dead_mans_draw::EFFORT, dice)
    }
}

impl Listed for LaunchPad {
    const IS_COOPERATIVE: bool = false;
    const HAS_PUZZLES: bool = false;
    const BOTS: &'static [BotEntry<Self>] = &[
        ("captain", |dice| Box::new(bots::launch_pad::Captain::new(dice, bots::launch_pad::EFFORT))),
        ("officer", |_| Box::new(bots::launch_pad::Officer)),
        ("cadet", |dice| Box::new(bots::launch_pad::Cadet(dice))),
        ("random", |dice| Box::new(Random(dice))),
    ];
    const YARDSTICKS: &'static [BotEntry<Self>] = &[
        ("greedy", |dice| Box::new(bots::launch_pad::Greedy(dice))),
        ("flat", |dice| Box::new(bots::launch_pad::Flat::new(dice, bots::launch_pad::EFFORT))),
    ];
    const BENCHMARKS: &'static [(&'static str, &'static str)] =
        &[("two players", r#"{"players":2}"#), ("four players", r#"{"players":4}"#)];

    /// Half a hundred playouts of each choice in the same worlds are wrong by a few points of percent.
    const MARGIN: Option<f64> = Some(0.1);

    fn values(knowledge: &Knowledge<Self>, dice: Dice) -> Vec<(Self::Action, f64)> {
        bots::launch_pad::values(knowledge, 2 * bots::launch_pad::EFFORT, dice)
    }
}

impl Listed for Smitten {
    const IS_COOPERATIVE: bool = true;
    const HAS_TALK: bool = false;
    const BOTS: &'static [BotEntry<Self>] = &[
        ("captain", |dice| Box::new(bots::smitten::Captain::new(dice, bots::smitten::EFFORT))),
        ("officer", |_| Box::new(bots::smitten::Officer)),
        ("cadet", |dice| Box::new(bots::smitten::Cadet(dice))),
        ("random", |dice| Box::new(Random(dice))),
    ];
    const BENCHMARKS: &'static [(&'static str, &'static str)] =
        &[("two players", r#"{"players":2}"#), ("alone", r#"{"players":1}"#)];
    const OWN_MISSION: Option<OwnReader> = Some(own::of_smitten);
    const PUZZLES: &'static str = include_str!("../puzzles/smitten.txt");
    const LEAST_CHOICES: usize = 2;

    /// A hundred playouts of each choice in the same worlds are wrong by a few points of percent.
    const MARGIN: Option<f64> = Some(0.1);

    fn puzzle_setup(dice: &mut Dice) -> Value {
        json!({ "difficulty": dice.pick(&["easy", "medium", "hard"]) })
    }

    fn choices(&self, nodes: u64) -> Option<Choices<Self::Action>> {
        choices::of_smitten(self, nodes)
    }

    fn values(knowledge: &Knowledge<Self>, dice: Dice) -> Vec<(Self::Action, f64)> {
        bots::smitten::values(knowledge, 4 * bots::smitten::EFFORT, dice)
    }

    fn n_possible(&self, seat: Seat, signal: &Self::Action) -> Option<usize> {
        if !matches!(signal, smitten::Action::Want | smitten::Action::DontWant) {
            return None;
        }
        let partner = Seat::new(1 - seat.number());
        let belief = smitten::Belief::about_partner(&self.view(Observer::Seat(partner)))?;
        Some(belief.hands().len())
    }

    fn review(history: &Match<Self>, nodes: u64, progress: &mut dyn FnMut(usize, usize)) -> Option<Review> {
        Some(open_cards::review(history, nodes, progress))
    }

    fn solve(&self, nodes: u64) -> Option<Solution> {
        Some(open_cards::solve(self, nodes))
    }

    fn settled_at(_history: &Match<Self>) -> Option<usize> {
        Some(0)
    }
}
