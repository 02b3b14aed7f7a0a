//! Processes that a test starts and ends.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

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

    pub(crate) fn start_logging(location: &Location, log: Stdio) -> Process {
        let mut command = Command::new(env!("CARGO_BIN_EXE_wardroom"));
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

    /// Ends it at once, as `kill -9` does.
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
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A PostgreSQL of the test's own, which ends with its standard input.
pub(crate) struct Database {
    _process: Child,
    pub(crate) address: String,
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

/// Runs a command to its end; gives what it prints.
pub(crate) fn wardroom(args: &[&str], folder: &Path, code: i32) -> String {
    let output =
        Command::new(env!("CARGO_BIN_EXE_wardroom")).args(args).current_dir(folder).output().unwrap();
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(code), "{args:?}: {error}");
    String::from_utf8(output.stdout).unwrap()
}
