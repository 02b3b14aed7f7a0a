//! The back door of a running server: a socket in its data folder, for whoever may write there. A folder
//! belongs to one process at a time, so a backup of a running server is made by the server itself.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, Result, bail};
use store::{Location, Store};

/// The socket's name in the folder.
const NAME: &str = "control.sock";

/// Ends the listening, and removes the socket, when dropped.
pub(crate) struct Listening {
    task: tokio::task::JoinHandle<()>,
    path: PathBuf,
}

impl Drop for Listening {
    fn drop(&mut self) {
        self.task.abort();
        // The folder may be gone.
        let _ = std::fs::remove_file(&self.path);
    }
}

/// Listens in the folder of a store; a database on a server of its own needs no back door.
#[cfg(unix)]
pub(crate) fn listen(location: &Location, store: Arc<dyn Store>) -> Option<Listening> {
    use std::os::unix::fs::PermissionsExt;

    let Location::Folder(folder) = location else { return None };
    let path = folder.join(NAME);
    // Whoever left it there is gone: the folder is ours now.
    let _ = std::fs::remove_file(&path);
    let listener = match tokio::net::UnixListener::bind(&path) {
        Ok(listener) => listener,
        Err(error) => {
            tracing::warn!(%error, "no backups can be asked for");
            return None;
        }
    };
    let _ = std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o600));
    let task = tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            if let Err(error) = answer(stream, &*store).await {
                tracing::warn!(%error, "a request at the back door failed");
            }
        }
    });
    Some(Listening { task, path })
}

#[cfg(not(unix))]
pub(crate) fn listen(_: &Location, _: Arc<dyn Store>) -> Option<Listening> {
    None
}

/// Has a running server back itself up; `None` if none is running there.
#[cfg(unix)]
pub(crate) async fn ask_for_backup(folder: &Path, to: &Path) -> Option<Result<()>> {
    let stream = tokio::net::UnixStream::connect(folder.join(NAME)).await.ok()?;
    Some(ask(stream, to).await)
}

#[cfg(not(unix))]
pub(crate) async fn ask_for_backup(_: &Path, _: &Path) -> Option<Result<()>> {
    None
}

#[cfg(unix)]
async fn ask(mut stream: tokio::net::UnixStream, to: &Path) -> Result<()> {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    let to = to.to_str().context("the backup's path is no text")?;
    stream.write_all(format!("{to}\n").as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    match answer.trim() {
        "ok" => Ok(()),
        "" => bail!("the server went away before the backup was done"),
        error => bail!("{error}"),
    }
}

/// Reads where to, makes the backup, and says what became of it.
#[cfg(unix)]
async fn answer(stream: tokio::net::UnixStream, store: &dyn Store) -> Result<()> {
    use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};

    let mut stream = BufReader::new(stream);
    let mut to = String::new();
    stream.read_line(&mut to).await?;
    let done = store.backup(Path::new(to.trim_end_matches('\n'))).await;
    let text = done.map_or_else(|error| error.to_string(), |()| "ok".into());
    stream.write_all(text.as_bytes()).await?;
    Ok(stream.shutdown().await?)
}
