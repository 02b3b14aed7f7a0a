//! Output whose reader has stopped reading, as `head` does.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::json;

use crate::fixtures::{commands, data, duel, played};
use crate::run::{command, finish, stderr, wardroom_at};

/// Arguments and input with which a command prints something and ends.
fn call(name: &str) -> (Vec<&str>, &'static str) {
    let args = match name {
        "serve" => vec!["--listen", "127.0.0.1:0", "--data", "served"],
        "play" => vec!["dead-mans-draw"],
        "replay" | "verify" => vec!["duel.json"],
        "solve" => vec!["mission.json", "--nodes", "0"],
        "analyse" => vec!["mission.json", "--nodes", "0", "--worlds", "0"],
        "simulate" => vec!["dead-mans-draw", "--bots", "random", "--games", "1"],
        "mine" => vec!["dead-mans-draw", "--number", "1"],
        "bench" => vec!["dead-mans-draw", "--seconds", "0.01"],
        "referee" => return (vec![], "{\"cmd\":\"games\"}\n"),
        "schema" | "help" => vec![],
        "backup" => vec!["backup.db", "--data", "data"],
        "export" => vec!["-", "--data", "data"],
        "import" => vec!["all.jsonl", "--data", "imported"],
        other => panic!("say here how `{other}` is called"),
    };
    (args, "")
}

#[test]
fn a_closed_pipe_is_success_for_every_command() {
    let home = tempfile::tempdir().unwrap();
    let home = home.path();
    fs::write(home.join("duel.json"), duel()).unwrap();
    let mission = played("planet-nine", json!({ "players": 3, "mission": 1 }), "pipe", usize::MAX);
    fs::write(home.join("mission.json"), mission.write()).unwrap();
    data(&home.join("data"));
    assert!(wardroom_at(home, &["export", "all.jsonl", "--data", "data"], "").status.success());
    for name in commands() {
        let (args, input) = call(&name);
        let mut command = command(home);
        command.arg(&name).args(args);
        let code = if name == "serve" {
            serve(home, command.stdout(closed()).stderr(closed()))
        } else {
            let told = finish(command.stdout(closed()).stderr(Stdio::piped()), input);
            assert_eq!(told.status.code(), Some(0), "{name}: {}", stderr(&told));
            let _ = fs::remove_file(home.join("backup.db"));
            let _ = fs::remove_dir_all(home.join("imported"));
            finish(command.stderr(closed()), input).status.code()
        };
        assert_eq!(code, Some(0), "{name}, with both outputs closed");
    }
}

/// An output without a reader.
fn closed() -> std::io::PipeWriter {
    let (_, writer) = std::io::pipe().unwrap();
    writer
}

/// Waits until the server works, and asks it to end.
fn serve(home: &Path, command: &mut Command) -> Option<i32> {
    let mut child = command.stdin(Stdio::null()).spawn().unwrap();
    while !home.join("served/control.sock").exists() {
        if let Some(ended) = child.try_wait().unwrap() {
            return ended.code();
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    let process = child.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &process]).status().unwrap().success());
    child.wait().unwrap().code()
}
