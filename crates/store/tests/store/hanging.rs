//! Sessions that hang: a paused node, a locked row, a backend that no longer answers.

use std::process::Command;
use std::time::Duration;

use store::{Store, StoreError, Write, WriteError};
use tokio::time::timeout;

use crate::durability::Writer;
use crate::nodes::{PATIENCE, until_blocked};
use crate::place::{Place, append, client, entry, person};

/// A process that does not run until this is dropped.
struct Paused(u32);

impl Paused {
    fn new(pid: u32) -> Paused {
        assert!(signal("-STOP", pid));
        Paused(pid)
    }
}

impl Drop for Paused {
    fn drop(&mut self) {
        signal("-CONT", self.0);
    }
}

fn signal(name: &str, pid: u32) -> bool {
    Command::new("kill").args([name, &pid.to_string()]).status().unwrap().success()
}

/// Pauses the backends of all nodes on this database whose last statement looks like this.
async fn pause_backends(place: &Place, like: &str) -> Vec<Paused> {
    let sql = "SELECT pid FROM pg_stat_activity
        WHERE application_name = 'wardroom' AND datname = current_database() AND query LIKE $1";
    let rows = client(place.address()).await.query(sql, &[&like]).await.unwrap();
    assert!(!rows.is_empty(), "no backend has last carried out {like}");
    rows.iter().map(|row| Paused::new(row.get::<_, i32>(0).cast_unsigned())).collect()
}

/// Writes until the store takes it, and returns how often it was refused.
async fn write_stubbornly(store: &dyn Store, write: Write) -> usize {
    for n_refusals in 0.. {
        match store.write(write.clone()).await {
            Ok(()) => return n_refusals,
            Err(WriteError::Unavailable(_)) => {}
            Err(error) => panic!("{error}"),
        }
    }
    unreachable!()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_paused_node_holds_no_lock() {
    let place = Place::database().await;
    let store = place.open().await;
    let writer = Writer::start(place.address());
    for round in 0..40 {
        // At another moment of a commit each time.
        tokio::time::sleep(Duration::from_micros(997 * round % 20_011)).await;
        let _paused = Paused::new(writer.pid());
        // The writer is at work on these very notes.
        let notes = (0..8).map(|number| person(&format!("t{number}"), "mine")).collect();
        let written = timeout(PATIENCE, store.write(Write { notes, ..Write::default() })).await;
        assert_eq!(written.expect("a paused node stops no other"), Ok(()));
    }
    writer.kill();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_locked_row_stops_only_those_who_need_it() {
    let place = Place::database().await;
    let store = place.open().await;
    store.write(person("ada", "Ada").into()).await.unwrap();
    let psql = client(place.address()).await;
    psql.batch_execute("BEGIN; SELECT FROM wardroom.note WHERE id = 'ada' FOR UPDATE").await.unwrap();

    let locked = Write::from(append("locked", 0)).with(person("ada", "?"));
    let waiting = tokio::spawn({
        let (store, locked) = (store.clone(), locked.clone());
        async move { store.write(locked).await }
    });
    until_blocked(place.address(), 1).await;
    let others = async {
        for seq in 0..20 {
            write_stubbornly(&*store, append("free", seq).into()).await;
        }
    };
    timeout(PATIENCE, others).await.expect("a locked row stops no other table");
    let refused = timeout(PATIENCE, waiting).await.unwrap().unwrap();
    assert!(matches!(refused, Err(WriteError::Unavailable(StoreError::Unavailable(_)))), "{refused:?}");
    psql.batch_execute("COMMIT").await.unwrap();
    timeout(PATIENCE, write_stubbornly(&*store, locked)).await.unwrap();
    assert_eq!(store.log("locked", 0).await.unwrap(), [entry(0)]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_locked_table_is_told_to_readers() {
    let place = Place::database().await;
    let store = place.open().await;
    let psql = client(place.address()).await;
    psql.batch_execute("BEGIN; LOCK TABLE wardroom.entry").await.unwrap();
    let refused = timeout(PATIENCE, store.log("t", 0)).await.expect("a lock is not waited for without end");
    assert!(matches!(refused, Err(StoreError::Unavailable(_))), "{refused:?}");
    psql.batch_execute("COMMIT").await.unwrap();
    timeout(PATIENCE, async { while store.log("t", 0).await.is_err() {} }).await.unwrap();
}

/// Whether a write without an answer was carried out is told by writing it again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_session_that_hangs_is_replaced() {
    let place = Place::database().await;
    let store = place.open().await;
    store.write(append("t", 0).into()).await.unwrap();
    store.log("t", 0).await.unwrap();
    let paused = pause_backends(&place, "%").await;
    let refused = timeout(PATIENCE, store.write(append("t", 1).into())).await;
    let refused = refused.expect("a backend is not waited for without end");
    assert!(matches!(refused, Err(WriteError::Unavailable(_))), "{refused:?}");
    let recovered = async { while store.log("t", 0).await.is_err() {} };
    timeout(PATIENCE, recovered).await.expect("a reader that hangs is replaced");
    timeout(PATIENCE, write_stubbornly(&*store, append("t", 1).into())).await.unwrap();
    drop(paused);
    // What was sent to the paused backend comes too late, or has come already.
    timeout(PATIENCE, write_stubbornly(&*store, append("t", 2).into())).await.unwrap();
    assert_eq!(store.log("t", 0).await.unwrap(), [entry(0), entry(1), entry(2)]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_listener_that_hangs_is_replaced() {
    let place = Place::database().await;
    let (here, there) = (place.open().await, place.open().await);
    let mut changes = there.log_changes();
    let _paused = pause_backends(&place, "LISTEN%").await;
    here.write(append("t", 0).into()).await.unwrap();
    let heard = timeout(PATIENCE, changes.next()).await.expect("a listener that hangs is replaced");
    assert!(heard.is_some());
}
