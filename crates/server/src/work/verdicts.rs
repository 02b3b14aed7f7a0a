//! Lost attempts whose deal the solver looks into without a request (CR-5.4), one at a time per node.
//!
//! A note beside the match says that its deal has to be looked into, so that a restart loses none. A node that
//! begins puts the note's time off, which keeps others from doing the same.

use std::sync::Arc;
use std::time::Duration;

use game::Record;
use store::{Expect, Found, Put, Query, Store, StoreError, WriteError};
use tokio::time::sleep;

use super::Asker;
use super::analysis::{Topic, whole};
use super::jobs::Answer;
use crate::app::App;
use crate::node::time_tag;
use crate::notes::{find, put};
use crate::refused::Refused;
use crate::source::Source;

const KIND: &str = "lost-attempt";
/// How long a node has a lost attempt to itself, in milliseconds.
const LEASE: u64 = 10 * 60 * 1000;
/// How long a node waits when there is nothing to do.
const PAUSE: Duration = Duration::from_secs(1);

/// The note that makes some node look into a lost attempt from this time on.
pub(crate) fn due(id: &str, at: u64) -> Put {
    put(KIND, id, &()).tagged(time_tag(at))
}

/// Whether a lost attempt has such a note.
pub(crate) async fn is_due(store: &dyn Store, id: &str) -> Result<bool, StoreError> {
    Ok(store.note(KIND, id).await?.is_some())
}

/// Looks into one lost attempt after the other, for ever.
pub(crate) async fn watch(app: Arc<App>) {
    loop {
        match decide_next(&app).await {
            Ok(true) => {}
            Ok(false) => sleep(PAUSE).await,
            Err(refused) => {
                tracing::warn!(code = refused.problem.code, "a lost attempt could not be looked into");
                sleep(PAUSE).await;
            }
        }
    }
}

/// Looks into the lost attempt that has been due for longest; false if none is. One that fails is due again when
/// the lease ends.
pub(crate) async fn decide_next(app: &App) -> Result<bool, Refused> {
    let (store, now) = (&app.node.store, app.node.time.now());
    let oldest = Query::of(KIND).to(time_tag(now)).limit(1);
    let Some(Found { note, .. }) = store.notes(&oldest).await?.pop() else { return Ok(false) };
    let lease = due(&note.id, now + LEASE).expecting(Expect::Version(note.version));
    match store.write(lease.into()).await {
        Ok(()) => {}
        // Another node has begun with it.
        Err(WriteError::Changed { .. }) => return Ok(true),
        Err(error) => return Err(error.into()),
    }
    if let Some((record, _)) = find::<Record>(&**store, "record", &note.id).await? {
        let source = Source::kept(note.id.clone(), record);
        while let Answer::Thinking(_) = whole(app, Asker::node(), source.clone(), Topic::Review).await? {}
    }
    store.write(Put::delete(KIND, note.id).into()).await?;
    Ok(true)
}
