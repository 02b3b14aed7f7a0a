//! Sessions that end by themselves what takes too long.

use deadpool_postgres::{Client, Hook, HookError, Pool, PoolError};
use tokio_postgres::Error;

/// The limits of a session, as far as the server knows them. `transaction_timeout` came with PostgreSQL 17.
///
/// A lock is waited for shortly, since nodes hold locks for one statement only. A statement or transaction
/// that lasts longer than 4 s has been given up by its node. Keepalives find out nodes that have vanished.
const LIMIT: &str = "
    SELECT set_config(name, value, false) FROM pg_settings JOIN (VALUES
        ('lock_timeout', '500ms'),
        ('statement_timeout', '4s'),
        ('transaction_timeout', '4s'),
        ('idle_in_transaction_session_timeout', '4s'),
        ('tcp_keepalives_idle', '15s'),
        ('tcp_keepalives_interval', '15s'),
        ('tcp_keepalives_count', '2'),
        ('tcp_user_timeout', '45s')
    ) AS limits (name, value) USING (name)";

/// Sets the limits of a session.
pub(super) async fn limit(client: &tokio_postgres::Client) -> Result<(), Error> {
    client.batch_execute(LIMIT).await
}

/// Sets the limits of every session of a pool.
pub(super) fn limiting() -> Hook {
    Hook::async_fn(|client, _| Box::pin(async { limit(client).await.map_err(HookError::Backend) }))
}

/// A connection on loan from its pool. Unless it is given back it is closed: a caller that went away in the
/// middle of a statement has left an answer behind that the next one would have to wait for.
pub(super) struct Loan(Option<Client>);

impl Loan {
    pub(super) async fn of(pool: &Pool) -> Result<Loan, PoolError> {
        pool.get().await.map(|client| Loan(Some(client)))
    }

    pub(super) fn give_back(mut self) {
        self.0 = None;
    }
}

impl std::ops::Deref for Loan {
    type Target = Client;

    fn deref(&self) -> &Client {
        self.0.as_ref().expect("a connection stays until the loan ends")
    }
}

impl Drop for Loan {
    fn drop(&mut self) {
        if let Some(client) = self.0.take() {
            drop(Client::take(client));
        }
    }
}
