//! What only PostgreSQL does: several nodes on one database.

use std::time::Duration;

use store::{BackupError, Expect, Json, LogChanged, Put, Query, Store, Write, WriteError};
use tokio::task::JoinSet;
use tokio::time::timeout;

use crate::concurrency::{append_after_others, check_winners, count_up};
use crate::place::{Place, append, changed, client, entry, person, taken};

/// Long enough for any machine, short enough to fail.
pub(crate) const PATIENCE: Duration = Duration::from_secs(300);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_number_has_one_winner_among_all_nodes() {
    let place = Place::database().await;
    let nodes = [place.open().await, place.open().await];
    let mut tasks = JoinSet::new();
    for number in 0..8 {
        let (node, who) = (nodes[number % 2].clone(), format!("task {number}"));
        // Half of the tasks meet at each table, from both nodes.
        let table = format!("t{}", number / 4);
        tasks.spawn(async move {
            let won = append_after_others(&*node, &table, &who, 25).await;
            (table, who, won)
        });
    }
    let won = tasks.join_all().await;
    for table in ["t0", "t1"] {
        let won = won.iter().filter(|won| won.0 == table).map(|(_, who, won)| (who.clone(), won.clone()));
        check_winners(&*nodes[0], table, &won.collect()).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_count_is_lost_among_nodes() {
    let place = Place::database().await;
    let nodes = [place.open().await, place.open().await];
    let mut tasks = JoinSet::new();
    for number in 0..8 {
        let node = nodes[number % 2].clone();
        tasks.spawn(async move { count_up(&*node, &format!("c{}", number / 4), 10).await });
    }
    tasks.join_all().await;
    for id in ["c0", "c1"] {
        assert_eq!(nodes[1].note("count", id).await.unwrap().unwrap().body.as_str(), "40");
    }
}

/// Waits until `n` connections wait for locks that others hold.
pub(crate) async fn until_blocked(address: &str, n_waiting: usize) {
    let waiting = "SELECT FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'";
    let client = client(address).await;
    let wait = async { while client.query(waiting, &[]).await.unwrap().len() < n_waiting {} };
    timeout(PATIENCE, wait).await.unwrap();
}

/// What becomes of a write, however often it is unavailable because a test is slow to release its locks.
async fn outcome_of(store: &dyn Store, write: Write) -> Result<(), WriteError> {
    loop {
        match store.write(write.clone()).await {
            Err(WriteError::Unavailable(_)) => tokio::time::sleep(Duration::from_millis(50)).await,
            outcome => return outcome,
        }
    }
}

/// A second node has written an entry and a note but not yet committed: the batch on the first one waits,
/// and then knows.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_batch_starts_over_when_another_node_comes_in_between() {
    let place = Place::database().await;
    let store = place.open().await;
    let other = client(place.address()).await;
    for end in ["COMMIT", "ROLLBACK"] {
        for (sql, write, refusal) in [
            (
                format!("INSERT INTO wardroom.entry VALUES ('{end}', 0, 0, '0', '')"),
                Write::from(append(end, 0)).with(person("bystander", "")),
                taken(end, 0),
            ),
            (
                format!("INSERT INTO wardroom.note VALUES ('person', '{end}', 1, '0')"),
                Write::from(append("bystander", 0)).with(person(end, "").expecting(Expect::New)),
                changed(end),
            ),
        ] {
            other.batch_execute(&format!("BEGIN; {sql}")).await.unwrap();
            let writing = tokio::spawn({
                let store = store.clone();
                async move { outcome_of(&*store, write).await }
            });
            until_blocked(place.address(), 1).await;
            other.batch_execute(end).await.unwrap();
            let outcome = timeout(PATIENCE, writing).await.unwrap().unwrap();
            assert_eq!(outcome, if end == "COMMIT" { refusal } else { Ok(()) });
        }
        let is_written = end == "ROLLBACK";
        assert_eq!(store.note("person", "bystander").await.unwrap().is_some(), is_written);
        assert_eq!(store.log("bystander", 0).await.unwrap().len(), usize::from(is_written));
    }
}

/// The store holds a note and waits for an entry, a second session the other way round. The store gives up
/// first, since the second one waits for an hour, and a third one sees to it that both have begun.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_batch_starts_over_when_two_nodes_wait_for_each_other() {
    let place = Place::database().await;
    let store = place.open().await;
    store.write(Write::from(person("ada", "Ada")).with(person("bob", "Bob"))).await.unwrap();

    let (second, third) = (client(place.address()).await, client(place.address()).await);
    third.batch_execute("BEGIN; SELECT FROM wardroom.note WHERE id = 'bob' FOR UPDATE").await.unwrap();
    let writing = tokio::spawn({
        let (store, write) = (store.clone(), Write::from(append("t", 0)));
        async move { outcome_of(&*store, write.with(person("ada", "?")).with(person("bob", "?"))).await }
    });
    until_blocked(place.address(), 1).await;
    let second = tokio::spawn(async move {
        let enter = "BEGIN; SET LOCAL deadlock_timeout = '1h';
            INSERT INTO wardroom.entry VALUES ('t', 0, 0, '0', '');
            UPDATE wardroom.note SET version = 8 WHERE id = 'ada'; COMMIT";
        second.batch_execute(enter).await
    });
    until_blocked(place.address(), 2).await;
    third.batch_execute("COMMIT").await.unwrap();

    assert_eq!(timeout(PATIENCE, writing).await.unwrap().unwrap(), taken("t", 0));
    second.await.unwrap().unwrap();
    for (id, body) in [("ada", "Ada"), ("bob", "Bob")] {
        let note = store.note("person", id).await.unwrap().unwrap();
        assert_eq!((note.body.read::<String>().unwrap().as_str(), note.version == 8), (body, id == "ada"));
    }
}

