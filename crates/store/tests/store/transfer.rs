//! Export and import: everything or nothing, from any database into any other.

use store::{Contents, ExportError, ImportError, Progress, Query, Store, Write};

use crate::place::{Place, append, entry, person};

on_both! {
    a_store_survives_the_journey_there_and_back,
    an_export_is_of_one_moment,
    a_fault_leaves_the_store_empty,
    a_chain_survives_the_journey,
    only_an_empty_store_is_filled,
    a_large_store_is_moved,
}

async fn export(store: &dyn Store) -> String {
    let mut text = Vec::new();
    store::export(store, &mut text, |_| {}).await.unwrap();
    String::from_utf8(text).unwrap()
}

async fn import(store: &dyn Store, text: &str) -> Result<Contents, ImportError> {
    store::import(store, text.as_bytes(), |_| {}).await
}

const HEAD: &str = r#"{"head":{"wardroom":1,"entries":2,"notes":1}}"#;
const ENTRY_0: &str = r#"{"entry":{"table":"t","seq":0,"at":1000,"body":0}}"#;
const ENTRY_1: &str = r#"{"entry":{"table":"t","seq":1,"at":1001,"body":1}}"#;
const LINKED_0: &str = r#"{"entry":{"table":"t","seq":0,"at":1000,"body":0,"link":"81ef63baa01df3f76be0f0b7db50f7469dae334839b8cf2207349016a2aa128f"}}"#;
const LINKED_1: &str = r#"{"entry":{"table":"t","seq":1,"at":1001,"body":1,"link":"cc6a34fd4fd0ee88bb30e256f59b90b26c9ae73766472d545b7bf49001359641"}}"#;
const NOTE: &str = r#"{"note":{"kind":"person","id":"ada","tags":["a","b"],"body":"Ada\n"}}"#;

fn text(lines: &[&str]) -> String {
    lines.iter().map(|line| format!("{line}\n")).collect()
}

async fn a_store_survives_the_journey_there_and_back(place: &Place) {
    let store = place.open().await;
    store.write(append("t", 0).into()).await.unwrap();
    let write = Write::from(append("t", 1)).with(person("ada", "Ada\n").tagged("b").tagged("a"));
    store.write(write).await.unwrap();
    let told = export(&*store).await;
    assert_eq!(told, text(&[HEAD, LINKED_0, LINKED_1, NOTE]));

    for other in [Place::folder(), Place::database().await] {
        let other = other.open().await;
        let notes = [("person".to_string(), 1)].into();
        assert_eq!(import(&*other, &told).await.unwrap(), Contents { tables: 1, entries: 2, notes });
        assert_eq!(export(&*other).await, told);
        assert_eq!(other.log("t", 0).await.unwrap(), [entry(0), entry(1)]);
        assert_eq!(other.notes(&Query::of("person").tagged("b")).await.unwrap().len(), 1);
        // Life goes on there.
        other.write(append("t", 2).into()).await.unwrap();
        other.write(person("ada", "Countess").into()).await.unwrap();
    }
}

async fn an_export_is_of_one_moment(place: &Place) {
    let store = place.open().await;
    store.write(Write::from(append("t", 0)).with(person("t", "1"))).await.unwrap();
    let writer = tokio::spawn({
        let store = store.clone();
        async move {
            for seq in 1..100 {
                let write = Write::from(append("t", seq)).with(person("t", &(seq + 1).to_string()));
                store.write(write).await.unwrap();
            }
        }
    });
    while !writer.is_finished() {
        let told = export(&*store).await;
        let (entries, note) = told.trim_end().rsplit_once('\n').unwrap();
        let len = entries.lines().count() - 1;
        assert!(note.ends_with(&format!("\"body\":\"{len}\"}}}}")), "{len} entries, but {note}");
    }
    writer.await.unwrap();
}

