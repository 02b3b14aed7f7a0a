//! The power fails while SQLite writes: disks are built from what was written, and from what was synced.
//!
//! A process writes while `record.c` records its calls. A power cut keeps all that was written to a file
//! before its last sync. Of what was written since, each sector of 512 bytes is there or not, by chance.

use std::collections::{BTreeMap, HashMap};
use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Command, Stdio};

use store::{Json, Location, OpenError, Write};
use tempfile::TempDir;
use tokio::task::JoinSet;

use crate::place::{append, person};

const SECTOR: usize = 512;
const TABLES: usize = 3;
/// Long enough for the write-ahead log to be begun anew at least once.
const ENTRIES: u64 = 100;
const FOLDER: &str = "RECORD_FOLDER";

/// How often the power is cut; more often if `WARDROOM_CUTS` says so.
fn n_cuts() -> u64 {
    std::env::var("WARDROOM_CUTS").map_or(40, |text| text.parse().unwrap())
}

/// A call of the process that wrote, in the order in which they came.
enum Call {
    Write {
        file: String,
        at: usize,
        data: Vec<u8>,
    },
    Truncate {
        file: String,
        len: usize,
    },
    Unlink {
        file: String,
    },
    Sync {
        file: String,
    },
    /// A table was told to have this number of entries on disk.
    Acknowledged {
        table: String,
        len: u64,
    },
}

/// The files of a disk; a file that does not exist holds nothing.
type Disk = BTreeMap<String, Option<Vec<u8>>>;

/// Chance that can be had again (SplitMix64).
struct Chance(u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    fn below(&mut self, end: usize) -> usize {
        (self.next() % end as u64) as usize
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_acknowledged_survives_a_power_cut() {
    let calls = record();
    for seed in 0..n_cuts() {
        let (disk, acknowledged) = cut(&calls, seed, true);
        check(&disk, &acknowledged).await.unwrap_or_else(|fault| panic!("power cut {seed}: {fault}"));
    }
}

/// What the test above looks for is found on disks that only pretend to sync.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_disk_that_does_not_sync_is_found_out() {
    let calls = record();
    let mut n_losses = 0;
    for seed in 0..10 {
        let (disk, acknowledged) = cut(&calls, seed, false);
        n_losses += u32::from(check(&disk, &acknowledged).await.is_err());
    }
    assert!(5 < n_losses, "only {n_losses} of 10 cuts were noticed");
}

/// The disk after a power cut at some moment, and how many entries the tables were told to have by then.
fn cut(calls: &[Call], seed: u64, is_honest: bool) -> (Disk, HashMap<&str, u64>) {
    let mut chance = Chance(seed);
    let end = chance.below(calls.len() + 1);
    // Of what was not synced nothing is there, or half of it, or nearly all.
    let kept_of_16 = [0, 8, 15][chance.below(3)];
    let mut disk = Disk::new();
    let mut unsynced: BTreeMap<&str, Vec<&Call>> = BTreeMap::new();
    let mut acknowledged = HashMap::new();
    for call in &calls[..end] {
        match call {
            Call::Write { file, .. } | Call::Truncate { file, .. } | Call::Unlink { file } => {
                unsynced.entry(file).or_default().push(call);
            }
            // A folder is synced for the files that are no longer in it.
            Call::Sync { file } if is_honest && file == "." => {
                for calls in unsynced.values_mut() {
                    let last = calls.iter().rposition(|call| matches!(call, Call::Unlink { .. }));
                    for call in calls.drain(..last.map_or(0, |last| last + 1)) {
                        carry_out(&mut disk, call, |_| true);
                    }
                }
            }
            Call::Sync { file } if is_honest => {
                for call in unsynced.remove(file.as_str()).unwrap_or_default() {
                    carry_out(&mut disk, call, |_| true);
                }
            }
            Call::Sync { .. } => {}
            Call::Acknowledged { table, len } => {
                acknowledged.insert(table.as_str(), *len);
            }
        }
    }
    for call in unsynced.into_values().flatten() {
        carry_out(&mut disk, call, |_| chance.below(16) < kept_of_16);
    }
    (disk, acknowledged)
}

/// Carries out a call, or those sectors of a write that are kept.
fn carry_out(disk: &mut Disk, call: &Call, mut is_kept: impl FnMut(usize) -> bool) {
    match call {
        Call::Write { file, at, data } => {
            let content = disk.entry(file.clone()).or_default().get_or_insert_default();
            let mut from = *at;
            while from < at + data.len() {
                let to = (from / SECTOR + 1) * SECTOR;
                let to = to.min(at + data.len());
                if is_kept(from) {
                    content.resize(content.len().max(to), 0);
                    content[from..to].copy_from_slice(&data[from - at..to - at]);
                }
                from = to;
            }
        }
        Call::Truncate { file, len } if is_kept(0) => {
            disk.entry(file.clone()).or_default().get_or_insert_default().resize(*len, 0);
        }
        Call::Unlink { file } if is_kept(0) => {
            disk.insert(file.clone(), None);
        }
        _ => {}
    }
}

/// Opens the store on a disk, and looks for everything that was acknowledged.
async fn check(disk: &Disk, acknowledged: &HashMap<&str, u64>) -> Result<(), String> {
    let folder = TempDir::new().unwrap();
    for (file, content) in disk {
        if let Some(content) = content {
            std::fs::write(folder.path().join(file), content).unwrap();
        }
    }
    let store = store::open(&Location::Folder(folder.path().into())).await;
    let store = store.map_err(|error: OpenError| error.to_string())?;
    let verified = store::verify(&*store, |_| {}).await.map_err(|error| error.to_string())?;
    if let Some(fault) = verified.faults.first() {
        return Err(fault.clone());
    }
    for table in (0..TABLES).map(|number| format!("t{number}")) {
        let len = store.log(&table, 0).await.map_err(|error| error.to_string())?.len() as u64;
        let promised = acknowledged.get(table.as_str()).copied().unwrap_or(0);
        if len < promised {
            return Err(format!("{table} has {len} of {promised} entries"));
        }
        let note = store.note("person", &table).await.map_err(|error| error.to_string())?;
        let noted = note.map_or("0".into(), |note| note.body.read::<String>().unwrap());
        if noted != len.to_string() {
            return Err(format!("{table} has {len} entries, but its note says {noted}"));
        }
    }
    Ok(())
}

/// Lets a process write, and gives all its calls.
fn record() -> Vec<Call> {
    let folder = TempDir::new().unwrap();
    let (shim, record) = (folder.path().join("record.so"), folder.path().join("record"));
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/store/record.c");
    let compiler = std::env::var("CC").unwrap_or("cc".into());
    let mut compile = Command::new(&compiler);
    compile.args(["-shared", "-fPIC", "-O1", "-Wall", "-o"]).arg(&shim).arg(source);
    let compiled = compile.status().unwrap_or_else(|error| panic!("cannot start {compiler}: {error}"));
    assert!(compiled.success(), "{source} does not compile");

    let data = folder.path().join("data");
    std::fs::create_dir(&data).unwrap();
    let written = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "power::writer", "--ignored", "--nocapture"])
        .env("LD_PRELOAD", &shim)
        .env("RECORD_TO", &record)
        .env(FOLDER, data.canonicalize().unwrap())
        .stdout(Stdio::null())
        .status()
        .unwrap();
    assert!(written.success());
    let calls = read_calls(&record);
    let n_syncs = calls.iter().filter(|call| matches!(call, Call::Sync { file } if file.ends_with("-wal")));
    assert!(TABLES as u64 * ENTRIES / 10 < n_syncs.count() as u64, "the record has hardly a sync");
    calls
}

