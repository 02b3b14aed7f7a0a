//! A few connections that read, lent to one reader each.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard};

use rusqlite::Connection;
use tokio::sync::Semaphore;

use super::file::DataFile;
use super::{blocking, connection};
use crate::StoreError;

/// How many may read at once.
const MOST_READERS: usize = 4;

/// The connections, opened when they are first needed.
pub(super) struct Readers {
    path: PathBuf,
    places: Arc<Semaphore>,
    idle: Mutex<Vec<Connection>>,
    /// Closed after all connections.
    _file: Arc<DataFile>,
}

impl Readers {
    pub(super) fn new(path: PathBuf, file: Arc<DataFile>) -> Readers {
        let places = Arc::new(Semaphore::new(MOST_READERS));
        Readers { path, places, idle: Mutex::default(), _file: file }
    }

    /// Reads with one of the connections on a blocking thread.
    pub(super) async fn read<T: Send + 'static>(
        self: &Arc<Self>,
        work: impl FnOnce(&mut Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let readers = self.clone();
        let place = self.places.clone().acquire_owned().await.expect("the places are never closed");
        // The caller may be dropped meanwhile, so the thread itself gives back connection and place.
        blocking(move || {
            let _place = place;
            let idle = readers.idle().pop();
            let mut connection = idle.map_or_else(|| connection::reader(&readers.path), Ok)?;
            let found = work(&mut connection);
            readers.idle().push(connection);
            found
        })
        .await
    }

    fn idle(&self) -> MutexGuard<'_, Vec<Connection>> {
        self.idle.lock().expect("no thread panics while holding the list")
    }
}
