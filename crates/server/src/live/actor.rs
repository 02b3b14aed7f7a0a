//! The actor of a table: one task per table and node, with a replica of the log, the watchers and the bots.
//!
//! The actor takes messages one at a time. It decides a step on its replica and appends it at the next number of
//! the log (optimistic concurrency, append at expected sequence). If another node took that number, the actor
//! catches up and decides again. Only what is on disk is acknowledged or shown.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use table::{Command, PersonId, Table};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep, sleep_until};

use crate::error::ApiError;
use crate::live::registry::Tables;
use crate::node::Node;
use crate::people::Person;
use crate::socket::outbox::Outbox;

use super::arrivals::Arrivals;
use super::bots::{Advice, Bots};
use super::step;
use super::watchers::{self, Watcher};

/// The pause before an actor retries to read a log.
const RETRY: Duration = Duration::from_secs(1);

/// Takes the result of a command: the table's new version, or the refusal.
pub(crate) type Answer = Box<dyn FnOnce(Result<u64, ApiError>) + Send>;

/// A query that reads the table.
pub(crate) type Look = Box<dyn FnOnce(Result<&Table, ApiError>) + Send>;

/// A message to an actor.
pub(crate) enum Message {
    /// A person's command, to be refused if the table no longer has `version`.
    Command { by: PersonId, address: Option<IpAddr>, command: Command, version: Option<u64>, answer: Answer },
    /// A connection subscribes to the table.
    Watch { connection: u64, person: PersonId, address: IpAddr, since: Option<u64>, outbox: Outbox },
    /// A connection unsubscribes.
    Unwatch { connection: u64 },
    /// The log has at least `len` entries.
    LogChanged { len: u64 },
    /// A deadline may have passed.
    Due,
    /// A bot has chosen its action.
    Advice(Advice),
    /// A person asks the bots to wait, or releases them.
    Hold { person: PersonId, is_on: bool },
    /// People have connected or left on other nodes.
    PresenceChanged,
    /// A person has changed name, picture or mute list.
    Changed { person: PersonId },
    /// A person has been forgotten.
    Forgotten { person: PersonId },
    /// A query that reads the table after catching up.
    Look(Look),
    /// The node goes down.
    Drain,
}

/// The state of a table's actor.
pub(crate) struct TableActor {
    pub(super) id: String,
    pub(super) node: Arc<Node>,
    /// The registry that holds this actor.
    pub(super) tables: Arc<Tables>,
    pub(super) own: mpsc::WeakUnboundedSender<Message>,
    pub(super) table: Table,
    /// Whether the log may have entries that the replica lacks.
    pub(super) is_behind: bool,
    pub(super) people: HashMap<PersonId, Arc<Person>>,
    pub(super) watchers: Vec<Watcher>,
    pub(super) arrivals: Arrivals,
    pub(super) bots: Bots,
}

