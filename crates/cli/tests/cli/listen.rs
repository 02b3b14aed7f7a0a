//! The addresses where `serve` listens, as typed and as printed.

use std::io::{BufRead, BufReader, Read};
use std::process::{Command, Stdio};

use crate::run::{command, stderr, wardroom};

/// The addresses that are printed, one per line.
fn addresses(listen: &str) -> Vec<String> {
    let home = tempfile::tempdir().unwrap();
    let mut serve = command(home.path());
    serve.args(["serve", "--data", "data", "--listen", listen]).stdin(Stdio::null());
    let mut child = serve.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    let mut first = String::new();
    out.read_line(&mut first).unwrap();
    let process = child.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &process]).status().unwrap().success());
    assert!(child.wait().unwrap().success(), "{first}");
    let rest = out.lines().map(Result::unwrap);
    [first.trim().to_string()].into_iter().chain(rest).collect()
}

#[test]
fn localhost_and_a_port_alone_are_addresses() {
    let [one] = &addresses("localhost:0")[..] else { panic!("one address for one place") };
    assert!(one.starts_with("http://127.0.0.1:") || one.starts_with("http://[::1]:"), "{one}");
    for listen in [":0", "0.0.0.0:0"] {
        let all = addresses(listen);
        let (host, port) = all[0].rsplit_once(':').unwrap();
        assert_eq!(host, "http://127.0.0.1", "{all:?}");
        for other in &all[1..] {
            assert!(other.ends_with(&format!(":{port}")) && !other.contains("0.0.0.0"), "{all:?}");
        }
    }
}

#[test]
fn what_is_no_address_gets_a_sentence() {
    for listen in ["nonsense", "localhost", "127.0.0.1", "localhost:99999", "8080x"] {
        let output = wardroom(&["serve", "--data", "data", "--listen", listen], "");
        assert_eq!(output.status.code(), Some(2), "{listen}");
        assert!(stderr(&output).contains("give an address such as 127.0.0.1:8080"), "{}", stderr(&output));
    }
}

/// The output of `serve` on a terminal, with this `NO_COLOR`.
fn logs(no_color: &str) -> String {
    const PTY: &str = "import pty, sys; sys.exit(pty.spawn(sys.argv[1:]) >> 8)";
    // The shell writes down the number of the process that it becomes.
    const SHELL: &str = r#"echo $$ >process; exec "$0" serve --listen 127.0.0.1:0 --data data"#;
    let home = tempfile::tempdir().unwrap();
    let mut python = Command::new("python3");
    python.args(["-c", PTY, "sh", "-c", SHELL, env!("CARGO_BIN_EXE_wardroom")]).current_dir(home.path());
    let terminal = python.env("NO_COLOR", no_color).stdin(Stdio::null()).stdout(Stdio::piped()).spawn();
    let mut terminal = terminal.expect("install Python 3");
    let mut told = String::new();
    let mut out = BufReader::new(terminal.stdout.take().unwrap());
    while !told.contains("in a browser") {
        assert!(0 < out.read_line(&mut told).unwrap(), "{told}");
    }
    let process = std::fs::read_to_string(home.path().join("process")).unwrap();
    assert!(Command::new("kill").args(["-TERM", process.trim()]).status().unwrap().success());
    out.read_to_string(&mut told).unwrap();
    assert!(terminal.wait().unwrap().success(), "{told}");
    told
}

#[test]
fn logs_are_coloured_on_a_terminal_unless_no_color_is_set() {
    let is_coloured = |told: &str| told.contains('\u{1b}');
    let (coloured, plain) = (logs(""), logs("1"));
    assert!(is_coloured(&coloured) && coloured.contains("serving"), "{coloured:?}");
    assert!(!is_coloured(&plain) && plain.contains("serving"), "{plain:?}");
}
