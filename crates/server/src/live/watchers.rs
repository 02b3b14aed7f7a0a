//! The connections that watch a table: each gets its own view of every step.

use std::net::IpAddr;
use std::sync::Arc;

use catalogue::Problem;
use table::{Face, PersonId};

use super::actor::TableActor;
use crate::metrics::Metrics;
use crate::people::Person;
use crate::socket::outbox::Outbox;
use crate::socket::protocol::FromServer;

/// A connection that watches a table.
pub(super) struct Watcher {
    pub(super) connection: u64,
    pub(super) person: PersonId,
    pub(super) address: IpAddr,
    /// The version shown last.
    seen: u64,
    outbox: Outbox,
}

impl TableActor {
    /// Subscribes a connection to the table.
    pub(super) async fn watch(
        &mut self,
        connection: u64,
        person: PersonId,
        address: IpAddr,
        since: Option<u64>,
        outbox: Outbox,
    ) {
        self.watchers.retain(|watcher| watcher.connection != connection);
        self.is_behind = true;
        if let Err(refused) = self.catch_up().await {
            return send_error(&outbox, &self.id, &refused.problem);
        }
        self.show().await;
        self.look_up_people().await;
        self.look_up(&person).await;
        self.arrivals.here.insert(person.clone());
        let watcher = Watcher { connection, person, address, seen: since.unwrap_or(0), outbox };
        if self.send_view(&watcher) {
            self.watchers.push(Watcher { seen: self.table.version(), ..watcher });
            // A lone watcher has just been sent who is connected.
            if self.watchers.len() == 1 {
                self.arrivals.shown.clone_from(&self.arrivals.here);
            }
        }
    }

    /// Sends every watcher the steps that it has not seen yet.
    pub(super) async fn show(&mut self) {
        let version = self.table.version();
        if self.watchers.iter().all(|watcher| watcher.seen == version) {
            return;
        }
        self.look_up_people().await;
        let mut watchers = std::mem::take(&mut self.watchers);
        watchers.retain_mut(|watcher| {
            let is_there = watcher.seen == version || self.send_view(watcher);
            watcher.seen = version;
            is_there
        });
        self.watchers = watchers;
    }

    /// Sends every watcher the table once more, since a face or presence has changed.
    pub(super) async fn show_anew(&mut self) {
        self.show().await;
        self.look_up_people().await;
        for person in self.watchers.iter().map(|watcher| watcher.person.clone()).collect::<Vec<_>>() {
            self.look_up(&person).await;
        }
        let watchers = std::mem::take(&mut self.watchers);
        self.watchers = watchers.into_iter().filter(|watcher| self.send_view(watcher)).collect();
    }

    /// Sends a watcher its view; false if it can no longer be reached.
    fn send_view(&self, watcher: &Watcher) -> bool {
        let Watcher { person, seen, outbox, .. } = watcher;
        if self.table.has_sent_away(person) {
            send_error(outbox, &self.id, &Problem::from_error(&table::Refusal::SentAway));
            return false;
        }
        let face = |person: &PersonId| {
            self.people.get(person).map_or_else(Face::unknown, |person| person.face.clone())
        };
        let listener = self.people.get(person);
        let is_muted = |other: &PersonId| listener.is_some_and(|person| person.muted.contains(other));
        let (versions, events) = self.table.steps_since(person, *seen).into_iter().unzip();
        Metrics::count(&self.node.metrics.updates);
        let mut sight = self.table.view(person, &face, &|person| self.arrivals.here.contains(person));
        self.node.time.correct(&mut sight, &self.table);
        outbox.send(&FromServer::Table {
            table: &self.id,
            sight: Box::new(sight),
            events,
            versions,
            remarks: self.table.chat_since(person, *seen, &face, &is_muted),
        })
    }

    async fn look_up_people(&mut self) {
        let is_unknown = |person: &&PersonId| !self.people.contains_key(*person);
        for person in self.table.people().filter(is_unknown).cloned().collect::<Vec<_>>() {
            self.look_up(&person).await;
        }
    }

    /// Loads a person's name; one who has been forgotten gets a placeholder.
    async fn look_up(&mut self, person: &PersonId) {
        if self.people.contains_key(person) {
            return;
        }
        if let Ok(found) = self.node.people.find(person).await {
            let forgotten =
                || Arc::new(Person { face: Face::unknown(), muted: Default::default(), arrived: None });
            self.people.insert(person.clone(), found.unwrap_or_else(forgotten));
        }
    }
}

pub(super) fn send_error(outbox: &Outbox, id: &str, problem: &Problem) {
    outbox.send(&FromServer::Error { table: Some(id), error: problem });
}
