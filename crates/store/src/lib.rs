//! The match log, and everything else that must survive, in a database.
//!
//! There are two shapes of data and no others:
//!
//! - **Logs.** Each table has a list of entries numbered 0, 1, 2, … ([`Append`], [`Entry`]). An
//!   append names the next number; if it is taken, nothing is written (optimistic concurrency). That is the
//!   only lock between tasks, bots, clocks and nodes. A hash chain ([`Link`]) vouches for each log; reading
//!   checks it.
//! - **Notes.** Small documents by kind and id, with a version for compare-and-set and tags to find them
//!   by ([`Put`], [`Note`], [`Query`]).
//!
//! A [`Write`] joins an entry, or the deletion of a log ([`Removal`]), with notes: all or nothing. A [`Store`]
//! commits what arrives meanwhile together. It answers once it is on disk, or within seconds that the database
//! does not. [`open`] finds the store for a [`Location`]: SQLite in a folder of one node, or a PostgreSQL
//! shared by many. [`export`] and [`import`] carry everything from one to the other, and [`verify`] follows all
//! chains.

mod batch;
mod chain;
mod change_feed;
mod contents;
mod contract;
mod gate;
mod import_batches;
mod json;
mod location;
mod log;
mod note;
mod postgres;
mod query;
mod queue;
mod sqlite;
mod transfer;
mod verify;
mod write;

pub use chain::{Link, Linked};
pub use change_feed::{LogChanged, LogChanges};
pub use contents::Contents;
pub use contract::{BackupError, Store, StoreError, Tally};
pub use json::Json;
pub use location::{Location, OpenError, open, open_existing};
pub use log::{Append, Entry};
pub use note::{Content, Expect, Note, Put};
pub use query::{Cursor, Found, MOST_FOUND, Query};
pub use sqlite::{contents_of_backup, exposed};
pub use transfer::{ExportError, Head, ImportError, LAYOUT, Line, Progress, export, import};
pub use verify::{Verified, verify};
pub use write::{LARGEST_WRITE, LONGEST_NAME, Removal, Unfit, Write, WriteError};
