//! Connections to the server, and what it may say against them.

use std::error::Error;
use std::time::Duration;

use deadpool_postgres::{Client, Manager, Pool, PoolBuilder, PoolError, Runtime};
use tokio_postgres::config::{Host, SslMode, TargetSessionAttrs};
use tokio_postgres::error::SqlState;
use tokio_postgres::{Config, NoTls};

use super::session::limiting;
use crate::OpenError;

/// How long to wait for a connection.
pub(super) const PATIENCE: Duration = Duration::from_secs(10);

/// How long a connection may be silent before the server is asked whether it is still there.
const SILENCE: Duration = Duration::from_secs(15);

/// Reads an address.
pub(super) fn configure(address: &str) -> Result<Config, OpenError> {
    // What the parser says may quote a part of the password.
    let mut config: Config = address.parse().map_err(|_| OpenError::Address)?;
    if config.get_hosts().is_empty() && config.get_hostaddrs().is_empty() {
        return Err(OpenError::Address);
    }
    if config.get_ssl_mode() == SslMode::Require {
        return Err(OpenError::Encryption);
    }
    if config.get_application_name().is_none() {
        config.application_name("wardroom");
    }
    if config.get_connect_timeout().is_none() {
        config.connect_timeout(PATIENCE);
    }
    // Of several hosts, the one that is not a standby.
    config.target_session_attrs(TargetSessionAttrs::ReadWrite);
    // A server that vanished without a word would otherwise be waited for for hours.
    config.keepalives_idle(SILENCE).keepalives_interval(SILENCE).keepalives_retries(2);
    config.tcp_user_timeout(3 * SILENCE);
    Ok(config)
}

/// A pool of at most `n` connections, made when they are needed and again when they are lost.
pub(super) fn pool(config: &Config, most: usize) -> Pool {
    let builder = builder(config, most).post_create(limiting());
    builder.build().expect("a pool with timeouts and a runtime to keep them")
}

/// A connection without limits, for what takes as long as it takes: migrations, exports, imports.
pub(super) fn unhurried(config: &Config) -> Pool {
    builder(config, 1).build().expect("a pool with timeouts and a runtime to keep them")
}

fn builder(config: &Config, most: usize) -> PoolBuilder {
    Pool::builder(Manager::new(config.clone(), NoTls))
        .max_size(most)
        .runtime(Runtime::Tokio1)
        .wait_timeout(Some(PATIENCE))
        .create_timeout(Some(PATIENCE))
}

/// Refuses a server that acknowledges what is not on disk, or that cannot hold every text.
pub(super) async fn check_settings(client: &Client, address: &str) -> Result<(), OpenError> {
    for setting in ["fsync", "synchronous_commit", "server_encoding"] {
        let row = client.query_one("SELECT current_setting($1)", &[&setting]).await;
        let value: String = row.and_then(|row| row.try_get(0)).map_err(|error| refusal(address, error))?;
        let needed = match (setting, value.as_str()) {
            ("fsync" | "synchronous_commit", "off") => "on",
            ("server_encoding", encoding) if encoding != "UTF8" => "UTF8",
            _ => continue,
        };
        return Err(OpenError::Setting { place: place(address), setting, value, needed });
    }
    Ok(())
}

/// Host, port and database of an address, without user and password.
pub(crate) fn place(address: &str) -> String {
    let Ok(config) = address.parse::<Config>() else { return "PostgreSQL".into() };
    let names = config.get_hosts().iter().map(|host| match host {
        Host::Tcp(name) => name.clone(),
        Host::Unix(path) => path.display().to_string(),
    });
    let addresses = config.get_hostaddrs().iter().map(ToString::to_string);
    let hosts: Vec<String> =
        if config.get_hosts().is_empty() { addresses.collect() } else { names.collect() };
    let port = config.get_ports().first().unwrap_or(&5432);
    let database = config.get_dbname().or(config.get_user()).unwrap_or_default();
    format!("PostgreSQL at {}, port {port}, database {database}", hosts.join(" or "))
}

/// What the failure to open a connection means.
pub(super) fn refusal(address: &str, error: impl Into<PoolError>) -> OpenError {
    let place = place(address);
    let (code, reason) = match error.into() {
        PoolError::Backend(error) => (error.code().cloned(), describe(&error)),
        error => (None, describe(&error)),
    };
    match code {
        Some(SqlState::INVALID_PASSWORD | SqlState::INVALID_AUTHORIZATION_SPECIFICATION) => {
            OpenError::Login { place, reason }
        }
        Some(SqlState::INVALID_CATALOG_NAME) => OpenError::NoDatabase { place },
        Some(_) => OpenError::Postgres { place, reason },
        None => OpenError::Unreachable { place, reason },
    }
}

/// An error with its causes in one line, because the essential one comes last.
pub(super) fn describe(error: &(dyn Error + 'static)) -> String {
    let causes = std::iter::successors(Some(error), |error| (*error).source());
    let mut causes: Vec<String> = causes.map(|cause| cause.to_string().replace('\n', " ")).collect();
    causes.dedup();
    causes.join(": ")
}
