//! The lines of an import on their way into a database, as batches of writes.

use std::cmp::Ordering;

use tokio::sync::mpsc;

use crate::{Head, ImportError, LAYOUT, Line, Put, Write, WriteError};

/// How many lines are written at once.
const LARGEST_BATCH: usize = 256;

/// Turns lines into writes and watches that all of them come and all succeed.
pub(crate) struct Intake {
    lines: mpsc::Receiver<Result<Line, ImportError>>,
    head: Option<Head>,
    /// How many entries and notes have been written.
    done: u64,
}

impl Intake {
    pub(crate) fn new(lines: mpsc::Receiver<Result<Line, ImportError>>) -> Intake {
        Intake { lines, head: None, done: 0 }
    }

    /// The next writes; `None` after the last, if all that was promised has come.
    pub(crate) async fn gather(&mut self) -> Result<Option<Vec<Write>>, ImportError> {
        if self.head.is_none() {
            self.head = Some(self.read_head().await?);
        }
        let mut lines = Vec::new();
        self.lines.recv_many(&mut lines, LARGEST_BATCH).await;
        if lines.is_empty() {
            return self.finish().map(|()| None);
        }
        let writes = lines.into_iter().zip(self.next_number()..);
        writes.map(|(line, number)| read_write(line?, number)).collect::<Result<_, _>>().map(Some)
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

fn read_write(line: Line, number: u64) -> Result<Write, ImportError> {
    let write = match line {
        Line::Entry(append) => Write::from(append),
        Line::Note(note) => Write::from(Put::from(note)),
        Line::Head(_) => return Err(broken(number, "a second head")),
    };
    write.check().map_err(|error| broken(number, error))?;
    Ok(write)
}

fn broken(number: u64, reason: impl ToString) -> ImportError {
    ImportError::Line { number, reason: reason.to_string() }
}
