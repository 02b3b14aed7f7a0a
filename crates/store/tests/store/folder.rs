//! What only SQLite does: one process per folder, and copies of the file.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

use store::{BackupError, Contents, Location, OpenError, Put, Store, StoreError, WriteError};
use tokio::time::timeout;

use crate::nodes::PATIENCE;
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

#[tokio::test]
async fn only_a_folder_with_data_is_an_existing_one() {
    let place = Place::folder();
    for _ in 0..2 {
        let error = store::open_existing(&place.location).await.err().unwrap();
        assert_eq!(error, OpenError::NoData(path(&place).into()));
        assert!(!path(&place).join("wardroom.lock").exists());
        fs::create_dir_all(path(&place)).unwrap();
    }
    drop(place.open().await);
    store::open_existing(&place.location).await.unwrap();
}

#[tokio::test]
async fn what_a_backup_holds_is_counted() {
    let place = Place::folder();
    let store = place.open().await;
    for seq in 0..3 {
        store.write(append("t", seq).into()).await.unwrap();
    }
    store.write(append("u", 0).into()).await.unwrap();
    store.write(person("ada", "Ada").into()).await.unwrap();
    let (_copy, file) = backup_place();
    store.backup(&file).await.unwrap();
    let notes = [("person".to_string(), 1)].into();
    assert_eq!(store::contents_of_backup(&file), Ok(Contents { tables: 2, entries: 4, notes }));
    assert_eq!(fs::read_dir(file.parent().unwrap()).unwrap().count(), 1);
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

/// Waits until a probe says this, for as long as an earlier write tells that all is well.
async fn until_probed(store: &dyn Store, is_well: bool) {
    let wait = async {
        while store.probe().await.is_ok() != is_well {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(PATIENCE, wait).await.expect("a probe tells the truth");
}

/// Spoils the file of a store in use: nothing is acknowledged any more, and a probe says so.
async fn check_spoilt(spoil: impl Fn(&Path)) {
    let place = Place::folder();
    let store = place.open().await;
    for seq in 0..100 {
        store.write(append("t", seq).into()).await.unwrap();
    }
    // Closing it brings everything from the write-ahead log into the file.
    drop(store);
    let store = place.open().await;
    store.write(append("t", 100).into()).await.unwrap();
    until_probed(&*store, true).await;
    spoil(&path(&place).join("wardroom.db"));
    let refused = store.write(append("t", 101).into()).await;
    assert!(matches!(refused, Err(WriteError::Unavailable(StoreError::Damaged(_)))), "{refused:?}");
    until_probed(&*store, false).await;
    assert_eq!(store.log("t", 101).await.unwrap_or_default(), [], "what was refused is not shown");
}

#[tokio::test]
async fn nothing_is_written_into_a_deleted_file() {
    check_spoilt(|file| fs::remove_file(file).unwrap()).await;
    check_spoilt(|file| fs::remove_file(file.with_extension("db-wal")).unwrap()).await;
    check_spoilt(|file| {
        fs::rename(file, file.with_extension("away")).unwrap();
        fs::copy(file.with_extension("away"), file).unwrap();
    })
    .await;
}

#[tokio::test]
async fn nothing_is_written_into_a_damaged_file() {
    let edit = |file: &Path| fs::File::options().write(true).open(file).unwrap();
    check_spoilt(|file| edit(file).set_len(0).unwrap()).await;
    check_spoilt(|file| edit(file).set_len(4096).unwrap()).await;
    check_spoilt(|file| edit(file).write_all(&[7; 4096]).unwrap()).await;
}

/// A checkpoint writes the first page first, which says how long the file will be.
#[tokio::test]
async fn an_interrupted_checkpoint_is_no_damage() {
    let [place, whole, half] = [Place::folder(), Place::folder(), Place::folder()];
    let store = place.open().await;
    for seq in 0..100 {
        let long = person(&seq.to_string(), &"long".repeat(200));
        store.write(store::Write::from(append("t", seq)).with(long)).await.unwrap();
    }
    for copy in [&whole, &half] {
        fs::create_dir(path(copy)).unwrap();
        for name in ["wardroom.db", "wardroom.db-wal"] {
            fs::copy(path(&place).join(name), path(copy).join(name)).unwrap();
        }
    }
    // Closing it completes the checkpoint.
    drop(whole.open().await);
    let first_page = &fs::read(path(&whole).join("wardroom.db")).unwrap()[..4096];
    let mut file = fs::File::options().write(true).open(path(&half).join("wardroom.db")).unwrap();
    file.write_all(first_page).unwrap();
    let n_pages = u64::from(u32::from_be_bytes(first_page[28..32].try_into().unwrap()));
    assert!(file.metadata().unwrap().len() < 4096 * n_pages, "the rest is in the write-ahead log");

    let store = half.open().await;
    store.write(append("t", 100).into()).await.unwrap();
    assert_eq!(store.log("t", 0).await.unwrap().len(), 101);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_blocked_writer_is_told() {
    let place = Place::folder();
    let store = place.open().await;
    store.write(append("t", 0).into()).await.unwrap();
    let other = rusqlite::Connection::open(path(&place).join("wardroom.db")).unwrap();
    other.execute_batch("BEGIN EXCLUSIVE").unwrap();
    until_probed(&*store, false).await;
    assert_eq!(store.log("t", 0).await, Ok(vec![entry(0)]), "who only reads need not wait");
    let refused = timeout(PATIENCE, store.write(append("t", 1).into())).await.unwrap();
    assert!(matches!(refused, Err(WriteError::Unavailable(StoreError::Unavailable(_)))), "{refused:?}");
    other.execute_batch("ROLLBACK").unwrap();
    until_probed(&*store, true).await;
    // The first attempt may have been carried out at last.
    let written = store.write(append("t", 1).into()).await;
    assert!(matches!(written, Ok(()) | Err(WriteError::Taken { .. })), "{written:?}");
    assert_eq!(store.log("t", 0).await, Ok(vec![entry(0), entry(1)]));
}

#[cfg(unix)]
#[tokio::test]
async fn files_are_their_owners_alone() {
    use std::os::unix::fs::PermissionsExt;

    let place = Place::folder();
    let store = place.open().await;
    store.write(append("t", 0).into()).await.unwrap();
    let (_copy, backup) = backup_place();
    store.backup(&backup).await.unwrap();
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let folder = path(&place);
    assert_eq!(format!("{:o}", mode(folder)), "700");
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).chain([backup]);
    for file in files {
        assert_eq!(format!("{:o}", mode(&file)), "600", "{}", file.display());
    }
    assert_eq!(store::exposed(&place.location), Vec::<String>::new());

    let file = folder.join("wardroom.db");
    fs::set_permissions(&file, fs::Permissions::from_mode(0o644)).unwrap();
    let warning = |path: &Path, mode, needed| {
        let place = path.display();
        format!("other users of this machine may open {place} (mode {mode}): run chmod {needed} '{place}'")
    };
    assert_eq!(store::exposed(&place.location), [warning(&file, "644", "600")]);
    fs::set_permissions(folder, fs::Permissions::from_mode(0o750)).unwrap();
    assert_eq!(
        store::exposed(&place.location),
        [warning(folder, "750", "700"), warning(&file, "644", "600")]
    );
}

/// A copy of the files of a store that is open, as a killed process leaves them.
fn killed(place: &Place) -> Place {
    let copy = Place::folder();
    fs::create_dir(path(&copy)).unwrap();
    for name in ["wardroom.db", "wardroom.db-wal", "wardroom.mark"] {
        fs::copy(path(place).join(name), path(&copy).join(name)).unwrap();
    }
    copy
}

#[tokio::test]
async fn a_write_ahead_log_cut_short_is_told() {
    let place = Place::folder();
    let store = place.open().await;
    for seq in 0..10 {
        store.write(append("t", seq).into()).await.unwrap();
    }
    let whole = killed(&place);
    assert_eq!(whole.open().await.log("t", 0).await.unwrap().len(), 10);

    let cut = killed(&place);
    let log = path(&cut).join("wardroom.db-wal");
    let before = fs::read(&log).unwrap();
    fs::write(&log, &before[..before.len() - 100]).unwrap();
    for _ in 0..2 {
        let error = store::open(&cut.location).await.err().unwrap();
        assert!(matches!(error, OpenError::CutShort { missing: 1, .. }), "{error}");
        assert!(error.to_string().contains("restore a backup, or delete"), "{error}");
    }
    assert_eq!(fs::read(&log).unwrap(), before[..before.len() - 100], "it may still be mended");
    fs::remove_file(path(&cut).join("wardroom.mark")).unwrap();
    let store = cut.open().await;
    assert_eq!(store.log("t", 0).await.unwrap(), (0..9).map(entry).collect::<Vec<_>>());
    store.write(append("t", 9).into()).await.unwrap();
}

#[tokio::test]
async fn a_database_that_vanished_is_told() {
    for names in [&["wardroom.db-wal"][..], &["wardroom.db", "wardroom.db-wal"]] {
        let place = Place::folder();
        let store = place.open().await;
        store.write(append("t", 0).into()).await.unwrap();
        let torn = killed(&place);
        for name in names {
            fs::remove_file(path(&torn).join(name)).unwrap();
        }
        let error = store::open(&torn.location).await.err().unwrap();
        assert!(matches!(error, OpenError::CutShort { missing: 1, .. }), "{error}");
    }
}

#[tokio::test]
async fn what_was_deleted_leaves_no_byte() {
    let place = Place::folder();
    let store = place.open().await;
    let long = |text: &str, number: u64| text.repeat(1 + (number * number % 30) as usize);
    // Notes of many sizes come, change and go, so that pages are split, joined and freed.
    for number in 0..600u64 {
        let id = |salt: u64| (number * 7919 % 997 + salt).to_string();
        let hers = person(&id(0), &long("Boadicea ", number)).tagged(format!("Boadicea {number}"));
        let write = store::Write::from(hers).with(person(&format!("{}x", id(3)), &long("Ada ", number)));
        store.write(write.with(Put::delete("person", id(500)))).await.unwrap();
    }
    for id in 0..2000 {
        store.write(Put::delete("person", id.to_string()).into()).await.unwrap();
    }
    assert!(files_with(path(&place), b"Boadicea") > 0, "before the scrub it is still there");
    assert_eq!(store.scrub(false).await, Ok(true));
    assert_eq!(files_with(path(&place), b"Boadicea"), 0);
    assert!(files_with(path(&place), b"Ada") > 0);
    store.write(append("t", 0).into()).await.unwrap();
}

/// How many files of a folder hold these bytes.
fn files_with(folder: &Path, bytes: &[u8]) -> usize {
    let contents = fs::read_dir(folder).unwrap().map(|file| fs::read(file.unwrap().path()).unwrap());
    contents.filter(|content| content.windows(bytes.len()).any(|window| window == bytes)).count()
}
