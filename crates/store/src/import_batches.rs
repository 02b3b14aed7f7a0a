//! The lines of an import on their way into a database, as batches of writes.

use std::cmp::Ordering;

use tokio::sync::mpsc;

use crate::batch::Links;
use crate::chain::Chains;
use crate::{Append, Head, ImportError, LAYOUT, Line, Linked, Put, Write, WriteError};

/// How many lines are written at once.
const LARGEST_BATCH: usize = 256;

/// Turns lines into writes and watches that all of them come, are what was exported, and succeed.
pub(crate) struct ImportBatches {
    lines: mpsc::Receiver<Result<Line, ImportError>>,
    head: Option<Head>,
    chains: Chains,
    /// How many entries and notes have been written.
    done: u64,
}

impl ImportBatches {
    pub(crate) fn new(lines: mpsc::Receiver<Result<Line, ImportError>>) -> ImportBatches {
        ImportBatches { lines, head: None, chains: Chains::default(), done: 0 }
    }

    /// The next writes and the links of their entries; `None` after the last, if all that was promised
    /// has come.
    pub(crate) async fn gather(&mut self) -> Result<Option<(Vec<Write>, Links)>, ImportError> {
        if self.head.is_none() {
            self.head = Some(self.read_head().await?);
        }
        let mut lines = Vec::new();
        self.lines.recv_many(&mut lines, LARGEST_BATCH).await;
        if lines.is_empty() {
            return self.finish().map(|()| None);
        }
        let (mut writes, mut links) = (Vec::new(), Links::new());
        for (line, number) in lines.into_iter().zip(self.next_number()..) {
            writes.push(self.read_write(line?, &mut links).map_err(|reason| broken(number, reason))?);
        }
        Ok(Some((writes, links)))
    }

    fn read_write(&mut self, line: Line, links: &mut Links) -> Result<Write, String> {
        let write = match line {
            Line::Entry(entry) => self.read_entry(entry, links)?.into(),
            Line::Note(note) => Write::from(Put::from(note)),
            Line::Head(_) => return Err("a second head".into()),
        };
        write.check().map_err(|error| error.to_string())?;
        Ok(write)
    }

    fn read_entry(&mut self, entry: Linked, links: &mut Links) -> Result<Append, String> {
        self.chains.check(&entry)?;
        let (append, link) = entry.split();
        links.insert((append.table.clone(), append.seq), link);
        Ok(append)
    }

    /// Takes note of what became of the writes: one refusal is the end.
    pub(crate) fn check(&mut self, verdicts: Vec<Result<(), WriteError>>) -> Result<(), ImportError> {
        for verdict in verdicts {
            verdict.map_err(|error| broken(self.next_number(), error))?;
            self.done += 1;
        }
        Ok(())
    }

    async fn read_head(&mut self) -> Result<Head, ImportError> {
        match self.lines.recv().await.transpose()? {
            Some(Line::Head(head)) if head.wardroom == LAYOUT => Ok(head),
            Some(Line::Head(head)) => Err(ImportError::Layout { given: head.wardroom }),
            _ => Err(broken(1, "an export begins with its head")),
        }
    }

    fn finish(&self) -> Result<(), ImportError> {
        let promised = self.head.map_or(0, Head::total);
        match self.done.cmp(&promised) {
            Ordering::Equal => Ok(()),
            Ordering::Less => Err(ImportError::CutShort { found: self.done, promised }),
            Ordering::Greater => Err(broken(promised + 2, "the head promises fewer lines")),
        }
    }

    /// The head has line 1.
    fn next_number(&self) -> u64 {
        self.done + 2
    }
}

fn broken(number: u64, reason: impl ToString) -> ImportError {
    ImportError::Line { number, reason: reason.to_string() }
}
