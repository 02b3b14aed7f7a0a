//! The bots of a table: when they think, and when their actions are shown.
//!
//! Bots think as soon as they are awaited. Their action is shown after a pause fixed by public facts, because the
//! time that a bot thinks would leak what it holds (a timing side channel).

use std::collections::HashMap;
use std::net::IpAddr;
use std::time::Duration;

use catalogue::{AnyMatch, Move};
use game::Seat;
use serde_json::Value;
use table::{Command, PersonId};
use tokio::task::{AbortHandle, JoinError};
use tokio::time::Instant;

use super::actor::{Message, TableActor};
use super::watchers::Watcher;
use crate::error::ApiError;
use crate::live::bot_tables::BotTable;
use crate::lobby::summary::{awaited_people, people_to_act};
use crate::metrics::Metrics;
use crate::random;
use crate::work::{Asker, Key, Lane, Turn, Work};

/// The pause before a bot retries a refused action.
const PATIENCE: Duration = Duration::from_secs(5);

/// The longest time that bots wait at a person's request.
const LONGEST_HOLD: Duration = Duration::from_secs(30);

/// What the bots of a table are about to do, and when.
#[derive(Default)]
pub(super) struct Bots {
    /// The moment of the match they think about.
    moment: Option<Moment>,
    /// The thought, as long as it is under way.
    thought: Option<AbortHandle>,
    /// What came of it, and when that is shown.
    advice: Option<(Advice, Instant)>,
    /// When the bots began to be awaited, and how long they pause.
    since: Option<(Instant, Duration)>,
    /// Until when they wait for each person who asked. Other nodes are not told of such requests.
    holds: HashMap<PersonId, Instant>,
    /// Counts the table among those of an address, as long as bots play here.
    counted: Option<BotTable>,
    /// From where the table was last looked at.
    address: Option<IpAddr>,
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
    action: Option<Move<Value>>,
    /// Whether a bot panicked, so that the first legal action is taken.
    is_broken: bool,
}

impl Bots {
    pub(super) fn are_busy(&self) -> bool {
        self.thought.is_some() || self.advice.is_some()
    }

    /// A thought that is out of date need not begin.
    fn stop_thinking(&mut self) {
        if let Some(thought) = self.thought.take() {
            thought.abort();
        }
    }
}

impl Drop for Bots {
    fn drop(&mut self) {
        self.stop_thinking();
    }
}

impl TableActor {
    /// Lets the bots think, if some are awaited. The pause depends on public facts only: if it depended
    /// on what a person can do, it would betray what they hold.
    pub(super) fn plan_bots(&mut self) {
        self.count_bot_table();
        let moment = self.moment();
        if moment == self.bots.moment {
            return;
        }
        let config = &self.node.config;
        let is_person_awaited = awaited_people(&self.table).next().is_some();
        let pause = if is_person_awaited { config.courtesy } else { config.bot_pause };
        let thought = moment.clone().and_then(|moment| self.think(moment));
        let now = Instant::now();
        self.bots.holds.retain(|_, until| now < *until);
        self.bots.stop_thinking();
        (self.bots.moment, self.bots.thought, self.bots.advice) = (moment, thought, None);
        self.bots.since = Some((now, pause));
    }

    /// Deals, unless bots play at too many tables of this address already.
    pub(super) async fn deal(
        &mut self,
        by: &PersonId,
        address: Option<IpAddr>,
        version: Option<u64>,
    ) -> Result<u64, ApiError> {
        let most = self.node.config.limits.bot_tables;
        let counted = match address.filter(|_| !self.table.is_playing() && self.has_bots()) {
            Some(address) => Some(self.node.bot_tables.begin(address, most)?),
            None => None,
        };
        let done = self.command(by, Command::Deal, version).await?;
        self.bots.counted = counted.or(self.bots.counted.take());
        Ok(done)
    }

    /// Counts the table as one with bots for as long as it is one.
    fn count_bot_table(&mut self) {
        self.bots.address = self.looker().map(|watcher| watcher.address).or(self.bots.address);
        if !self.table.is_playing() || !self.has_bots() {
            self.bots.counted = None;
        } else if self.bots.counted.is_none() {
            self.bots.counted = self.bots.address.map(|address| self.node.bot_tables.go_on(address));
        }
    }

    /// Whether bots play, or would if cards were dealt now.
    fn has_bots(&self) -> bool {
        self.table.seats().iter().any(|seating| seating.player().is_none())
    }

    /// The watcher on whose account the bots think: the host, else a player, else any.
    fn looker(&self) -> Option<&Watcher> {
        let is_host = |watcher: &&Watcher| watcher.person == *self.table.host();
        let is_player = |watcher: &&Watcher| self.table.seat_of(&watcher.person).is_some();
        let watchers = || self.watchers.iter();
        watchers().find(is_host).or_else(|| watchers().find(is_player)).or_else(|| watchers().next())
    }

    /// The queue key of the bots' work. Tables that are watched come first.
    fn key(&self) -> Key {
        match self.looker() {
            Some(Watcher { person, address, .. }) => {
                Asker { address: Some(*address), person: Some(person.clone()) }.urgent()
            }
            None => {
                let person = Some(self.table.host().clone());
                Asker { address: self.bots.address, person }.patient()
            }
        }
    }

