//! Pages of a person's history.

use super::*;
use crate::history::records::{Before, history};
use crate::lobby::summary::Finished;
use crate::node::latest_first;
use crate::notes::put;
use crate::people::person_tag;

/// A finished match of a person, as its note.
fn finished(person: &PersonId, number: u32, at: u64) -> store::Put {
    let finished: Finished = serde_json::from_value(json!({
        "table": "t",
        "number": number,
        "game": "smitten",
        "setup": {},
        "crew": null,
        "seats": [],
        "ending": { "winners": [], "points": null },
        "report": null,
        "n_actions": 1,
        "at": at,
    }))
    .unwrap();
    put("match", &finished.id(), &finished).tagged(format!("{}/{}", person_tag(person), latest_first(at)))
}

#[tokio::test]
async fn matches_that_end_in_the_same_millisecond_are_all_in_the_history() {
    let scene = Scene::new(calm()).await;
    let (_, ada) = scene.introduce("Ada").await;
    let node = &scene.tables.node;
    for number in 0..150 {
        // Two end before the others.
        let at = if number < 2 { START } else { START + 1 };
        node.store.write(finished(&ada, number, at).into()).await.unwrap();
    }
    let mut seen = std::collections::BTreeSet::new();
    let mut before = None;
    loop {
        let page = history(node, &ada, before).await.unwrap();
        let Some(last) = page.last() else { break };
        before = Some(Before { at: last.at, id: Some(format!("{}.{}", last.table, last.number)) });
        for line in &page {
            assert!(seen.insert(line.number), "match {} comes twice", line.number);
        }
    }
    assert_eq!(seen.len(), 150);
    // A client that knows the time only goes on before it.
    let earlier = history(node, &ada, Some(Before { at: START + 1, id: None })).await.unwrap();
    assert_eq!(earlier.len(), 2);
}
