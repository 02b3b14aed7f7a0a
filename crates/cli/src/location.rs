//! Where everything is kept.

use std::env;
use std::path::PathBuf;
use std::sync::Arc;

use anyhow::{Context, Result};
use store::{Location, Store};

/// Where everything is kept.
#[derive(clap::Args, Clone)]
pub(crate) struct LocationArgs {
    /// Folder for the data [default: $XDG_DATA_HOME/wardroom or ~/.local/share/wardroom].
    #[arg(long, value_name = "DIR", conflicts_with = "database")]
    data: Option<PathBuf>,
    /// PostgreSQL database, for several servers at once: postgres://user:password@host:5432/database.
    #[arg(long, value_name = "URL", env = "WARDROOM_DATABASE", hide_env_values = true)]
    database: Option<String>,
}

impl LocationArgs {
    /// The place that was named, or the usual one.
    pub(crate) fn location(&self) -> Result<Location> {
        if let Some(address) = &self.database {
            return Ok(Location::Postgres(address.clone()));
        }
        let usual = || {
            let home =
                |name: &str, below: &str| env::var_os(name).map(|path| PathBuf::from(path).join(below));
            home("XDG_DATA_HOME", "wardroom").or_else(|| home("HOME", ".local/share/wardroom"))
        };
        let folder = self.data.clone().or_else(usual);
        Ok(Location::Folder(
            folder.context("there is no home folder: say where to keep the data with --data DIR")?,
        ))
    }

    /// The store there.
    pub(crate) async fn open(&self) -> Result<Arc<dyn Store>> {
        Ok(store::open(&self.location()?).await?)
    }
}

/// Runs something asynchronous to its end.
pub(crate) fn block_on<T>(future: impl Future<Output = Result<T>>) -> Result<T> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(future)
}
