//! The check of everything in a store.

use tokio::sync::mpsc;

use crate::chain::Chains;
use crate::{Line, Store, StoreError};

/// How many lines may be under way between reading and checking.
const LINES_UNDER_WAY: usize = 1024;

/// What a store holds, and what is wrong with it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Verified {
    /// Tables that have a log.
    pub tables: u64,
    /// Entries of all logs.
    pub entries: u64,
    /// Entries written before there was a chain, for which nothing vouches.
    pub unlinked: u64,
    /// Notes.
    pub notes: u64,
    /// What is wrong, a sentence each.
    pub faults: Vec<String>,
}

/// Reads everything as of one moment, follows the chain of each log, and lets the caller look at each line.
pub async fn verify(store: &dyn Store, look: impl FnMut(&Line)) -> Result<Verified, StoreError> {
    let faults = store.inspect().await?;
    let (sender, lines) = mpsc::channel(LINES_UNDER_WAY);
    let (scanned, verified) = tokio::join!(store.scan(sender), check(lines, look));
    scanned?;
    Ok(Verified { faults: [faults, verified.faults].concat(), ..verified })
}

async fn check(mut lines: mpsc::Receiver<Line>, mut look: impl FnMut(&Line)) -> Verified {
    let mut verified = Verified::default();
    let mut chains = Chains::default();
    while let Some(line) = lines.recv().await {
        match &line {
            Line::Head(_) => {}
            Line::Entry(entry) => {
                verified.entries += 1;
                verified.unlinked += u64::from(entry.link.is_none());
                verified.faults.extend(chains.check(entry).err());
            }
            Line::Note(_) => verified.notes += 1,
        }
        look(&line);
    }
    Verified { tables: chains.len() as u64, ..verified }
}
