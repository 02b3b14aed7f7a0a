//! Commands that a test runs to their end.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// The command, with a home folder of its own.
pub(crate) fn command(home: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_wardroom"));
    command.env("XDG_DATA_HOME", home).env_remove("WARDROOM_DATABASE").current_dir(home);
    command
}

/// Runs `wardroom` with these arguments and this standard input in a fresh home folder.
pub(crate) fn wardroom(args: &[&str], input: &str) -> Output {
    wardroom_at(tempfile::tempdir().unwrap().path(), args, input)
}

/// Runs `wardroom` in this home folder.
pub(crate) fn wardroom_at(home: &Path, args: &[&str], input: &str) -> Output {
    finish(command(home).args(args).stdout(Stdio::piped()).stderr(Stdio::piped()), input)
}

/// Gives a command its input and waits for its end.
pub(crate) fn finish(command: &mut Command, input: &str) -> Output {
    let mut child = command.stdin(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_string();
    // The command may end before it has read everything.
    let writer = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

pub(crate) fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

pub(crate) fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}