async fn a_fault_leaves_the_store_empty(place: &Place) {
    let store = place.open().await;
    let cases: [(&[&str], &str); 13] = [
        (&[], "line 1 of the export is broken"),
        (&[ENTRY_0], "line 1 of the export is broken, nothing was imported: an export begins with its head"),
        (&[r#"{"head":{"wardroom":2,"entries":0,"notes":0}}"#], "layout 2, but this version reads 1"),
        (&[HEAD, ENTRY_0, "{", NOTE], "line 3 of the export is broken, nothing was imported: EOF"),
        (&[HEAD, ENTRY_0, "", NOTE], "line 3 of the export is broken"),
        (&[HEAD, ENTRY_0, r#"{"entry":{"table":"t","seq":1}}"#, NOTE], "line 3 of the export is broken"),
        (&[HEAD, ENTRY_0, r#"{"treaty":{}}"#, NOTE], "line 3 of the export is broken"),
        (&[HEAD, HEAD, ENTRY_0, NOTE], "line 2 of the export is broken, nothing was imported: a second head"),
        (&[HEAD, ENTRY_1, ENTRY_0, NOTE], "line 2 of the export is broken, nothing was imported: entry 1"),
        (&[HEAD, ENTRY_0, NOTE, NOTE], "line 4 of the export is broken, nothing was imported: person ada"),
        (&[HEAD, ENTRY_0, r#"{"entry":{"table":"\u0000","seq":0,"at":0,"body":0}}"#, NOTE], "is no name"),
        (&[HEAD, ENTRY_0, ENTRY_1], "ends early, nothing was imported: 2 of 3 lines"),
        (
            &[HEAD, ENTRY_0, ENTRY_1, NOTE, r#"{"note":{"kind":"k","id":"i","tags":[],"body":0}}"#],
            "line 5 of the export is broken, nothing was imported: the head promises fewer lines",
        ),
    ];
    for (lines, complaint) in cases {
        let error = import(&*store, &text(lines)).await.unwrap_err().to_string();
        assert!(error.contains(complaint), "{error}");
    }
    let error = store::import(&*store, &b"{\"head\xff"[..], |_| {}).await.unwrap_err();
    assert!(matches!(error, ImportError::Line { number: 1, .. }), "{error}");
    // After all of that nothing stands in the way of a sound import.
    import(&*store, &text(&[HEAD, ENTRY_0, ENTRY_1, NOTE])).await.unwrap();
}

/// Also if it begins only after entries that have no link, as an export of before has them.
async fn a_chain_survives_the_journey(place: &Place) {
    let store = place.open().await;
    import(&*store, &text(&[HEAD, ENTRY_0, ENTRY_1, NOTE])).await.unwrap();
    store.write(append("t", 2).into()).await.unwrap();
    store.write(append("t", 3).into()).await.unwrap();
    let told = export(&*store).await;
    assert!(told.contains(ENTRY_1), "{told}");

    let (place, spare) = (Place::folder(), Place::folder());
    let other = place.open().await;
    import(&*other, &told).await.unwrap();
    assert_eq!(export(&*other).await, told);
    other.write(append("t", 4).into()).await.unwrap();
    let verified = store::verify(&*other, |_| {}).await.unwrap();
    assert_eq!((verified.unlinked, verified.faults), (2, Vec::new()));

    let changed = told.replace(r#""seq":2,"at":1002"#, r#""seq":2,"at":1003"#);
    assert_ne!(changed, told);
    let error = import(&*spare.open().await, &changed).await.unwrap_err().to_string();
    let complaint =
        "line 4 of the export is broken, nothing was imported: entry 2 of table t or one before it";
    assert!(error.starts_with(complaint), "{error}");
}

async fn only_an_empty_store_is_filled(place: &Place) {
    let told = text(&[HEAD, ENTRY_0, ENTRY_1, NOTE]);
    let store = place.open().await;
    store.write(person("bob", "Bob").into()).await.unwrap();
    let error = import(&*store, &told).await.unwrap_err();
    assert!(matches!(error, ImportError::NotEmpty), "{error}");
    assert_eq!(store.log("t", 0).await.unwrap(), []);
}

async fn a_large_store_is_moved(place: &Place) {
    let store = place.open().await;
    let mut told = String::from("{\"head\":{\"wardroom\":1,\"entries\":2500,\"notes\":1500}}\n");
    for seq in 0..2500 {
        told += &format!("{{\"entry\":{{\"table\":\"t\",\"seq\":{seq},\"at\":0,\"body\":[]}}}}\n");
    }
    for id in 1000..2500 {
        told +=
            &format!("{{\"note\":{{\"kind\":\"k\",\"id\":\"{id}\",\"tags\":[\"{id}\"],\"body\":{{}}}}}}\n");
    }
    let mut steps = Vec::new();
    store::import(&*store, told.as_bytes(), |progress| steps.push(progress)).await.unwrap();
    assert_eq!(steps.last(), Some(&Progress { done: 4000, total: 4000 }));
    assert!(steps.is_sorted_by_key(|progress| progress.done));
    assert_eq!(export(&*store).await, told);

    // A text that cannot be written ends the export, though most of it is still to come.
    let mut small = [0; 1000];
    let failed = store::export(&*store, std::io::Cursor::new(&mut small[..]), |_| {}).await;
    assert!(matches!(failed, Err(ExportError::Write(_))), "{failed:?}");
}
