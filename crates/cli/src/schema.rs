//! `wardroom schema`: the JSON schemas of messages, requests and games.

use std::io::Write;
use std::process::ExitCode;

use anyhow::Result;

use crate::out::out;

/// Prints one JSON document, from which the web client's types are made.
pub(crate) fn run() -> Result<ExitCode> {
    writeln!(out(), "{}", serde_json::to_string_pretty(&server::schemas())?)?;
    Ok(ExitCode::SUCCESS)
}
