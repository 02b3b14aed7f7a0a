//! Logs: entries in their order, and numbers that are taken once.

use store::{Append, Write, WriteError};

use crate::place::{Place, append, changed, entry, person, taken};

on_both! {
    entries_are_read_in_their_order,
    a_number_is_taken_once,
    a_gap_is_refused,
    bodies_are_kept_to_the_letter,
    logs_are_there_after_reopening,
    a_log_is_deleted_whole_and_only_as_it_is_known,
}

async fn entries_are_read_in_their_order(place: &Place) {
    let store = place.open().await;
    for seq in 0..12 {
        store.write(append("t", seq).into()).await.unwrap();
        store.write(append("another", seq).into()).await.unwrap();
    }
    assert_eq!(store.log("t", 0).await.unwrap(), (0..12).map(entry).collect::<Vec<_>>());
    assert_eq!(store.log("t", 10).await.unwrap(), [entry(10), entry(11)]);
    for (table, from) in [("t", 12), ("t", u64::MAX), ("stranger's", 0), ("T", 0)] {
        assert_eq!(store.log(table, from).await.unwrap(), []);
    }
}

async fn a_number_is_taken_once(place: &Place) {
    let store = place.open().await;
    store.write(append("t", 0).into()).await.unwrap();
    let late = Append { at: 5, ..append("t", 0) };
    assert_eq!(store.write(late.into()).await, taken("t", 0));
    assert_eq!(store.log("t", 0).await.unwrap(), [entry(0)]);
}

async fn a_gap_is_refused(place: &Place) {
    let store = place.open().await;
    for seq in [1, u64::MAX] {
        let refused = store.write(Append { seq, ..append("t", 0) }.into()).await;
        assert_eq!(refused, Err(WriteError::Gap { table: "t".into(), seq }));
    }
    assert_eq!(store.log("t", 0).await.unwrap(), []);
}

async fn bodies_are_kept_to_the_letter(place: &Place) {
    let store = place.open().await;
    let long = format!("[{}0]", "0,".repeat(50_000));
    let bodies = [r#"{"b":1, "a":1.0,"a":"Їжак 🦔 \u0000 \ud800"}"#, "null", "-0", long.as_str()];
    for (seq, body) in (0..).zip(bodies) {
        let write = Append { body: body.parse().unwrap(), ..append("t", seq) };
        store.write(write.into()).await.unwrap();
    }
    let log = store.log("t", 0).await.unwrap();
    assert_eq!(log.iter().map(|entry| entry.body.as_str()).collect::<Vec<_>>(), bodies);
}

async fn a_log_is_deleted_whole_and_only_as_it_is_known(place: &Place) {
    let store = place.open().await;
    for seq in 0..3 {
        store.write(append("t", seq).into()).await.unwrap();
        store.write(append("another", seq).into()).await.unwrap();
    }
    store.write(person("ada", "Ada").into()).await.unwrap();
    assert_eq!(store.write(Write::removing("t", 2)).await, taken("t", 2));
    let stale = Write::removing("t", 3).with(person("ada", "Countess").expecting(store::Expect::New));
    assert_eq!(store.write(stale).await, changed("ada"));
    assert_eq!(store.log("t", 0).await.unwrap().len(), 3);
    let removal = Write::removing("t", 3).with(store::Put::delete("person", "ada"));
    store.write(removal).await.unwrap();
    assert_eq!(store.log("t", 0).await.unwrap(), []);
    assert!(store.note("person", "ada").await.unwrap().is_none());
    assert_eq!(store.log("another", 0).await.unwrap().len(), 3);
    // A node that still knows the log cannot go on with it.
    let late = store.write(append("t", 3).into()).await;
    assert_eq!(late, Err(WriteError::Gap { table: "t".into(), seq: 3 }));
    assert_eq!(store.write(Write::removing("t", 3)).await, taken("t", 3));
}

async fn logs_are_there_after_reopening(place: &Place) {
    let store = place.open().await;
    store.write(append("t", 0).into()).await.unwrap();
    drop(store);
    let store = place.open().await;
    assert_eq!(store.write(append("t", 0).into()).await, taken("t", 0));
    store.write(append("t", 1).into()).await.unwrap();
    assert_eq!(store.log("t", 0).await.unwrap(), [entry(0), entry(1)]);
}
