//! What the platform knows of a game beside its rules: one literal per game.

use analysis::Analyses;
use bots::Level;
use crew::logbook;
use game::{Dice, Game, Seat, Section};
use serde_json::Value;

use crate::{Details, MissionReader};

/// What a crew's logbook notes of a match. Date and names are left to its keeper.
pub type Report = logbook::Report<Value>;

/// A game with its profile.
pub trait Catalogued: Game {
    /// The profile.
    const PROFILE: Profile<Self>;
}

/// What the platform knows of a game beside its rules. What a game does not have is `None`.
#[expect(clippy::type_complexity, reason = "a signature says more than a name for it would")]
pub struct Profile<G: Game> {
    /// Whether all win or lose together.
    pub is_cooperative: bool,
    /// Whether the players may talk in their own words at some moment of a match.
    pub has_talk: bool,
    /// Setups that show its speed, each with a few words saying what it is.
    pub benchmarks: &'static [(&'static str, &'static str)],
    /// Its bots, the best first.
    pub bots: &'static [Level<G>],
    /// Simple players to measure its bots by; they take no seat at a table.
    pub yardsticks: &'static [Level<G>],
    /// The setup of the deal of the day.
    pub daily: fn(&mut Dice) -> Value,
    /// The rulebook by sections.
    pub rulebook: &'static [Section],
    /// Facts that only this game has, such as its missions and tasks.
    pub details: Option<Details>,
    /// The seat whose next action ends what the others may still say, such as the leader of a trick.
    pub asked_last: fn(&G) -> Option<Seat>,
    /// What can be found out about its matches.
    pub analyses: Analyses<G>,
    /// Its missions.
    pub campaign: Option<&'static Campaign>,
    /// Reads missions or cards that players made up. It is no part of a campaign: cards of Smitten have no logbook.
    pub read_mission: Option<MissionReader>,
    /// What a crew's logbook notes of a match, once it is over.
    pub report: Option<fn(&G, &G::Setup) -> Option<Report>>,
    /// The script of its lesson, as JSON.
    pub lesson: &'static str,
    /// Its puzzles.
    pub puzzles: Option<&'static Puzzles>,
}

impl<G: Game> Profile<G> {
    /// A profile with what every game has.
    pub const fn new(
        bots: &'static [Level<G>],
        rulebook: &'static [Section],
        daily: fn(&mut Dice) -> Value,
        lesson: &'static str,
    ) -> Self {
        Profile {
            is_cooperative: false,
            has_talk: true,
            benchmarks: &[],
            bots,
            yardsticks: &[],
            daily,
            rulebook,
            details: None,
            asked_last: |_| None,
            analyses: Analyses::NONE,
            campaign: None,
            read_mission: None,
            report: None,
            lesson,
            puzzles: None,
        }
    }
}

/// Missions that are tried until they succeed, as functions over setups.
pub struct Campaign {
    /// How many missions the logbook has.
    pub n_missions: u8,
    /// The mission that a setup plays, written out even if it is the usual one.
    pub mission_of: fn(&Value) -> Value,
    /// The setup with the distress signal of an earlier attempt (CR-4.2).
    pub with_signal: fn(Value) -> Value,
    /// The setup without what earlier attempts left in it, which makes it no other mission.
    pub comparable: fn(Value) -> Value,
    /// Whether an attempt does not count if its deal could not have been won (CR-5.4).
    pub forgives: bool,
}

/// The puzzles of a game, and how further ones are found.
pub struct Puzzles {
    /// The puzzles, as `wardroom mine` has written them.
    pub text: &'static str,
    /// The setup of a match in which puzzles are looked for. It differs from that of the day where puzzles are
    /// asked about fewer rules.
    pub setup: fn(&mut Dice) -> Value,
    /// By how much the right choice is better than the next, at least.
    pub clear_gap: f64,
    /// With fewer choices it is hardly a question.
    pub least_choices: usize,
}
