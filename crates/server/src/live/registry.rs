//! The registry of the tables loaded on this node, each with an actor.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use store::{Found, LogChanged, Query, StoreError};
use table::Table;
use tokio::sync::{mpsc, oneshot};

use crate::error::ApiError;
use crate::history::statistics;
use crate::live::actor::{self, Message};
use crate::live::presence::Presence;
use crate::node::{Node, time_tag};
use crate::upkeep::sweep::sweep;

/// How many due tables one query reads.
const MOST_DUE: u32 = 500;

/// The actors of the tables loaded on this node.
pub(crate) struct Tables {
    pub(crate) node: Arc<Node>,
    pub(crate) presence: Presence,
    actors: Mutex<HashMap<String, mpsc::UnboundedSender<Message>>>,
    /// Alarms that this node puts off, by table: the version of the note, and the steady time in milliseconds.
    delayed: Mutex<HashMap<String, (u64, u64)>>,
}

impl Tables {
    pub(crate) fn new(node: Arc<Node>) -> Arc<Tables> {
        Arc::new(Tables {
            node,
            presence: Presence::new(),
            actors: Mutex::default(),
            delayed: Mutex::default(),
        })
    }

    /// How many tables are loaded.
    pub(crate) fn len(&self) -> usize {
        self.actors().len()
    }

    /// Sends a message to a table's actor, which is started if need be.
    pub(crate) fn send(self: &Arc<Self>, id: &str, mut message: Message) {
        loop {
            let actor = self.actor(id);
            match actor.send(message) {
                Ok(()) => return,
                // That actor has just closed; the next lookup finds none, or another one.
                Err(mpsc::error::SendError(unsent)) => {
                    message = unsent;
                    self.remove(id, &actor.downgrade());
                }
            }
        }
    }

    /// Reads the latest state of a table.
    pub(crate) async fn ask<T: Send + 'static>(
        self: &Arc<Self>,
        id: &str,
        question: impl FnOnce(&Table) -> T + Send + 'static,
    ) -> Result<T, ApiError> {
        let (answer, answered) = oneshot::channel();
        let look = Box::new(move |table: Result<&Table, ApiError>| {
            // The caller may have been dropped.
            let _ = answer.send(table.map(question));
        });
        self.send(id, Message::Look(look));
        answered.await.map_err(|_| ApiError::broken_table())?
    }

    /// Sends a command and waits for its result.
    pub(crate) async fn command(
        self: &Arc<Self>,
        id: &str,
        by: table::PersonId,
        command: table::Command,
    ) -> Result<u64, ApiError> {
        let (answer, answered) = oneshot::channel();
        let answer = Box::new(move |done| {
            let _ = answer.send(done);
        });
        self.send(id, Message::Command { by, address: None, command, version: None, answer });
        answered.await.map_err(|_| ApiError::broken_table())?
    }

    /// Sends a message to a table's actor if it is loaded.
    pub(crate) fn send_if_loaded(&self, id: &str, message: Message) {
        if let Some(actor) = self.actors().get(id) {
            let _ = actor.send(message);
        }
    }

    /// Sends a message to every loaded actor.
    pub(crate) fn send_to_all_loaded(&self, message: impl Fn() -> Message) {
        for actor in self.actors().values() {
            let _ = actor.send(message());
        }
    }

    /// Removes this actor, if it is still the one of its table.
    pub(crate) fn remove(&self, id: &str, actor: &mpsc::WeakUnboundedSender<Message>) {
        let mut actors = self.actors();
        let is_current = match (actors.get(id), actor.upgrade()) {
            (Some(current), Some(actor)) => current.same_channel(&actor),
            _ => false,
        };
        if is_current {
            actors.remove(id);
        }
    }

    /// Passes on changes of logs from all nodes, for ever.
    pub(crate) async fn listen(self: Arc<Self>) {
        let mut changes = self.node.store.log_changes();
        while let Some(change) = changes.next().await {
            match change {
                LogChanged::Table { table, len } => self.send_if_loaded(&table, Message::LogChanged { len }),
                LogChanged::Everything => self.send_to_all_loaded(|| Message::LogChanged { len: u64::MAX }),
            }
        }
    }

    /// Rings alarms every second, for ever. All nodes do; the log decides whose step counts.
    pub(crate) async fn watch_the_clock(self: Arc<Self>) {
        let mut ticks = tokio::time::interval(Duration::from_secs(1));
        ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        let mut n_ticks = 0u64;
        loop {
            ticks.tick().await;
            if let Err(error) = self.ring_alarms().await {
                tracing::error!(%error, "the clock cannot be read");
            }
            n_ticks += 1;
            if n_ticks.is_multiple_of(10) {
                let _ = statistics::count(&self.node).await;
            }
            if n_ticks.is_multiple_of(600) {
                let _ = sweep(&self, self.node.time.now()).await;
            }
        }
    }

    /// Wakes the tables that have a deadline in the past.
    pub(crate) async fn ring_alarms(self: &Arc<Self>) -> Result<(), StoreError> {
        let mut query = Query::of("deadline").to(time_tag(self.node.time.now())).limit(MOST_DUE);
        loop {
            let found = self.node.store.notes(&query).await?;
            for Found { note, .. } in &found {
                if !self.is_delayed(&note.id, note.version) {
                    self.send(&note.id, Message::Due);
                }
            }
            match found.last() {
                Some(last) if found.len() == MOST_DUE as usize => query = query.after(last.cursor()),
                _ => return Ok(()),
            }
        }
    }

    /// Puts off the alarm of this version of its note until a time on this node.
    pub(crate) fn delay_alarm(&self, table: &str, version: u64, until: u64) {
        let wait = until.saturating_sub(self.node.time.now());
        self.delayed().insert(table.into(), (version, self.node.time.steady() + wait));
    }

    fn is_delayed(&self, table: &str, version: u64) -> bool {
        let mut delayed = self.delayed();
        let Some((of, until)) = delayed.get(table) else { return false };
        let is_delayed = *of == version && self.node.time.steady() < *until;
        if !is_delayed {
            delayed.remove(table);
        }
        is_delayed
    }

    fn delayed(&self) -> MutexGuard<'_, HashMap<String, (u64, u64)>> {
        self.delayed.lock().expect("no thread panics while it looks at alarms")
    }

    /// Closes all actors after they have emptied their inboxes.
    pub(crate) async fn drain(&self, patience: Duration) {
        self.send_to_all_loaded(|| Message::Drain);
        let end = tokio::time::Instant::now() + patience;
        while self.len() != 0 && tokio::time::Instant::now() < end {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// The actor of a table, started if need be.
    fn actor(self: &Arc<Self>, id: &str) -> mpsc::UnboundedSender<Message> {
        let mut actors = self.actors();
        if let Some(actor) = actors.get(id) {
            return actor.clone();
        }
        let (sender, inbox) = mpsc::unbounded_channel();
        let run = actor::run(id.into(), self.node.clone(), self.clone(), sender.downgrade(), inbox);
        tokio::spawn(run);
        actors.insert(id.into(), sender.clone());
        sender
    }

    fn actors(&self) -> MutexGuard<'_, HashMap<String, mpsc::UnboundedSender<Message>>> {
        self.actors.lock().expect("no thread panics while it holds the actors")
    }
}
