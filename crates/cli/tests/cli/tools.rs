//! `./run` and the tools that it and `./test` begin with, among fake programs.

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::Path;
use std::process::{Command, Output};

use crate::run::{stderr, stdout};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// A folder with the programs that any system has, and these scripts.
fn programs(scripts: &[(&str, &str)]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    for name in ["bash", "cat", "dirname", "env", "find", "grep", "head", "id", "sed", "sort"] {
        let found = ["/usr/bin", "/bin"].map(|place| Path::new(place).join(name));
        let found = found.iter().find(|path| path.exists()).unwrap_or_else(|| panic!("no {name} here"));
        if !scripts.iter().any(|(script, _)| *script == name) {
            symlink(found, folder.path().join(name)).unwrap();
        }
    }
    for (name, text) in scripts {
        let path = folder.path().join(name);
        fs::write(&path, format!("#!/bin/bash\n{text}\n")).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    }
    folder
}

fn run(programs: &Path, script: &str, args: &[&str]) -> Output {
    let script = Path::new(ROOT).join(script);
    Command::new(script).args(args).env_clear().env("PATH", programs).output().unwrap()
}

/// The result of `tools/needs` with these programs; `Err` if they do not do.
fn needs(what: &str, scripts: &[(&str, &str)]) -> Result<(), String> {
    let output = run(programs(scripts).path(), "tools/needs", &[what]);
    match output.status.code() {
        Some(0) => Ok(()),
        Some(1) => Err(stderr(&output)),
        code => panic!("{code:?}: {}", stderr(&output)),
    }
}

#[test]
fn node_is_as_new_as_vite_needs_it() {
    let lock = fs::read_to_string(Path::new(ROOT).join("web/package-lock.json")).unwrap();
    let lock: serde_json::Value = serde_json::from_str(&lock).unwrap();
    // A change of this range belongs into `tools/needs`, README.md and web/package.json, too.
    assert_eq!(lock["packages"]["node_modules/vite"]["engines"]["node"], "^20.19.0 || >=22.12.0");
    assert_eq!(lock["packages"][""]["engines"]["node"], "^20.19.0 || >=22.12.0");
    let with = |version: &str| needs("web", &[("node", &format!("echo v{version}")), ("npm", "")]);
    for good in ["20.19.0", "20.20.2", "22.12.0", "23.1.0", "24.0.0", "30.0.0"] {
        with(good).unwrap();
    }
    for bad in ["18.20.4", "20.9.0", "20.18.3", "21.7.3", "22.2.0", "22.11.0"] {
        let told = with(bad).unwrap_err();
        assert!(told.contains(bad) && told.contains("install Node 22.12 or newer"), "{told}");
    }
    assert!(needs("web", &[("npm", "")]).unwrap_err().contains("built with Node"));
    assert!(needs("web", &[("node", "echo v24.0.0")]).unwrap_err().contains("npm"));
}

#[test]
fn rust_is_new_enough_or_rustup_is_named() {
    let with = |version: &str| {
        needs(
            "rust",
            &[("cargo", ""), ("cc", ""), ("rustc", &format!("echo 'rustc {version} (a 2026-01-01)'"))],
        )
    };
    let least = env!("CARGO_PKG_RUST_VERSION");
    with(&format!("{least}.0")).unwrap();
    with("1.100.0").unwrap();
    let told = with("1.85.0").unwrap_err();
    assert!(told.contains("1.85.0") && told.contains(least) && told.contains("rustup"), "{told}");
    assert!(needs("rust", &[]).unwrap_err().contains("rustup"));
    let without_cc = needs("rust", &[("cargo", ""), ("rustc", "echo rustc 1.99.0")]);
    assert!(without_cc.unwrap_err().contains("C compiler"));
}

#[test]
fn what_the_tests_need_is_named() {
    let with = |git: bool, python: &str, cargo: &str| {
        let python = format!("echo Python {python}");
        let mut scripts = vec![("cargo", cargo), ("python3", python.as_str())];
        scripts.extend(git.then_some(("git", "")));
        needs("tests", &scripts)
    };
    with(true, "3.11.2", "").unwrap();
    assert!(with(false, "3.13.1", "").unwrap_err().contains("needs git"));
    let told = with(true, "3.9.2", "").unwrap_err();
    assert!(told.contains("Python 3.11 or newer") && told.contains("3.9.2"), "{told}");
    let told = with(true, "3.13.1", "[ $1 != clippy ]").unwrap_err();
    assert!(told.contains("rustup component add clippy"), "{told}");
}

#[test]
fn packages_are_installed_by_root_or_through_sudo() {
    let apt = ("apt-get", "echo apt-get $*");
    let install =
        |scripts: &[(&str, &str)]| run(programs(scripts).path(), "tools/packages", &["Why", "thing"]);
    let by_root = install(&[apt, ("id", "echo 0")]);
    assert_eq!(stdout(&by_root), "apt-get update\napt-get install --yes --no-install-recommends thing\n");
    let by_user = install(&[apt, ("id", "echo 1000"), ("sudo", "echo sudo; \"$@\"")]);
    assert_eq!(stdout(&by_user).matches("sudo\napt-get ").count(), 2, "{}", stdout(&by_user));
    for without in [install(&[apt, ("id", "echo 1000")]), install(&[("id", "echo 0")])] {
        assert_eq!(without.status.code(), Some(3));
        assert!(stderr(&without).contains("Why: install it (Debian: as root, apt-get install thing)"));
    }
}

#[test]
fn run_answers_help_before_it_builds() {
    for args in [&["--help"][..], &["-h"], &["play", "--help"]] {
        let output = run(programs(&[]).path(), "run", args);
        assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
        assert!(stdout(&output).contains("./run play [GAME]"), "{}", stdout(&output));
    }
}

#[test]
fn run_shows_on_a_terminal_that_it_builds() {
    let rustc = ("rustc", "echo rustc 1.99.0");
    let programs = programs(&[("cargo", "echo cargo $*; exit 1"), rustc, ("cc", "")]);
    let piped = stdout(&run(programs.path(), "run", &["play"]));
    assert!(piped.contains("cargo build") && piped.contains("--quiet"), "{piped}");
    let pty = "import pty, sys; sys.exit(pty.spawn(sys.argv[1:]) >> 8)";
    let mut python = Command::new("python3");
    python.args(["-c", pty, "env", "-i", &format!("PATH={}", programs.path().display())]);
    let told = stdout(&python.arg(Path::new(ROOT).join("run")).arg("play").output().unwrap());
    assert!(told.contains("cargo build") && !told.contains("--quiet"), "{told}");
}
