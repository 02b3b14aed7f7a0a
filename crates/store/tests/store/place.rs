//! Where the tests open their stores: a temporary folder, or a database of a private PostgreSQL.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, OnceLock};

use store::{Append, Entry, Json, Location, Put, Store, WriteError};
use tempfile::TempDir;
use tokio_postgres::{Client, NoTls};

/// An empty place for a store.
pub(crate) struct Place {
    pub(crate) location: Location,
    _folder: Option<TempDir>,
}

impl Place {
    pub(crate) fn folder() -> Place {
        let folder = TempDir::new().unwrap();
        Place { location: Location::Folder(folder.path().join("data")), _folder: Some(folder) }
    }

    pub(crate) async fn database() -> Place {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let name = format!("test{}", NUMBER.fetch_add(1, Ordering::Relaxed));
        let server = Server::address();
        client(server).await.batch_execute(&format!("CREATE DATABASE {name}")).await.unwrap();
        let address = server.replace("/postgres", &format!("/{name}"));
        assert_ne!(address, server);
        Place { location: Location::Postgres(address), _folder: None }
    }

    pub(crate) async fn open(&self) -> Arc<dyn Store> {
        store::open(&self.location).await.unwrap()
    }

    /// The address of a database.
    pub(crate) fn address(&self) -> &str {
        match &self.location {
            Location::Postgres(address) => address,
            Location::Folder(_) => panic!("a folder has no address"),
        }
    }
}

/// A connection of the test's own.
pub(crate) async fn client(address: &str) -> Client {
    let (client, connection) = tokio_postgres::connect(address, NoTls).await.unwrap();
    tokio::spawn(connection);
    client
}

/// A PostgreSQL that lives as long as the test process: it ends when its standard input does.
struct Server {
    _process: Child,
    address: String,
}

impl Server {
    fn address() -> &'static str {
        static SERVER: OnceLock<Server> = OnceLock::new();
        &SERVER.get_or_init(Server::start).address
    }

    fn start() -> Server {
        let tool = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tools/postgres");
        let mut process = Command::new(tool)
            .arg("run")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap_or_else(|error| panic!("cannot start {tool}: {error}"));
        let mut address = String::new();
        let output = process.stdout.take().unwrap();
        BufReader::new(output).read_line(&mut address).unwrap();
        let address = address.trim().to_owned();
        assert!(!address.is_empty(), "no PostgreSQL to test with: see what tools/postgres says above");
        Server { _process: process, address }
    }
}

/// The wish to write an entry that says its own number.
pub(crate) fn append(table: &str, seq: u64) -> Append {
    Append { table: table.into(), seq, at: 1000 + seq, body: Json::new(&seq).unwrap() }
}

/// The entry that comes of it.
pub(crate) fn entry(seq: u64) -> Entry {
    Entry { seq, at: 1000 + seq, body: Json::new(&seq).unwrap() }
}

/// The wish to write a note about a person.
pub(crate) fn person(id: &str, body: &str) -> Put {
    Put::new("person", id, Json::new(body).unwrap())
}

pub(crate) fn taken(table: &str, seq: u64) -> Result<(), WriteError> {
    Err(WriteError::Taken { table: table.into(), seq })
}

pub(crate) fn changed(id: &str) -> Result<(), WriteError> {
    Err(WriteError::Changed { kind: "person".into(), id: id.into() })
}
