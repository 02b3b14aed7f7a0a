//! Trials: the difficulty of a custom mission, estimated by matches between bots in the background.
//!
//! A trial is determined by the mission's code, so it is played once for all askers. Each match takes a turn in
//! the lane of the bots, behind the bots at tables that are watched. A trial that is not asked about pauses.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use axum::http::StatusCode;
use catalogue::{AnyGame, OwnMission, wilson};
use game::Seed;
use schemars::JsonSchema;
use serde::Serialize;

use super::{Asker, Lane, Work, missions};
use crate::error::ApiError;

/// How many matches are played with each number of players.
const N_MATCHES: u32 = 200;
/// Fewer play only where no more can: the Crew for two is another game.
const FEWEST: u8 = 3;
/// Who plays.
const BOT: &str = "officer";
/// After this time without a question a trial pauses.
const FORGOTTEN_AFTER: Duration = Duration::from_secs(30);
/// How many trials are kept, and how many may be under way.
const MOST_KEPT: usize = 200;
const MOST_UNDER_WAY: usize = 8;

/// How often bots win a mission.
#[derive(Clone, Serialize, JsonSchema)]
pub(crate) struct Trial {
    /// The mission's code.
    code: String,
    /// Which bots play.
    bot: &'static str,
    /// How many matches are played with each number of players.
    n_matches: u32,
    /// Whether further matches are being played.
    is_under_way: bool,
    /// How it went so far, by number of players.
    results: Vec<Counted>,
}

/// How often bots win a mission with some number of players.
#[derive(Clone, Serialize, JsonSchema)]
pub(crate) struct Counted {
    /// How many play.
    players: u8,
    /// How many matches were played.
    played: u32,
    /// How many were won.
    won: u32,
    /// The 95 % interval of the share of deals that such bots win, from 0 to 1.
    low: f64,
    high: f64,
}

/// All trials a node remembers.
pub(crate) struct Trials {
    kept: Mutex<BTreeMap<String, Kept>>,
    work: Arc<Work>,
}

struct Kept {
    trial: Trial,
    asked: Instant,
}

impl Trials {
    pub(crate) fn new(work: Arc<Work>) -> Arc<Trials> {
        Arc::new(Trials { kept: Mutex::default(), work })
    }

    /// How far the trial of a mission has come, which keeps it going.
    pub(crate) fn ask(self: &Arc<Self>, code: &str) -> Result<Trial, ApiError> {
        let mut kept = self.kept();
        let found = kept.get_mut(code).ok_or_else(|| {
            let message = "bots have not tried this mission: POST here to begin";
            ApiError::new(StatusCode::NOT_FOUND, "no-such-trial", message)
        })?;
        found.asked = Instant::now();
        Ok(found.trial.clone())
    }

    /// Lets bots try a mission, at the expense of the asker, unless they have or do.
    pub(crate) fn begin(self: &Arc<Self>, code: &str, asker: Asker) -> Result<Trial, ApiError> {
        let (game, own) = missions::read(code)?;
        let seats = &game.info().seats;
        let playable = |n: &u8| game.begin(&own.setup(*n), Seed::from_number(0)).is_ok();
        let tried = seats.clone().filter(|n| FEWEST.min(*seats.end()) <= *n);
        let players: Vec<u8> = tried.filter(playable).collect();
        if players.is_empty() {
            return Err(ApiError::bad(
                "unplayable-mission",
                "no number of players can play this mission: mend it first",
            ));
        }
        let mut kept = self.kept();
        let n_under_way = kept.values().filter(|kept| kept.trial.is_under_way).count();
        let known = kept.get(&own.code).map(|kept| kept.trial.clone());
        if known.as_ref().is_some_and(|trial| trial.is_under_way || trial.is_over()) {
            drop(kept);
            return self.ask(&own.code);
        }
        if MOST_UNDER_WAY <= n_under_way {
            let message = "many missions are being tried just now: try again in a minute";
            return Err(ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "busy-trials", message));
        }
        if MOST_KEPT <= kept.len() {
            let is_idle = |kept: &Kept| !kept.trial.is_under_way;
            let oldest = kept.iter().filter(|(_, kept)| is_idle(kept)).min_by_key(|(_, kept)| kept.asked);
            let oldest = oldest.map(|(code, _)| code.clone());
            oldest.map(|code| kept.remove(&code));
        }
        let trial = match known {
            Some(trial) => Trial { is_under_way: true, ..trial },
            None => Trial::new(own.code.clone(), &players),
        };
        kept.insert(own.code.clone(), Kept { trial: trial.clone(), asked: Instant::now() });
        drop(kept);
        tokio::spawn(self.clone().run(game, own, asker));
        Ok(trial)
    }

    /// Plays match after match until all are played, or questions stop.
    async fn run(self: Arc<Self>, game: &'static dyn AnyGame, own: OwnMission, asker: Asker) {
        let code = own.code.clone();
        while let Some((players, number)) = self.next(&code) {
            let (setup, phrase) = (own.setup(players), format!("{code} {players} {number}"));
            let played = self.work.run(Lane::Bots, asker.clone().patient(), move |_| {
                let seed = Seed::from_phrase(&phrase);
                game.play_series(&setup, &[BOT.to_string()], seed, 1)
            });
            let is_won = match played.await {
                Ok(Ok(standings)) => standings.iter().any(|standing| standing.wins > 0.0),
                _ => {
                    tracing::error!(code, "a custom mission could not be tried");
                    self.rest(&code);
                    return;
                }
            };
            self.count(&code, players, is_won);
        }
    }

    /// The next match of a trial: with how many, and its number among these.
    fn next(&self, code: &str) -> Option<(u8, u32)> {
        let mut kept = self.kept();
        let kept = kept.get_mut(code)?;
        // Those with the fewest matches come next, so that all grow alike.
        let least = kept.trial.results.iter().min_by_key(|counted| counted.played)?;
        let next = (least.players, least.played);
        let goes_on = next.1 < N_MATCHES && kept.asked.elapsed() < FORGOTTEN_AFTER;
        kept.trial.is_under_way = goes_on;
        goes_on.then_some(next)
    }

    fn count(&self, code: &str, players: u8, is_won: bool) {
        if let Some(kept) = self.kept().get_mut(code)
            && let Some(counted) = kept.trial.results.iter_mut().find(|counted| counted.players == players)
        {
            counted.played += 1;
            counted.won += u32::from(is_won);
            let n = f64::from(counted.played);
            (counted.low, counted.high) = wilson(f64::from(counted.won) / n, n);
        }
    }

    fn rest(&self, code: &str) {
        if let Some(kept) = self.kept().get_mut(code) {
            kept.trial.is_under_way = false;
        }
    }

    fn kept(&self) -> MutexGuard<'_, BTreeMap<String, Kept>> {
        self.kept.lock().expect("no thread panics while counting")
    }
}

impl Trial {
    fn new(code: String, players: &[u8]) -> Trial {
        let counted = |&players: &u8| Counted { players, played: 0, won: 0, low: 0.0, high: 1.0 };
        let results = players.iter().map(counted).collect();
        Trial { code, bot: BOT, n_matches: N_MATCHES, is_under_way: true, results }
    }

    fn is_over(&self) -> bool {
        self.results.iter().all(|counted| self.n_matches <= counted.played)
    }
}
