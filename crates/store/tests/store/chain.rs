//! The hash chain: damage to a log is noticed, on both databases alike.

use store::{Store, StoreError, Verified, verify};

use crate::opening::{entry_of_schema_2, meddle};
use crate::place::{Place, append, entry, person};

on_both! {
    a_changed_entry_is_noticed,
    a_missing_entry_is_noticed,
    a_log_without_a_chain_gets_one,
    what_is_whole_is_verified,
}

/// Changes the table of entries behind the store's back.
async fn change(place: &Place, sql: &str) {
    meddle(place, &sql.replace("SCHEMA.", ""), &sql.replace("SCHEMA.", "wardroom.")).await;
}

async fn fill(store: &dyn Store, table: &str, entries: u64) {
    for seq in 0..entries {
        store.write(append(table, seq).into()).await.unwrap();
    }
}

/// What a log that is read from this entry on is said to have.
async fn complaint(store: &dyn Store, from: u64) -> Option<String> {
    match store.log("t", from).await {
        Ok(_) => None,
        Err(StoreError::Damaged(reason)) => Some(reason),
        Err(error) => panic!("{error}"),
    }
}

async fn a_changed_entry_is_noticed(place: &Place) {
    let store = place.open().await;
    fill(&*store, "t", 5).await;
    fill(&*store, "u", 2).await;
    change(place, "UPDATE SCHEMA.entry SET body = '7' WHERE table_id = 't' AND seq = 2").await;
    let changed = "entry 2 of table t or one before it has changed";
    for from in 0..=2 {
        assert_eq!(complaint(&*store, from).await.as_deref(), Some(changed));
    }
    // What comes after it is what was written.
    assert_eq!(store.log("t", 3).await.unwrap(), [entry(3), entry(4)]);
    assert_eq!(store.log("u", 0).await.unwrap().len(), 2);
    assert_eq!(verify(&*store, |_| {}).await.unwrap().faults, [changed]);
    change(place, "UPDATE SCHEMA.entry SET body = '2' WHERE table_id = 't' AND seq = 2").await;
    assert_eq!(store.log("t", 0).await.unwrap().len(), 5);
}

async fn a_missing_entry_is_noticed(place: &Place) {
    let store = place.open().await;
    fill(&*store, "t", 5).await;
    change(place, "DELETE FROM SCHEMA.entry WHERE table_id = 't' AND seq = 1").await;
    let missing = "entry 2 of table t follows on 1 entries";
    assert_eq!(complaint(&*store, 0).await.as_deref(), Some(missing));
    assert_eq!(verify(&*store, |_| {}).await.unwrap().faults, [missing]);
    change(place, "DELETE FROM SCHEMA.entry WHERE table_id = 't' AND seq < 3").await;
    assert!(complaint(&*store, 0).await.is_some());
}

async fn a_log_without_a_chain_gets_one(place: &Place) {
    entry_of_schema_2(place).await;
    let store = place.open().await;
    assert_eq!(store.log("t", 0).await.unwrap(), [entry(0)]);
    store.write(append("t", 1).into()).await.unwrap();
    store.write(append("t", 2).into()).await.unwrap();
    assert_eq!(store.log("t", 0).await.unwrap(), [entry(0), entry(1), entry(2)]);
    let verified = verify(&*store, |_| {}).await.unwrap();
    assert_eq!(verified, Verified { tables: 1, entries: 3, unlinked: 1, ..Verified::default() });
    change(place, "UPDATE SCHEMA.entry SET at = 7 WHERE seq = 1").await;
    assert!(complaint(&*store, 0).await.is_some());
}

async fn what_is_whole_is_verified(place: &Place) {
    let store = place.open().await;
    assert_eq!(verify(&*store, |_| {}).await.unwrap(), Verified::default());
    fill(&*store, "t", 5).await;
    fill(&*store, "u", 2).await;
    store.write(person("ada", "Ada").into()).await.unwrap();
    let mut n_lines = 0;
    let verified = verify(&*store, |_| n_lines += 1).await.unwrap();
    assert_eq!(verified, Verified { tables: 2, entries: 7, notes: 1, ..Verified::default() });
    assert_eq!(n_lines, 9);
}

/// A node of before would break the chain: the database refuses its entries.
#[tokio::test]
async fn an_older_node_appends_no_more() {
    let place = Place::database().await;
    place.open().await;
    let sql = "INSERT INTO wardroom.entry (table_id, seq, at, body) VALUES ('t', 0, 0, '0')";
    let refused = crate::place::client(place.address()).await.execute(sql, &[]).await.unwrap_err();
    assert_eq!(refused.code(), Some(&tokio_postgres::error::SqlState::NOT_NULL_VIOLATION));
}
