//! The place of all data.

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
    /// PostgreSQL database, for several servers at once: postgres://user:password@host:5432/database
    /// [default without --data: $WARDROOM_DATABASE, if it is set].
    #[arg(long, value_name = "URL")]
    database: Option<String>,
}

impl LocationArgs {
    /// The place that was named, or the default one.
    pub(crate) fn location(&self) -> Result<Location> {
        if let Some(folder) = &self.data {
            return Ok(Location::Folder(folder.clone()));
        }
        let from_environment = || env::var("WARDROOM_DATABASE").ok().filter(|address| !address.is_empty());
        if let Some(address) = self.database.clone().or_else(from_environment) {
            return Ok(Location::Postgres(address));
        }
        let folder = home().context("there is no home folder: say where to keep the data with --data DIR")?;
        Ok(Location::Folder(folder))
    }

    /// The store there; a missing folder is created.
    pub(crate) async fn open(&self) -> Result<Arc<dyn Store>> {
        Ok(store::open(&self.location()?).await?)
    }

    /// The store there, which must exist.
    pub(crate) async fn open_existing(&self) -> Result<Arc<dyn Store>> {
        Ok(store::open_existing(&self.location()?).await?)
    }
}

/// The folder for this user's data.
pub(crate) fn home() -> Option<PathBuf> {
    let below = |name: &str, folder: &str| env::var_os(name).map(|path| PathBuf::from(path).join(folder));
    below("XDG_DATA_HOME", "wardroom").or_else(|| below("HOME", ".local/share/wardroom"))
}

/// Runs a future to its end.
pub(crate) fn block_on<T>(future: impl Future<Output = Result<T>>) -> Result<T> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(future)
}
