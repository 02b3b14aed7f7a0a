//! Processes that a test starts and ends.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use rustix::process::{Pid, Resource, Rlimit, Signal, kill_process, prlimit};
use store::Location;

/// A running `wardroom serve`.
pub(crate) struct Process {
    child: Child,
    pub(crate) url: String,
}

impl Process {
    pub(crate) fn start(location: &Location) -> Process {
        Process::start_logging(location, Stdio::null())
    }

    /// Starts one that gets an error, instead of a signal, at the limit of file size.
    pub(crate) fn start_without_signal(location: &Location) -> Process {
        let mut command = Command::new("sh");
        command.args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_wardroom")]);
        Process::start_with(command, location, Stdio::null())
    }

    pub(crate) fn start_logging(location: &Location, log: Stdio) -> Process {
        Process::start_with(Command::new(env!("CARGO_BIN_EXE_wardroom")), location, log)
    }

    fn start_with(mut command: Command, location: &Location, log: Stdio) -> Process {
        command.args([
            "serve",
            "--listen",
            "127.0.0.1:0",
            "--no-limits",
            "--bot-pause",
            "0",
            "--courtesy",
            "0",
        ]);
        match location {
            Location::Folder(folder) => command.arg("--data").arg(folder),
            Location::Postgres(address) => command.args(["--database", address]),
        };
        let mut child = command.stdout(Stdio::piped()).stderr(log).spawn().unwrap();
        let mut url = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut url).unwrap();
        assert!(url.starts_with("http://127.0.0.1:"), "the server did not start: {url:?}");
        Process { child, url: url.trim().into() }
    }

    /// Limits the size of its files in bytes, which looks like a full disk.
    pub(crate) fn limit_files(&self, bytes: Option<u64>) {
        let limit = Rlimit { current: bytes, maximum: None };
        prlimit(Some(Pid::from_child(&self.child)), Resource::Fsize, limit).unwrap();
    }

    /// Stops the process until the returned value is dropped.
    pub(crate) fn pause(&self) -> Paused {
        Paused::new([Pid::from_child(&self.child)])
    }

    /// Kills the process at once, as `kill -9` does.
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Asks it to end, and waits until it has.
    pub(crate) fn terminate(mut self) {
        let process = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &process]).status().unwrap().success());
        assert!(self.child.wait().unwrap().success());
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // The process may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Stopped processes, which go on when this is dropped.
pub(crate) struct Paused(Vec<Pid>);

impl Paused {
    fn new(pids: impl IntoIterator<Item = Pid>) -> Paused {
        let stop = |pid: &Pid| kill_process(*pid, Signal::STOP).is_ok();
        Paused(pids.into_iter().filter(stop).collect())
    }
}

impl Drop for Paused {
    fn drop(&mut self) {
        for pid in &self.0 {
            // The process may have ended meanwhile.
            let _ = kill_process(*pid, Signal::CONT);
        }
    }
}

/// A PostgreSQL server of the test, which ends with its standard input.
pub(crate) struct Database {
    _process: Child,
    pub(crate) address: String,
}

impl Database {
    /// Stops the server with all its processes until the returned value is dropped.
    pub(crate) fn pause(&self) -> Paused {
        let (_, folder) = self.address.split_once('@').unwrap();
        let folder = folder.trim_end_matches("/postgres").replace("%2F", "/");
        let text = std::fs::read_to_string(format!("{folder}/data/postmaster.pid")).unwrap();
        let server: i32 = text.lines().next().unwrap().parse().unwrap();
        // A stopped server starts no further process, so it is stopped first.
        let mut paused = Paused::new([Pid::from_raw(server).unwrap()]);
        paused.0.append(&mut Paused::new(children(server)).0);
        paused
    }
}

/// The child processes of a process.
fn children(parent: i32) -> Vec<Pid> {
    let processes = std::fs::read_dir("/proc").unwrap().map(|entry| entry.unwrap().path());
    let is_child = |path: &std::path::PathBuf| {
        let status = std::fs::read_to_string(path.join("status")).unwrap_or_default();
        status.lines().any(|line| line == format!("PPid:\t{parent}"))
    };
    let number = |path: std::path::PathBuf| path.file_name()?.to_str()?.parse().ok().and_then(Pid::from_raw);
    processes.filter(is_child).filter_map(number).collect()
}

/// A PostgreSQL.
pub(crate) fn postgres() -> Database {
    let tool = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tools/postgres");
    let mut command = Command::new(tool);
    let mut process = command.arg("run").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut address = String::new();
    BufReader::new(process.stdout.take().unwrap()).read_line(&mut address).unwrap();
    let address = address.trim().to_string();
    assert!(!address.is_empty(), "no PostgreSQL to test with: see what tools/postgres says above");
    Database { _process: process, address }
}

/// Runs a command to its end and returns its output.
pub(crate) fn wardroom(args: &[&str], folder: &Path, code: i32) -> String {
    let output =
        Command::new(env!("CARGO_BIN_EXE_wardroom")).args(args).current_dir(folder).output().unwrap();
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(code), "{args:?}: {error}");
    String::from_utf8(output.stdout).unwrap()
}
