//! A progress bar on a terminal, shown after two seconds.

use std::io::{IsTerminal, Write, stderr};
use std::time::Instant;

/// A progress bar on standard error.
pub(crate) struct Bar {
    started: Instant,
    shown: Option<u64>,
}

impl Bar {
    pub(crate) fn new() -> Bar {
        Bar { started: Instant::now(), shown: None }
    }

    pub(crate) fn show(&mut self, done: u64, total: u64) {
        let percent = (done * 100).checked_div(total).unwrap_or(100);
        let is_wanted = 2 <= self.started.elapsed().as_secs() && stderr().is_terminal();
        if is_wanted && self.shown != Some(percent) {
            self.shown = Some(percent);
            let end = if done == total { "\n" } else { "" };
            let _ = write!(stderr(), "\r{percent:>3} % of {total}{end}").and_then(|()| stderr().flush());
        }
    }
}
