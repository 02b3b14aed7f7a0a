//! The hash chain of a log: the link of an entry vouches for that entry and for all before it.
//!
//! A link is the SHA-256 of the link before it and of the entry. The store makes it in the transaction
//! that writes the entry, on top of the link that it reads there, so compare-and-append orders links as it
//! orders entries. Entries written before there was a chain have no link; it begins with the next one.

use std::collections::HashMap;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::{Append, Entry, Json, StoreError};

/// The SHA-256 that links an entry to all before it; 64 hexadecimal digits as text.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Link([u8; 32]);

/// An entry as the database holds it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Linked {
    /// The table.
    pub table: String,
    /// The number of the entry.
    pub seq: u64,
    /// The time, in milliseconds since 1970.
    pub at: u64,
    /// What was done.
    pub body: Json,
    /// Its link; entries written before there was a chain have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub link: Option<Link>,
}

impl Link {
    /// The link of an entry that is appended after the one with this link.
    pub(crate) fn of(previous: Option<Link>, append: &Append) -> Link {
        let Append { table, seq, at, body } = append;
        let mut hash = Sha256::new();
        hash.update(previous.map_or([0; 32], |link| link.0));
        // A name has a length of its own, so that no two entries give the same bytes.
        hash.update((table.len() as u64).to_be_bytes());
        hash.update(table);
        hash.update(seq.to_be_bytes());
        hash.update(at.to_be_bytes());
        hash.update(body.as_str());
        Link(hash.finalize().into())
    }

    /// What a database holds in a link's place; nothing stands for none.
    pub(crate) fn read(bytes: &[u8]) -> Result<Option<Link>, StoreError> {
        match bytes.try_into() {
            Ok(bytes) => Ok(Some(Link(bytes))),
            Err(_) if bytes.is_empty() => Ok(None),
            Err(_) => Err(StoreError::Damaged(format!("a link has {} bytes instead of 32", bytes.len()))),
        }
    }
}

/// The bytes of a link for the database.
pub(crate) fn bytes(link: &Option<Link>) -> &[u8] {
    link.as_ref().map_or(&[], |link| &link.0)
}

impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Link({self})")
    }
}

impl From<Link> for String {
    fn from(link: Link) -> String {
        link.to_string()
    }
}

impl FromStr for Link {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Link, &'static str> {
        let mut bytes = [0; 32];
        if text.len() != 64 || !text.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return Err("a link has 64 hexadecimal digits");
        }
        for (byte, digits) in bytes.iter_mut().zip((0..64).step_by(2)) {
            *byte = u8::from_str_radix(&text[digits..digits + 2], 16).expect("two hexadecimal digits");
        }
        Ok(Link(bytes))
    }
}

impl TryFrom<String> for Link {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Link, &'static str> {
        text.parse()
    }
}

impl Linked {
    /// The entry without its link.
    pub(crate) fn split(self) -> (Append, Option<Link>) {
        let Linked { table, seq, at, body, link } = self;
        (Append { table, seq, at, body }, link)
    }
}

/// Where a log ends: how many entries it has, and the link of the last one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Tip {
    pub(crate) len: u64,
    pub(crate) link: Option<Link>,
}

/// Follows the chains of any number of logs, whose entries come in their order.
#[derive(Default)]
pub(crate) struct Chains(HashMap<String, Tip>);

impl Chains {
    /// Checks the next entry of a log, and takes it as the last one whatever is wrong with it.
    pub(crate) fn check(&mut self, entry: &Linked) -> Result<(), String> {
        let tip = match self.0.get_mut(&entry.table) {
            Some(tip) => tip,
            None => self.0.entry(entry.table.clone()).or_default(),
        };
        let before = *tip;
        *tip = Tip { len: entry.seq + 1, link: entry.link };
        let Linked { table, seq, .. } = entry;
        if *seq != before.len {
            return Err(format!("entry {seq} of table {table} follows on {} entries", before.len));
        }
        let append = Append { table: table.clone(), seq: *seq, at: entry.at, body: entry.body.clone() };
        match entry.link {
            None if before.link.is_none() => Ok(()),
            None => Err(format!("entry {seq} of table {table} has lost its link")),
            Some(link) if link == Link::of(before.link, &append) => Ok(()),
            Some(_) => Err(format!("entry {seq} of table {table} or one before it has changed")),
        }
    }

    /// How many logs have been followed.
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }
}

