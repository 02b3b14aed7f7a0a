//! The log of a table: what was done there, in order.

use crate::Json;

/// One entry of a table's log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its number: 0, 1, 2, … without a gap.
    pub seq: u64,
    /// When it was written, in milliseconds since 1970.
    pub at: u64,
    /// What was done.
    pub body: Json,
}

/// The wish to write the next entry of a table's log.
///
/// The writer names the number that it expects to be next. If another writer was quicker, the number is taken
/// and nothing is written: append at expected sequence, the only lock there is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// The table.
    pub table: String,
    /// The number of the entry: how many the log has so far.
    pub seq: u64,
    /// The time, in milliseconds since 1970.
    pub at: u64,
    /// What was done.
    pub body: Json,
}
