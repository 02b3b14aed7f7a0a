//! Tables full of players that reconnect.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

use crate::stubborn::{Acknowledged, Address, Course, PATIENCE, introduce, open, play};

/// Tables at which two people play until they are told to stop.
pub(crate) struct Crowd {
    pub(crate) course: Arc<Course>,
    tables: Vec<String>,
    players: Vec<JoinHandle<Acknowledged>>,
}

impl Crowd {
    /// Opens tables at whose seats are players of these two nodes.
    pub(crate) async fn gather(n_tables: usize, addresses: [&Address; 2]) -> Crowd {
        let course = Arc::<Course>::default();
        let (mut players, mut tables) = (Vec::new(), Vec::new());
        for _ in 0..n_tables {
            let tokens = [introduce(addresses[0]).await, introduce(addresses[0]).await];
            let table = open(addresses[0], &tokens[0], 3).await;
            for ((seat, token), address) in ["A", "B"].into_iter().zip(tokens).zip(addresses) {
                let (address, table, course) = (address.clone(), table.clone(), course.clone());
                players
                    .push(tokio::spawn(async move { play(&address, &token, &table, seat, &course).await }));
            }
            tables.push(table);
        }
        Crowd { course, tables, players }
    }

    /// Waits until this many further actions have been acknowledged.
    pub(crate) async fn goes_on(&self, n_actions: usize) {
        let wanted = self.course.n_done.load(Relaxed) + n_actions;
        let wait = async {
            while self.course.n_done.load(Relaxed) < wanted {
                sleep(Duration::from_millis(5)).await;
            }
        };
        timeout(PATIENCE, wait).await.expect("play goes on");
    }

    /// Lets all matches end, and returns the tables and what was acknowledged there.
    pub(crate) async fn disperse(self) -> (Vec<String>, Vec<Acknowledged>) {
        self.course.is_enough.store(true, Relaxed);
        let mut acknowledged = Vec::new();
        for player in self.players {
            acknowledged.push(timeout(PATIENCE, player).await.expect("every table goes on").unwrap());
        }
        (self.tables, acknowledged)
    }

    /// Prints how long answers took, in long runs.
    pub(crate) fn report(&self, rounds: u64, what: &str) {
        let waits = self.course.waits.lock().unwrap();
        let n_stalls = waits.iter().filter(|wait| Duration::from_secs(5) < **wait).count();
        let longest = waits.iter().max().copied().unwrap_or_default();
        println!(
            "{rounds} {what}: {} actions acknowledged, {} unavailable, longest answer {longest:?}, {n_stalls} over 5 s",
            self.course.n_done.load(Relaxed),
            self.course.n_unavailable.load(Relaxed),
        );
    }
}
