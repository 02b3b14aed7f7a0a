//! The one place that decides which writes succeed, whatever the database.
//!
//! A database tells what the writes of a batch stand on, [`decide`] judges them in their order, and the
//! database carries out what is left of them.

use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet, HashMap};

use crate::chain::Tip;
use crate::note::Content;
use crate::{Append, Expect, Link, Put, Removal, Write, WriteError};

/// A note's kind and id.
pub(crate) type Key<'a> = (&'a str, &'a str);

/// What a batch reads before it is decided, in one order for all nodes.
pub(crate) struct Touched<'a> {
    pub(crate) tables: BTreeSet<&'a str>,
    pub(crate) notes: BTreeSet<Key<'a>>,
}

impl<'a> Touched<'a> {
    pub(crate) fn by(writes: &'a [Write]) -> Touched<'a> {
        Touched {
            tables: writes.iter().flat_map(tables).collect(),
            notes: writes.iter().flat_map(|write| &write.notes).map(key).collect(),
        }
    }
}

/// What is in the database before a batch is written.
#[derive(Default)]
pub(crate) struct Ground<'a> {
    /// Where the logs of the tables end.
    pub(crate) tips: HashMap<&'a str, Tip>,
    /// The versions of the notes; those not listed do not exist.
    pub(crate) versions: HashMap<Key<'a>, u64>,
    /// The links that entries bring along from another database; all others get new ones.
    pub(crate) links: Links,
}

/// The links of entries, by table and number.
pub(crate) type Links = HashMap<(String, u64), Option<Link>>;

/// What becomes of a batch.
#[derive(Default)]
pub(crate) struct Decision<'a> {
    /// For each write whether it succeeds.
    pub(crate) verdicts: Vec<Result<(), WriteError>>,
    /// The new entries with their links, in one order for all nodes.
    pub(crate) entries: BTreeMap<(&'a str, u64), (&'a Append, Option<Link>)>,
    /// The notes that change and what they hold in the end, likewise; `None` for the deleted.
    pub(crate) notes: BTreeMap<Key<'a>, Option<&'a Content>>,
    /// The tables whose logs are deleted, likewise.
    pub(crate) removed: BTreeSet<&'a str>,
}

impl Decision<'_> {
    /// Whether there is anything to commit.
    pub(crate) fn is_idle(&self) -> bool {
        self.entries.is_empty() && self.notes.is_empty() && self.removed.is_empty()
    }

    /// The tables that grow, and how many entries they have then.
    pub(crate) fn grown(&self) -> BTreeMap<&str, u64> {
        self.entries.keys().map(|&(table, seq)| (table, seq + 1)).collect()
    }
}

/// Judges the writes one after the other; each one that succeeds is ground for those after it.
pub(crate) fn decide<'a>(writes: &'a [Write], ground: &Ground<'_>) -> Decision<'a> {
    let mut decision = Decision::default();
    for write in writes {
        let verdict = judge(write, ground, &decision);
        if verdict.is_ok() {
            if let Some(append) = &write.log {
                let link = link(append, ground, &decision);
                decision.entries.insert((&append.table, append.seq), (append, link));
            }
            decision.notes.extend(write.notes.iter().map(|put| (key(put), put.content.as_ref())));
            decision.removed.extend(write.removed.iter().map(|removal| removal.table.as_str()));
        }
        decision.verdicts.push(verdict);
    }
    decision
}

fn judge(write: &Write, ground: &Ground<'_>, so_far: &Decision<'_>) -> Result<(), WriteError> {
    if let Some(Append { table, seq, .. }) = &write.log {
        if so_far.removed.contains(table.as_str()) {
            return Err(WriteError::Gap { table: table.clone(), seq: *seq });
        }
        match seq.cmp(&tip(table, ground, so_far).len) {
            Ordering::Less => return Err(WriteError::Taken { table: table.clone(), seq: *seq }),
            Ordering::Greater => return Err(WriteError::Gap { table: table.clone(), seq: *seq }),
            Ordering::Equal => {}
        }
    }
    if let Some(Removal { table, len }) = &write.removed {
        // What this very batch has written is growth, too.
        let is_as_known = ground.tips.get(table.as_str()).is_some_and(|tip| tip.len == *len)
            && so_far.entries.range((&**table, 0)..=(table, u64::MAX)).next().is_none()
            && !so_far.removed.contains(table.as_str());
        if !is_as_known {
            return Err(WriteError::Taken { table: table.clone(), seq: *len });
        }
    }
    match write.notes.iter().find(|put| !is_met(put, ground, so_far)) {
        Some(put) => Err(WriteError::Changed { kind: put.kind.clone(), id: put.id.clone() }),
        None => Ok(()),
    }
}

