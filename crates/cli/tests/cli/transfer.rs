//! Backups and exports: what they report, and what they refuse.

use std::fs;

use crate::fixtures::data;
use crate::run::{stderr, stdout, wardroom_at};

const SAVED: &str = "2 tables, 3 people, 1 record";

#[test]
fn a_folder_without_data_has_no_backup_and_no_export() {
    let home = tempfile::tempdir().unwrap();
    fs::create_dir(home.path().join("empty")).unwrap();
    for folder in ["empty", "missing"] {
        for command in ["backup", "export"] {
            let output = wardroom_at(home.path(), &[command, "saved", "--data", folder], "");
            let told = stderr(&output);
            assert_eq!(output.status.code(), Some(2), "{command} {folder}: {told}");
            assert!(told.contains(&format!("there is no data in {folder}")), "{told}");
            assert!(!home.path().join("saved").exists(), "{command} {folder}");
        }
    }
    assert!(!home.path().join("missing").exists());
    assert_eq!(fs::read_dir(home.path().join("empty")).unwrap().count(), 0);
}

#[test]
fn what_was_saved_is_told() {
    let home = tempfile::tempdir().unwrap();
    data(&home.path().join("data"));
    let run = |args: &[&str]| {
        let output = wardroom_at(home.path(), args, "");
        assert_eq!(output.status.code(), Some(0), "{args:?}: {}", stderr(&output));
        output
    };
    for args in [
        ["backup", "copy.db", "--data", "data"],
        ["export", "all.jsonl", "--data", "data"],
        ["import", "all.jsonl", "--data", "moved"],
    ] {
        let told = stderr(&run(&args));
        assert!(told.contains(SAVED), "{args:?}: {told}");
    }
    let text = stdout(&run(&["export", "-", "--data", "moved"]));
    assert_eq!(text, fs::read_to_string(home.path().join("all.jsonl")).unwrap());
}

#[test]
fn an_export_that_fails_leaves_no_file() {
    let home = tempfile::tempdir().unwrap();
    data(&home.path().join("data"));
    let database = home.path().join("data/wardroom.db");
    let text = fs::read(&database).unwrap();
    // No body is JSON any more.
    let broken: Vec<u8> = text.windows(2).map(|pair| if pair == b"{}" { b'x' } else { pair[0] }).collect();
    fs::write(&database, [broken, text[text.len() - 1..].to_vec()].concat()).unwrap();
    let output = wardroom_at(home.path(), &["export", "all.jsonl", "--data", "data"], "");
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("the database is damaged"), "{}", stderr(&output));
    assert!(!home.path().join("all.jsonl").exists());
}
