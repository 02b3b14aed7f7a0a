//! Was it winnable, and where was it lost? What the solver says of a match that is over.

use axum::http::StatusCode;
use catalogue::Review;
use game::Record;
use table::PersonId;

use crate::node::Node;
use crate::notes::{find, put};
use crate::records::record;
use crate::refused::Refused;

/// How many cards may be tried for each moment of a match: a tenth of a second on one core. What takes longer
/// is not decided.
const NODES: u64 = 1_500_000;

/// What the solver says of a match that is over, for whoever may read its record. It is noted, so that each
/// match is thought about once.
pub(crate) async fn review(
    node: &Node,
    person: &PersonId,
    table: &str,
    number: u32,
) -> Result<Review, Refused> {
    let record = record(node, person, table, number).await?;
    let id = format!("{table}.{number}");
    if let Some(known) = known(node, &id).await? {
        return Ok(known);
    }
    // One match at a time, so that most of the machine is left to those who play.
    let place = node.reviewing.clone().acquire_owned().await;
    if let Some(known) = known(node, &id).await? {
        return Ok(known);
    }
    let thought = tokio::task::spawn_blocking(move || {
        let _place = place;
        think(&record)
    });
    let review = thought.await.map_err(|_| Refused::broken_table())??;
    node.store.write(put("review", &id, &review).into()).await?;
    Ok(review)
}

/// What has been found out about a match already.
pub(crate) async fn known(node: &Node, id: &str) -> Result<Option<Review>, Refused> {
    Ok(find(&*node.store, "review", id).await?.map(|(review, _)| review))
}

fn think(record: &Record) -> Result<Review, Refused> {
    let entry = catalogue::find(&record.game).ok_or_else(Refused::broken_table)?;
    let running = (entry.load)(record).map_err(|_| Refused::broken_table())?;
    running.review(NODES, &mut |_, _| {}).ok_or_else(|| {
        let message = "there is no analysis of this game; the record can be replayed";
        Refused::new(StatusCode::NOT_FOUND, "no-analysis", message)
    })
}
