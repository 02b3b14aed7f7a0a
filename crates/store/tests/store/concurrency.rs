//! Many tasks at once: one winner per number, nothing lost, and few commits.

use std::collections::HashMap;
use std::sync::Arc;

use store::{Expect, Json, LogChanged, Put, Store, Write, WriteError};
use tokio::task::JoinSet;

use crate::place::{Place, append};

on_both! {
    a_number_has_one_winner,
    tables_do_not_disturb_each_other,
    no_count_is_lost,
    writes_are_committed_together,
    whoever_listens_hears_of_every_table,
}

/// Appends as nodes do: whenever a number is taken, reads on and tries the next one.
pub(crate) async fn append_after_others(store: &dyn Store, table: &str, who: &str, times: usize) -> Vec<u64> {
    let mut next = 0;
    let mut won = Vec::new();
    while won.len() < times {
        let write = store::Append { body: Json::new(who).unwrap(), ..append(table, next) };
        match store.write(write.into()).await {
            Ok(()) => won.push(next),
            Err(WriteError::Taken { .. }) => {}
            Err(error) => panic!("{error}"),
        }
        next += store.log(table, next).await.unwrap().len() as u64;
    }
    won
}

/// The log has no gap, and each entry is by the one who was told so.
pub(crate) async fn check_winners(store: &dyn Store, table: &str, won: &HashMap<String, Vec<u64>>) {
    let log = store.log(table, 0).await.unwrap();
    assert_eq!(log.len(), won.values().map(Vec::len).sum::<usize>());
    for (seq, entry) in log.iter().enumerate() {
        assert_eq!(entry.seq, seq as u64);
        let who: String = entry.body.read().unwrap();
        assert!(won[&who].contains(&entry.seq), "{who} was not told of entry {seq}");
    }
    let verified = store::verify(store, |_| {}).await.unwrap();
    assert_eq!((verified.unlinked, verified.faults), (0, Vec::new()));
}

async fn a_number_has_one_winner(place: &Place) {
    let store = place.open().await;
    let mut tasks = JoinSet::new();
    for number in 0..8 {
        let (store, who) = (store.clone(), format!("task {number}"));
        tasks.spawn(async move {
            let won = append_after_others(&*store, "t", &who, 10).await;
            (who, won)
        });
    }
    let won = tasks.join_all().await.into_iter().collect();
    check_winners(&*store, "t", &won).await;
}

/// A number of tasks, each with a table of its own and a number of entries.
async fn fill_tables(store: &Arc<dyn Store>, tables: usize, entries: u64) {
    let mut tasks = JoinSet::new();
    for number in 0..tables {
        let store = store.clone();
        tasks.spawn(async move {
            for seq in 0..entries {
                store.write(append(&format!("t{number}"), seq).into()).await.unwrap();
            }
        });
    }
    tasks.join_all().await;
}

async fn tables_do_not_disturb_each_other(place: &Place) {
    let store = place.open().await;
    fill_tables(&store, 40, 5).await;
    for number in 0..40 {
        assert_eq!(store.log(&format!("t{number}"), 0).await.unwrap().len(), 5);
    }
    assert_eq!(store.tally().writes, 200);
}

/// Adds to a number in a note, reading and trying again when it has changed.
pub(crate) async fn count_up(store: &dyn Store, id: &str, times: usize) {
    for _ in 0..times {
        loop {
            let note = store.note("count", id).await.unwrap();
            let (count, expect) = match note {
                Some(note) => (note.body.read::<u64>().unwrap(), Expect::Version(note.version)),
                None => (0, Expect::New),
            };
            let put = Put::new("count", id, Json::new(&(count + 1)).unwrap()).expecting(expect);
            match store.write(put.into()).await {
                Ok(()) => break,
                Err(WriteError::Changed { .. }) => {}
                Err(error) => panic!("{error}"),
            }
        }
    }
}

async fn no_count_is_lost(place: &Place) {
    let store = place.open().await;
    let mut tasks = JoinSet::new();
    for _ in 0..8 {
        let store = store.clone();
        tasks.spawn(async move { count_up(&*store, "c", 5).await });
    }
    tasks.join_all().await;
    assert_eq!(store.note("count", "c").await.unwrap().unwrap().body.as_str(), "40");
}

async fn writes_are_committed_together(place: &Place) {
    let store = place.open().await;
    fill_tables(&store, 100, 3).await;
    let tally = store.tally();
    assert_eq!(tally.writes, 300);
    assert!(tally.commits < 100, "{tally:?}");
    store.write(Write::from(append("alone", 0))).await.unwrap();
    assert_eq!(store.tally().commits, tally.commits + 1);
}

async fn whoever_listens_hears_of_every_table(place: &Place) {
    let store = place.open().await;
    let (mut first, mut second) = (store.log_changes(), store.log_changes());
    fill_tables(&store, 30, 2).await;
    for moves in [&mut first, &mut second] {
        let mut lens = HashMap::new();
        while lens.len() < 30 || lens.values().any(|&len| len < 2) {
            match moves.next().await.unwrap() {
                LogChanged::Table { table, len } => {
                    let before = lens.insert(table, len);
                    assert!(before.unwrap_or(0) < len, "news come in order");
                }
                LogChanged::Everything => panic!("nothing was lost"),
            }
        }
    }
    drop(store);
    assert_eq!(first.next().await, None);
}