fn read_calls(record: &Path) -> Vec<Call> {
    let mut record = BufReader::new(std::fs::File::open(record).unwrap());
    let mut calls = Vec::new();
    loop {
        let mut line = String::new();
        if record.read_line(&mut line).unwrap() == 0 {
            return calls;
        }
        let parts: Vec<&str> = line.trim_end().splitn(4, ' ').collect();
        let (at, len) = (parts[1].parse().unwrap(), parts[2].parse().unwrap());
        let mut data = vec![0; len];
        record.read_exact(&mut data).unwrap();
        let file = parts[3].to_owned();
        match parts[0] {
            // It is rebuilt from the write-ahead log.
            _ if file.ends_with("-shm") => {}
            "write" if file == "stdout" => calls.extend(read_words(&data)),
            "write" => calls.push(Call::Write { file, at, data }),
            "truncate" => calls.push(Call::Truncate { file, len: at }),
            "unlink" => calls.push(Call::Unlink { file }),
            "sync" => calls.push(Call::Sync { file }),
            other => panic!("{other} in the record"),
        }
    }
}

/// What the writer says, between the words of the test harness.
fn read_words(data: &[u8]) -> Vec<Call> {
    let text = String::from_utf8_lossy(data);
    let told = text.lines().filter_map(|line| line.strip_prefix("written ")?.split_once(' '));
    told.map(|(table, len)| Call::Acknowledged { table: table.into(), len: len.parse().unwrap() }).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "the process that the tests above record"]
async fn writer() {
    let folder = std::env::var(FOLDER).unwrap();
    let store = store::open(&Location::Folder(folder.into())).await.unwrap();
    let mut tasks = JoinSet::new();
    for number in 0..TABLES {
        let store = store.clone();
        tasks.spawn(async move {
            let table = format!("t{number}");
            for seq in 0..ENTRIES {
                let body = Json::new(&"x".repeat(3000)).unwrap();
                let entry = store::Append { body, ..append(&table, seq) };
                let write = Write::from(entry).with(person(&table, &(seq + 1).to_string()));
                store.write(write).await.unwrap();
                println!("written {table} {}", seq + 1);
                if seq == ENTRIES * 3 / 4 {
                    store.scrub(true).await.unwrap();
                }
            }
        });
    }
    tasks.join_all().await;
}