/// The number from which a log has to be read for its chain to be checked from this entry on.
pub(crate) fn start(from: u64) -> u64 {
    from.saturating_sub(1)
}

/// The entries from this one on, if their chain is whole. They were read from [`start`] on.
pub(crate) fn unlink(from: u64, read: Vec<Linked>) -> Result<Vec<Entry>, StoreError> {
    let mut chains = Chains::default();
    let mut log = Vec::with_capacity(read.len());
    for entry in read {
        if entry.seq < from {
            chains.0.insert(entry.table, Tip { len: entry.seq + 1, link: entry.link });
            continue;
        }
        chains.check(&entry).map_err(StoreError::Damaged)?;
        log.push(Entry { seq: entry.seq, at: entry.at, body: entry.body });
    }
    Ok(log)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn linked(log: &[&str]) -> Vec<Linked> {
        let mut link = None;
        let mut entries = Vec::new();
        for (seq, body) in (0..).zip(log) {
            let append = Append { table: "t".into(), seq, at: 1000, body: body.parse().unwrap() };
            link = Some(Link::of(link, &append));
            let Append { table, seq, at, body } = append;
            entries.push(Linked { table, seq, at, body, link });
        }
        entries
    }

    /// What is said of a log of four entries after a change, read from an entry on.
    #[track_caller]
    fn check(from: u64, change: impl Fn(&mut Vec<Linked>), complaint: Option<&str>) {
        let mut entries = linked(&["0", "1", "2", "3"]);
        change(&mut entries);
        entries.retain(|entry| start(from) <= entry.seq);
        let told = unlink(from, entries).err().map(|error| error.to_string());
        let told = told.as_deref().map(|text| text.rsplit(": ").next().unwrap());
        assert_eq!(told, complaint);
    }

    #[test]
    fn a_whole_chain_is_read_from_any_entry_on() {
        for from in [0, 1, 3, 4, 5, u64::MAX] {
            check(from, |_| {}, None);
        }
        check(0, Vec::clear, None);
    }

    #[test]
    fn any_change_breaks_the_chain() {
        let changed = Some("entry 2 of table t or one before it has changed");
        check(0, |log| log[2].body = "7".parse().unwrap(), changed);
        check(2, |log| log[2].at += 1, changed);
        check(0, |log| log[1].link = None, Some("entry 1 of table t has lost its link"));
        check(0, |log| log[0].link = None, Some("entry 1 of table t or one before it has changed"));
        check(0, |log| drop(log.remove(2)), Some("entry 3 of table t follows on 2 entries"));
        check(2, |log| drop(log.remove(1)), Some("entry 2 of table t follows on 0 entries"));
        let swap = |log: &mut Vec<Linked>| {
            let first = log[1].body.clone();
            log[1].body = log[2].body.clone();
            log[2].body = first;
        };
        check(0, swap, Some("entry 1 of table t or one before it has changed"));
    }

    #[test]
    fn a_chain_begins_after_what_was_written_without_one() {
        let mut entries = linked(&["0", "1", "2"]);
        entries[0].link = None;
        entries[1].link = None;
        let (last, _) = entries[2].clone().split();
        entries[2].link = Some(Link::of(None, &last));
        assert_eq!(unlink(0, entries).unwrap().len(), 3);
    }

    #[test]
    fn a_link_is_read_as_it_is_written() {
        let link = Link(std::array::from_fn(|byte| byte as u8 * 7));
        assert_eq!(link.to_string().parse(), Ok(link));
        assert_eq!(Link::read(bytes(&Some(link))), Ok(Some(link)));
        assert_eq!(Link::read(bytes(&None)), Ok(None));
        assert!(Link::read(&[1]).is_err());
        for text in ["", "7", &"ї".repeat(32), &"g".repeat(64)] {
            assert!(text.parse::<Link>().is_err(), "{text}");
        }
    }

    /// The form of what is hashed never changes: logs of today must be whole tomorrow.
    #[test]
    fn links_stay_what_they_are() {
        let links =
            linked(&["{}", "[]"]).iter().map(|entry| entry.link.unwrap().to_string()).collect::<Vec<_>>();
        let independent = [
            "d5995b3e1860014201c2e1051f8115674d057367e3f9138892ec709d9faf6f72",
            "47efb3df2c7b3af213ae13e329bc8f9a7815fe96df19e28299b80908d22ee230",
        ];
        assert_eq!(links, independent);
    }
}
