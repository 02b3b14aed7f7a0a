//! Missions and sets of cards that a person keeps: each a code and a name of one's own.

use axum::http::StatusCode;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use store::{Expect, WriteError};
use table::PersonId;

use crate::error::ApiError;
use crate::node::Node;
use crate::notes::{find, put};
use crate::people;
use crate::work::missions;

/// The kind of note, one for each person.
const KIND: &str = "kept";
const LONGEST_NAME: usize = 40;
const MOST_KEPT: usize = 100;
const MOST_ATTEMPTS: usize = 5;

/// A code that a person keeps.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub(crate) struct KeptCode {
    /// The code, such as `SM1-…` for nine cards of Smitten.
    code: String,
    /// The id of the game it belongs to.
    game: String,
    /// What the person calls it.
    name: String,
}

/// What a person keeps, in the order in which it was first kept.
pub(crate) async fn list(node: &Node, person: &PersonId) -> Result<Vec<KeptCode>, ApiError> {
    Ok(find(&*node.store, KIND, &person.0).await?.map_or_else(Vec::new, |(kept, _)| kept))
}

/// Keeps a code under a name; one that is kept already is renamed.
pub(crate) async fn keep(node: &Node, person: &PersonId, code: &str, name: &str) -> Result<(), ApiError> {
    let (game, own) = missions::read(code)?;
    let name = name.trim();
    if name.is_empty() || LONGEST_NAME < name.chars().count() || name.chars().any(char::is_control) {
        return Err(ApiError::bad("bad-name", "a name has 1 to 40 visible characters"));
    }
    let new = KeptCode { code: own.code, game: game.info().id.into(), name: name.into() };
    change(node, person, |kept| {
        if let Some(known) = kept.iter_mut().find(|known| known.code == new.code) {
            known.name.clone_from(&new.name);
        } else if kept.len() < MOST_KEPT {
            kept.push(new.clone());
        } else {
            let message = "you keep a hundred codes already: remove one first";
            return Err(ApiError::new(StatusCode::CONFLICT, "too-many-codes", message));
        }
        Ok(())
    })
    .await
}

/// Keeps a code no longer.
pub(crate) async fn remove(node: &Node, person: &PersonId, code: &str) -> Result<(), ApiError> {
    change(node, person, |kept| {
        kept.retain(|known| !known.code.eq_ignore_ascii_case(code));
        Ok(())
    })
    .await
}

async fn change(
    node: &Node,
    person: &PersonId,
    change: impl Fn(&mut Vec<KeptCode>) -> Result<(), ApiError>,
) -> Result<(), ApiError> {
    for _ in 0..MOST_ATTEMPTS {
        let found = find::<Vec<KeptCode>>(&*node.store, KIND, &person.0).await?;
        let (mut kept, expected) = match found {
            Some((kept, version)) => (kept, Expect::Version(version)),
            None => (Vec::new(), Expect::New),
        };
        change(&mut kept)?;
        let note = put(KIND, &person.0, &kept).tagged(people::person_tag(person)).expecting(expected);
        match node.store.write(note.into()).await {
            Err(WriteError::Changed { .. }) => {}
            written => return Ok(written?),
        }
    }
    Err(ApiError::busy())
}
