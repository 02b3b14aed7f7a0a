//! What was acknowledged is there, however the writer ended.

use std::collections::HashMap;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::thread::JoinHandle;
use std::time::Duration;

use store::{Entry, Location, Store, Write};
use tokio::task::JoinSet;

use crate::place::{Place, append, person};

on_both! {
    what_was_acknowledged_survives_a_kill,
}

const ROUNDS: u32 = 5;
const TABLES: usize = 8;
const LOCATION: &str = "STORE_TEST_LOCATION";

/// Kills a writing process again and again. Each table's log and the note of its length move together.
async fn what_was_acknowledged_survives_a_kill(place: &Place) {
    let location = match &place.location {
        Location::Folder(path) => path.to_str().unwrap(),
        Location::Postgres(address) => address,
    };
    let mut acknowledged = HashMap::<String, u64>::new();
    for round in 0..ROUNDS {
        // Ever later, so that the end comes at various moments of a commit.
        let (location, time) = (location.to_owned(), Duration::from_millis(70) * round);
        let told = tokio::task::spawn_blocking(move || write_until_killed(&location, time)).await.unwrap();
        acknowledged.extend(told);
        let store = place.open().await;
        for number in 0..TABLES {
            let table = format!("t{number}");
            let log = settled_log(&*store, &table).await;
            assert!(log.iter().zip(0..).all(|(entry, seq)| entry.seq == seq), "{table} has a gap");
            let promised = acknowledged.get(&table).copied().unwrap_or(0);
            assert!(promised <= log.len() as u64, "{table} has {} of {promised} entries", log.len());
        }
    }
}

/// A table's log, once it is as long as its note says: the last commit of a killed writer may still be on
/// its way through PostgreSQL, but what is torn apart stays so.
async fn settled_log(store: &dyn Store, table: &str) -> Vec<Entry> {
    for _ in 0..50 {
        let log = store.log(table, 0).await.unwrap();
        let note = store.note("person", table).await.unwrap();
        let noted = note.map_or("0".into(), |note| note.body.read::<String>().unwrap());
        if noted == log.len().to_string() {
            return log;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("{table} and its note are torn apart");
}

/// Starts a writer, kills it some time after its first word, and returns how long it said each log to be.
fn write_until_killed(location: &str, time: Duration) -> HashMap<String, u64> {
    let writer = Writer::start(location);
    std::thread::sleep(time);
    writer.kill()
}

/// A process that writes until it is killed.
pub(crate) struct Writer {
    child: Child,
    listener: Option<JoinHandle<HashMap<String, u64>>>,
}

impl Writer {
    /// Starts the process and waits for its first word.
    pub(crate) fn start(location: &str) -> Writer {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "durability::writer", "--ignored", "--nocapture"])
            .env(LOCATION, location)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        let (first_word, heard) = mpsc::channel();
        let listener = std::thread::spawn(move || {
            let mut told = HashMap::new();
            for line in output.lines() {
                // The test harness of the writer speaks too.
                let line = line.unwrap();
                if let Some((table, len)) =
                    line.strip_prefix("written ").and_then(|told| told.split_once(' '))
                {
                    told.insert(table.to_owned(), len.parse().unwrap());
                    // Only the first one is waited for.
                    let _ = first_word.send(());
                }
            }
            told
        });
        let writer = Writer { child, listener: Some(listener) };
        heard.recv_timeout(Duration::from_secs(300)).expect("the writer wrote nothing");
        writer
    }

    pub(crate) fn pid(&self) -> u32 {
        self.child.id()
    }

    /// Kills it, and returns how long it said each log to be.
    pub(crate) fn kill(mut self) -> HashMap<String, u64> {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        self.listener.take().unwrap().join().unwrap()
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "the process that the tests above start and kill"]
async fn writer() {
    let location: Location = std::env::var(LOCATION).unwrap().parse().unwrap();
    let store = store::open(&location).await.unwrap();
    let mut tasks = JoinSet::new();
    for number in 0..TABLES {
        let store = store.clone();
        tasks.spawn(async move {
            let table = format!("t{number}");
            let mut seq = store.log(&table, 0).await.unwrap().len() as u64;
            loop {
                let write = Write::from(append(&table, seq)).with(person(&table, &(seq + 1).to_string()));
                store.write(write).await.unwrap();
                seq += 1;
                println!("written {table} {seq}");
            }
        });
    }
    tasks.join_all().await;
}