/// Runs the actor of a table until it is idle or the node goes down.
pub(crate) async fn run(
    id: String,
    node: Arc<Node>,
    tables: Arc<Tables>,
    own: mpsc::WeakUnboundedSender<Message>,
    mut inbox: mpsc::UnboundedReceiver<Message>,
) {
    let table = match step::load(&id, &node).await {
        Ok(table) => table,
        Err(refused) => {
            inbox.close();
            tables.remove(&id, &own);
            while let Some(message) = inbox.recv().await {
                refuse(message, &id, ApiError { status: refused.status, problem: refused.problem.clone() });
            }
            return;
        }
    };
    let own_copy = own.clone();
    let mut actor = TableActor {
        id,
        node,
        tables,
        own,
        table,
        is_behind: false,
        people: HashMap::new(),
        watchers: Vec::new(),
        arrivals: Arrivals::default(),
        bots: Bots::default(),
    };
    actor.plan_bots();
    let goes_down = loop {
        let unload_at = Instant::now() + actor.node.config.unload_after;
        tokio::select! {
            message = inbox.recv() => match message {
                Some(Message::Drain) | None => break true,
                Some(message) => actor.take(message).await,
            },
            () = sleep_until(actor.bots_due().unwrap_or(unload_at)), if actor.bots_due().is_some() => {
                actor.follow().await;
                actor.show().await;
                actor.plan_bots();
            }
            () = sleep_until(actor.arrivals.due().unwrap_or(unload_at)), if actor.arrivals.due().is_some() => {
                actor.show_arrivals().await;
            }
            // The log could not be read, so watchers may not have seen the latest step.
            () = sleep(RETRY), if actor.is_behind => {
                let _ = actor.catch_up().await;
                actor.show().await;
                actor.plan_bots();
            }
            () = sleep_until(unload_at), if actor.is_idle() => break false,
        }
    };
    // From here on senders start a new actor. If the node goes down, this one still does what is in its inbox.
    // Otherwise it hands its inbox to the new one, so that a late subscription is not lost.
    inbox.close();
    actor.tables.remove(&actor.id, &own_copy);
    while let Some(message) = inbox.recv().await {
        if goes_down {
            actor.take(message).await;
        } else {
            actor.tables.send(&actor.id, message);
        }
    }
}

impl TableActor {
    async fn take(&mut self, message: Message) {
        match message {
            Message::Command { by, address, command, version, answer } => {
                let is_act = matches!(command, Command::Act { .. });
                let done = match command {
                    Command::Deal => self.deal(&by, address, version).await,
                    command => self.command(&by, command, version).await,
                };
                if is_act && done.is_ok() {
                    self.hold(by, false);
                }
                answer(done);
                self.show().await;
            }
            Message::Watch { connection, person, address, since, outbox } => {
                self.watch(connection, person, address, since, outbox).await;
                self.note_arrivals();
            }
            Message::Unwatch { connection } => {
                self.watchers.retain(|watcher| watcher.connection != connection);
                self.note_arrivals();
            }
            Message::PresenceChanged => self.note_arrivals(),
            Message::LogChanged { len } => {
                if self.table.version() < len {
                    self.is_behind = true;
                    let _ = self.catch_up().await;
                    self.show().await;
                }
            }
            Message::Due => {
                self.due().await;
                self.show().await;
            }
            Message::Advice(advice) => self.keep(advice),
            Message::Hold { person, is_on } => self.hold(person, is_on),
            Message::Changed { person } => {
                self.people.remove(&person);
                self.show_anew().await;
            }
            Message::Forgotten { person } => {
                self.table.doubt(&person);
                let _ = self.hear().await;
                if self.people.remove(&person).is_some() {
                    self.show_anew().await;
                }
            }
            Message::Look(look) => {
                self.is_behind = true;
                match self.catch_up().await {
                    Ok(()) => look(Ok(&self.table)),
                    Err(refused) => look(Err(refused)),
                }
                self.show().await;
            }
            Message::Drain => {}
        }
        self.plan_bots();
    }

    /// Applies a deadline that has passed.
    async fn due(&mut self) {
        let version = self.table.version();
        self.is_behind = true;
        let time = self.node.time.clone();
        let decide = |table: &Table| table.decide_for_clock(time.now(), &|since| time.lost_since(since));
        match self.step(|table| Ok(decide(table))).await {
            // The alarm note was out of date.
            Ok(since) if since == version => self.set_alarm().await,
            Ok(_) => {}
            Err(refused) => {
                tracing::warn!(table = %self.id, code = refused.problem.code, "the clock cannot act");
            }
        }
    }

    fn is_idle(&self) -> bool {
        self.watchers.is_empty() && !self.bots.are_busy()
    }
}

fn refuse(message: Message, id: &str, refused: ApiError) {
    match message {
        Message::Command { answer, .. } => answer(Err(refused)),
        Message::Look(look) => look(Err(refused)),
        Message::Watch { outbox, .. } => watchers::send_error(&outbox, id, &refused.problem),
        _ => {}
    }
}
