//! Where a store is, and how to open it.

use std::convert::Infallible;
use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;

use crate::Store;
use crate::gate::Gate;
use crate::postgres::{self, Postgres};
use crate::sqlite::{self, Sqlite};

/// Where a store is.
#[derive(Clone, PartialEq, Eq)]
pub enum Location {
    /// SQLite in this folder, for one node. The folder is created if it is missing.
    Folder(PathBuf),
    /// PostgreSQL at this address, for any number of nodes: `postgres://user:password@host:5432/database`,
    /// or anything else that libpq calls a connection string. It may name a standby beside the server
    /// (`@one,two/`): the one that takes writes is used.
    ///
    /// Connections are not encrypted yet: keep the database on the same machine or in a private network.
    Postgres(String),
}

/// Opens the store at a location, and brings its schema up to date.
pub async fn open(location: &Location) -> Result<Arc<dyn Store>, OpenError> {
    Ok(match location {
        Location::Folder(path) => Arc::new(Gate::new(Sqlite::open(path.clone()).await?)),
        Location::Postgres(address) => Arc::new(Gate::new(Postgres::open(address).await?)),
    })
}

/// Opens the store at a location as [`open`] does, but creates none where there is none.
pub async fn open_existing(location: &Location) -> Result<Arc<dyn Store>, OpenError> {
    match location {
        Location::Folder(path) if !path.join(sqlite::DATABASE).is_file() => {
            Err(OpenError::NoData(path.clone()))
        }
        _ => open(location).await,
    }
}

impl FromStr for Location {
    type Err = Infallible;

    /// An address that begins with `postgres://` or `postgresql://`, else a folder.
    fn from_str(text: &str) -> Result<Location, Infallible> {
        let is_address = text.starts_with("postgres://") || text.starts_with("postgresql://");
        Ok(if is_address { Location::Postgres(text.into()) } else { Location::Folder(text.into()) })
    }
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Location::Folder(path) => write!(f, "{}", path.display()),
            Location::Postgres(address) => f.write_str(&postgres::place(address)),
        }
    }
}

impl fmt::Debug for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // An address may hold a password: a stray debug line must not betray it.
        write!(f, "Location({self})")
    }
}

/// Why a store cannot be opened, and what to do about it. Never tells a password.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OpenError {
    /// The folder is missing and cannot be created, or cannot be written to.
    #[error("cannot write to the folder {}: {reason}; choose another one or change its owner", path.display())]
    Folder {
        /// The folder.
        path: PathBuf,
        /// What went wrong.
        reason: String,
    },
    /// Nothing was ever kept in the folder.
    #[error("there is no data in {}: name the folder of a server", .0.display())]
    NoData(PathBuf),
    /// Another process, or this one, has the folder open.
    #[error(
        "another wardroom is using {}: stop it, or give this one its own folder; several nodes on the same \
         data need PostgreSQL", .0.display()
    )]
    InUse(PathBuf),
    /// The file is there but cannot be used.
    #[error("cannot open the database {}: {reason}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// What went wrong.
        reason: String,
    },
    /// The database has fewer commits than were acknowledged.
    #[error(
        "{missing} of the last commits are missing from {}: its write-ahead log was cut short or removed, or \
         an older copy was put in its place; keep a copy of the folder, then restore a backup, or delete {} \
         to go on without them", path.display(), mark.display()
    )]
    CutShort {
        /// The file.
        path: PathBuf,
        /// How many commits.
        missing: u64,
        /// The file that says how many there were.
        mark: PathBuf,
    },
    /// A later version has changed the schema.
    #[error(
        "this database was written by a newer wardroom (schema {found}, this one knows {known}): \
         update wardroom"
    )]
    Newer {
        /// The schema in the database.
        found: u32,
        /// The newest one we know.
        known: u32,
    },
    /// The text is no address.
    #[error(
        "this is no address of a PostgreSQL database: write postgres://user:password@host:5432/database, \
         with % codes for special characters in the password"
    )]
    Address,
    /// The address asks for an encrypted connection.
    #[error(
        "wardroom cannot encrypt its connection to PostgreSQL yet: leave out `sslmode`, and keep the database \
         on the same machine or in a private network"
    )]
    Encryption,
    /// No server answers at the address.
    #[error("cannot reach {place}: {reason}; is PostgreSQL running there?")]
    Unreachable {
        /// Host, port and database.
        place: String,
        /// What went wrong.
        reason: String,
    },
    /// The server does not let this user in.
    #[error("{place} refuses this user or password: {reason}; check both in the address")]
    Login {
        /// Host, port and database.
        place: String,
        /// What the server says.
        reason: String,
    },
    /// The server has no such database.
    #[error(
        "{place} does not exist: create the database with `createdb`, or correct its name in the address"
    )]
    NoDatabase {
        /// Host, port and database.
        place: String,
    },
    /// A setting of the server with which we could not keep our word.
    #[error("{place} has {setting} = {value}: wardroom needs {needed}")]
    Setting {
        /// Host, port and database.
        place: String,
        /// The setting.
        setting: &'static str,
        /// What it is.
        value: String,
        /// What it has to be.
        needed: &'static str,
    },
    /// Anything else that the server objects to.
    #[error("{place} cannot be used: {reason}")]
    Postgres {
        /// Host, port and database.
        place: String,
        /// What the server says.
        reason: String,
    },
}

/// The migrations that a database with this schema still lacks. Each one leads to the next schema.
pub(crate) fn missing<'a>(found: u32, all: &'a [&'a str]) -> Result<&'a [&'a str], OpenError> {
    all.get(found as usize..).ok_or(OpenError::Newer { found, known: all.len() as u32 })
}