fn tip(table: &str, ground: &Ground<'_>, so_far: &Decision<'_>) -> Tip {
    let last = so_far.entries.range((table, 0)..=(table, u64::MAX)).next_back();
    match last {
        Some((&(_, seq), &(_, link))) => Tip { len: seq + 1, link },
        None => ground.tips.get(table).copied().unwrap_or_default(),
    }
}

fn link(append: &Append, ground: &Ground<'_>, so_far: &Decision<'_>) -> Option<Link> {
    if let Some(link) = ground.links.get(&(append.table.clone(), append.seq)) {
        return *link;
    }
    Some(Link::of(tip(&append.table, ground, so_far).link, append))
}

fn is_met(put: &Put, ground: &Ground<'_>, so_far: &Decision<'_>) -> bool {
    let written = so_far.notes.get(&key(put));
    let version = || ground.versions.get(&key(put)).copied();
    match (put.expect, written) {
        (Expect::Any, _) => true,
        (Expect::New, Some(content)) => content.is_none(),
        (Expect::New, None) => version().is_none(),
        // What this very batch has written has no version that a caller could know.
        (Expect::Version(_), Some(_)) => false,
        (Expect::Version(expected), None) => version() == Some(expected),
    }
}

/// The tables that a write is about.
fn tables(write: &Write) -> impl Iterator<Item = &str> {
    let appended = write.log.iter().map(|append| append.table.as_str());
    appended.chain(write.removed.iter().map(|removal| removal.table.as_str()))
}

fn key(put: &Put) -> Key<'_> {
    (&put.kind, &put.id)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Json;

    fn append(seq: u64) -> Append {
        Append { table: "t".into(), seq, at: 0, body: Json::new(&seq).unwrap() }
    }

    fn put(expect: Expect) -> Put {
        Put::new("person", "ada", Json::new("Ada").unwrap()).expecting(expect)
    }

    /// The verdicts on some writes in one batch, where log `t` has two entries and note `ada` version 7.
    #[track_caller]
    fn check(writes: &[Write], verdicts: &str) {
        let (tips, versions) = ([("t", Tip { len: 2, link: None })], [(("person", "ada"), 7)]);
        let ground = Ground { tips: tips.into(), versions: versions.into(), ..Ground::default() };
        let decision = decide(writes, &ground);
        let told: Vec<&str> = (decision.verdicts.iter())
            .map(|verdict| match verdict {
                Ok(()) => "ok",
                Err(WriteError::Taken { .. }) => "taken",
                Err(WriteError::Gap { .. }) => "gap",
                Err(WriteError::Changed { .. }) => "changed",
                Err(error) => panic!("{error}"),
            })
            .collect();
        assert_eq!(told.join(" "), verdicts);
    }

    #[test]
    fn the_first_writer_of_a_number_wins() {
        let writes = [1, 2, 2, 4, 3, 4].map(|seq| append(seq).into());
        check(&writes, "taken ok taken gap ok ok");
    }

    #[test]
    fn a_log_is_deleted_as_it_is_known_and_not_begun_anew() {
        let remove = |len| Write::removing("t", len);
        check(&[remove(1), remove(3), append(2).into(), remove(3), remove(2)], "taken taken ok taken taken");
        check(&[remove(2), remove(2), append(2).into(), append(0).into()], "ok taken gap gap");
        check(&[remove(2).with(put(Expect::New)), append(2).into()], "changed ok");
    }

    #[test]
    fn entries_of_one_batch_are_linked_to_each_other() {
        let first = Link::of(None, &append(0));
        let tip = Tip { len: 1, link: Some(first) };
        let ground = Ground { tips: [("t", tip)].into(), ..Ground::default() };
        let writes = [1, 1, 2].map(|seq| append(seq).into());
        let links: Vec<_> = decide(&writes, &ground).entries.values().map(|&(_, link)| link).collect();
        let second = Link::of(Some(first), &append(1));
        assert_eq!(links, [Some(second), Some(Link::of(Some(second), &append(2)))]);
    }

    #[test]
    fn a_version_is_good_for_one_write() {
        let writes = [Expect::Version(6), Expect::Version(7), Expect::Version(7), Expect::Any];
        check(&writes.map(|expect| put(expect).into()), "changed ok changed ok");
    }

    #[test]
    fn a_deleted_note_is_new_again() {
        let delete = || Put::delete("person", "ada").into();
        let new = || put(Expect::New).into();
        check(&[new(), delete(), new(), new()], "changed ok ok changed");
        check(&[delete(), put(Expect::Version(7)).into(), delete()], "ok changed ok");
    }

    #[test]
    fn a_refused_write_leaves_nothing_to_those_after_it() {
        let torn = Write::from(append(2)).with(put(Expect::New));
        check(&[torn, append(2).into(), put(Expect::Version(7)).into()], "changed ok ok");
    }

    #[test]
    fn a_write_expects_what_was_there_before_it() {
        let twice = Write::from(put(Expect::Version(7))).with(put(Expect::Version(7)));
        check(&[twice.clone(), twice], "ok changed");
    }
}
