//! Notes: compare-and-set, and finding them by their tags.

use store::{Expect, MOST_FOUND, Put, Query, Store};

use crate::place::{Place, changed, person};

on_both! {
    a_note_is_what_was_put_last,
    a_note_is_replaced_in_the_version_that_was_read,
    a_version_never_comes_back,
    a_deleted_note_is_gone,
    tags_are_found_in_their_order,
    pages_follow_each_other,
    a_query_finds_only_so_many,
}

async fn version(store: &dyn Store, id: &str) -> u64 {
    store.note("person", id).await.unwrap().unwrap().version
}

async fn a_note_is_what_was_put_last(place: &Place) {
    let store = place.open().await;
    store.write(person("ada", "Ada").tagged("old").tagged("both").into()).await.unwrap();
    store.write(person("ada", "Countess").tagged("new").tagged("both").into()).await.unwrap();
    let note = store.note("person", "ada").await.unwrap().unwrap();
    assert_eq!((note.kind.as_str(), note.id.as_str()), ("person", "ada"));
    assert_eq!(note.body.as_str(), r#""Countess""#);
    assert_eq!(note.tags, ["both", "new"].map(String::from).into());
    assert_eq!(store.note("person", "bob").await.unwrap(), None);
    assert_eq!(store.note("device", "ada").await.unwrap(), None);
}

async fn a_note_is_replaced_in_the_version_that_was_read(place: &Place) {
    let store = place.open().await;
    store.write(person("ada", "1").expecting(Expect::New).into()).await.unwrap();
    assert_eq!(store.write(person("ada", "2").expecting(Expect::New).into()).await, changed("ada"));

    let first = Expect::Version(version(&*store, "ada").await);
    store.write(person("ada", "3").expecting(first).into()).await.unwrap();
    assert_eq!(store.write(person("ada", "4").expecting(first).into()).await, changed("ada"));
    assert_eq!(store.write(person("bob", "5").expecting(first).into()).await, changed("bob"));
    assert_eq!(store.note("person", "ada").await.unwrap().unwrap().body.as_str(), r#""3""#);
}

async fn a_version_never_comes_back(place: &Place) {
    let store = place.open().await;
    let mut seen = std::collections::HashSet::new();
    for _ in 0..3 {
        for _ in 0..2 {
            store.write(person("ada", "Ada").into()).await.unwrap();
            assert!(seen.insert(version(&*store, "ada").await));
        }
        store.write(Put::delete("person", "ada").into()).await.unwrap();
    }
    drop(store);
    let store = place.open().await;
    store.write(person("ada", "Ada").into()).await.unwrap();
    assert!(seen.insert(version(&*store, "ada").await));
}

async fn a_deleted_note_is_gone(place: &Place) {
    let store = place.open().await;
    store.write(person("ada", "Ada").tagged("t").into()).await.unwrap();
    let known = version(&*store, "ada").await;
    let delete = || Put::delete("person", "ada");
    assert_eq!(store.write(delete().expecting(Expect::Version(known + 1)).into()).await, changed("ada"));
    store.write(delete().expecting(Expect::Version(known)).into()).await.unwrap();
    assert_eq!(store.note("person", "ada").await.unwrap(), None);
    assert_eq!(store.notes(&Query::of("person")).await.unwrap(), []);
    assert_eq!(store.write(delete().expecting(Expect::Version(known)).into()).await, changed("ada"));
    store.write(delete().into()).await.unwrap();
}

/// What a query finds, as `tag:id` words.
async fn found(store: &dyn Store, query: Query) -> String {
    let found = store.notes(&query).await.unwrap();
    let words: Vec<String> = found.iter().map(|found| format!("{}:{}", found.tag, found.note.id)).collect();
    words.join(" ")
}

/// Notes with tags on both sides of every border, some of another kind.
async fn tagged_notes(place: &Place) -> std::sync::Arc<dyn Store> {
    let store = place.open().await;
    for (id, tags) in
        [("1", "b a"), ("2", "b"), ("3", "B"), ("4", "bb"), ("5", "é"), ("6", ""), ("7", "🦔 c")]
    {
        let put = tags.split_whitespace().fold(person(id, id), Put::tagged);
        store.write(put.into()).await.unwrap();
    }
    store.write(Put { kind: "device".into(), ..person("8", "8").tagged("b") }.into()).await.unwrap();
    store
}

async fn tags_are_found_in_their_order(place: &Place) {
    let store = tagged_notes(place).await;
    let all = Query::of("person");
    assert_eq!(found(&*store, all.clone()).await, "B:3 a:1 b:1 b:2 bb:4 c:7 é:5 🦔:7");
    assert_eq!(found(&*store, all.clone().tagged("b")).await, "b:1 b:2");
    assert_eq!(found(&*store, all.clone().from("b")).await, "b:1 b:2 bb:4 c:7 é:5 🦔:7");
    assert_eq!(found(&*store, all.clone().to("b")).await, "B:3 a:1 b:1 b:2");
    assert_eq!(found(&*store, all.clone().from("aa").to("bz")).await, "b:1 b:2 bb:4");
    assert_eq!(found(&*store, all.from("z").to("a")).await, "");
    assert_eq!(found(&*store, Query::of("device")).await, "b:8");
    assert_eq!(found(&*store, Query::of("crew")).await, "");
}

async fn pages_follow_each_other(place: &Place) {
    let store = tagged_notes(place).await;
    for size in 1..=9 {
        let mut query = Query::of("person").from("a").limit(size);
        let mut words = Vec::new();
        while let Some(last) = store.notes(&query).await.unwrap().last() {
            words.push(found(&*store, query.clone()).await);
            query = query.after(last.cursor());
        }
        assert_eq!(words.join(" "), "a:1 b:1 b:2 bb:4 c:7 é:5 🦔:7", "in pages of {size}");
    }
}

async fn a_query_finds_only_so_many(place: &Place) {
    let store = tagged_notes(place).await;
    assert_eq!(found(&*store, Query::of("person").limit(0)).await, "");
    assert_eq!(found(&*store, Query::of("person").limit(3)).await, "B:3 a:1 b:1");
    assert_eq!(Query::of("person").limit(u32::MAX), Query::of("person").limit(MOST_FOUND));
}
