//! What only SQLite does: one process per folder, and copies of the file.

use std::fs;
use std::path::{Path, PathBuf};

use store::{BackupError, Location, OpenError};

use crate::place::{Place, append, entry, person};

fn path(place: &Place) -> &Path {
    match &place.location {
        Location::Folder(path) => path,
        Location::Postgres(_) => panic!("not a folder"),
    }
}

#[tokio::test]
async fn a_folder_has_one_user_at_a_time() {
    let place = Place::folder();
    let store = place.open().await;
    let error = store::open(&place.location).await.err().unwrap();
    assert_eq!(error, OpenError::InUse(path(&place).into()));
    assert!(error.to_string().contains("another wardroom is using"));
    drop(store);
    place.open().await;
}

#[tokio::test]
async fn a_folder_that_cannot_be_made_is_refused() {
    let place = Place::folder();
    fs::write(path(&place), "a file where the folder should be").unwrap();
    let error = store::open(&place.location).await.err().unwrap();
    assert!(matches!(error, OpenError::Folder { .. }), "{error}");
    assert!(error.to_string().contains("choose another one"), "{error}");
}

#[tokio::test]
async fn a_file_that_is_no_database_is_refused() {
    let place = Place::folder();
    fs::create_dir(path(&place)).unwrap();
    fs::write(path(&place).join("wardroom.db"), "something else entirely ".repeat(100)).unwrap();
    let error = store::open(&place.location).await.err().unwrap();
    assert!(matches!(error, OpenError::File { .. }), "{error}");
    assert!(error.to_string().contains("not a database"), "{error}");
}

/// A folder for a backup, and its file.
fn backup_place() -> (Place, PathBuf) {
    let place = Place::folder();
    fs::create_dir(path(&place)).unwrap();
    let file = path(&place).join("wardroom.db");
    (place, file)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_made_while_writing_is_whole() {
    let place = Place::folder();
    let store = place.open().await;
    let writer = tokio::spawn({
        let store = store.clone();
        async move {
            for seq in 0..150 {
                store.write(append("t", seq).into()).await.unwrap();
            }
        }
    });
    while store.tally().writes < 10 {
        tokio::task::yield_now().await;
    }
    let (copy_place, file) = backup_place();
    store.backup(&file).await.unwrap();
    writer.await.unwrap();

    let copy = copy_place.open().await;
    let log = copy.log("t", 0).await.unwrap();
    assert!((10..=150).contains(&log.len()));
    assert_eq!(log, (0..log.len() as u64).map(entry).collect::<Vec<_>>());
    copy.write(append("t", log.len() as u64).into()).await.unwrap();
    copy.write(person("ada", "Ada").into()).await.unwrap();
}

#[tokio::test]
async fn a_backup_replaces_nothing() {
    let place = Place::folder();
    let store = place.open().await;
    let (_copy, file) = backup_place();
    // What an interrupted backup has left is no obstacle.
    fs::write(file.with_extension("db.part"), "half a backup").unwrap();
    store.backup(&file).await.unwrap();
    assert_eq!(store.backup(&file).await, Err(BackupError::Exists(file.clone())));
    let nowhere = file.join("nowhere");
    assert!(matches!(store.backup(&nowhere).await, Err(BackupError::Failed { .. })));
    assert_eq!(fs::read_dir(file.parent().unwrap()).unwrap().count(), 1);
}