/// Notes come and go in every order on two nodes: no write waits for ever, and each note ends with the
/// tag that belongs to it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_that_write_the_same_notes_get_on() {
    let place = Place::database().await;
    let nodes = [place.open().await, place.open().await];
    let mut tasks = JoinSet::new();
    for number in 0..8 {
        let node = nodes[number % 2].clone();
        tasks.spawn(async move {
            for round in 0..30 {
                let ids = (0..5).map(|step| ((number + round) * (2 * step + 1) % 7).to_string());
                let puts = ids.map(|id| match (number + round) % 3 {
                    0 => Put::delete("person", id),
                    _ => {
                        let text = format!("{number} {round}");
                        Put::new("person", id, Json::new(&text).unwrap()).tagged(text)
                    }
                });
                node.write(Write { notes: puts.collect(), ..Write::default() }).await.unwrap();
            }
        });
    }
    timeout(PATIENCE, tasks.join_all()).await.unwrap();
    for found in nodes[0].notes(&Query::of("person")).await.unwrap() {
        assert_eq!(found.note.body.read::<String>().unwrap(), found.tag);
        assert_eq!(found.note.tags, [found.tag].into());
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn news_reach_the_other_node() {
    let place = Place::database().await;
    let (here, there) = (place.open().await, place.open().await);
    let mut changes = there.log_changes();
    here.write(append("t", 0).into()).await.unwrap();
    here.write(person("ada", "Ada").into()).await.unwrap();
    here.write(append("t", 1).into()).await.unwrap();
    for len in [1, 2] {
        let news = timeout(PATIENCE, changes.next()).await.unwrap();
        assert_eq!(news, Some(LogChanged::Table { table: "t".into(), len }));
    }
    assert_eq!(there.log("t", 0).await.unwrap(), [entry(0), entry(1)]);
    assert_eq!(there.write(append("t", 1).into()).await, taken("t", 1));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_recovers_from_lost_connections() {
    let place = Place::database().await;
    let store = place.open().await;
    store.write(append("t", 0).into()).await.unwrap();
    let mut changes = store.log_changes();
    let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name = 'wardroom' AND datname = current_database()";
    let rows = client(place.address()).await.query(cut, &[]).await.unwrap();
    assert!(2 <= rows.len(), "one connection writes and one listens");

    // News of entry 0 may still have been on their way.
    timeout(PATIENCE, async { while changes.next().await.unwrap() != LogChanged::Everything {} })
        .await
        .unwrap();
    timeout(PATIENCE, async { while store.write(append("t", 1).into()).await.is_err() {} }).await.unwrap();
    assert_eq!(store.log("t", 0).await.unwrap(), [entry(0), entry(1)]);
    let news = timeout(PATIENCE, changes.next()).await.unwrap();
    assert_eq!(news, Some(LogChanged::Table { table: "t".into(), len: 2 }));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_may_start_at_the_same_time() {
    let place = Place::database().await;
    let mut starts = JoinSet::new();
    for number in 0..6 {
        let location = place.location.clone();
        starts.spawn(async move {
            let store = store::open(&location).await.unwrap();
            store.write(append(&format!("t{number}"), 0).into()).await.unwrap();
        });
    }
    starts.join_all().await;
}

#[tokio::test]
async fn a_backup_is_left_to_postgres() {
    let store = Place::database().await.open().await;
    assert_eq!(store.backup("copy".as_ref()).await, Err(BackupError::UsePgDump));
}
