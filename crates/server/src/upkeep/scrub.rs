//! Wiping what people wanted to be forgotten out of the files of the database.

use std::sync::Arc;
use std::time::Duration;

use store::{Put, StoreError};

use crate::node::Node;
use crate::notes::put;

/// How long writers are left in peace between two times: they have to wait while the files are wiped.
const PAUSE: Duration = Duration::from_secs(60);

/// The note that something has to be wiped; it is written together with the deletion.
pub(crate) fn due() -> Put {
    put("scrub", "due", &())
}

/// Wipes what is deleted from now on, for ever.
pub(crate) async fn run(node: Arc<Node>) {
    loop {
        node.is_scrub_due.notified().await;
        if let Err(error) = wipe(&node, false).await {
            tracing::warn!(%error, "what was deleted is still in the files: this is tried again");
            node.is_scrub_due.notify_one();
        }
        tokio::time::sleep(PAUSE).await;
    }
}

/// Wipes the files, if that is due.
pub(crate) async fn wipe(node: &Node, may_take_long: bool) -> Result<(), StoreError> {
    let Some(due) = node.store.note("scrub", "due").await? else { return Ok(()) };
    if !node.store.scrub(may_take_long).await? {
        tracing::info!("the database is too large to be wiped now: it will be at the next start");
        return Ok(());
    }
    // What is deleted meanwhile makes it due again.
    let done = Put::delete("scrub", "due").expecting(store::Expect::Version(due.version));
    match node.store.write(done.into()).await {
        Err(store::WriteError::Unavailable(error)) => Err(error),
        _ => Ok(()),
    }
}