    /// Lets the bots wait for a person, or no longer. Asking twice does not make it longer.
    pub(super) fn hold(&mut self, person: PersonId, is_on: bool) {
        if is_on && self.table.seat_of(&person).is_some() {
            self.bots.holds.entry(person).or_insert_with(|| Instant::now() + LONGEST_HOLD);
        } else {
            self.bots.holds.remove(&person);
        }
    }

    /// When the bots' next action is shown: not before those who may act, too, have had the time they
    /// asked for.
    pub(super) fn bots_due(&self) -> Option<Instant> {
        let (_, due) = self.bots.advice.as_ref()?;
        let holds = awaited_people(&self.table).filter_map(|(_, person)| self.bots.holds.get(person));
        Some(holds.fold(*due, |due, until| due.max(*until)))
    }

    /// Lets the bots think in the pool, one after the other, without delaying others.
    fn think(&self, moment: Moment) -> Option<AbortHandle> {
        let (running, own) = (self.table.running()?.fork(), self.own.upgrade()?);
        let (work, key) = (self.node.work.clone(), self.key());
        let thought = tokio::spawn(async move {
            let advice = match first_move(&work, &key, running, &moment.bots).await {
                Ok(action) => Advice { moment, action, is_broken: false },
                Err(error) => {
                    tracing::error!(%error, "a bot broke down");
                    Advice { moment, action: None, is_broken: true }
                }
            };
            // If the actor has closed meanwhile, another one asks again.
            let _ = own.send(Message::Advice(advice));
        });
        Some(thought.abort_handle())
    }

    /// Keeps what the bots want until it is shown: after the pause, or after a further one if they
    /// thought for longer.
    pub(super) fn keep(&mut self, advice: Advice) {
        let Some((since, pause)) = self.bots.since else { return };
        if self.bots.moment.as_ref() == Some(&advice.moment) {
            self.bots.thought = None;
            let wait = shown_after(since.elapsed(), pause);
            self.bots.advice = Some((advice, since + wait));
        }
    }

    /// Does what a bot wants.
    pub(super) async fn follow(&mut self) {
        let Some((advice, _)) = self.bots.advice.take() else { return };
        let must_act = advice.is_broken || people_to_act(&self.table).next().is_none();
        let step = match advice.action.clone() {
            Some(Move::Wanted(seat, action)) => Some((seat, action)),
            Some(Move::Forced(seat, action)) if must_act => Some((seat, action)),
            None if must_act => self.first_action(),
            Some(Move::Forced(..)) | None => None,
        };
        let Some((seat, action)) = step else { return };
        match self.step(|table| Ok(table.decide_for_bot(seat, action.clone())?)).await {
            Ok(_) => Metrics::count(&self.node.metrics.bot_actions),
            // Another node's bot was quicker, or the person took over; otherwise retry later.
            Err(refused) => {
                tracing::debug!(table = %self.id, code = refused.problem.code, "a bot's action was refused");
                if self.moment().as_ref() == Some(&advice.moment) {
                    self.bots.advice = Some((advice, Instant::now() + PATIENCE));
                }
            }
        }
    }

    /// The first legal action of the first awaited bot, for when all bots would wait and no person can act.
    fn first_action(&self) -> Option<(Seat, Value)> {
        let running = self.table.running()?;
        let action = |(seat, _)| Some((seat, running.legal_json(seat).into_iter().next()?));
        self.table.awaited_bots().into_iter().find_map(action)
    }

    fn moment(&self) -> Option<Moment> {
        let bots: Vec<_> =
            self.table.awaited_bots().into_iter().map(|(seat, bot)| (seat, bot.to_string())).collect();
        let running = self.table.running().filter(|_| !bots.is_empty())?;
        Some(Moment { n_matches: self.table.n_matches(), version: running.version(), bots })
    }
}

/// The move of the first bot that wants to act, or that must. Each bot thinks in a turn of its own.
async fn first_move(
    work: &Work,
    key: &Key,
    mut running: Box<dyn AnyMatch>,
    bots: &[(Seat, String)],
) -> Result<Option<Move<Value>>, JoinError> {
    let mut forced = None;
    for (seat, bot) in bots.iter().cloned() {
        let think = move |_: &mut Turn| {
            let step = running.ask_bots([seat], |_| Some((bot.clone(), random::seed().dice(0))));
            (running, step)
        };
        let step;
        (running, step) = work.run(Lane::Bots, key.clone(), think).await?;
        match step {
            Some(Move::Wanted(..)) => return Ok(step),
            Some(Move::Forced(..)) | None => forced = forced.or(step),
        }
    }
    Ok(forced)
}

/// How long after bots began to be awaited their action is shown, if they thought for so long: one pause,
/// or as many whole ones as it takes.
fn shown_after(thought: Duration, pause: Duration) -> Duration {
    if pause.is_zero() {
        return thought;
    }
    let n = thought.as_nanos().div_ceil(pause.as_nanos()).max(1);
    pause.saturating_mul(n.try_into().unwrap_or(u32::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn how_long_a_bot_thought_is_not_shown() {
        let ms = Duration::from_millis;
        for (thought, shown) in [(0, 400), (1, 400), (399, 400), (400, 400), (401, 800), (900, 1200)] {
            assert_eq!(shown_after(ms(thought), ms(400)), ms(shown));
        }
        assert_eq!(shown_after(ms(7), ms(0)), ms(7));
    }
}
