//! Opening: migrations, and refusals that say what to do.

use store::{Location, OpenError};

use crate::place::{Place, append, client, entry, person, taken};

on_both! {
    an_older_schema_is_brought_up_to_date,
    a_newer_schema_is_refused,
}

/// Carries out SQL of the test's own.
pub(crate) async fn meddle(place: &Place, sqlite: &str, postgres: &str) {
    match &place.location {
        Location::Folder(folder) => {
            std::fs::create_dir_all(folder).unwrap();
            let connection = rusqlite::Connection::open(folder.join("wardroom.db")).unwrap();
            connection.execute_batch(sqlite).unwrap();
        }
        Location::Postgres(address) => client(address).await.batch_execute(postgres).await.unwrap(),
    }
}

/// A database as schema 1 had it, with entry 0 of a log.
async fn entry_of_schema_1(place: &Place) {
    let entry_0 = "('t', 0, 1000, '0')";
    meddle(
        place,
        &format!(
            "{}; INSERT INTO entry VALUES {entry_0}; PRAGMA user_version = 1",
            include_str!("../../src/sqlite/schema/1-logs.sql")
        ),
        &format!(
            "CREATE SCHEMA wardroom; CREATE TABLE wardroom.schema (version integer NOT NULL);
            INSERT INTO wardroom.schema VALUES (1); {}; INSERT INTO wardroom.entry VALUES {entry_0}",
            include_str!("../../src/postgres/schema/1-logs.sql")
        ),
    )
    .await;
}

/// A database as schema 2 had it, with entry 0 of a log.
pub(crate) async fn entry_of_schema_2(place: &Place) {
    entry_of_schema_1(place).await;
    let sqlite = include_str!("../../src/sqlite/schema/2-notes.sql");
    let postgres = include_str!("../../src/postgres/schema/2-notes.sql");
    meddle(
        place,
        &format!("{sqlite}; PRAGMA user_version = 2"),
        &format!("{postgres}; UPDATE wardroom.schema SET version = 2"),
    )
    .await;
}

async fn an_older_schema_is_brought_up_to_date(place: &Place) {
    entry_of_schema_1(place).await;
    // The second time there is nothing left to do.
    for _ in 0..2 {
        let store = place.open().await;
        assert_eq!(store.log("t", 0).await.unwrap(), [entry(0)]);
        assert_eq!(store.write(append("t", 0).into()).await, taken("t", 0));
        store.write(person("ada", "Ada").into()).await.unwrap();
    }
}

async fn a_newer_schema_is_refused(place: &Place) {
    drop(place.open().await);
    meddle(place, "PRAGMA user_version = 4", "UPDATE wardroom.schema SET version = 4").await;
    let error = store::open(&place.location).await.err().unwrap();
    assert_eq!(error, OpenError::Newer { found: 4, known: 3 });
    assert_eq!(
        error.to_string(),
        "this database was written by a newer wardroom (schema 4, this one knows 3): update wardroom"
    );
}

/// What comes of opening a changed address; no word of it may tell a password.
async fn refusal(address: &str) -> OpenError {
    let location = Location::Postgres(address.into());
    let error = store::open(&location).await.err().unwrap();
    for text in [format!("{error}"), format!("{error:?}"), format!("{location}"), format!("{location:?}")] {
        assert!(!text.contains("s3cret"), "{text}");
    }
    error
}

#[tokio::test]
async fn a_wrong_password_is_refused() {
    let place = Place::database().await;
    let error = refusal(&place.address().replace("wardroom:wardroom", "wardroom:s3cret")).await;
    assert!(matches!(error, OpenError::Login { .. }), "{error}");
    assert!(error.to_string().contains("check both in the address"), "{error}");
    let error = refusal(&place.address().replace("wardroom:wardroom", "stranger:s3cret")).await;
    assert!(matches!(error, OpenError::Login { .. }), "{error}");
}

#[tokio::test]
async fn a_missing_database_is_refused() {
    let place = Place::database().await;
    let (server, _) = place.address().rsplit_once('/').unwrap();
    let error = refusal(&format!("{server}/nowhere")).await;
    assert!(matches!(error, OpenError::NoDatabase { .. }), "{error}");
    assert!(error.to_string().contains("database nowhere does not exist: create"), "{error}");
}

#[tokio::test]
async fn a_server_that_is_not_there_is_refused() {
    // Nothing listens on port 1 of this machine.
    let error = refusal("postgres://wardroom:s3cret@127.0.0.1:1/wardroom").await;
    assert!(matches!(error, OpenError::Unreachable { .. }), "{error}");
    assert!(error.to_string().contains("127.0.0.1, port 1, database wardroom"), "{error}");
    assert!(error.to_string().contains("refused"), "{error}");
}

#[tokio::test]
async fn what_is_no_address_is_refused() {
    for address in ["postgres://a:s3cret@host:port/db", "s3cret", "postgres://", "postgres:///db?s3cret=1"] {
        assert_eq!(refusal(address).await, OpenError::Address, "{address}");
    }
}

#[tokio::test]
async fn an_address_that_asks_for_encryption_is_refused() {
    let error = refusal("postgres://wardroom:s3cret@127.0.0.1:1/wardroom?sslmode=require").await;
    assert_eq!(error, OpenError::Encryption);
}

#[tokio::test]
async fn a_server_that_acknowledges_too_early_is_refused() {
    let place = Place::database().await;
    let error = refusal(&format!("{}?options=-csynchronous_commit%3Doff", place.address())).await;
    assert!(matches!(error, OpenError::Setting { setting: "synchronous_commit", .. }), "{error}");
}

#[test]
fn a_location_is_read_from_text() {
    let read = |text: &str| text.parse::<Location>().unwrap();
    assert_eq!(read("data"), Location::Folder("data".into()));
    assert_eq!(read("postgres://h/d"), Location::Postgres("postgres://h/d".into()));
    assert_eq!(read("postgresql://h/d").to_string(), "PostgreSQL at h, port 5432, database d");
}
