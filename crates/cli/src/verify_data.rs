//! `wardroom verify --data`: the check of all data of a server.

use std::io::Write;
use std::process::ExitCode;

use anyhow::{Result, ensure};
use serde_json::json;
use server::Verified;
use store::{Location, OpenError, StoreError};

use crate::location::{LocationArgs, block_on};
use crate::out::out;

/// Checks a whole folder or database; damage is a negative answer.
pub(crate) fn run(args: &LocationArgs, is_json: bool) -> Result<ExitCode> {
    let location = args.location()?;
    if let Location::Folder(folder) = &location {
        let is_used = ["wardroom.db", "wardroom.mark"].iter().any(|name| folder.join(name).exists());
        ensure!(is_used, "there is no data in {}: name the folder of a server", folder.display());
    }
    let verified = block_on(async {
        let store = match store::open(&location).await {
            Err(error @ OpenError::CutShort { .. }) => return Ok(Err(error.to_string())),
            opened => opened?,
        };
        match server::verify(&*store).await {
            Err(error @ StoreError::Damaged(_)) => Ok(Err(error.to_string())),
            verified => Ok(Ok(verified?)),
        }
    })?;
    let faults = match &verified {
        Ok(verified) => verified.store.faults.clone(),
        Err(fault) => vec![fault.clone()],
    };
    if is_json {
        writeln!(out(), "{}", json!({ "verified": faults.is_empty(), "faults": faults }))?;
    } else if let (Ok(verified), true) = (&verified, faults.is_empty()) {
        writeln!(out(), "verified: {}", told(verified))?;
    } else {
        faults.iter().try_for_each(|fault| writeln!(out(), "NOT verified: {fault}"))?;
    }
    Ok(ExitCode::from(u8::from(!faults.is_empty())))
}

fn told(Verified { store, remarks, records }: &Verified) -> String {
    let store::Verified { tables, entries, unlinked, notes, .. } = store;
    let mut told = format!(
        "{tables} tables with {entries} entries, {notes} notes, {remarks} of them remarks and {records} records"
    );
    if 0 < *unlinked {
        told += &format!("; nothing vouches for {unlinked} entries that are older than the hash chain");
    }
    told
}
