//! `wardroom backup`, `export`, `import`: all data at once, to another place.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result};
use store::{Contents, Location, Progress};
use tokio::fs::{File, remove_file};
use tokio::io::{AsyncWrite, BufReader, BufWriter};

use crate::bar::Bar;
use crate::control;
use crate::location::{LocationArgs, block_on};
use crate::out::{out, say};

/// The arguments of `backup`.
#[derive(clap::Args)]
pub(crate) struct BackupArgs {
    /// The file to write; it must not exist.
    file: PathBuf,
    #[command(flatten)]
    location: LocationArgs,
}

/// The arguments of `export` and `import`.
#[derive(clap::Args)]
pub(crate) struct TransferArgs {
    /// The file; `-` is standard output or input.
    file: PathBuf,
    #[command(flatten)]
    location: LocationArgs,
}

/// Copies the database file, whether a server is using it or not.
pub(crate) fn backup(args: &BackupArgs) -> Result<ExitCode> {
    // A server that makes the backup has another working folder.
    let file = std::path::absolute(&args.file)?;
    block_on(async {
        if let Location::Folder(folder) = args.location.location()?
            && let Some(done) = control::ask_for_backup(&folder, &file).await
        {
            return done;
        }
        Ok(args.location.open_existing().await?.backup(&file).await?)
    })?;
    let contents = store::contents_of_backup(&file)?;
    say(format_args!("backed up to {}: {}", file.display(), in_words(&contents)));
    Ok(ExitCode::SUCCESS)
}

/// Writes all data as text, whether a server is using it or not.
pub(crate) fn export(args: &TransferArgs) -> Result<ExitCode> {
    let contents = block_on(async {
        let source = Source::find(&args.location).await?;
        if is_standard(&args.file) {
            return source.write(out()).await;
        }
        let file = File::create_new(&args.file).await;
        let mut file = file.with_context(|| format!("cannot create {}", args.file.display()))?;
        let written = match source.write(BufWriter::new(&mut file)).await {
            Ok(contents) => file.sync_all().await.map(|()| contents).map_err(Into::into),
            Err(error) => Err(error),
        };
        if written.is_err() {
            // Half an export must not be taken for a whole one.
            let _ = remove_file(&args.file).await;
        }
        written
    })?;
    say(format_args!("exported: {}", in_words(&contents)));
    Ok(ExitCode::SUCCESS)
}

/// The source of an export.
enum Source {
    /// A server that is running on the data.
    Server(control::Asked),
    /// The data themselves.
    Store(std::sync::Arc<dyn store::Store>),
}

impl Source {
    async fn find(location: &LocationArgs) -> Result<Source> {
        if let Location::Folder(folder) = location.location()?
            && let Some(asked) = control::ask_for_export(&folder).await
        {
            return Ok(Source::Server(asked?));
        }
        Ok(Source::Store(location.open_existing().await?))
    }

    async fn write(self, out: impl AsyncWrite + Unpin) -> Result<Contents> {
        let mut bar = Bar::new();
        let show = |Progress { done, total }| bar.show(done, total);
        match self {
            Source::Server(asked) => control::take_export(asked, out, show).await,
            Source::Store(store) => Ok(store::export(&*store, out, show).await?),
        }
    }
}

/// Reads an export into an empty store.
pub(crate) fn import(args: &TransferArgs) -> Result<ExitCode> {
    let contents = block_on(async {
        let store = args.location.open().await?;
        let mut bar = Bar::new();
        let show = |Progress { done, total }| bar.show(done, total);
        Ok(if is_standard(&args.file) {
            store::import(&*store, BufReader::new(tokio::io::stdin()), show).await?
        } else {
            let file = File::open(&args.file).await;
            let file = file.with_context(|| format!("cannot read {}", args.file.display()))?;
            store::import(&*store, BufReader::new(file), show).await?
        })
    })?;
    say(format_args!("imported: {}", in_words(&contents)));
    Ok(ExitCode::SUCCESS)
}

fn is_standard(file: &Path) -> bool {
    file.as_os_str() == "-"
}

fn in_words(contents: &Contents) -> String {
    let n = |n: u64, one: &str, several: &str| format!("{n} {}", if n == 1 { one } else { several });
    [
        n(contents.tables, "table", "tables"),
        n(contents.n_notes("person"), "person", "people"),
        n(contents.n_notes("record"), "record", "records"),
    ]
    .join(", ")
}
