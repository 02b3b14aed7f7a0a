//! Lost attempts whose deal the solver looks into without a request (CR-5.4), one at a time per node.
//!
//! A note beside the match says that its deal has to be looked into, so that a restart loses none. A node that
//! begins puts the note's time off, which keeps others from doing the same.

use std::sync::Arc;
use std::time::Duration;

use analysis::Question;
use game::Record;
use store::{Expect, Note, Put, Query, Store, StoreError, WriteError};
use tokio::time::sleep;

use super::Asker;
use super::analysis::answer;
use super::jobs::Reply;
use crate::app::App;
use crate::error::ApiError;
use crate::history::source::Source;
use crate::node::time_tag;
use crate::notes::{find, put};

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
pub(crate) async fn decide_next(app: &App) -> Result<bool, ApiError> {
    let (store, now) = (&app.node.store, app.node.time.now());
    let Some(note) = oldest(&**store, now).await? else { return Ok(false) };
    if !lease(&**store, &note, now).await? {
        return Ok(true);
    }
    if let Some((record, _)) = find::<Record>(&**store, "record", &note.id).await? {
        let source = Source::kept(note.id.clone(), record);
        let ask = || answer(app, Asker::node(), source.clone(), Question::Review {});
        while let Reply::Thinking(_) = ask().await? {}
    }
    store.write(Put::delete(KIND, note.id).into()).await?;
    Ok(true)
}

/// The note that has been due for longest.
async fn oldest(store: &dyn Store, now: u64) -> Result<Option<Note>, StoreError> {
    let found = store.notes(&Query::of(KIND).to(time_tag(now)).limit(1)).await?;
    Ok(found.into_iter().next().map(|found| found.note))
}

/// Puts a note off for as long as this node has the lost attempt to itself; false if another node was quicker.
async fn lease(store: &dyn Store, note: &Note, now: u64) -> Result<bool, WriteError> {
    let lease = due(&note.id, now + LEASE).expecting(Expect::Version(note.version));
    match store.write(lease.into()).await {
        Ok(()) => Ok(true),
        Err(WriteError::Changed { .. }) => Ok(false),
        Err(error) => Err(error),
    }
}

#[cfg(test)]
mod tests {
    use store::Location;

    use super::*;

    #[tokio::test]
    async fn of_two_nodes_that_see_a_lost_attempt_one_has_it() {
        let folder = tempfile::tempdir().unwrap();
        let store = store::open(&Location::Folder(folder.path().into())).await.unwrap();
        store.write(due("later", 20).into()).await.unwrap();
        store.write(due("sooner", 10).into()).await.unwrap();
        assert!(oldest(&*store, 9).await.unwrap().is_none());
        let note = oldest(&*store, 20).await.unwrap().unwrap();
        assert_eq!(note.id, "sooner");
        assert!(lease(&*store, &note, 20).await.unwrap());
        assert!(!lease(&*store, &note, 20).await.unwrap());
        assert_eq!(oldest(&*store, 20).await.unwrap().unwrap().id, "later");
        store.write(Put::delete(KIND, "later").into()).await.unwrap();
        assert!(oldest(&*store, 20 + LEASE - 1).await.unwrap().is_none());
        assert_eq!(oldest(&*store, 20 + LEASE).await.unwrap().unwrap().id, "sooner");
    }
}
