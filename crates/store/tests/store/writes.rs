//! Writes: all of it or nothing, whatever is committed beside it.

use std::future::poll_fn;
use std::task::Poll;

use store::{
    Append, Cursor, Expect, LARGEST_WRITE, LONGEST_NAME, LogChanged, Put, Query, Tally, Unfit, Write,
    WriteError,
};
use tokio::task::JoinSet;

use crate::opening::meddle;
use crate::place::{Place, append, changed, entry, person, taken};

on_both! {
    an_entry_and_its_notes_are_written_together,
    a_refused_write_leaves_nothing,
    a_refusal_concerns_only_itself,
    a_write_is_carried_out_though_nobody_waits,
    a_failure_of_the_database_is_told,
    what_no_database_takes_is_refused,
    what_cannot_have_been_written_is_not_found,
}

async fn an_entry_and_its_notes_are_written_together(place: &Place) {
    let store = place.open().await;
    store.write(person("bob", "Bob").into()).await.unwrap();
    let write = Write::from(append("t", 0)).with(person("ada", "Ada")).with(Put::delete("person", "bob"));
    store.write(write).await.unwrap();
    assert_eq!(store.log("t", 0).await.unwrap(), [entry(0)]);
    assert!(store.note("person", "ada").await.unwrap().is_some());
    assert!(store.note("person", "bob").await.unwrap().is_none());
    store.write(Write::default()).await.unwrap();
}

async fn a_refused_write_leaves_nothing(place: &Place) {
    let store = place.open().await;
    store.write(Write::from(append("t", 0)).with(person("ada", "Ada"))).await.unwrap();
    let late = Write::from(append("t", 0)).with(person("bob", "Bob"));
    assert_eq!(store.write(late).await, taken("t", 0));
    let stale = Write::from(append("t", 1)).with(person("bob", "Bob"));
    let stale = stale.with(person("ada", "Countess").tagged("t").expecting(Expect::New));
    assert_eq!(store.write(stale).await, changed("ada"));
    assert_eq!(store.log("t", 0).await.unwrap(), [entry(0)]);
    assert!(store.note("person", "bob").await.unwrap().is_none());
    assert_eq!(store.note("person", "ada").await.unwrap().unwrap().body.as_str(), r#""Ada""#);
    assert_eq!(store.notes(&Query::of("person")).await.unwrap(), []);
}

async fn a_refusal_concerns_only_itself(place: &Place) {
    let store = place.open().await;
    store.write(Write::from(append("t", 0)).with(person("ada", "Ada"))).await.unwrap();
    let mut tasks = JoinSet::new();
    for number in 0..100 {
        let store = store.clone();
        tasks.spawn(async move {
            let fresh = append(&format!("t{number}"), 0);
            match number % 3 {
                0 => assert_eq!(store.write(fresh.into()).await, Ok(())),
                1 => assert_eq!(store.write(append("t", 0).into()).await, taken("t", 0)),
                _ => {
                    let stale = Write::from(fresh).with(person("ada", "?").expecting(Expect::New));
                    assert_eq!(store.write(stale).await, changed("ada"));
                }
            }
        });
    }
    tasks.join_all().await;
    for number in 0..100 {
        let log = store.log(&format!("t{number}"), 0).await.unwrap();
        assert_eq!(log.len(), usize::from(number % 3 == 0), "t{number}");
    }
}

async fn a_write_is_carried_out_though_nobody_waits(place: &Place) {
    let store = place.open().await;
    let mut changes = store.log_changes();
    let mut write = store.write(append("t", 0).into());
    // Once is enough to set it on its way.
    poll_fn(|context| Poll::Ready(write.as_mut().poll(context).is_ready())).await;
    drop(write);
    assert_eq!(changes.next().await, Some(LogChanged::Table { table: "t".into(), len: 1 }));
    assert_eq!(store.log("t", 0).await.unwrap(), [entry(0)]);
}

async fn a_failure_of_the_database_is_told(place: &Place) {
    let store = place.open().await;
    store.write(append("t", 0).into()).await.unwrap();
    let hide = "ALTER TABLE entry RENAME TO hidden";
    meddle(place, hide, &hide.replace("entry", "wardroom.entry")).await;
    let refused = store.write(append("t", 1).into()).await;
    assert!(matches!(refused, Err(WriteError::Unavailable(_))), "{refused:?}");
    assert!(store.log("t", 0).await.is_err());
    assert_eq!(store.tally(), Tally { writes: 1, commits: 1 });
    let show = "ALTER TABLE hidden RENAME TO entry";
    meddle(place, show, &show.replace("hidden", "wardroom.hidden")).await;
    store.write(append("t", 1).into()).await.unwrap();
    assert_eq!(store.log("t", 0).await.unwrap(), [entry(0), entry(1)]);
}

async fn what_no_database_takes_is_refused(place: &Place) {
    let store = place.open().await;
    let longest = "ї".repeat(LONGEST_NAME / 2);
    for name in ["", "a\0", "a\n", &format!("{longest}a")] {
        let unfit = |write: Write| {
            let (store, refusal) = (store.clone(), Err(Unfit::Name(name.into()).into()));
            async move { assert_eq!(store.write(write).await, refusal, "{name:?}") }
        };
        unfit(append(name, 0).into()).await;
        unfit(person(name, "Ada").into()).await;
        unfit(Put { kind: name.into(), ..person("ada", "Ada") }.into()).await;
        unfit(person("ada", "Ada").tagged(name).into()).await;
        unfit(Put::delete("person", name).into()).await;
    }
    store.write(Write::from(append(&longest, 0)).with(person(&longest, "").tagged(&longest))).await.unwrap();
    assert_eq!(store.notes(&Query::of("person").tagged(longest)).await.unwrap().len(), 1);

    let time = Append { at: u64::MAX, ..append("t", 0) };
    assert_eq!(store.write(time.into()).await, Err(Unfit::Time(u64::MAX).into()));
    let absent = Put::delete("person", "bob").expecting(Expect::New);
    let deletion = Unfit::Deletion { kind: "person".into(), id: "bob".into() };
    assert_eq!(store.write(absent.into()).await, Err(deletion.into()));
    let large = person("ada", &"a".repeat(LARGEST_WRITE / 2));
    store.write(large.clone().into()).await.unwrap();
    let refused = store.write(Write::from(large.clone()).with(large)).await;
    assert!(matches!(refused, Err(WriteError::Unfit(Unfit::Size(_)))));
}

async fn what_cannot_have_been_written_is_not_found(place: &Place) {
    let store = place.open().await;
    store.write(Write::from(append("t", 0)).with(person("ada", "Ada").tagged("t"))).await.unwrap();
    for name in ["", "\0", &"a".repeat(LONGEST_NAME + 1)] {
        assert_eq!(store.log(name, 0).await.unwrap(), []);
        assert_eq!(store.note("person", name).await.unwrap(), None);
        assert_eq!(store.note(name, "ada").await.unwrap(), None);
        let beyond = Cursor { tag: "z".into(), id: name.into() };
        for query in [Query::of(name), Query::of("person").tagged(name), Query::of("person").after(beyond)] {
            assert_eq!(store.notes(&query).await.unwrap(), []);
        }
    }
}
