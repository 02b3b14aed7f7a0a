//! The control socket of a running server in its data folder, for processes that may write there.
//!
//! A folder belongs to one process at a time, so a running server is asked for its backup or export. A
//! request is one line: the absolute path of a backup, answered by `ok` or an error; or `export`, answered by
//! the lines of an export, and a last one that is no JSON if something went wrong.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, Result, bail, ensure};
use store::{Contents, Line, Location, Progress, Store};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWrite, AsyncWriteExt, BufReader, BufWriter};
#[cfg(unix)]
use tokio::net::UnixStream;
use tokio::sync::Mutex;
use tokio::task::{JoinHandle, JoinSet};

/// The socket's name in the folder.
const NAME: &str = "control.sock";
/// The request for an export. A path in its place begins with a slash.
const EXPORT: &str = "export";

/// A listening socket; dropping it ends the listening and removes the socket.
pub(crate) struct Listening {
    task: JoinHandle<()>,
    path: PathBuf,
}

impl Drop for Listening {
    fn drop(&mut self) {
        self.task.abort();
        // The folder may be gone.
        let _ = std::fs::remove_file(&self.path);
    }
}

/// Listens in the folder of a store; a database on a server of its own needs no control socket.
#[cfg(unix)]
pub(crate) fn listen(location: &Location, store: Arc<dyn Store>) -> Option<Listening> {
    use std::os::unix::fs::PermissionsExt;

    let Location::Folder(folder) = location else { return None };
    let path = folder.join(NAME);
    // The process that left the socket is gone, so the folder is ours now.
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
        // An export takes as long as its reader does, so other requests do not wait for it.
        let mut answers = JoinSet::new();
        let backing_up = Arc::new(Mutex::new(()));
        while let Ok((stream, _)) = listener.accept().await {
            let (store, backing_up) = (store.clone(), backing_up.clone());
            answers.spawn(async move {
                if let Err(error) = answer(stream, &*store, &backing_up).await {
                    tracing::warn!(%error, "a request at the back door failed");
                }
            });
            while answers.try_join_next().is_some() {}
        }
    });
    Some(Listening { task, path })
}

#[cfg(not(unix))]
pub(crate) fn listen(_: &Location, _: Arc<dyn Store>) -> Option<Listening> {
    None
}

/// A request to a running server whose answer is still to be read.
#[cfg(unix)]
pub(crate) type Asked = UnixStream;
#[cfg(not(unix))]
pub(crate) type Asked = tokio::io::Empty;

/// Has a running server back itself up; `None` if none is running there.
pub(crate) async fn ask_for_backup(folder: &Path, to: &Path) -> Option<Result<()>> {
    let Some(to) = to.to_str() else { return Some(Err(anyhow::anyhow!("the backup's path is no text"))) };
    Some(take_backup(ask(folder, to).await?).await)
}

/// Asks a running server for an export; `None` if none is running there.
pub(crate) async fn ask_for_export(folder: &Path) -> Option<Result<Asked>> {
    ask(folder, EXPORT).await
}

#[cfg(unix)]
async fn ask(folder: &Path, request: &str) -> Option<Result<Asked>> {
    let mut stream = UnixStream::connect(folder.join(NAME)).await.ok()?;
    let sent = stream.write_all(format!("{request}\n").as_bytes()).await;
    Some(sent.map(|()| stream).context("the server went away"))
}

#[cfg(not(unix))]
async fn ask(_: &Path, _: &str) -> Option<Result<Asked>> {
    None
}

async fn take_backup(asked: Result<Asked>) -> Result<()> {
    let mut answer = String::new();
    asked?.read_to_string(&mut answer).await?;
    match answer.trim() {
        "ok" => Ok(()),
        "" => bail!("the server went away before the backup was done"),
        error => bail!("{error}"),
    }
}

/// Writes the export that a running server sends.
pub(crate) async fn take_export(
    asked: Asked,
    mut out: impl AsyncWrite + Unpin,
    mut progress: impl FnMut(Progress),
) -> Result<Contents> {
    let mut lines = BufReader::new(asked).lines();
    let mut so_far = Progress { done: 0, total: 0 };
    let mut contents = Contents::default();
    let mut is_begun = false;
    while let Some(text) = lines.next_line().await? {
        let Ok(line) = serde_json::from_str::<Line>(&text) else { bail!("{text}") };
        is_begun = true;
        so_far.count(&line);
        contents.count(&line);
        out.write_all(format!("{text}\n").as_bytes()).await?;
        progress(so_far);
    }
    out.flush().await?;
    ensure!(is_begun && so_far.done == so_far.total, "the server went away before the export was done");
    Ok(contents)
}

/// Reads a request and answers it.
#[cfg(unix)]
async fn answer(stream: UnixStream, store: &dyn Store, backing_up: &Mutex<()>) -> Result<()> {
    let mut stream = BufReader::new(stream);
    let mut request = String::new();
    stream.read_line(&mut request).await?;
    let mut stream = BufWriter::new(stream);
    let last = match request.trim_end_matches('\n') {
        EXPORT => store::export(store, &mut stream, |_| {}).await.err().map(|error| error.to_string()),
        to => {
            // Two backups to the same place would write into one file.
            let _alone = backing_up.lock().await;
            let done = store.backup(Path::new(to)).await;
            Some(done.map_or_else(|error| error.to_string(), |()| "ok".into()))
        }
    };
    stream.write_all(last.unwrap_or_default().as_bytes()).await?;
    Ok(stream.shutdown().await?)
}
