//! `wardroom backup`, `export`, `import`: everything at once, to another place.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result};
use store::{Location, Progress};
use tokio::io::{AsyncWriteExt, BufReader, BufWriter};

use crate::bar::Bar;
use crate::control::ask_for_backup;
use crate::location::{LocationArgs, block_on};
use crate::out::{out, say};

/// What `backup` is told.
#[derive(clap::Args)]
pub(crate) struct BackupArgs {
    /// The file to write; it must not exist.
    file: PathBuf,
    #[command(flatten)]
    location: LocationArgs,
}

/// What `export` and `import` are told.
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
            && let Some(done) = ask_for_backup(&folder, &file).await
        {
            return done;
        }
        Ok(args.location.open().await?.backup(&file).await?)
    })?;
    say(format_args!("backed up to {}", file.display()));
    Ok(ExitCode::SUCCESS)
}

/// Writes everything as text.
pub(crate) fn export(args: &TransferArgs) -> Result<ExitCode> {
    let done = block_on(async {
        let store = args.location.open().await?;
        let mut bar = Bar::new();
        let show = |Progress { done, total }| bar.show(done, total);
        Ok(if is_standard(&args.file) {
            store::export(&*store, out(), show).await?
        } else {
            let file = tokio::fs::File::create_new(&args.file).await;
            let file = file.with_context(|| format!("cannot create {}", args.file.display()))?;
            let mut out = BufWriter::new(file);
            let done = store::export(&*store, &mut out, show).await?;
            out.flush().await?;
            out.get_ref().sync_all().await?;
            done
        })
    })?;
    say(format_args!("{} entries and notes exported", done.total()));
    Ok(ExitCode::SUCCESS)
}

/// Takes an export into an empty store.
pub(crate) fn import(args: &TransferArgs) -> Result<ExitCode> {
    let done = block_on(async {
        let store = args.location.open().await?;
        let mut bar = Bar::new();
        let show = |Progress { done, total }| bar.show(done, total);
        Ok(if is_standard(&args.file) {
            store::import(&*store, BufReader::new(tokio::io::stdin()), show).await?
        } else {
            let file = tokio::fs::File::open(&args.file).await;
            let file = file.with_context(|| format!("cannot read {}", args.file.display()))?;
            store::import(&*store, BufReader::new(file), show).await?
        })
    })?;
    say(format_args!("{} entries and notes imported", done.total()));
    Ok(ExitCode::SUCCESS)
}

fn is_standard(file: &std::path::Path) -> bool {
    file.as_os_str() == "-"
}
