//! Real `wardroom serve` processes: killed under load, backed up, moved, and played on from Python.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::process::Command;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use store::Location;
use tokio::time::{sleep, timeout};

use crate::crowd::Crowd;
use crate::process::{Process, postgres, wardroom};
use crate::stubborn::{Acknowledged, Address, Course, PATIENCE, introduce, open, play, status};

/// The number of kills or pauses; `WARDROOM_KILLS` can raise it.
fn n_kills(usual: u64) -> u64 {
    std::env::var("WARDROOM_KILLS").map_or(usual, |text| text.parse().unwrap())
}

/// A pause of a different length for each number.
async fn a_while(number: u64) {
    sleep(Duration::from_millis(200 + number * 137 % 300)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_killed_server_has_lost_nothing_it_acknowledged_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    killed_again_and_again(Location::Folder(folder.path().join("data"))).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_killed_server_has_lost_nothing_it_acknowledged_on_postgresql() {
    let database = postgres();
    killed_again_and_again(Location::Postgres(database.address.clone())).await;
}

async fn killed_again_and_again(location: Location) {
    let mut server = Process::start(&location);
    let address = Address::new(&server.url);
    let crowd = Crowd::gather(4, [&address; 2]).await;
    for number in 0..n_kills(6) {
        a_while(number).await;
        server.kill();
        server = Process::start(&location);
        address.change(&server.url);
    }
    let (tables, acknowledged) = crowd.disperse().await;
    server.terminate();
    check_logs(&location, &tables, &acknowledged).await;
}

/// Every acknowledged action stands in its table's log, once and under its number.
async fn check_logs(location: &Location, tables: &[String], acknowledged: &[Acknowledged]) {
    let store = store::open(location).await.unwrap();
    for (number, table) in tables.iter().enumerate() {
        let mut logged: BTreeMap<String, Vec<u64>> = BTreeMap::new();
        for (seq, entry) in store.log(table, 0).await.unwrap().iter().enumerate() {
            assert_eq!(entry.seq, seq as u64);
            let body: serde_json::Value = serde_json::from_str(entry.body.as_str()).unwrap();
            if let Some(id) = body["by"]["id"].as_str() {
                logged.entry(id.into()).or_default().push(entry.seq + 1);
            }
        }
        let mut n = 0;
        for (id, version) in acknowledged[2 * number].iter().chain(&acknowledged[2 * number + 1]) {
            let found = &logged[id];
            assert_eq!(found.len(), 1, "{id} stands in the log {found:?}");
            assert!(found[0] <= *version, "{id} was acknowledged as {version} but is {found:?}");
            n += 1;
        }
        assert!(n > 10, "only {n} actions were acknowledged");
        let record = store.note("record", &format!("{table}.1")).await.unwrap().unwrap();
        let record: game::Record = serde_json::from_str(record.body.as_str()).unwrap();
        catalogue::find(&record.game).unwrap().open(&record).unwrap();
    }
    let verified = server::verify(&*store).await.unwrap().store;
    assert_eq!((verified.unlinked, verified.faults), (0, Vec::new()), "every chain is whole");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_of_two_nodes_is_killed_again_and_again() {
    let database = postgres();
    let location = Location::Postgres(database.address.clone());
    let steady = Process::start(&location);
    let mut shaky = Process::start(&location);
    let addresses = [Address::new(&steady.url), Address::new(&shaky.url)];
    // Both sit at the same table, but on different nodes.
    let crowd = Crowd::gather(4, [&addresses[0], &addresses[1]]).await;
    for number in 0..n_kills(6) {
        a_while(number).await;
        shaky.kill();
        shaky = Process::start(&location);
        addresses[1].change(&shaky.url);
    }
    let (tables, acknowledged) = crowd.disperse().await;
    steady.terminate();
    shaky.terminate();
    check_logs(&location, &tables, &acknowledged).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_of_two_nodes_is_paused_again_and_again() {
    let database = postgres();
    let location = Location::Postgres(database.address.clone());
    let (steady, shaky) = (Process::start(&location), Process::start(&location));
    let addresses = [Address::new(&steady.url), Address::new(&shaky.url)];
    let calm = Crowd::gather(3, [&addresses[0]; 2]).await;
    let mixed = Crowd::gather(3, [&addresses[0], &addresses[1]]).await;
    let rounds = n_kills(6);
    for number in 0..rounds {
        a_while(number).await;
        let paused = shaky.pause();
        calm.goes_on(12).await;
        drop(paused);
        mixed.goes_on(1).await;
    }
    calm.report(rounds, "pauses of the other node");
    let (mut tables, mut acknowledged) = calm.disperse().await;
    let (more_tables, more_acknowledged) = mixed.disperse().await;
    tables.extend(more_tables);
    acknowledged.extend(more_acknowledged);
    steady.terminate();
    shaky.terminate();
    check_logs(&location, &tables, &acknowledged).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_paused_database_is_told_and_loses_nothing() {
    let database = postgres();
    let location = Location::Postgres(database.address.clone());
    let server = Process::start(&location);
    let address = Address::new(&server.url);
    let crowd = Crowd::gather(4, [&address; 2]).await;
    let rounds = n_kills(2);
    for number in 0..rounds {
        crowd.goes_on(8).await;
        a_while(number).await;
        let paused = database.pause();
        until(&address, "GET", "/healthz", 503).await;
        until(&address, "POST", "/api/people", 503).await;
        drop(paused);
        until(&address, "GET", "/healthz", 200).await;
    }
    crowd.goes_on(8).await;
    crowd.report(rounds, "pauses of the database");
    let (tables, acknowledged) = crowd.disperse().await;
    server.terminate();
    check_logs(&location, &tables, &acknowledged).await;
}

/// Waits until requests are answered with this status.
async fn until(address: &Address, method: &str, path: &str, wanted: u16) {
    let wait = async {
        while status(address, method, path).await != wanted {
            sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(PATIENCE, wait).await.unwrap_or_else(|_| panic!("{method} {path} is not answered with {wanted}"));
}

#[tokio::test]
async fn health_is_that_of_the_disk() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let server = Process::start_without_signal(&Location::Folder(data.clone()));
    let address = Address::new(&server.url);
    until(&address, "GET", "/healthz", 200).await;
    server.limit_files(Some(1));
    until(&address, "GET", "/healthz", 503).await;
    server.limit_files(None);
    until(&address, "GET", "/healthz", 200).await;
    std::fs::remove_file(data.join("wardroom.db")).unwrap();
    until(&address, "GET", "/healthz", 503).await;
    server.terminate();
}

#[test]
fn python_bots_play_every_game() {
    let bot = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");
    let folder = tempfile::tempdir().unwrap();
    let server = Process::start(&Location::Folder(folder.path().join("data")));
    for game in catalogue::GAMES {
        let played = Command::new("python3").args([bot, &server.url, "--game", game.info().id]).output();
        let played = played.expect("install Python 3 (Debian: apt-get install python3)");
        let error = String::from_utf8_lossy(&played.stderr);
        assert!(played.status.success(), "{}: {error}", game.info().id);
        let told = String::from_utf8(played.stdout).unwrap();
        assert!(told.contains(r#""winners""#), "{}: {told}", game.info().id);
    }
    server.terminate();
}

#[tokio::test]
async fn data_can_be_backed_up_while_in_use_and_moved() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let server = Process::start(&Location::Folder(path("data")));
    let address = Address::new(&server.url);
    let token = introduce(&address).await;
    let table = open(&address, &token, 2).await;

    std::fs::create_dir(path("copy")).unwrap();
    wardroom(&["backup", "copy/wardroom.db", "--data", "data"], folder.path(), 0);
    wardroom(&["backup", "copy/wardroom.db", "--data", "data"], folder.path(), 2);
    wardroom(&["export", "all.jsonl", "--data", "data"], folder.path(), 0);
    let beside = wardroom(&["export", "-", "--data", "data"], folder.path(), 0);
    server.terminate();
    let after = wardroom(&["export", "-", "--data", "data"], folder.path(), 0);
    assert_eq!(beside, after, "a running server exports what is there");
    assert_eq!(beside, std::fs::read_to_string(path("all.jsonl")).unwrap());
    wardroom(&["import", "all.jsonl", "--data", "moved"], folder.path(), 0);
    wardroom(&["import", "all.jsonl", "--data", "moved"], folder.path(), 2);

    for name in ["copy", "moved"] {
        let server = Process::start(&Location::Folder(path(name)));
        let address = Address::new(&server.url);
        let sight = crate::stubborn::get(&address, &format!("/api/tables/{table}"), &token).await;
        assert_eq!(sight["is_yours"], true);
        server.terminate();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_folder_is_verified() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let verify = |code| wardroom(&["verify", "--data", "data"], folder.path(), code);
    verify(2);
    assert!(!data.exists(), "there is nothing to verify, and nothing is made");
    let server = Process::start(&Location::Folder(data.clone()));
    let address = Address::new(&server.url);
    let tokens = [introduce(&address).await, introduce(&address).await];
    let table = open(&address, &tokens[0], 2).await;
    let course = Course::default();
    course.is_enough.store(true, Relaxed);
    let played = tokio::join!(
        play(&address, &tokens[0], &table, "A", &course),
        play(&address, &tokens[1], &table, "B", &course)
    );
    assert!(!played.0.is_empty());
    verify(2);
    server.terminate();
    let told = verify(0);
    assert!(told.starts_with("verified: 1 tables with ") && told.contains(" and 1 records"), "{told}");

    // One letter of one action.
    let file = data.join("wardroom.db");
    let mut bytes = std::fs::read(&file).unwrap();
    let action = br#"{"type":"acted""#;
    let place = bytes.windows(action.len()).position(|window| window == action).unwrap();
    bytes[place + action.len() - 2] = b'D';
    std::fs::write(&file, &bytes).unwrap();
    let told = verify(1);
    assert!(told.contains("NOT verified: entry ") && told.contains("has changed"), "{told}");
    bytes[place + action.len() - 2] = b'd';
    std::fs::write(&file, &bytes).unwrap();
    verify(0);
    std::fs::remove_file(&file).unwrap();
    assert!(verify(1).contains("commits are missing"), "the mark knows better");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn logs_tell_no_secrets() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("log");
    let log = std::fs::File::create(&path).unwrap();
    let server = Process::start_logging(&Location::Folder(folder.path().join("data")), log.into());
    let address = Address::new(&server.url);
    let token = introduce(&address).await;
    let table = open(&address, &token, 2).await;
    let other = introduce(&address).await;
    let course = Course::default();
    course.is_enough.store(true, Relaxed);
    let played = tokio::join!(
        play(&address, &token, &table, "A", &course),
        play(&address, &other, &table, "B", &course)
    );
    assert!(!played.0.is_empty());
    crate::stubborn::get(&address, "/api/me", "not-a-token-at-all").await;
    server.terminate();
    let log = std::fs::read_to_string(path).unwrap();
    assert!(log.contains("serving") && log.contains("stopped"), "{log}");
    let store = store::open(&Location::Folder(folder.path().join("data"))).await.unwrap();
    let record = store.note("record", &format!("{table}.1")).await.unwrap().unwrap();
    let record: game::Record = serde_json::from_str(record.body.as_str()).unwrap();
    let secret = record.shuffle.unwrap().secret.to_string();
    for secret in [&token, &other, "not-a-token-at-all", &record.seed.to_string(), &secret] {
        assert!(!log.contains(secret), "{log}");
    }
}

#[test]
fn a_stranger_cannot_fill_the_log() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("log");
    let log = std::fs::File::create(&path).unwrap();
    let server = Process::start_logging(&Location::Folder(folder.path().join("data")), log.into());
    let host = server.url.trim_start_matches("http://").to_string();
    let request = format!(
        "POST /api/people HTTP/1.1\r\nHost: {host}\r\nOrigin: http://evil.example\r\nContent-Length: 0\r\n\r\n"
    );
    let mut stream = std::net::TcpStream::connect(&host).unwrap();
    stream.write_all(request.repeat(500).as_bytes()).unwrap();
    let mut answers = String::new();
    let mut reader = BufReader::new(stream);
    while answers.matches("foreign-origin").count() < 500 {
        // Answers have no newline at their end.
        let n = reader.fill_buf().map(|bytes| answers.push_str(&String::from_utf8_lossy(bytes)));
        n.unwrap();
        let n = reader.buffer().len();
        reader.consume(n);
    }
    server.terminate();
    let log = std::fs::read_to_string(path).unwrap();
    let n_lines = log.lines().filter(|line| line.contains("another site")).count();
    assert_eq!(n_lines, 10, "{log}");
    assert!(log.contains("guard.rs") && log.contains("n=490"), "{log}");
}

#[test]
fn schemas_are_one_document() {
    let text = wardroom(&["schema"], std::path::Path::new("."), 0);
    let schemas: serde_json::Value = serde_json::from_str(&text).unwrap();
    for part in ["from-client", "from-server", "$defs", "api", "games"] {
        assert!(schemas[part].is_object(), "{part}");
    }
}
