//! Standard output and standard error, which survive a reader that stops reading, as `head` does.
//!
//! `println!` and `eprintln!` panic then, so this crate does not use them.

use std::error::Error;
use std::fmt;
use std::io::{self, ErrorKind, Stdout, Write};
use std::pin::Pin;
use std::task::{Context, Poll};

use tokio::io::AsyncWrite;

/// The error of a standard output whose reader has gone: the command ends early, and successfully.
#[derive(Debug)]
pub(crate) struct ReaderGone;

impl fmt::Display for ReaderGone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("nothing reads the output any more")
    }
}

impl Error for ReaderGone {}

/// Standard output. If its reader has gone, the error holds a [`ReaderGone`].
pub(crate) struct Out(Stdout);

/// Standard output.
pub(crate) fn out() -> Out {
    Out(io::stdout())
}

impl Write for Out {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes).map_err(mark)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush().map_err(mark)
    }
}

/// The next step of a command depends on what it writes, so it may wait for the reader.
impl AsyncWrite for Out {
    fn poll_write(self: Pin<&mut Self>, _: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        Poll::Ready(self.get_mut().write(bytes))
    }

    fn poll_flush(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(self.get_mut().flush())
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.poll_flush(context)
    }
}

/// Marks a broken standard output, to tell it from any other broken pipe.
fn mark(error: io::Error) -> io::Error {
    match error.kind() {
        ErrorKind::BrokenPipe => io::Error::new(ErrorKind::BrokenPipe, ReaderGone),
        _ => error,
    }
}

/// Whether an error only means that the reader of standard output has gone.
pub(crate) fn is_reader_gone(error: &anyhow::Error) -> bool {
    let inner = |error: &io::Error| matches!(error.get_ref(), Some(inner) if inner.is::<ReaderGone>());
    error.chain().any(|error| error.downcast_ref().is_some_and(inner))
}

/// Writes a line to standard error; without a reader it is lost.
pub(crate) fn say(line: fmt::Arguments<'_>) {
    let _ = writeln!(io::stderr(), "{line}");
}

#[cfg(test)]
mod tests {
    use anyhow::Context;

    use super::*;

    #[test]
    fn only_the_reader_of_the_output_may_go() {
        let broken = || io::Error::from(ErrorKind::BrokenPipe);
        assert!(is_reader_gone(&mark(broken()).into()));
        assert!(is_reader_gone(&Err::<(), _>(mark(broken())).context("while telling").unwrap_err()));
        assert!(!is_reader_gone(&broken().into()), "a server that goes away is a failure");
        assert!(!is_reader_gone(&mark(io::Error::from(ErrorKind::StorageFull)).into()));
    }
}
