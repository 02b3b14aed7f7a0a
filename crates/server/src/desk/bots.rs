//! Bots: when they think, and what comes of it.

use std::time::Duration;

use catalogue::Running;
use game::Seat;
use serde_json::Value;
use tokio::time::Instant;

use super::{Desk, Message};
use crate::index::{awaited_people, people_to_act};
use crate::metrics::Metrics;
use crate::random;

/// When the bots of a table think.
#[derive(Default)]
pub(super) struct Bots {
    /// The moment of the match for which a thought is planned or under way.
    moment: Option<Moment>,
    /// When it begins; `None` once it has.
    due: Option<Instant>,
    /// Whether a thought is under way.
    is_thinking: bool,
}

/// A moment of a match in which bots are awaited. Talk does not change it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Moment {
    n_matches: u32,
    version: usize,
    bots: Vec<(Seat, String)>,
}

/// What the bots think of a moment.
pub(crate) struct Advice {
    moment: Moment,
    action: Option<(Seat, Value)>,
    /// Whether somebody has to act for them, since a bot broke down.
    is_broken: bool,
}

impl Bots {
    /// When the next thought begins.
    pub(super) fn due(&self) -> Option<Instant> {
        self.due
    }

    pub(super) fn are_busy(&self) -> bool {
        self.due.is_some() || self.is_thinking
    }
}

impl Desk {
    /// Plans a thought, if bots are awaited. The pause depends on public facts only: if it depended on
    /// what a person can do, it would betray what they hold.
    pub(super) fn plan_bots(&mut self) {
        let moment = self.moment();
        if moment == self.bots.moment {
            return;
        }
        let config = &self.node.config;
        let is_person_awaited = awaited_people(&self.table).next().is_some();
        let pause: Duration = if is_person_awaited { config.courtesy } else { config.bot_pause };
        self.bots = Bots { due: moment.as_ref().map(|_| Instant::now() + pause), moment, is_thinking: false };
    }

    /// Lets the bots think elsewhere, without delaying anybody.
    pub(super) fn think(&mut self) {
        self.bots.due = None;
        let (Some(moment), Some(running)) = (self.bots.moment.clone(), self.table.running()) else { return };
        let Some(own) = self.own.upgrade() else { return };
        self.bots.is_thinking = true;
        let (running, thinkers) = (running.fork(), self.node.thinkers.clone());
        tokio::spawn(async move {
            let place = thinkers.acquire_owned().await;
            let bots = moment.bots.clone();
            let thought = tokio::task::spawn_blocking(move || {
                let _place = place;
                advise(&*running, &bots)
            });
            let advice = match thought.await {
                Ok(action) => Advice { moment, action, is_broken: false },
                Err(error) => {
                    tracing::error!(%error, "a bot broke down");
                    Advice { moment, action: None, is_broken: true }
                }
            };
            // If the desk has closed meanwhile, another one asks again.
            let _ = own.send(Message::Advice(advice));
        });
    }

    /// Does what a bot wants, if it is still the moment for it.
    pub(super) async fn follow(&mut self, advice: Advice) {
        if self.bots.moment.as_ref() != Some(&advice.moment) {
            return;
        }
        self.bots.is_thinking = false;
        let must_act = advice.is_broken || people_to_act(&self.table).next().is_none();
        let Some((seat, action)) = advice.action.or_else(|| must_act.then(|| self.first_action()).flatten())
        else {
            return;
        };
        let moment = Some(advice.moment);
        let done = self.step(|table| Ok(table.decide_for_bot(seat, action.clone())?)).await;
        match done {
            Ok(_) => Metrics::count(&self.node.metrics.bot_actions),
            // Another node's bot was quicker, or somebody came back; otherwise try again in a while.
            Err(refused) => {
                tracing::debug!(table = %self.id, code = refused.problem.code, "a bot's action was refused");
                if self.moment() == moment {
                    self.bots.due = Some(Instant::now() + Duration::from_secs(5));
                }
            }
        }
    }

    /// If all bots would rather wait and nobody else can act, the first that can must.
    fn first_action(&self) -> Option<(Seat, Value)> {
        let running = self.table.running()?;
        let action = |(seat, _)| Some((seat, running.legal(seat).into_iter().next()?));
        self.table.awaited_bots().into_iter().find_map(action)
    }

    fn moment(&self) -> Option<Moment> {
        let bots: Vec<_> =
            self.table.awaited_bots().into_iter().map(|(seat, bot)| (seat, bot.to_string())).collect();
        let running = self.table.running().filter(|_| !bots.is_empty())?;
        Some(Moment { n_matches: self.table.n_matches(), version: running.version(), bots })
    }
}

/// What the first bot that wants to act would do.
fn advise(running: &dyn Running, bots: &[(Seat, String)]) -> Option<(Seat, Value)> {
    let advise = |seat, bot| running.advise(seat, bot, random::seed().dice(0));
    bots.iter().find_map(|(seat, bot)| Some((*seat, advise(*seat, bot)?)))
}
