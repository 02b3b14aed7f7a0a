//! Presence: which people are connected to which table, on this node and on others.
//!
//! An actor knows the watchers of its table here. Every two seconds a node writes a changed presence note
//! (a heartbeat) and reads those of other nodes. Presence is never logged.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use store::{Put, Query};
use table::PersonId;

use crate::error::ApiError;
use crate::live::actor::Message;
use crate::live::registry::Tables;
use crate::node::{now, time_tag};
use crate::notes::{put, read};
use crate::random;

/// The interval between two exchanges.
const ROUND: Duration = Duration::from_secs(2);
/// The age in milliseconds from which a heartbeat is ignored.
const BELIEVED_MS: u64 = 60_000;
/// The most people in a presence note, whose size is limited.
const MOST_TOLD: usize = 15_000;

/// The people who watch each table.
type Watching = BTreeMap<String, BTreeSet<PersonId>>;

/// The people connected to this node and to others.
pub(crate) struct Presence {
    /// The node's name in the store.
    id: String,
    here: Mutex<Watching>,
    elsewhere: Mutex<Watching>,
}

impl Presence {
    pub(crate) fn new() -> Presence {
        Presence { id: random::id(), here: Mutex::default(), elsewhere: Mutex::default() }
    }

    /// The people who watch a table, on any node.
    pub(crate) fn at(&self, table: &str) -> BTreeSet<PersonId> {
        let of = |watching: &Mutex<Watching>| lock(watching).get(table).cloned().unwrap_or_default();
        &of(&self.here) | &of(&self.elsewhere)
    }

    /// Sets the people who watch a table on this node.
    pub(crate) fn set(&self, table: &str, people: BTreeSet<PersonId>) {
        let mut here = lock(&self.here);
        if people.is_empty() {
            here.remove(table);
        } else {
            here.insert(table.into(), people);
        }
    }

    fn here(&self) -> Watching {
        let here = lock(&self.here);
        let mut n = 0;
        let told = here.iter().take_while(|(_, people)| {
            n += people.len();
            n <= MOST_TOLD
        });
        told.map(|(table, people)| (table.clone(), people.clone())).collect()
    }
}

impl Tables {
    /// Exchanges presence with other nodes, for ever.
    pub(crate) async fn refresh_presence(self: Arc<Self>) {
        let mut rounds = tokio::time::interval(ROUND);
        rounds.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        let mut told = (Watching::new(), 0);
        loop {
            rounds.tick().await;
            // If the database fails, the next round tries again.
            let _ = self.publish_presence(&mut told).await;
            let _ = self.read_forgotten().await;
            if let Ok(elsewhere) = self.read_other_nodes().await {
                let before = std::mem::replace(&mut *lock(&self.presence.elsewhere), elsewhere.clone());
                let has_changed = |id: &&String| before.get(*id) != elsewhere.get(*id);
                for id in before.keys().chain(elsewhere.keys()).filter(has_changed) {
                    self.send_if_loaded(id, Message::PresenceChanged);
                }
            }
        }
    }

    /// Deletes this node's presence note.
    pub(crate) async fn leave(&self) {
        let _ = self.node.store.write(Put::delete("presence", &self.presence.id).into()).await;
    }

    /// Writes the presence note if it has changed or is about to expire.
    async fn publish_presence(&self, (told, at): &mut (Watching, u64)) -> Result<(), ApiError> {
        let (here, now) = (self.presence.here(), now());
        let is_old = !here.is_empty() && *at + BELIEVED_MS / 2 < now;
        if here != *told || is_old {
            self.node
                .store
                .write(put("presence", &self.presence.id, &here).tagged(time_tag(now)).into())
                .await?;
            (*told, *at) = (here, now);
        }
        Ok(())
    }

    /// Closes the connections of people and devices that other nodes have lately forgotten.
    async fn read_forgotten(&self) -> Result<(), ApiError> {
        let recent = Query::of("gone").from(time_tag(now().saturating_sub(BELIEVED_MS)));
        for found in self.node.store.notes(&recent).await? {
            // There may be no listener.
            let _ = self.node.gone.send(read(&found.note)?);
        }
        Ok(())
    }

    /// Reads who is connected to other nodes.
    async fn read_other_nodes(&self) -> Result<Watching, ApiError> {
        let mut elsewhere = Watching::new();
        let recent = Query::of("presence").from(time_tag(now().saturating_sub(BELIEVED_MS)));
        for found in self.node.store.notes(&recent).await? {
            if found.note.id != self.presence.id {
                for (table, people) in read::<Watching>(&found.note)? {
                    elsewhere.entry(table).or_default().extend(people);
                }
            }
        }
        Ok(elsewhere)
    }
}

fn lock(watching: &Mutex<Watching>) -> MutexGuard<'_, Watching> {
    watching.lock().expect("no thread panics while it holds the presence")
}
