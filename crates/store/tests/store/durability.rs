//! What was acknowledged is there, however the writer ended.

use std::collections::HashMap;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::time::Duration;

use store::{Location, Write};
use tokio::task::JoinSet;

use crate::place::{Place, append, person};

on_both! {
    what_was_acknowledged_survives_a_kill,
}

const ROUNDS: usize = 4;
const TABLES: usize = 8;
const LOCATION: &str = "STORE_TEST_LOCATION";

/// Kills a writing process again and again. Each table's log and the note of its length move together.
async fn what_was_acknowledged_survives_a_kill(place: &Place) {
    let Location::Folder(text) = &place.location else { return check_kills(place, place.address()).await };
    check_kills(place, text.to_str().unwrap()).await;
}

async fn check_kills(place: &Place, location: &str) {
    let mut acknowledged = HashMap::<String, u64>::new();
    for round in 1..=ROUNDS {
        let location = location.to_owned();
        let told = tokio::task::spawn_blocking(move || write_until_killed(&location)).await.unwrap();
        assert!(!told.is_empty(), "round {round} wrote nothing");
        acknowledged.extend(told);
        let store = place.open().await;
        for number in 0..TABLES {
            let table = format!("t{number}");
            let log = store.log(&table, 0).await.unwrap();
            assert!(log.iter().zip(0..).all(|(entry, seq)| entry.seq == seq), "{table} has a gap");
            let promised = acknowledged.get(&table).copied().unwrap_or(0);
            assert!(promised <= log.len() as u64, "{table} has {} of {promised} entries", log.len());
            let note = store.note("person", &table).await.unwrap();
            let noted = note.map_or(0, |note| note.body.read::<String>().unwrap().parse::<usize>().unwrap());
            assert_eq!(noted, log.len(), "{table} and its note are torn apart");
        }
    }
}

/// Starts a writer, kills it after a while, and returns how long it said each log to be.
fn write_until_killed(location: &str) -> HashMap<String, u64> {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "durability::writer", "--ignored", "--nocapture"])
        .env(LOCATION, location)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let output = BufReader::new(child.stdout.take().unwrap());
    let listener = std::thread::spawn(move || {
        let mut told = HashMap::new();
        for line in output.lines() {
            // The test harness of the writer speaks too.
            let line = line.unwrap();
            if let Some((table, len)) = line.strip_prefix("written ").and_then(|told| told.split_once(' ')) {
                told.insert(table.to_owned(), len.parse().unwrap());
            }
        }
        told
    });
    std::thread::sleep(Duration::from_millis(500));
    child.kill().unwrap();
    child.wait().unwrap();
    listener.join().unwrap()
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
