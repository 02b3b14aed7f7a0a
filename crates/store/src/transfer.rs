//! Everything in a store as text, to move it from one database to another.
//!
//! The first line says what follows, every further line is an entry or a note:
//!
//! ```text
//! {"head":{"wardroom":1,"entries":1,"notes":1}}
//! {"entry":{"table":"t1","seq":0,"at":1763243999000,"body":{"game":"smitten"},"link":"c0ffee…"}}
//! {"note":{"kind":"person","id":"ada","tags":["name:Ada"],"body":{"name":"Ada"}}}
//! ```

use serde::{Deserialize, Serialize};
use tokio::io::{AsyncBufRead, AsyncBufReadExt, AsyncWrite, AsyncWriteExt};
use tokio::sync::mpsc;

use crate::{Contents, Linked, Note, Store, StoreError};

/// Version of the text's own layout.
pub const LAYOUT: u32 = 1;

/// How many lines may be under way between reading and writing.
const LINES_UNDER_WAY: usize = 1024;

/// One line of the text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Line {
    /// What follows.
    Head(Head),
    /// An entry of a log. Those of one table come in their order.
    Entry(Linked),
    /// A note, without its version.
    Note(Note),
}

/// The first line: what follows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Head {
    /// Version of the layout: [`LAYOUT`].
    pub wardroom: u32,
    /// How many entries follow.
    pub entries: u64,
    /// How many notes follow.
    pub notes: u64,
}

/// How far an export or import has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Entries and notes done.
    pub done: u64,
    /// Entries and notes in all.
    pub total: u64,
}

/// Why there is no export.
#[derive(Debug, thiserror::Error)]
pub enum ExportError {
    /// The text could not be written.
    #[error("cannot write the export: {0}")]
    Write(#[from] std::io::Error),
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Why nothing was imported.
#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    /// The text could not be read.
    #[error("cannot read the export: {0}")]
    Read(#[from] std::io::Error),
    /// Not an export, or one that was changed or damaged.
    #[error("line {number} of the export is broken, nothing was imported: {reason}")]
    Line {
        /// The line's number, from 1 on.
        number: u64,
        /// What is wrong with it.
        reason: String,
    },
    /// A layout this version does not know.
    #[error("the export has layout {given}, but this version reads {LAYOUT}: use a newer wardroom")]
    Layout {
        /// The export's layout.
        given: u32,
    },
    /// Something is missing at the end.
    #[error("the export ends early, nothing was imported: {found} of {promised} lines are there")]
    CutShort {
        /// How many entries and notes there are.
        found: u64,
        /// How many the first line promises.
        promised: u64,
    },
    /// The store holds something.
    #[error("only an empty store can be filled by an import: choose a new folder or database")]
    NotEmpty,
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Head {
    /// Entries and notes together.
    pub fn total(self) -> u64 {
        self.entries.saturating_add(self.notes)
    }
}

impl Progress {
    /// Counts a line.
    pub fn count(&mut self, line: &Line) {
        match line {
            Line::Head(head) => self.total = head.total(),
            Line::Entry(_) | Line::Note(_) => self.done += 1,
        }
    }
}

/// Writes everything in a store as of one moment as text, while the store goes on working. Tells what it was.
pub async fn export(
    store: &dyn Store,
    out: impl AsyncWrite + Unpin,
    progress: impl FnMut(Progress),
) -> Result<Contents, ExportError> {
    let (sender, lines) = mpsc::channel(LINES_UNDER_WAY);
    let (scanned, written) = tokio::join!(store.scan(sender), write_lines(lines, out, progress));
    scanned?;
    Ok(written?)
}

/// Takes the text of an export into an empty store: all of it or, at the first fault, nothing. Tells what it was.
pub async fn import(
    store: &dyn Store,
    text: impl AsyncBufRead + Unpin,
    progress: impl FnMut(Progress),
) -> Result<Contents, ImportError> {
    let (sender, lines) = mpsc::channel(LINES_UNDER_WAY);
    let (read, filled) = tokio::join!(read_lines(text, sender, progress), store.fill(lines));
    filled.map(|()| read)
}

/// Ends after a failure, and with it the receiver: that tells the scan to stop.
async fn write_lines(
    mut lines: mpsc::Receiver<Line>,
    mut out: impl AsyncWrite + Unpin,
    mut progress: impl FnMut(Progress),
) -> std::io::Result<Contents> {
    let mut so_far = Progress { done: 0, total: 0 };
    let mut contents = Contents::default();
    while let Some(line) = lines.recv().await {
        let mut text = serde_json::to_vec(&line)?;
        text.push(b'\n');
        out.write_all(&text).await?;
        so_far.count(&line);
        contents.count(&line);
        progress(so_far);
    }
    out.flush().await?;
    Ok(contents)
}

/// Ends after the last line, the first broken one, or when the store takes no more: its answer says why.
async fn read_lines(
    mut text: impl AsyncBufRead + Unpin,
    lines: mpsc::Sender<Result<Line, ImportError>>,
    mut progress: impl FnMut(Progress),
) -> Contents {
    let mut so_far = Progress { done: 0, total: 0 };
    let mut contents = Contents::default();
    for number in 1.. {
        let line = match next_line(&mut text, number).await {
            Ok(Some(line)) => line,
            Ok(None) => break,
            Err(error) => {
                let _ = lines.send(Err(error)).await;
                break;
            }
        };
        so_far.count(&line);
        contents.count(&line);
        if lines.send(Ok(line)).await.is_err() {
            break;
        }
        progress(so_far);
    }
    contents
}

async fn next_line(text: &mut (impl AsyncBufRead + Unpin), number: u64) -> Result<Option<Line>, ImportError> {
    let mut line = Vec::new();
    if text.read_until(b'\n', &mut line).await? == 0 {
        return Ok(None);
    }
    serde_json::from_slice(&line).map(Some).map_err(|error| {
        // The error tells its place within the line as "at line 1 column 5".
        let reason = error.to_string();
        let reason = reason.rsplit_once(" at line ").map_or(reason.as_str(), |(what, _)| what);
        ImportError::Line { number, reason: format!("{reason} (column {})", error.column()) }
    })
}
