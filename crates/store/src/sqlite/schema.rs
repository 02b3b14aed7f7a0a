//! The tables, and how older ones become the present ones.

use rusqlite::{Connection, TransactionBehavior};

use crate::OpenError;
use crate::location::missing;

/// What leads from each schema to the next. A released migration never changes.
pub(super) const MIGRATIONS: &[&str] = &[
    include_str!("schema/1-logs.sql"),
    include_str!("schema/2-notes.sql"),
    include_str!("schema/3-links.sql"),
];

/// Carries out the migrations that the database lacks, each in a transaction of its own.
pub(super) fn migrate(
    connection: &mut Connection,
    migrations: &[&str],
    refuse: impl Fn(rusqlite::Error) -> OpenError,
) -> Result<(), OpenError> {
    let found: u32 =
        connection.pragma_query_value(None, "user_version", |row| row.get(0)).map_err(&refuse)?;
    for (number, migration) in (found + 1..).zip(missing(found, migrations)?) {
        step(connection, number, migration).map_err(&refuse)?;
    }
    Ok(())
}

fn step(connection: &mut Connection, number: u32, migration: &str) -> rusqlite::Result<()> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    transaction.execute_batch(migration)?;
    transaction.pragma_update(None, "user_version", number)?;
    transaction.commit()
}
