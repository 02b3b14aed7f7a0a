//! `wardroom schema`: what messages, requests and games look like.

use std::process::ExitCode;

use anyhow::Result;

/// Prints one JSON document, from which the web client's types are made.
pub(crate) fn run() -> Result<ExitCode> {
    println!("{}", serde_json::to_string_pretty(&server::schemas())?);
    Ok(ExitCode::SUCCESS)
}
