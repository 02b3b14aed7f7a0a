//! The tables, and how older ones become the present ones.

use deadpool_postgres::{Client, Transaction};
use tokio_postgres::Error;

use super::connection::refusal;
use crate::OpenError;
use crate::location::missing;

/// What leads from each schema to the next. A released migration never changes.
pub(super) const MIGRATIONS: &[&str] = &[
    include_str!("schema/1-logs.sql"),
    include_str!("schema/2-notes.sql"),
    include_str!("schema/3-links.sql"),
];

/// The number under which nodes that start at the same time wait for each other: "ward".
const LOCK: i64 = 0x7761_7264;

/// Carries out the migrations that the database lacks, each in a transaction of its own.
pub(super) async fn migrate(
    client: &mut Client,
    migrations: &[&str],
    address: &str,
) -> Result<(), OpenError> {
    let refuse = |error: Error| refusal(address, error);
    loop {
        let transaction = client.transaction().await.map_err(refuse)?;
        let found = version(&transaction).await.map_err(refuse)?;
        let Some(migration) = missing(found, migrations)?.first() else { return Ok(()) };
        let raise = format!("{migration}; UPDATE wardroom.schema SET version = version + 1");
        transaction.batch_execute(&raise).await.map_err(refuse)?;
        transaction.commit().await.map_err(refuse)?;
    }
}

/// The schema the database has, which stays what it is until the transaction ends.
async fn version(transaction: &Transaction<'_>) -> Result<u32, Error> {
    transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&LOCK]).await?;
    let exists = "SELECT to_regclass('wardroom.schema') IS NOT NULL";
    if !transaction.query_one(exists, &[]).await?.try_get::<_, bool>(0)? {
        let create = "CREATE SCHEMA IF NOT EXISTS wardroom;
            CREATE TABLE wardroom.schema (version integer NOT NULL);
            INSERT INTO wardroom.schema VALUES (0)";
        transaction.batch_execute(create).await?;
    }
    let version: i32 = transaction.query_one("SELECT version FROM wardroom.schema", &[]).await?.try_get(0)?;
    Ok(version.cast_unsigned())
}
